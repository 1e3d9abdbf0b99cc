"""What a view shows, to whom."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sobremesa.games.asante.cards import CARD_IDS, PLACE_IDS
from sobremesa.games.asante.steps import STEP_NAMES
from tests.games.asante.positions import ASANTE, Player, play, played, table
from tests.games.asante.random_games import position_at, states_of_a_game

CHAINED = {"animalist_may_answer_animalist": True}


def view(state: Any, seat: int | None = 0) -> Any:
    return ASANTE.view(state, seat)


def offer(state: Any, text: str) -> Any:
    return view(state)["offers"][text]


@pytest.mark.parametrize("step", STEP_NAMES)
def test_every_step_has_a_view_that_json_carries(step: str) -> None:
    state = ASANTE.from_position(position_at(step))
    for seat in (0, 1, None):
        told = view(state, seat)
        assert told["step"] == step
        assert json.loads(json.dumps(told)) == told
        assert sum(told["discards"].values()) + told["pile"] <= 97
        assert told == ASANTE.view(state.observed_by(seat), seat)


@pytest.mark.rule("asante 5.3")
def test_what_lies_open_is_shown_to_all() -> None:
    me = Player(
        hand="camel animalist",
        gold=31,
        stand="tea tea salt",
        artifacts="map - basket",
        turned="3",
        places="victoria victoria",
    )
    state = table(me, Player(hand="nomad"), markers=3, discards="boatman", place_played=True)
    for seat in (0, 1, None):
        told = view(state, seat)
        own = told["seats"][0]
        assert (own["score"], own["gold"], own["free"], own["cards"]) == (31, 31, 3, 2)
        assert own["stand"] == {"tea": 2, "salt": 1}
        assert own["artifacts"] == ["map", None, "basket"]
        assert own["turned"] == [False, False, True]
        assert own["places"] == {"victoria": 2}
        assert (told["markers"], told["markers_all"], told["phase"]) == (3, 5, "play")
        assert (told["place_plays"], told["reshuffles"], told["last_turn"]) == (1, 0, False)
        assert told["display"] == ["victoria", "rwenzori", "okavango"]
        assert told["discards"] == {"boatman": 1}
        assert (told["pile"], told["place_pile"]) == (91, 10)
        assert told["supply"] | {"tea": 6, "salt": 7} == told["supply"]
    assert [view(state, seat)["seats"][0]["hand"] for seat in (0, 1, None)] == [
        ["animalist", "camel"],
        None,
        None,
    ]


@pytest.mark.rule("asante 5.14")
def test_what_a_player_sees_nowhere_is_counted() -> None:
    state = table(Player(hand="camel animalist"), Player(hand="camel"), discards="camel dyer")
    told = [view(state, seat)["unseen"] for seat in (0, 1, None)]
    assert told[0]["camel"] == 1
    assert (told[0]["animalist"], told[1]["animalist"]) == (5, 6)
    assert told[0]["dyer"] == told[1]["dyer"] == 1
    assert told[2] is None
    assert sum(told[0].values()) == 97 - 2 - 2


def test_who_is_asked_for_an_answer_and_how_often() -> None:
    state = table(Player(hand="camel animalist"), Player(hand="animalist map"), options=CHAINED)
    told = view(play(state, "play camel"))
    assert (told["step"], told["responder"], told["to_move"], told["cancels"]) == (
        "response",
        1,
        1,
        0,
    )
    told = view(play(state, "answer animalist"))
    assert (told["responder"], told["cancels"], told["turn"]) == (0, 1, 0)
    assert view(play(state, "pass"))["responder"] is None


def test_how_far_a_card_has_come() -> None:
    me = Player(hand="cartographer", stand="tea")
    state = play(table(me, display="kilimanjaro victoria okavango"), "play cartographer")
    [effect] = view(play(state, "display 1"))["effects"][:1]
    assert (effect["source"], effect["kind"], effect["step"]) == (
        "cartographer",
        "card",
        "holy_place_effect",
    )
    assert (effect["done"], effect["used"]) == (1, [1])
    inner = view(play(state, "holy ngorongoro"))["effects"][-1]
    assert (inner["source"], inner["kind"], inner["step"]) == (
        "ngorongoro",
        "place",
        "swap_ware_with_supply",
    )
    assert view(play(state, "return tea"))["effects"][-1]["used"] == ["tea"]


def test_the_artifact_just_discarded_and_what_was_returned() -> None:
    state = table(Player(hand="cape_buffalo dyer", artifacts="pottery - -", stand="tea tea"))
    [effect] = view(played(state, "play cape_buffalo", "artifact own 1"))["effects"]
    assert (effect["artifact"], effect["taken"]) == ("pottery", 0)
    [effect] = view(play(state, "play dyer", "return tea", "done"))["effects"]
    assert (effect["gave"], effect["given"], effect["step"]) == (1, ["tea"], "take_wares")


# ---- what it would cost


@pytest.mark.rule("asante 6.3", "asante 6.5")
def test_what_a_ware_card_would_cost_and_bring() -> None:
    state = table(Player(hand="w2_salt_tea w2_packages", stand="salt tea tea"))
    assert offer(state, "buy w2_salt_tea") == {
        "markers": 1,
        "gold": -3,
        "printed": 3,
        "wares": {"tea": 1, "salt": 1},
        "packages": 0,
    }
    assert offer(state, "sell w2_salt_tea")["gold"] == 8
    packages = offer(state, "sell w2_packages")
    assert (packages["gold"], packages["wares"], packages["packages"]) == (7, {}, 2)


@pytest.mark.rule("asante P6")
def test_what_it_would_cost_through_a_haggler() -> None:
    state = play(table(Player(hand="haggler w2_salt_tea", stand="salt tea")), "play haggler")
    bought, sold = (offer(state, f"{do} w2_salt_tea") for do in ("buy", "sell"))
    assert (bought["markers"], bought["gold"], bought["printed"]) == (0, -1, 3)
    assert (sold["gold"], sold["printed"]) == (10, 8)


def test_what_else_can_be_done_would_cost() -> None:
    me = Player(hand="camel map", artifacts="carved_stool - -", places="victoria victoria")
    state = table(me, phase="draw")
    assert offer(state, "draw") == {"markers": 1}
    assert offer(state, "play camel") == offer(state, "play map") == {"markers": 1}
    assert offer(state, "use 1") == {"markers": 2}
    assert offer(state, "holy victoria") == {"markers": 0, "strength": 2}
    assert offer(state, "end") == {"gold": 1}
    assert offer(table(me, markers=1), "end") == {"gold": 0}
    assert view(state, 1)["offers"] == view(state, None)["offers"] == {}


def test_what_the_wares_returned_so_far_bring() -> None:
    me = Player(hand="salt_trader dyer", artifacts="pottery - -", stand="salt tea silk silk")
    state = play(table(me), "use 1", "return salt", "return tea")
    assert view(state)["offers"] == {"done": {"gold": 3}}
    state = play(table(me), "play salt_trader", "return silk", "return silk", "return tea")
    assert view(state)["offers"] == {"done": {"gold": 6}}
    state = play(table(me), "play dyer", "return silk")
    assert view(state)["offers"] == {}, "wares, and no gold"


@pytest.mark.rule("asante 7.2", "asante 7.3")
def test_who_would_gain_the_place_before_a_slot() -> None:
    state = play(table(Player(hand="map", artifacts="basket - -")), "play map")
    assert offer(state, "slot 2") == {"place": "rwenzori", "to": 1, "replaced": None}
    state = play(table(Player(hand="map", artifacts="basket basket pottery")), "play map")
    assert offer(state, "slot 3") == {"place": "okavango", "to": 0, "replaced": "pottery"}
    state = play(table(Player(hand="carver map")), "play carver", "play map")
    assert offer(state, "slot 1") == {"place": "victoria", "to": 0, "replaced": None}


# ---- what is printed


def test_every_card_and_place_tells_what_is_printed_and_how_sure_that_is() -> None:
    told = view(table())
    assert list(told["cards"]) == CARD_IDS
    assert list(told["places"]) == PLACE_IDS
    for card in (*told["cards"].values(), *told["places"].values()):
        assert card["confidence"] in ("seed", "sourced", "reconstructed")
        assert set(card["confidences"].values()) <= {"seed", "sourced", "reconstructed"}
        assert card["rule"][0] in "HWAPN"
    assert (
        told["cards"]["w2_salt_tea"]
        | {
            "category": "ware",
            "rule": "W3",
            "wares": {"salt": 1, "tea": 1},
            "packages": 0,
            "buy": 3,
            "sell": 8,
            "confidences": {"wares": "sourced"},
        }
        == told["cards"]["w2_salt_tea"]
    )
    animalist, stool = told["cards"]["animalist"], told["cards"]["carved_stool"]
    assert (animalist["markers"], animalist["response"]) == (0, True)
    assert (stool["markers"], stool["use_markers"], stool["response"]) == (1, 2, False)
    assert told["places"]["victoria"]["steps"] == [{"op": "gain_gold", "n": 1}]


# ---- what is told, for whoever adds it up


SIGNS = {"wares_bought": -1, "wares_sold": 1, "gold_paid": -1, "gold_gained": 1, "turn_ended": 1}


@pytest.mark.parametrize("seed", range(3))
def test_the_gold_told_of_adds_up_turn_by_turn(seed: int) -> None:
    heard: list[Any] = []
    last: Any = None
    for state in states_of_a_game(seed):
        last = state
        if state.events is None:
            state.events = heard
    told = [event.seen_by(None) for event in heard]
    [first] = [event for event in told if event["event"] == "first_player"]
    assert (first["gold"], first["turn"]) == ([20, 20], 1)
    gold = list(first["gold"])
    turn = 0
    for event in told:
        if event["event"] == "turn_started":
            turn += 1
            assert event["turn"] == turn
        if sign := SIGNS.get(event["event"]):
            assert event["turn"] == turn
            came = event["bonus"] if event["event"] == "turn_ended" else event["gold"]
            gold[event["seat"]] += sign * came
    assert gold == last.scores
