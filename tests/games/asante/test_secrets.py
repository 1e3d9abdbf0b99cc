"""Who may know what: tables that differ in what is hidden look the same, and are dealt anew."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from sobremesa import Hidden
from sobremesa.testing.play import choose
from sobremesa.testing.secrecy import (
    check_observations,
    check_own_step,
    check_step,
    check_told,
)
from sobremesa.testing.states import check_position, check_view
from tests.games.asante.positions import (
    ASANTE,
    Player,
    chances,
    hand,
    legal,
    play,
    shown,
    step,
    table,
    targets,
    top,
)
from tests.games.asante.random_games import states_of_a_game

DEALINGS = 40
CHAINED = {"animalist_may_answer_animalist": True}
LEAN_BANK = {"unlimited_gold_bank": False}
ANY_SLOT = {"may_replace_artifact_with_a_slot_free": True}


def dealings(state: Any, observer: int | None, number: int = DEALINGS) -> Iterator[Any]:
    """What may be, as far as ``observer`` knows."""
    rng = random.Random(1)
    for _ in range(number):
        yield state.observed_by(observer).determinize(rng)


def seen(state: Any, observer: int | None) -> dict[str, Any]:
    """The view."""
    return ASANTE.view(state, observer)


def all_that_can_be_asked(state: Any, observer: int | None) -> str:
    """Every answer that the rules have for ``observer``, in one text."""
    told: list[object] = [seen(state, observer), ASANTE.position(state.observed_by(observer))]
    if state.to_move == observer:
        told.append(state.legal())
        told.append([state.refusal(action) for action in range(ASANTE.action_count)])
    return json.dumps(told)


def check_twins(
    one: Any,
    twin: Any,
    observer: int | None,
    *plies: str | Sequence[str],
) -> None:
    """Before and after each ply the two are the same to the observer, and are told the same.

    A ply is an action, or one for each of the two.
    """
    assert ASANTE.position(one) != ASANTE.position(twin)
    assert all_that_can_be_asked(one, observer) == all_that_can_be_asked(twin, observer)
    for ply in plies:
        texts = (ply, ply) if isinstance(ply, str) else ply
        heard = []
        for state, text in zip((one, twin), texts, strict=True):
            state.events = []
            play(state, text)
            heard.append(json.dumps([event.seen_by(observer) for event in state.events]))
        assert heard[0] == heard[1], texts
        assert all_that_can_be_asked(one, observer) == all_that_can_be_asked(twin, observer), texts


# ---- 5.14 a


@pytest.mark.rule("asante 5.14 a")
@pytest.mark.parametrize("observer", [1, None])
def test_a_card_drawn_and_kept_is_one_card_to_others(observer: int | None) -> None:
    other = Player(hand="pilgrim")
    one, twin = (table(Player(hand="porter"), other, phase="draw") for _ in range(2))
    play(one, "draw", "drawn camel", "keep")
    play(twin, "draw", "drawn nomad", "keep")
    check_twins(one, twin, observer, "end", "play pilgrim", "pass", "display 2")


@pytest.mark.rule("asante 5.14 a")
@pytest.mark.parametrize("observer", [1, None])
def test_what_the_matron_keeps_is_two_cards_to_others(observer: int | None) -> None:
    one, twin = (play(table(Player(hand="matron map")), "play matron") for _ in range(2))
    play(one, "drawn camel", "drawn nomad")
    play(twin, "drawn vulture", "drawn animalist")
    check_twins(one, twin, observer, "drawn map", "discard map", "end", "draw")


@pytest.mark.rule("asante 5.14 a")
@pytest.mark.parametrize("observer", [1, None])
def test_what_the_hermit_takes_is_one_card_to_others(observer: int | None) -> None:
    one, twin = (play(table(Player(hand="hermit")), "play hermit") for _ in range(2))
    play(one, "drawn camel", "drawn nomad", "drawn map", "drawn porter", "drawn gorilla")
    play(twin, "drawn pottery", "drawn nomad", "drawn boatman", "drawn healer", "drawn map")
    check_twins(one, twin, observer, ("pick 1", "pick 4"), "end", "draw")


@pytest.mark.rule("asante 5.14 a", "asante 5.3")
@pytest.mark.parametrize("observer", [0, None])
def test_another_hand_of_the_same_size_is_the_same(observer: int | None) -> None:
    mine = Player(
        hand="camel vulture gorilla w1_package map haggler w2_salt_tea hermit",
        stand="tea salt",
        artifacts="talking_drum - -",
        places="victoria okavango",
    )
    one = table(mine, Player(hand="animalist healer w1_package", stand="silk"))
    twin = table(mine, Player(hand="dyer camel basket", stand="silk"))
    check_twins(
        one,
        twin,
        observer,
        *("play gorilla", "pass", "type silk", "sell w1_package", "type tea", "play map"),
        *(
            "slot 2",
            "turned ngorongoro",
            "use 1",
            "discard camel",
            "done",
            "drawn porter",
            "holy victoria",
            "end",
        ),
    )


# ---- 5.14 b, c


@pytest.mark.rule("asante 5.14 b")
def test_what_was_seen_lies_in_no_dealing_anywhere_else() -> None:
    state = table(Player(hand="porter"), Player(hand="map camel"), phase="draw")
    play(state, "draw", "drawn carver", "drop")
    for observer in (0, 1, None):
        for dealt in dealings(state, observer):
            held = hand(dealt, 0) + hand(dealt, 1)
            assert held.count("carver") <= 1, "the other Carver may be anywhere"
    play(state, "draw", "drawn carver", "drop")
    for observer in (0, 1, None):
        assert "carver" not in (seen(state, observer)["unseen"] or {})
        for dealt in dealings(state, observer):
            assert "carver" not in hand(dealt, 0) + hand(dealt, 1)
            assert "drawn carver" not in chances(play(dealt, "draw"))


@pytest.mark.rule("asante 5.14 c")
def test_a_card_taken_openly_is_in_every_dealing_of_that_hand() -> None:
    state = table(Player(hand="healer nomad"), Player(hand="dyer"), discards="boatman")
    play(state, "play healer", "pass", "fetch boatman")
    for observer in (0, 1):
        view = seen(state, observer)["seats"][0]
        assert (view["known"], view["cards"]) == (["boatman"], 2)
    assert seen(state, None)["seats"][0]["known"] is None
    assert all("boatman" in hand(dealt, 0) for dealt in dealings(state, 1))
    assert {shown(dealt, 0) for dealt in dealings(state, 1)} == {"boatman"}
    assert len({hand(dealt, 0) for dealt in dealings(state, 1)}) > 5
    assert any("boatman" not in hand(dealt, 0) for dealt in dealings(state, None))


@pytest.mark.rule("asante 5.14 c")
def test_beside_a_known_card_the_others_are_hidden() -> None:
    one = table(Player(hand="healer nomad"), Player(hand="dyer"), discards="boatman")
    twin = table(Player(hand="healer animalist"), Player(hand="dyer"), discards="boatman")
    check_twins(one, twin, 1, "play healer", "pass", "fetch boatman", "end")
    check_twins(twin, one, None, "end", "play boatman", "pass", "number 1")


# ---- 5.14 d


@pytest.mark.rule("asante 5.14 d")
def test_who_looks_on_does_not_see_what_the_vulture_takes() -> None:
    one, twin = (
        play(table(Player(hand="vulture map"), Player(hand="camel nomad")), "play vulture", "pass")
        for _ in range(2)
    )
    play(one, "stolen camel")
    play(twin, "stolen nomad")
    check_twins(one, twin, None, "end", "draw")
    for observer in (0, 1):
        assert all_that_can_be_asked(one, observer) != all_that_can_be_asked(twin, observer)


@pytest.mark.rule("asante 5.14 d")
def test_both_players_know_where_the_vultures_card_is() -> None:
    state = table(Player(hand="vulture map"), Player(hand="camel nomad"))
    play(state, "play vulture", "pass", "stolen camel")
    for observer in (0, 1):
        assert seen(state, observer)["seats"][0]["known"] == ["camel"]
    assert {hand(dealt, 0) for dealt in dealings(state, 0)} == {"map camel"}
    assert all("camel" in hand(dealt, 0) for dealt in dealings(state, 1))
    assert len({hand(dealt, 1) for dealt in dealings(state, 0)}) > 5


@pytest.mark.rule("asante 5.14 d")
def test_of_what_may_be_stolen_nobody_knows_the_chances() -> None:
    state = table(Player(hand="vulture"), Player(hand="camel nomad"))
    play(state, "play vulture", "pass")
    for observer in (0, 1, None):
        with pytest.raises(Hidden):
            state.observed_by(observer).chances()


# ---- 5.14 e

LOOKED = ("drawn map", "drawn camel", "drawn nomad", "drawn basket", "drawn porter")


def after_the_hermit(*mine: str, other: str = "dyer", **told: Any) -> Any:
    """Seat 1 has played a Hermit, taken the Map and ended his turn."""
    hermit = Player(hand=" ".join(["hermit", *mine]))
    state = table(Player(hand=other), hermit, turn=1, **told)
    return play(state, "play hermit", "pass", *LOOKED, "pick 1", "end")


@pytest.mark.rule("asante 5.14 e")
def test_the_hermits_player_has_the_order_in_every_dealing() -> None:
    state = after_the_hermit()
    assert seen(state, 1)["top"] == ["camel", "nomad", "basket", "porter"]
    assert {top(dealt) for dealt in dealings(state, 1)} == {"camel nomad basket porter"}
    for observer in (0, None):
        view = seen(state, observer)
        assert (view["top"], view["top_cards"], view["top_seen_by"]) == (None, 4, 1)
        assert len({top(dealt) for dealt in dealings(state, observer)}) > 5


@pytest.mark.rule("asante 5.14 e")
@pytest.mark.parametrize("observer", [0, None])
def test_what_was_put_back_is_so_many_cards_to_others(observer: int | None) -> None:
    one = after_the_hermit("tracker")
    twin = table(Player(hand="dyer"), Player(hand="hermit tracker"), turn=1)
    play(twin, "play hermit", "pass")
    play(twin, "drawn camel", "drawn healer", "drawn porter", "drawn animalist", "drawn nomad")
    play(twin, "pick 2", "end")
    check_twins(one, twin, observer, "draw", "drawn camel")


@pytest.mark.rule("asante 5.14 e", "asante 5.14 a")
def test_who_looks_on_does_not_see_what_is_drawn_of_it() -> None:
    one, twin = after_the_hermit(), after_the_hermit()
    play(twin, "end", "draw", "drawn camel", "keep", "end")
    play(one, "end", "end")
    for state in (one, twin):
        assert seen(state, None)["seats"][0]["known"] is None
    play(one, "draw", "drawn camel", "keep")
    play(twin, "draw", "drawn nomad", "keep")
    assert shown(one, 0) == "camel"
    for observer in (0, 1):
        assert seen(one, observer)["seats"][0]["known"] == ["camel"]


@pytest.mark.rule("asante 5.14 e")
def test_who_draws_of_it_knows_that_the_other_knows() -> None:
    """Also where he supposes himself what the cards are."""
    state = after_the_hermit()
    for dealt in dealings(state, 0):
        play(dealt, "draw", *chances(play(dealt.clone(), "draw")), "keep")
        assert shown(dealt, 0) == hand(dealt, 0).replace("dyer", "").strip()


@pytest.mark.rule("asante 5.14 e")
def test_after_four_cards_nobody_knows_the_next() -> None:
    state = after_the_hermit()
    for card in ("camel", "nomad", "basket", "porter"):
        assert seen(state, 0)["top_seen_by"] == 1
        play(state, "draw", f"drawn {card}", "drop")
    assert (seen(state, 0)["top_seen_by"], seen(state, 1)["top_cards"]) == (None, 0)
    with pytest.raises(Hidden):
        play(state, "draw").observed_by(1).chances()


@pytest.mark.rule("asante 5.14 e")
def test_only_who_looked_and_draws_knows_what_comes() -> None:
    state = play(after_the_hermit(), "end", "draw")
    assert state.observed_by(1).chances() == state.chances()
    for observer in (0, None):
        with pytest.raises(Hidden):
            state.observed_by(observer).chances()


# ---- 5.4, 5.14: where few cards are left, what is not seen is in a hand


@pytest.mark.rule("asante 5.4", "asante 5.14")
def test_at_a_reshuffle_each_player_knows_what_the_other_holds() -> None:
    state = table(Player(hand="nomad map"), Player(hand="camel dyer"), pile="", phase="draw")
    assert {hand(dealt, 1) for dealt in dealings(state, 0)} == {"dyer camel"}
    play(state, "draw")
    assert (shown(state, 0), shown(state, 1)) == ("map nomad", "dyer camel")
    for observer in (0, 1):
        position: Any = ASANTE.position(state.observed_by(observer))
        assert position["pile"] == {}, "what lies there follows from what is seen"
        for dealt in dealings(state, observer):
            assert (hand(dealt, 0), hand(dealt, 1)) == ("map nomad", "dyer camel")
    assert len({hand(dealt, 0) for dealt in dealings(state, None)}) > 5
    play(state, "drawn animalist", "keep")
    assert all({"map", "nomad"} <= set(hand(dealt, 0).split()) for dealt in dealings(state, 1))
    assert len({hand(dealt, 0) for dealt in dealings(state, 1)}) > 5


@pytest.mark.rule("asante 5.4 c", "asante 5.14 a")
def test_cards_set_aside_are_nobodys_to_know_at_a_reshuffle() -> None:
    other = Player(hand="camel")
    one, twin = (table(Player(hand="matron map"), other, pile="nomad dyer") for _ in range(2))
    play(one, "play matron", "pass", "drawn nomad", "drawn dyer")
    play(twin, "play matron", "pass", "drawn dyer", "drawn nomad")
    for state in (one, twin):
        assert int(state.reshuffles) == 1
        assert shown(state, 1) == "camel"
        assert shown(state, 0) == ""
        assert {hand(dealt, 1) for dealt in dealings(state, 0)} == {"camel"}
        assert len({hand(dealt, 0) for dealt in dealings(state, 1)}) > 1


# ---- 5.9 what playing a card tells of a hand


@pytest.mark.rule("asante 5.9", "asante 5.14 a")
def test_who_haggles_has_a_ware_card_for_it() -> None:
    mine = Player(hand="haggler w2_salt_tea", gold=1)
    state = play(table(mine, Player(hand="dyer")), "play haggler")
    for observer in (1, None):
        hands = {hand(dealt, 0) for dealt in dealings(state, observer)}
        assert len(hands) > 3
        assert all(name.startswith(("w2_", "w3_")) and "package" not in name for name in hands)
    play(state, "pass")
    for dealt in dealings(state, 1):
        assert targets(dealt, "buy")


@pytest.mark.rule("asante 5.9", "asante 5.14 a")
def test_who_carves_has_an_artifact_where_none_lies_on_the_discard_pile() -> None:
    state = play(table(Player(hand="carver map nomad"), Player(hand="dyer")), "play carver", "pass")
    assert step(state) == "carve"
    for dealt in dealings(state, 1):
        assert targets(dealt, "play")
    assert len({hand(dealt, 0) for dealt in dealings(state, 1)}) > 5


# ---- 8.8 the window for an answer


SHOWN = ("camel", "cape_buffalo", "boatman", "hermit", "matron", "nomad", "porter", "vulture")


@pytest.mark.rule("asante 8.8")
@pytest.mark.parametrize("card", SHOWN)
@pytest.mark.parametrize("observer", [0, None])
def test_being_asked_for_an_answer_tells_nothing_of_the_hand(
    card: str, observer: int | None
) -> None:
    mine = Player(hand=f"{card} dyer", artifacts="map - -")
    one = table(mine, Player(hand="animalist"))
    twin = table(mine, Player(hand="map"))
    check_twins(one, twin, observer, f"play {card}", "pass")
    assert step(one) == step(twin) != "response"


@pytest.mark.rule("asante 8.8", "asante 8.6")
@pytest.mark.parametrize("observer", [1, None])
def test_nor_does_it_for_who_may_answer_an_answer(observer: int | None) -> None:
    other = Player(hand="animalist nomad")
    one = table(Player(hand="camel animalist"), other, options=CHAINED)
    twin = table(Player(hand="camel map"), other, options=CHAINED)
    check_twins(one, twin, observer, "play camel", "answer animalist", "pass")
    assert step(one) == step(twin) == "turn"


@pytest.mark.rule("asante 8.8")
def test_an_animal_of_the_tracker_has_such_a_window_too() -> None:
    mine = Player(hand="tracker")
    one = table(mine, Player(hand="animalist"))
    twin = table(mine, Player(hand="map"))
    check_twins(one, twin, 0, "play tracker", "pass", "drawn camel", "play camel", "pass")


@pytest.mark.rule("asante 8.8")
def test_who_is_asked_sees_only_his_own_hand_in_what_he_may_do() -> None:
    state = play(table(Player(hand="camel dyer"), Player(hand="animalist")), "play camel")
    assert legal(state.observed_by(1)) == ["answer animalist", "pass"]
    for observer in (0, None):
        with pytest.raises(Hidden):
            state.observed_by(observer).legal()
    answers = [legal(dealt) for dealt in dealings(state, 0)]
    assert ["pass"] in answers
    assert all(step(dealt) == "response" for dealt in dealings(state, 0))


# ---- whole games


@pytest.mark.rule("asante 5.3", "asante 5.14")
@pytest.mark.parametrize("options", [{}, CHAINED, LEAN_BANK, ANY_SLOT], ids=str)
def test_what_is_hidden_is_dealt_anew_and_nobody_notices(options: dict[str, object]) -> None:
    differs = 0
    for ply, state in enumerate(states_of_a_game(7, **options)):
        if ply % 7:
            continue
        for observer in (0, 1, None):
            for dealt in dealings(state, observer, 2):
                same = all_that_can_be_asked(dealt, observer)
                assert same == all_that_can_be_asked(state, observer)
                assert dealt.is_over or dealt.legal() or dealt.chances()
                assert ASANTE.conserved(dealt) == ASANTE.conserved(state)
                differs += ASANTE.position(dealt) != ASANTE.position(state)
    assert differs > 50


DRAWERS = Player(
    hand="hermit matron tracker storyteller", artifacts="talking_drum - calabash", places="rwenzori"
)
EVERYDAY = "w1_package w1_package animalist animalist camel map nomad healer hermit matron"


@pytest.mark.rule("asante 5.4", "asante 5.14")
@pytest.mark.parametrize("seed", range(6))
def test_secrets_are_kept_where_few_cards_are_left(seed: int) -> None:
    """The conformance checks of every state and step, where the draw pile is nearly empty."""
    rng = random.Random(seed)
    other = Player(hand="hermit matron animalist", artifacts="map - -", places="rwenzori")
    few = " ".join(rng.sample(EVERYDAY.split()[:-2], rng.randrange(4)))
    options = CHAINED if seed % 2 else {}
    state = table(DRAWERS, other, pile=few, phase="draw", options=options)
    for _ in range(50):
        if state.is_over:
            break
        check_view(ASANTE, state, rng)
        check_position(ASANTE, state, rng)
        check_observations(ASANTE, state, rng)
        action = choose(state, rng, by_kind=True)
        check_told(ASANTE, state, action, rng)
        check_step(ASANTE, state, action, rng)
        check_own_step(ASANTE, state, action, rng)
        state.apply(action)
