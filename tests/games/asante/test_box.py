"""What ``components.toml`` says and the rules take for granted: code carries it out, not data."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.asante.box import BOX
from sobremesa.games.asante.cards import CARD_IDS, PLACE_IDS
from sobremesa.games.asante.programs import CONSTRAINTS, OPERATIONS
from tests.games.rule_books import BOOKS, rules

GROUPS = {
    "ware_cards": "ware_cards",
    "artifacts": "artifact_cards",
    "persons": "person_cards",
    "animals": "animal_cards",
    "holy_places": "holy_place_cards",
}
CARDS: list[dict[str, Any]] = [card for group in GROUPS for card in BOX[group]]
STEPS: list[dict[str, Any]] = [step for card in CARDS for step in card.get("steps", [])]

TAKEN_FOR_GRANTED: list[tuple[str, object]] = [
    ("meta.players", 2),
    ("limits.holy_place_plays_per_turn", 1),
    ("limits.artifacts_in_play", 3),
    ("limits.sixth_space_fee", 0),
    ("setup.face_up_holy_places", 3),
    ("no_limit.hand_size", True),
    ("no_limit.holy_places_owned", True),
]

# Of each operation: what may stand beside it, and where only some values are known, those.
PARAMETERS: dict[str, dict[str, tuple[object, ...] | None]] = {
    "draw": {"n": None},
    "draw_as_many_as_discarded": {},
    "draw_up_to_hand": {"hand": None},
    "draw_select": {"draw": None, "keep": None, "rest": ("discard",)},
    "look_select": {"look": None, "keep": None, "rest": ("top_same_order",)},
    "draw_until": {
        "category": None,
        "misses": ("discard",),
        "found": ("play_free_or_keep",),
    },
    "take_from_discard": {"category": None, "exclude": None, "n": None},
    "discard": {"min": None, "max": None},
    "discard_ladder_for_wares": {"ladder": None},
    "steal_hand_card": {"n": None, "how": ("random",)},
    "pay_gold": {"n": None},
    "gain_gold": {"n": None},
    "gain_gold_by_returned": {"table": None},
    "gain_gold_per_returned": {"n": None},
    "return_wares": {"min": None, "max": None, "constraint": None},
    "take_wares": {"n": None, "constraint": None},
    "swap_ware_with_supply": {"n": None},
    "opponent_returns_type": {"types": None, "chooser": ("active",)},
    "each_returns_down_to": {"wares": None, "order": ("opponent_first",)},
    "recover_markers": {"n": None},
    "holy_place_effect": {"from": ("display",), "choose": None, "strength": None},
    "any_one_of_holy_places": {"from": None},
    "gain_holy_place": {"from": ("display", "opponent"), "n": None},
    "play_ware_card": {
        "packages_allowed": (False, True),
        "buy_change": None,
        "sell_change": None,
        "markers": None,
    },
    "play_artifact": {"from": None, "markers": None, "holy_place_to": ("self",)},
    "copy_artifact": {
        "side": ("any",),
        "exclude": None,
        "turned_ok": (False, True),
        "spend_copied_markers": (False, True),
    },
    "discard_artifact_then_use": {
        "side": ("any",),
        "use": ("optional_once",),
        "markers": None,
    },
    "cancel": {"categories": None},
}


@pytest.mark.parametrize(("path", "value"), TAKEN_FOR_GRANTED)
def test_the_data_says_what_the_rules_take_for_granted(path: str, value: object) -> None:
    """Who changes one of these has a rule to write as well."""
    found = BOX
    for key in path.split("."):
        found = found[key]
    assert found == value


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step["op"])
def test_every_step_says_what_the_operations_can_do(step: dict[str, Any]) -> None:
    known = PARAMETERS[step["op"]]
    for name, value in step.items():
        if name != "op":
            assert name in known, name
            values = known[name]
            assert values is None or value in values, name
    assert step.get("constraint", "any") in CONSTRAINTS


def test_operations_are_those_of_the_book() -> None:
    """Section 12: each has a row of its table; each is used."""
    book = (BOOKS / "asante.md").read_text(encoding="utf-8")
    assert list(PARAMETERS) == OPERATIONS
    assert {step["op"] for step in STEPS} == set(OPERATIONS)
    assert all(f"| `{operation}`" in book or f"/ `{operation}`" in book for operation in OPERATIONS)


def test_cards_add_up() -> None:
    totals = BOX["totals"]
    for group, total in GROUPS.items():
        assert sum(card["count"] for card in BOX[group]) == totals[total]
    assert totals["draw_pile_cards"] == totals["all_cards"] - totals["holy_place_cards"]
    assert sum(ware["tokens"] for ware in BOX["wares"]) == totals["ware_tokens"]
    assert sum(coin["tokens"] for coin in BOX["gold"]) == totals["gold_tokens"]


def test_every_card_has_a_rule_of_the_book() -> None:
    book = set(rules("asante"))
    assert all(card["rule"] in book for card in CARDS)
    assert len({*CARD_IDS, *PLACE_IDS}) == len(CARDS)
    alone = [card["rule"] for card in CARDS if card not in BOX["ware_cards"]]
    assert len(alone) == len(set(alone))


def test_everything_says_where_it_comes_from() -> None:
    tables = [BOX[name] for name in ("totals", "setup", "limits", "no_limit", "options")]
    for table in [*CARDS, *BOX["wares"], *BOX["gold"], *tables]:
        assert table["confidence"] in ("seed", "sourced", "reconstructed"), table


def test_every_source_that_is_named_is_listed() -> None:
    listed = {source["id"] for source in BOX["sources"]}
    assert {card["source"] for card in CARDS if "source" in card} <= listed
