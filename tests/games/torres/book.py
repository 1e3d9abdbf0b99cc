"""Which sections of the rule book of Torres hold rules, and some of the rules in them."""

SECTIONS = {*range(1, 14), 16}
RULES = 150
SOME = {"1.1", "4.3.2", "9.1.1", "11.0.10", "12.0.8", "12.11", "13.7", "16.9"}
