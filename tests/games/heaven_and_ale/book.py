"""Which sections of the rule book of Heaven & Ale hold rules, and some of the rules in them."""

SECTIONS = {*range(1, 17), 20}
RULES = 132
SOME = {"1.1", "3.4 S3", "5.10", "11.0.1", "12.3.2", "13.4 P4", "14.4 #7", "20.4"}
