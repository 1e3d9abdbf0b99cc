"""Section 12: the effects of the cards, put together in ``components.toml`` from operations."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asante.box import BOX
from sobremesa.games.asante.cards import (
    CATEGORIES,
    WARE_CARDS,
    card_number,
    place_number,
)

OPERATIONS: Final[list[str]] = [
    "draw",
    "draw_as_many_as_discarded",
    "draw_up_to_hand",
    "draw_select",
    "look_select",
    "draw_until",
    "take_from_discard",
    "discard",
    "discard_ladder_for_wares",
    "steal_hand_card",
    "pay_gold",
    "gain_gold",
    "gain_gold_by_returned",
    "gain_gold_per_returned",
    "return_wares",
    "take_wares",
    "swap_ware_with_supply",
    "opponent_returns_type",
    "each_returns_down_to",
    "recover_markers",
    "holy_place_effect",
    "any_one_of_holy_places",
    "gain_holy_place",
    "play_ware_card",
    "play_artifact",
    "copy_artifact",
    "discard_artifact_then_use",
    "cancel",
]

DRAW: Final[i64] = 0
DRAW_AS_MANY: Final[i64] = 1
DRAW_UP_TO: Final[i64] = 2
DRAW_SELECT: Final[i64] = 3
LOOK_SELECT: Final[i64] = 4
DRAW_UNTIL: Final[i64] = 5
TAKE_FROM_DISCARD: Final[i64] = 6
DISCARD_CARDS: Final[i64] = 7
LADDER: Final[i64] = 8
STEAL: Final[i64] = 9
PAY_GOLD: Final[i64] = 10
GAIN_GOLD: Final[i64] = 11
GAIN_BY_RETURNED: Final[i64] = 12
GAIN_PER_RETURNED: Final[i64] = 13
RETURN_WARES: Final[i64] = 14
TAKE_WARES: Final[i64] = 15
SWAP_WARE: Final[i64] = 16
OPPONENT_RETURNS_TYPE: Final[i64] = 17
EACH_RETURNS: Final[i64] = 18
RECOVER_MARKERS: Final[i64] = 19
PLACE_EFFECT: Final[i64] = 20
ANY_PLACE: Final[i64] = 21
GAIN_PLACE: Final[i64] = 22
PLAY_WARE_CARD: Final[i64] = 23
PLAY_ARTIFACT: Final[i64] = 24
COPY_ARTIFACT: Final[i64] = 25
DISCARD_ARTIFACT: Final[i64] = 26
CANCEL: Final[i64] = 27

# The constraints of wares that are returned or taken.
CONSTRAINTS: Final[list[str]] = [
    "any",
    "same_type",
    "all_different",
    "all_different_not_returned",
    "all_of_stand",
]
ANY: Final[i64] = 0
SAME_TYPE: Final[i64] = 1
ALL_DIFFERENT: Final[i64] = 2
ALL_DIFFERENT_NOT_RETURNED: Final[i64] = 3
ALL_OF_STAND: Final[i64] = 4

AS_MANY_AS_RETURNED: Final[i64] = -1  # instead of a number of wares to take


@final
class Operation:
    """One step of a card.

    ``least`` and ``most`` say how many (cards, gold, wares, markers, places, hand size: most,
    where there is one number); ``constraint`` which wares; ``table`` the gold or the cards for
    1, 2, 3 … wares; ``category`` and ``excluded`` which cards; ``kept`` how many of those drawn or
    looked at; ``from_opponent``, ``from_discard``, ``from_hand``: where it is taken from;
    ``places`` which Holy Places, each applied as often as ``strength`` says; ``buy_change`` and
    ``sell_change`` the prices; ``packages`` whether cards with packages may be played; ``markers``
    what that card, or the Artifact, still costs; ``turned_too`` and ``pays_copied`` whether a used
    Artifact may be copied, and for its markers; ``to_self`` who receives the place.

    ``is_cost`` says that it must be possible in full (5.10), ``gives`` that steps after it may go
    by how many there were, ``follows`` that it is such a step.
    """

    def __init__(self, told: dict[str, Any]) -> None:
        self.code: i64 = OPERATIONS.index(told["op"])
        number = _number(told)
        self.least: i64 = told.get("min", number)
        self.most: i64 = number
        self.kept: i64 = told.get("keep", 0)
        self.constraint: i64 = CONSTRAINTS.index(told.get("constraint", "any"))
        self.table: vec[i64] = vec[i64](told.get("table", told.get("ladder", [])))
        self.category: i64 = CATEGORIES.index(told["category"]) if "category" in told else -1
        self.excluded: vec[i64] = vec[i64](card_number(card) for card in told.get("exclude", []))
        source = told.get("from", [])
        self.from_opponent: bool = source == "opponent"
        self.from_hand: bool = "hand" in source
        self.from_discard: bool = "discard" in source
        self.places: vec[i64] = vec[i64](
            [place_number(place) for place in source]
            if self.code == OPERATIONS.index("any_one_of_holy_places")
            else []
        )
        self.strength: i64 = told.get("strength", 1)
        self.markers: i64 = told.get("markers", 0)
        self.turned_too: bool = told.get("turned_ok", True)
        self.pays_copied: bool = told.get("spend_copied_markers", True)
        self.buy_change: i64 = told.get("buy_change", 0)
        self.sell_change: i64 = told.get("sell_change", 0)
        self.packages: bool = told.get("packages_allowed", True)
        self.to_self: bool = told.get("holy_place_to") == "self"
        self.every_one: bool = told.get("choose") == "all"
        self.cancels: vec[i64] = vec[i64](
            CATEGORIES.index(name) for name in told.get("categories", [])
        )
        everything = self.code == RETURN_WARES and self.constraint == ALL_OF_STAND
        self.is_cost: bool = self.code in (PAY_GOLD, DISCARD_CARDS, RETURN_WARES, LADDER)
        self.is_cost = self.is_cost and not everything
        self.follows: bool = self.code in (DRAW_AS_MANY, GAIN_BY_RETURNED, GAIN_PER_RETURNED)
        self.gives: bool = self.code in (DISCARD_CARDS, RETURN_WARES)


def _number(told: dict[str, Any]) -> int:
    for key in ("max", "n", "draw", "look", "hand", "wares", "types", "choose"):
        value = told.get(key)
        if isinstance(value, int):
            return value
        if value == "returned":
            return int(AS_MANY_AS_RETURNED)
    return 0


# By source: the program of each kind of card (Ware cards have none), then those of the Holy Places.
PROGRAMS: Final[list[list[Operation]]] = [
    [Operation(step) for step in card.get("steps", [])]
    for card in [
        *BOX["ware_cards"],
        *BOX["artifacts"],
        *BOX["persons"],
        *BOX["animals"],
        *BOX["holy_places"],
    ]
]

assert all(not PROGRAMS[card] for card in range(int(WARE_CARDS)))

# How often a place may be applied that is not played (9.8).
MOST_STRENGTH: Final[i64] = max(int(step.strength) for program in PROGRAMS for step in program)

# How many cards can be drawn or looked at before one is chosen.
MOST_LOOKED: Final[i64] = max(
    int(step.most)
    for program in PROGRAMS
    for step in program
    if step.code in (DRAW_SELECT, LOOK_SELECT)
)


def copies_another(artifact: i64) -> bool:
    """Whether an Artifact carries out another one."""
    return any(step.code == COPY_ARTIFACT for step in PROGRAMS[artifact])
