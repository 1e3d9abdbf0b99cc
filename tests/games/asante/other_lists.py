"""Cards as other lists might have them: ``python -m tests.games.asante.other_lists NAME``.

The box is read once, when the game is imported. So each list has a Python of its own, in which
``components.toml`` is changed first; all imports of the game come after that.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from typing import Any

Changes = dict[str, dict[str, Any]]  # by the id of a card or a Holy Place

LISTS: dict[str, tuple[Changes, Callable[[], None]]] = {}


def changed(**changes: dict[str, Any]) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """What is said below a list of changes holds where the box has been changed so."""

    def listed(says: Callable[[], None]) -> Callable[[], None]:
        LISTS[says.__name__] = (changes, says)
        return says

    return listed


def change_the_box(changes: Changes) -> None:
    """From now on the box of Asante is read so; also by compiled rules."""
    read = tomllib.loads

    def read_otherwise(text: str) -> dict[str, Any]:
        box = read(text)
        if box.get("meta", {}).get("game") == "Asante":
            groups = ("ware_cards", "artifacts", "persons", "animals", "holy_places")
            cards = {card["id"]: card for group in groups for card in box[group]}
            for name, change in changes.items():
                cards[name].update(change)
        return box

    tomllib.loads = read_otherwise  # type: ignore[assignment]


# ---- numbers


@changed(
    w2_salt_tea={"buy": 4, "sell": 9, "wares": {"silk": 3}},
    camel={"count": 4},
    gorilla={"count": 1},
    basket={"use_markers": 0},
    rwenzori={"steps": [{"op": "draw", "n": 2}]},
    vulture={"steps": [{"op": "steal_hand_card", "n": 2, "how": "random"}]},
    okavango={"steps": [{"op": "recover_markers", "n": 2}]},
    dyer={
        "steps": [
            {"op": "return_wares", "min": 1, "max": 6, "constraint": "same_type"},
            {"op": "take_wares", "n": "returned", "constraint": "all_different_not_returned"},
        ]
    },
)
def prices_copies_markers_and_numbers() -> None:
    from tests.games.asante.positions import (
        Player,
        gold,
        hand,
        legal,
        markers,
        play,
        stand,
        step,
        table,
    )

    me = Player(hand="camel camel camel camel gorilla", artifacts="basket - -", stand="tea")
    assert "play gorilla" not in legal(table(me, markers=0))
    assert legal(table(me, markers=0)) == ["use 1", "end"]
    state = play(table(Player(hand="w2_salt_tea", gold=4)), "buy w2_salt_tea")
    assert (gold(state), stand(state)) == (0, "silk silk silk")
    state = play(table(Player(places="rwenzori")), "holy rwenzori", "drawn camel", "drawn map")
    assert hand(state) == "map camel"
    state = table(Player(hand="vulture"), Player(hand="map nomad"))
    play(state, "play vulture", "pass", "stolen map", "stolen nomad")
    assert hand(state) == "map nomad"
    okavango = Player(places="okavango")
    assert markers(play(table(okavango, markers=2), "holy okavango")) == 4
    assert markers(play(table(okavango, markers=4), "holy okavango")) == 5, "no more were spent"
    state = play(table(Player(hand="dyer", stand="tea " * 6)), "play dyer", *["return tea"] * 5)
    assert step(state) == "take", "there are five other types"


# ---- what a step may say


@changed(
    haggler={
        "steps": [
            {
                "op": "play_ware_card",
                "packages_allowed": True,
                "buy_change": -3,
                "sell_change": 2,
                "markers": 1,
            }
        ]
    }
)
def a_haggler_for_packages_that_takes_a_marker_more() -> None:
    from tests.games.asante.positions import (
        ASANTE,
        Player,
        gold,
        legal,
        markers,
        play,
        played,
        rule,
        stand,
        step,
        table,
    )

    me = Player(hand="haggler w1_package w2_packages", stand="tea tea", gold=0)
    assert rule(table(me, markers=1), "play haggler") == "P6"
    state = play(table(me), "play haggler")
    assert legal(state) == [
        "buy w1_package",
        "buy w2_packages",
        "sell w1_package",
        "sell w2_packages",
    ]
    bought = play(played(state, "buy w1_package"), "type silk")
    assert (gold(bought), stand(bought), markers(bought)) == (0, "tea tea silk", 3), "not below 0"
    play(state, "sell w2_packages")
    assert (step(state), legal(state), rule(state, "type salt")) == ("package", ["type tea"], "6.5")
    assert ASANTE.position(ASANTE.from_position(ASANTE.position(state))) == ASANTE.position(state)
    play(state, "type tea")
    assert (gold(state), stand(state), markers(state), step(state)) == (9, "", 3, "turn")


PLACES_TWICE = {"op": "holy_place_effect", "from": "display", "choose": 2, "strength": 2}


@changed(map={"steps": [PLACES_TWICE]})
def a_map_of_two_places_each_applied_twice() -> None:
    from tests.games.asante.positions import ASANTE, Player, gold, legal, play, played, step, table

    state = table(Player(artifacts="map - -", stand="tea"), display="victoria ngorongoro victoria")
    play(state, "use 1", "display 1")
    assert (gold(state), legal(state)) == (21, ["apply", "done"])
    assert ASANTE.position(ASANTE.from_position(ASANTE.position(state))) == ASANTE.position(state)
    assert legal(played(state, "done")) == ["display 2", "display 3", "done"]
    play(state, "apply", "display 3", "done")
    assert (gold(state), step(state)) == (23, "turn"), "two places, not three"


COPYING = {
    "op": "copy_artifact",
    "side": "any",
    "exclude": ["shango_figurine"],
    "turned_ok": False,
    "spend_copied_markers": False,
}
DISCARDING = {
    "op": "discard_artifact_then_use",
    "side": "any",
    "use": "optional_once",
    "markers": 1,
}


@changed(
    shango_figurine={"steps": [COPYING], "use_markers": 1},
    cape_buffalo={"steps": [DISCARDING]},
    carver={
        "steps": [
            {
                "op": "play_artifact",
                "from": ["hand"],
                "markers": 2,
                "holy_place_to": "self",
            }
        ]
    },
)
def artifacts_that_are_copied_used_and_played_for_other_markers() -> None:
    from tests.games.asante.positions import (
        ASANTE,
        Player,
        legal,
        markers,
        play,
        rule,
        step,
        table,
    )

    me = Player(artifacts="shango_figurine carved_stool calabash", turned="3")
    state = play(table(me, markers=1), "use 1")
    assert legal(state) == ["artifact own 2"], "the Calabash has been used"
    play(state, "artifact own 2")
    assert ASANTE.position(ASANTE.from_position(ASANTE.position(state))) == ASANTE.position(state)
    assert markers(play(state, "take tea")) == 0
    buffalo = Player(hand="cape_buffalo", artifacts="carved_stool - -")
    state = play(table(buffalo), "play cape_buffalo", "artifact own 1", "apply", "take tea")
    assert markers(state) == 3
    assert step(play(table(buffalo, markers=1), "play cape_buffalo", "artifact own 1")) == "turn"
    carver = Player(hand="carver map")
    assert rule(table(carver, markers=2), "play carver") == "P10"
    assert markers(play(table(carver, markers=3), "play carver", "play map", "slot 1")) == 0
    assert rule(table(Player(hand="carver"), discards="map"), "play carver") == "P10"


@changed(
    storyteller={"steps": [{"op": "look_select", "look": 2, "keep": 1, "rest": "top_same_order"}]}
)
def a_second_look_at_fewer_cards() -> None:
    from tests.games.asante.positions import Player, play, played, table, top

    state = table(Player(hand="hermit storyteller"), Player(hand="storyteller"))
    drawn = [f"drawn {card}" for card in ("map", "camel", "nomad", "basket", "porter")]
    play(state, "play hermit", "pass", *drawn, "pick 1")
    again = ("drawn camel", "drawn nomad", "pick 2")
    assert top(played(state, "play storyteller", "pass", *again)) == "camel basket porter"
    play(state, "end", "play storyteller", "pass", *again)
    assert top(state.observed_by(1)) == "camel", "what lies below the other knew, and forgets"
    assert top(state.observed_by(0)) == ""


def searching(category: str) -> dict[str, Any]:
    return {
        "steps": [
            {
                "op": "draw_until",
                "category": category,
                "misses": "discard",
                "found": "play_free_or_keep",
            }
        ]
    }


@changed(
    tracker=searching("person"),
    pilgrim=searching("ware"),
    porter=searching("artifact"),
    storyteller={"steps": [{"op": "draw_up_to_hand", "hand": 2}]},
    matron={"steps": [{"op": "draw_select", "draw": 4, "keep": 1, "rest": "discard"}]},
    hermit={"steps": [{"op": "look_select", "look": 3, "keep": 2, "rest": "top_same_order"}]},
)
def another_search_and_other_numbers_of_cards() -> None:
    from tests.games.asante.positions import (
        ASANTE,
        Player,
        artifacts,
        discards,
        hand,
        legal,
        markers,
        places,
        play,
        played,
        stand,
        step,
        table,
        top,
    )

    state = play(table(Player(hand="tracker")), "play tracker", "drawn camel", "drawn nomad")
    assert legal(state) == ["keep", "play nomad"]
    assert markers(play(state, "play nomad")) == 4
    vain = play(table(Player(hand="tracker")), "play tracker", "drawn animalist")
    assert hand(vain) == "animalist", "it only ever answers"
    assert hand(play(table(Player(hand="storyteller map")), "play storyteller", "drawn dyer")) == (
        "map dyer"
    )
    drawn = ("drawn map", "drawn camel", "drawn dyer")
    state = play(table(Player(hand="matron")), "play matron", *drawn, "drawn nomad")
    play(state, "discard map", "discard camel", "discard dyer")
    assert hand(state) == "nomad"
    state = played(table(Player(hand="hermit")), "play hermit", *drawn, "pick 1", "pick 2")
    assert (hand(state), top(state)) == ("map dyer", "camel")

    pilgrim = Player(hand="pilgrim", stand="tea", gold=2)
    state = play(table(pilgrim), "play pilgrim", "drawn camel", "drawn w1_package")
    assert legal(state) == ["keep", "buy w1_package", "sell w1_package"]
    assert hand(played(state, "keep")) == "w1_package"
    play(state, "buy w1_package")
    assert step(state) == "package"
    assert ASANTE.position(ASANTE.from_position(ASANTE.position(state))) == ASANTE.position(state)
    play(state, "type silk")
    assert (stand(state), markers(state)) == ("tea silk", 4)
    assert discards(state) == "w1_package pilgrim camel"
    poor = play(table(pilgrim), "play pilgrim", "drawn w4_2tea_2jewelry")
    assert (hand(poor), step(poor)) == ("w4_2tea_2jewelry", "turn"), "neither bought nor sold"
    sold = play(table(pilgrim), "play pilgrim", "drawn w1_package", "sell w1_package", "type tea")
    assert stand(sold) == ""

    state = play(table(Player(hand="porter")), "play porter", "drawn map")
    assert legal(state) == ["keep", "play map"]
    play(state, "play map")
    assert ASANTE.position(ASANTE.from_position(ASANTE.position(state))) == ASANTE.position(state)
    play(state, "slot 2")
    assert ASANTE.position(ASANTE.from_position(ASANTE.position(state))) == ASANTE.position(state)
    play(state, "turned kilimanjaro")
    assert (artifacts(state), places(state, 1), step(state)) == ("- map -", "rwenzori", "turn")
    assert (markers(state), discards(state)) == (4, "porter")


# ---- several steps


@changed(
    camel={"steps": [{"op": "gain_gold", "n": 2}, {"op": "draw", "n": 1}]},
    tracker={
        "steps": [
            {"op": "discard", "min": 1, "max": 1},
            {"op": "gain_holy_place", "from": "opponent", "n": 2},
            {
                "op": "play_ware_card",
                "packages_allowed": False,
                "buy_change": 0,
                "sell_change": 0,
                "markers": 0,
            },
            {"op": "copy_artifact", "side": "any", "exclude": [], "spend_copied_markers": True},
            {"op": "discard_artifact_then_use", "side": "any", "markers": 0},
            {"op": "any_one_of_holy_places", "from": ["okavango", "ngorongoro"]},
        ]
    },
)
def a_card_may_do_only_a_part_of_what_it_says() -> None:
    from tests.games.asante.positions import Player, gold, legal, markers, play, rule, step, table

    state = table(Player(hand="camel"), pile="", discards="", markers=1)
    play(state, "play camel", "pass")
    assert (gold(state), step(state)) == (22, "turn"), "there is no card to draw"
    me = Player(hand="tracker w2_salt_tea", gold=3)
    assert rule(table(Player(hand="tracker")), "play tracker") == "P5", "a cost is paid in full"
    state = play(table(me), "play tracker", "discard w2_salt_tea")
    assert legal(state) == ["done"], "nothing to take, and no card to sell, which none can see"
    play(state, "done")
    assert legal(state) == ["holy okavango"], "nothing to copy, to discard"
    play(state, "holy okavango")
    assert (markers(state), step(state)) == (5, "turn")


@changed(
    pottery={
        "steps": [
            {"op": "return_wares", "min": 2, "max": 4, "constraint": "same_type"},
            {"op": "pay_gold", "n": 1},
            {"op": "gain_gold_by_returned", "table": [0, 5, 9]},
        ]
    },
    salt_trader={
        "steps": [
            {"op": "return_wares", "constraint": "all_of_stand"},
            {"op": "gain_gold_per_returned", "n": 2},
        ]
    },
)
def what_is_returned_counts_for_later_steps() -> None:
    from tests.games.asante.positions import Player, gold, legal, play, rule, stand, table

    me = Player(artifacts="pottery - -", stand="tea tea tea tea salt", gold=1)
    state = play(table(me), "use 1")
    assert legal(state) == ["return tea"], "of salt there is only one"
    play(state, "return tea", "return tea")
    assert legal(state) == ["return tea", "done"]
    play(state, "return tea", "return tea")
    assert (gold(state), stand(state)) == (9, "salt"), "the table ends with three"
    few = Player(artifacts="pottery - -", stand="tea salt")
    assert rule(table(few), "use 1") == "A1"
    assert rule(table(Player(artifacts="pottery - -", stand="tea tea", gold=0)), "use 1") == "5.2"
    state = play(table(Player(hand="salt_trader", stand="tea tea salt")), "play salt_trader")
    assert (gold(state), stand(state)) == (26, "")
    assert rule(table(Player(hand="salt_trader")), "play salt_trader") == "P14"


# ---- 5.8


@changed(
    carved_stool={
        "use_markers": 1,
        "steps": [{"op": "take_wares", "n": 2, "constraint": "same_type"}],
    },
    basket={
        "steps": [
            {"op": "return_wares", "min": 0, "max": 2, "constraint": "any"},
            {"op": "take_wares", "n": 3, "constraint": "any"},
        ]
    },
    calabash={"steps": [{"op": "discard_ladder_for_wares", "ladder": [1, 2, 3]}]},
    ngorongoro={"steps": [{"op": "take_wares", "n": 6, "constraint": "all_different"}]},
)
def all_that_an_artifact_or_a_place_gives_must_fit_and_be_there() -> None:
    from tests.games.asante.positions import (
        Player,
        legal,
        play,
        played,
        rule,
        stand,
        step,
        table,
        targets,
    )

    other = Player(stand="tea tea tea tea tea tea")
    stool = Player(artifacts="carved_stool - -", stand="tea")
    state = play(table(stool, other), "use 1")
    assert targets(state, "take") == {"jewelry", "pelt", "silk", "fruits", "salt"}, (
        "one tea is left"
    )
    assert rule(state, "take tea") == "A7"
    assert stand(play(state, "take salt", "take salt")) == "tea salt salt"
    full = table(Player(artifacts="carved_stool - -", stand="tea tea tea tea tea"))
    assert rule(full, "use 1") == "A7"
    two_free = Player(artifacts="basket - -", stand="tea tea tea salt")
    state = play(table(two_free), "use 1")
    assert legal(state) == ["return tea", "return salt"], "two spaces are free, three are needed"
    play(state, "return salt")
    assert legal(state) == ["return tea", "done"]
    play(state, "done", "take silk", "take silk")
    assert rule(state, "done") == "5.8"
    assert stand(play(state, "take silk")) == "tea tea tea silk silk silk"
    assert rule(table(Player(artifacts="basket - -", stand="tea " * 6)), "use 1") == "A6"
    enough = play(table(Player(artifacts="basket - -", stand="tea")), "use 1")
    assert step(played(enough, "done")) == "take"
    ladder = Player(artifacts="calabash - -", hand="map nomad camel", stand="tea tea tea tea")
    assert targets(play(table(ladder), "use 1"), "number") == {"1", "2"}
    places = Player(places="ngorongoro")
    assert "holy ngorongoro" in legal(table(places, other))
    used_up = table(Player(places="ngorongoro", hand="nomad"), Player(stand="tea " * 6))
    assert "holy ngorongoro" in legal(used_up), "two of the tea are left"
    crowded = table(Player(places="ngorongoro", stand="tea"), Player(stand="tea " * 6))
    assert rule(crowded, "holy ngorongoro") == "9.7"


# ---- everything at once


def play_blindly() -> None:
    """Games with all the lists above together keep what every game promises."""
    from sobremesa.games.asante import GAME
    from sobremesa.testing import check_game

    check_game(GAME, seeds=range(4), thorough=0.02)


def main() -> None:
    """Try one list, or all of them together."""
    name = sys.argv[1]
    if name == "all":
        together: Changes = {}
        for changes, _ in LISTS.values():
            together |= changes
        change_the_box(together)
        play_blindly()
    else:
        changes, says = LISTS[name]
        change_the_box(changes)
        says()


if __name__ == "__main__":
    main()
