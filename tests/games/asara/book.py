"""Which sections of the rule book of Asara hold rules, and some of the rules in them."""

SECTIONS = {*range(1, 12), 15}
RULES = 139
SOME = {"1.0", "2.0.11", "4.4.1", "7.2.12", "9.0.8", "10.7.4", "15.1", "15.8"}
