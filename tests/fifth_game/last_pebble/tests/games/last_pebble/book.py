"""Which sections of the rule book of Last Pebble hold rules, and some of them."""

SECTIONS = {*range(1, 5)}
RULES = 7
SOME = {"1.1", "3.2", "4.1"}
