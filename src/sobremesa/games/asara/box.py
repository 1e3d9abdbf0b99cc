"""What is in the box of Asara: every number, from ``components.toml``."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.components import components
from sobremesa.core.game import Option

BOX: Final[dict[str, Any]] = components(__package__ or "sobremesa.games.asara")

RULE_SETS: Final[tuple[str, ...]] = tuple(BOX["game"]["versions"])
BEGINNER: Final[str] = RULE_SETS[0]
PROFESSIONAL: Final[str] = RULE_SETS[1]
MIN_PLAYERS: Final[i64] = BOX["game"]["min_players"]
MAX_PLAYERS: Final[i64] = BOX["game"]["max_players"]
YEARS: Final[i64] = BOX["game"]["years"]

COLOUR_NAMES: Final[list[str]] = BOX["colours"]["section_colours"]
COLOURS: Final[i64] = len(BOX["colours"]["section_colours"])
PRICE: Final[vec[i64]] = vec[i64](BOX["price"][name] for name in COLOUR_NAMES)

BUYER_NAMES: Final[list[str]] = BOX["buyer_colours"]["names"]
BUYER_COLOURS: Final[i64] = len(BOX["buyer_colours"]["names"])
BUYERS_EACH: Final[i64] = BOX["buyers"]["per_colour"]

COINS: Final[i64] = BOX["totals"]["coin_value_total"]
START_MONEY: Final[vec[i64]] = vec[i64](BOX["start_money"]["by_turn_order"])
INCOME: Final[i64] = BOX["new_year"]["income"]

PER_SECTION: Final[i64] = BOX["scoring"]["build"]["per_section_used"]
PER_TOWER: Final[i64] = BOX["scoring"]["year_end"]["per_tower"]
PER_GOLD: Final[i64] = BOX["scoring"]["year_end"]["per_visible_gold_section"]
PER_PATRONAGE: Final[i64] = BOX["scoring"]["year_end"]["patronage"]
PER_LIT_WINDOW: Final[i64] = BOX["scoring"]["year_end"]["per_lit_window"]

SUBSTITUTES: Final[i64] = BOX["flags"]["substitute_cards"]
LITS_PER_WINDOW: Final[i64] = BOX["flags"]["lit_windows_per_window"]
MAY_DECLINE: Final[bool] = BOX["areas"]["spies"]["may_decline"]
CARDS_HIRED: Final[i64] = BOX["areas"]["tent"]["cards_drawn"]

LIT_OPTIONS: Final[list[str]] = list(BOX["lit_options"])
LIT_PAY: Final[vec[i64]] = vec[i64](BOX["lit_options"][name]["pay"] for name in LIT_OPTIONS)
LIT_LOOK: Final[vec[i64]] = vec[i64](BOX["lit_options"][name]["look"] for name in LIT_OPTIONS)
LIT_KEEP: Final[vec[i64]] = vec[i64](BOX["lit_options"][name]["keep"] for name in LIT_OPTIONS)
LITS_EACH: Final[vec[i64]] = vec[i64](
    next(group["count"] for group in BOX["lit_window_groups"] if group["colour"] == name)
    for name in COLOUR_NAMES
)

OPTIONS: Final[tuple[Option, ...]] = (
    *(
        Option(name, value, (False, True))
        for name, value in BOX["flags"].items()
        if isinstance(value, bool)
    ),
    Option("pro_tiebreak_by", BOX["scoring"]["ties"]["pro_tiebreak_by"], ("player", "tower")),
)


def hand_size(players: int) -> int:
    """4.5 How many buyers each player is dealt."""
    size: int = BOX["hand_size"][f"p{players}"]
    return size
