"""Which sections of the rule book of Asante hold rules, and some of the rules in them."""

SECTIONS = {*range(1, 12), 14}
RULES = 134
SOME = {"1.1", "4.14", "5.4 c", "5.14 e", "6.4 d", "H5", "W7", "A1", "P15", "N6", "14.7"}
OWN_NUMBERS = True
