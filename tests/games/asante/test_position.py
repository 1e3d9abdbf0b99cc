"""Positions and observations come back from JSON the same; what cannot be one is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from sobremesa.games.asante.printed import CARDS
from sobremesa.games.asante.steps import STEP_NAMES
from tests.games.asante.positions import ASANTE, Player, play, table
from tests.games.asante.random_games import one_less, one_more, position_at, refused

LEAVE_PLAY = ("person", "animal")
EVERYTHING, SPECTATOR = -2, -3
Spoil = Callable[[Any], None]


# ---- there and back


@pytest.mark.parametrize("step", STEP_NAMES)
def test_every_step_comes_back_as_it_was(step: str) -> None:
    data = position_at(step)
    state = ASANTE.from_position(data)
    assert ASANTE.position(state) == data
    assert state.is_over or state.legal() or state.chances()


@pytest.mark.parametrize("step", STEP_NAMES)
def test_what_anybody_observes_comes_back_as_it_was(step: str) -> None:
    state = ASANTE.from_position(position_at(step))
    for observer in (0, 1, None):
        data = json.loads(json.dumps(ASANTE.position(state.observed_by(observer))))
        again = ASANTE.from_position(data)
        assert ASANTE.position(again) == data
        assert ASANTE.view(again, observer) == ASANTE.view(state, observer)


def test_cards_wares_and_places_are_named() -> None:
    me = Player(hand="camel", stand="tea tea", artifacts="map - -", turned="1", places="victoria")
    data: Any = ASANTE.position(table(me))
    seat = data["seats"][0]
    assert (seat["hand"], seat["stand"]) == ({"camel": 1}, {"tea": 2})
    assert (seat["artifacts"], seat["turned"]) == (["map", None, None], [1])
    assert seat["places"] == {"victoria": 1}
    assert data["pile"]["camel"] == 2
    assert data["step"] == "turn"


HERMIT = ("drawn map", "drawn camel", "drawn nomad", "drawn basket", "drawn porter")


def test_what_was_put_back_is_told_to_who_did_and_counted_for_others() -> None:
    state = play(table(Player(hand="hermit")), "play hermit", *HERMIT, "pick 1")
    for observer in (0, 1, None):
        data: Any = ASANTE.position(state.observed_by(observer))
        known = ["camel", "nomad", "basket", "porter"] if observer == 0 else []
        assert (data["top"], data["top_unknown"]) == (known, 4 - len(known))
        assert data["top_seen_by"] == 0


def test_an_effect_tells_how_far_it_has_come() -> None:
    me = Player(hand="cape_buffalo", artifacts="pottery - -", stand="tea salt")
    state = play(table(me), "play cape_buffalo", "artifact own 1", "apply", "return tea")
    data: Any = ASANTE.position(state)
    buffalo, pottery = data["effects"]
    assert (buffalo["source"], buffalo["artifact"], buffalo["chosen"]) == (
        "cape_buffalo",
        "pottery",
        2,
    )
    assert (pottery["source"], pottery["done"], pottery["free"]) == ("pottery", 1, True)
    assert len(pottery["used"]) == 1
    assert ASANTE.position(ASANTE.from_position(data)) == data


# ---- observations


def observed(observer: int | None, step: str = "turn") -> tuple[Any, Any]:
    """A position in the tenth turn or later, and what is observed of it."""
    whole = position_at(step, turns=10)
    return whole, ASANTE.position(ASANTE.from_position(whole).observed_by(observer))


def test_an_observation_has_no_more_than_its_observer_knows() -> None:
    whole, data = observed(0)
    data["pile"], data["pile_unknown"] = whole["pile"], 0
    assert refused(data) == ("pile", "is not what this observer knows")
    _, data = observed(1)
    one_more(data["seats"][0]["hand"], "animalist")
    data["seats"][0]["hand_unknown"] -= 1
    assert refused(data) == ("seats", "is not what this observer knows")


def test_an_observer_knows_what_is_his() -> None:
    _, data = observed(0)
    assert data["observer"] == 0
    for other in (1, SPECTATOR):
        assert refused({**data, "observer": other}) == ("seats", "is not what this observer knows")
    assert refused({**data, "observer": EVERYTHING})[0] == "observer"
    whole = position_at("turn", turns=10)
    assert refused({**whole, "observer": 0}) == ("pile", "is not what this observer knows")


# ---- what cannot be


def in_turn(data: Any) -> Any:
    return data["seats"][data["turn"]]


def other(data: Any) -> Any:
    return data["seats"][1 - data["turn"]]


def set_to(field: str, value: object) -> Spoil:
    def spoil(data: Any) -> None:
        data[field] = value

    return spoil


def mine(field: str, value: object) -> Spoil:
    def spoil(data: Any) -> None:
        in_turn(data)[field] = value

    return spoil


def seventh_animalist(data: Any) -> None:
    one_more(data["pile"], "animalist")


def card_too_few(data: Any) -> None:
    one_less(data["pile"])


def fourth_victoria(data: Any) -> None:
    one_more(data["place_discards"], "victoria")


def shown_but_not_held(data: Any) -> None:
    name = next(name for name in data["pile"] if name not in in_turn(data)["hand"])
    in_turn(data)["shown"] = {name: 1}


def turned_after_his_turn(data: Any) -> None:
    other(data).update(artifacts=["map", None, None], turned=[1])


def turned_without_artifact(data: Any) -> None:
    in_turn(data).update(artifacts=[None, None, None], turned=[1])


def rich_and_yet_no_last_turn(data: Any) -> None:
    other(data)["gold"] = 60


def camel_under_way(data: Any) -> None:
    one_less(data["pile"], "camel")
    data["effects"] = [{"source": "camel"}]


def category(source: str) -> str:
    card: Any = CARDS.get(source, {"category": "place"})
    return str(card["category"])


def card_on_the_table(data: Any) -> None:
    data["card"] = one_less(data["pile"])


def card_gone(data: Any) -> None:
    one_more(data["pile"], data["card"])
    data["card"] = None


def nothing_carried_out(data: Any) -> None:
    for effect in data["effects"]:
        if category(effect["source"]) in LEAVE_PLAY:
            one_more(data["pile"], effect["source"])
    data["effects"] = []


def no_hand_dealt(data: Any) -> None:
    data["turns"] = 0


SPOILT: list[tuple[str, Spoil, str]] = [
    ("turn", set_to("step", "dream"), "step"),
    ("turn", set_to("turn", 2), "turn"),
    ("turn", set_to("markers", 6), "markers"),
    ("turn", set_to("place_plays", 2), "place_plays"),
    ("turn", set_to("reshuffles", 2), "reshuffles"),
    ("turn", set_to("turns", -1), "turns"),
    ("turn", no_hand_dealt, "step"),
    ("turn", set_to("turns", 10**30), "turns"),
    ("turn", set_to("rules_version", 99), "rules_version"),
    ("turn", set_to("game", "asara"), "game"),
    ("turn", set_to("players", 3), "players, rules, options"),
    ("turn", set_to("options", {"wind": True}), "players, rules, options"),
    ("turn", set_to("observer", 5), "observer"),
    ("turn", set_to("display", ["victoria"]), "display"),
    ("turn", set_to("display", ["everest", None, None]), "display"),
    ("turn", set_to("seats", []), "seats"),
    ("turn", set_to("pile", {"dragon": 1}), "pile"),
    ("turn", set_to("pile", {"camel": 4}), "pile.camel"),
    ("turn", set_to("pile", 7), "position"),
    ("turn", set_to("top_seen_by", 0), "top_seen_by"),
    ("turn", set_to("last_turn", True), "last_turn"),
    ("turn", card_on_the_table, "card"),
    ("turn", set_to("selling", True), "selling"),
    ("turn", set_to("cancels", 1), "cancels"),
    ("turn", set_to("looked_shown", 1), "looked_shown"),
    ("turn", seventh_animalist, "pile, hands, discards"),
    ("turn", card_too_few, "pile, hands, discards"),
    ("turn", fourth_victoria, "place_pile"),
    ("turn", shown_but_not_held, "seats[{turn}].shown"),
    ("turn", mine("gold", -1), "seats[{turn}].gold"),
    ("turn", mine("stand", {"tea": 7}), "seats[{turn}].stand"),
    ("turn", mine("stand", {"gold": 1}), "seats[{turn}].stand"),
    ("turn", mine("artifacts", ["camel", None, None]), "seats[{turn}].artifacts"),
    ("turn", mine("places", {"victoria": 4}), "seats[{turn}].places.victoria"),
    ("turn", mine("turned", [4]), "seats[{turn}].turned"),
    ("turn", turned_without_artifact, "seats[{turn}].turned"),
    ("turn", rich_and_yet_no_last_turn, "last_turn"),
    ("turn", camel_under_way, "drawing_phase"),
    ("take", set_to("step", "turn"), "effects"),
    ("take", set_to("step", "deal"), "turns"),
    ("take", nothing_carried_out, "effects"),
    ("response", set_to("cancels", 1), "cancels"),
    ("keep", set_to("step", "turn"), "looked"),
    ("keep", set_to("markers", 5), "markers"),
    ("keep", set_to("place_plays", 1), "drawing_phase"),
    ("pick", set_to("step", "discard_drawn"), "effects"),
    ("package", card_gone, "card"),
    ("slot", card_gone, "card"),
    ("over", set_to("last_turn", False), "last_turn"),
    ("deal", set_to("markers", 3), "markers, drawing_phase"),
    ("deal", set_to("step", "first_player"), "step"),
]


@pytest.mark.parametrize(("step", "spoil", "field"), SPOILT)
def test_what_cannot_be_is_refused_by_field(step: str, spoil: Spoil, field: str) -> None:
    data = position_at(step, turns=0 if step == "deal" else 5)
    ASANTE.from_position(deepcopy(data))
    turn = data["turn"]
    spoil(data)
    where, why = refused(data)
    assert where == field.format(turn=turn)
    assert why


def test_an_effect_that_nothing_brings_about_is_refused() -> None:
    me = Player(hand="cartographer", stand="tea")
    state = play(table(me, display="ngorongoro victoria okavango"), "play cartographer")
    data: Any = ASANTE.position(play(state, "display 1"))
    for number, field, value, where in (
        (0, "source", "animalist", "effects[0].source"),
        (0, "source", "w1_package", "effects[0].source"),
        (0, "source", "dragon", "effects[0].source"),
        (0, "at", 7, "effects[0].at"),
        (0, "used", [9], "effects[0].used"),
        (0, "used", [], "effects[1]"),
        (0, "times", 2, "effects[0].times"),
        (0, "free", True, "effects[0].free"),
        (0, "artifact", "map", "effects[0].artifact"),
        (1, "source", "camel", "effects[1]"),
        (1, "done", 50, "effects[1].done"),
        (1, "done", 1, "step"),
        (1, "gave", 1, "effects[1].gave"),
        (1, "types", ["tea"], "effects[1].types"),
        (1, "chosen", 5, "effects[1].chosen"),
    ):
        spoilt = deepcopy(data)
        if value == "camel":
            one_less(spoilt["pile"], "camel")
        spoilt["effects"][number][field] = value
        found = refused(spoilt)[0]
        assert found in (where, "pile, hands, discards"), (number, field, value, found)


@pytest.mark.parametrize("data", [None, [], {}, 7, "asante", {"game": "asante"}])
def test_what_is_no_position_at_all(data: object) -> None:
    assert refused(data)[0] == "position"
