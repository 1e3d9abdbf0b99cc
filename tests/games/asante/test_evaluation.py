"""What the evaluation of Asante sees: trades, cards, Artifacts, Holy Places, answers, time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sobremesa
from sobremesa.games.asante.box import OPTIONS
from sobremesa.games.asante.cards import card_number
from sobremesa.games.asante.evaluation import WEIGHTS
from sobremesa.games.asante.odds import Odds
from sobremesa.games.asante.operation_worth import source_worths
from sobremesa.games.asante.trade_outlook import fits
from sobremesa.players.greedy import GreedyPlayer
from tests.games.asante.positions import (
    ASANTE,
    Player,
    artifacts,
    gold,
    legal,
    play,
    played,
    step,
    table,
    wares,
)

ANIMALISTS = " ".join(["animalist"] * 6)


def worth(state: sobremesa.State, seat: int = 0) -> float:
    return ASANTE.evaluate(state, seat)


def standing(*seated: Player, **told: Any) -> float:
    """What a table is worth for the first player."""
    return worth(table(*seated, **told))


def best(state: sobremesa.State) -> str:
    """What the greedy player does."""
    return ASANTE.notation(GreedyPlayer(0).choose(state.observed_by(int(state.to_move))))


def turn(state: Any, rng: Random | None = None) -> list[str]:
    """What the greedy player does in the whole turn; the other lets all happen."""
    rng = rng or Random(0)
    done: list[str] = []
    while not state.is_over and (not done or done[-1] != "end"):
        if state.to_move == sobremesa.CHANCE:
            state.apply(rng.choice(state.chances())[0])
        elif step(state) == "response":
            play(state, "pass")
        else:
            done.append(best(state))
            play(state, done[-1])
    return done


# ---- gold and the end


def test_gold_is_worth_what_it_is_and_that_of_the_other_as_much_less() -> None:
    even = standing(Player(gold=30), Player(gold=40))
    assert standing(Player(gold=33), Player(gold=40)) == even + 300
    assert standing(Player(gold=30), Player(gold=35)) > even + 300


@pytest.mark.rule("asante 10.3")
@pytest.mark.parametrize(("mine", "theirs"), [(61, 55), (55, 61), (60, 60)])
def test_a_finished_game_is_worth_the_difference_and_more_for_who_has_won(
    mine: int, theirs: int
) -> None:
    for seat, winner in ((0, mine >= theirs), (1, mine > theirs)):
        state = table(Player(gold=mine), Player(gold=theirs), turn=seat, markers=1, last_turn=True)
        play(state, "end")
        assert state.is_over
        assert (worth(state) > 0) == winner
        assert worth(state) == -worth(state, 1)


@pytest.mark.rule("asante 2.1")
def test_in_the_last_turn_only_gold_counts() -> None:
    poor = standing(Player(), markers=0, last_turn=True)
    rich = Player(hand="camel matron animalist", artifacts="calabash map -", stand="tea tea salt")
    assert standing(rich, markers=0, last_turn=True) == poor
    assert standing(Player(gold=21), markers=0, last_turn=True) > poor


@pytest.mark.rule("asante 10.2")
def test_the_last_turn_is_for_selling_not_for_building() -> None:
    player = Player(hand="w3_fruits_pelt_tea pilgrim map", stand="fruits pelt tea salt")
    state = table(player, Player(gold=61), display="rwenzori rwenzori okavango", last_turn=True)
    done = turn(state)
    assert "sell w3_fruits_pelt_tea" in done
    assert not {"play pilgrim", "play map"} & set(done)
    assert gold(state) == 20 + 12 + 1


@pytest.mark.rule("asante 10.1")
def test_the_end_comes_for_who_leads_and_waits_for_who_does_not() -> None:
    card = "w2_salt_tea"
    leads = table(Player(hand=card, gold=54, stand="salt tea"), Player(gold=30))
    assert turn(leads)[-2:] == [f"sell {card}", "end"]
    behind = Player(gold=57, hand="", stand="salt tea tea pelt silk")
    assert worth(table(Player(gold=62), behind)) < worth(table(Player(gold=62), Player(gold=40)))


# ---- trades


def test_packed_wares_are_compared_at_once() -> None:
    assert fits(wares("tea tea salt"), wares("tea salt"))
    assert fits(wares("tea tea salt"), wares("tea tea salt"))
    assert not fits(wares("tea salt"), wares("tea tea"))
    assert not fits(wares("salt salt salt salt salt salt"), wares("jewelry"))


@pytest.mark.rule("asante 6.5")
def test_wares_are_worth_more_to_whose_hand_sells_them() -> None:
    def gain(card: str) -> float:
        sells = Player(hand=card, stand="fruits pelt tea")
        return standing(sells) - standing(Player(hand=card))

    assert gain("w3_fruits_pelt_tea") > gain("w3_tea_salt_fruits") > gain("w3_salt_silk_jewelry")


@pytest.mark.rule("asante 6.7")
def test_what_the_hand_sells_is_bought_and_sold() -> None:
    player = Player(hand="w4_tea_silk_jewelry_fruits w3_2jewelry_fruits", stand="jewelry")
    state = table(player, discards=ANIMALISTS)
    assert turn(state) == ["buy w4_tea_silk_jewelry_fruits", "sell w3_2jewelry_fruits", "end"]
    assert gold(state) == 20 - 7 + 11 + 1


@pytest.mark.parametrize(("gold_then", "markers"), [(20, 5), (20, 2), (45, 5), (45, 2)])
@pytest.mark.rule("asante 4.10")
def test_no_turn_ends_with_a_good_sale_in_the_hand(gold_then: int, markers: int) -> None:
    for card, full in (
        ("w3_2salt_jewelry", "salt salt jewelry"),
        ("w4_2pelt_2tea", "pelt pelt tea tea silk"),
        ("w4_tea_silk_salt_pelt", "tea silk salt pelt pelt"),
    ):
        player = Player(hand=f"{card} animalist", gold=gold_then, stand=full)
        state = table(player, markers=markers)
        assert f"sell {card}" in turn(state)


@pytest.mark.rule("asante 6.6")
def test_packages_take_what_the_other_cards_do_not_need() -> None:
    player = Player(hand="w1_package w2_salt_tea", stand="salt tea pelt", gold=30)
    state = table(player, markers=2, last_turn=True)
    done = turn(state)
    assert done == ["sell w2_salt_tea", "sell w1_package", "type pelt", "end"] or done == [
        "sell w1_package",
        "type pelt",
        "sell w2_salt_tea",
        "end",
    ]


# ---- cards under way


@pytest.mark.rule("asante 5.7", "asante N2")
@pytest.mark.parametrize(
    ("card", "there", "lacking"),
    [
        ("w3_fruits_pelt_tea", "fruits", {"take pelt", "take tea"}),
        ("w4_2fruits_2salt", "fruits fruits", {"take salt"}),
        ("w4_tea_silk_salt_pelt", "silk salt", {"take pelt", "take tea"}),
    ],
)
def test_a_camel_brings_what_the_hand_sells(card: str, there: str, lacking: set[str]) -> None:
    state = table(Player(hand=f"camel {card}", stand=there), discards=ANIMALISTS)
    assert best(state) == "play camel"
    done = turn(state)
    assert done[0] == "play camel"
    assert set(done[1:3]) == lacking
    assert f"sell {card}" in done


@pytest.mark.parametrize(
    ("player", "begun"),
    [
        (Player(hand="camel w3_fruits_pelt_tea", stand="tea"), "play camel"),
        (Player(hand="porter w2_packages", stand="tea"), "play porter"),
        (Player(hand="nomad w3_salt_silk_jewelry", stand="tea"), "play nomad"),
        (Player(hand="healer", stand="tea"), "play healer"),
        (Player(hand="haggler w2_salt_tea", stand="salt tea"), "play haggler"),
        (Player(hand="carver pottery"), "play carver"),
        (Player(hand="salt_trader w2_salt_tea", stand="salt tea silk"), "play salt_trader"),
        (Player(hand="w2_packages w2_salt_tea"), "buy w2_packages"),
        (Player(hand="map w2_salt_tea"), "play map"),
        (Player(artifacts="- pottery -", stand="tea salt silk silk"), "use 2"),
    ],
)
def test_a_card_under_way_is_worth_its_best_end(player: Player, begun: str) -> None:
    state = table(player, discards=f"{ANIMALISTS} boatman matron map")
    play(state, begun)
    if step(state) == "response":
        assert worth(state) == worth(played(state, "pass"))  # nobody can answer any more
        play(state, "pass")
    choices = legal(state)
    assert len(choices) > 1
    for action in choices:
        after = played(state, action)
        if after.to_move != sobremesa.CHANCE:
            assert worth(state) >= worth(after)
    if begun != "play map":
        assert worth(state) == max(worth(played(state, action)) for action in choices)


@pytest.mark.rule("asante A5", "asante P1")
def test_an_animalist_is_kept_before_what_can_hardly_be_used() -> None:
    state = table(Player(hand="animalist w1_package w1_package", artifacts="talking_drum - -"))
    play(state, "use 1")
    assert best(state) == "discard w1_package"


@pytest.mark.rule("asante P9")
def test_a_card_that_sells_what_is_there_is_kept() -> None:
    state = table(Player(stand="salt salt jewelry silk"), phase="draw")
    play(state, "draw", "drawn w3_2salt_jewelry")
    assert best(state) == "keep"
    assert worth(played(state, "keep")) > worth(played(state, "drop")) + 100


@pytest.mark.rule("asante 4.3")
def test_a_card_is_drawn_before_phase_1_is_over() -> None:
    state = table(Player(hand="w1_package camel", stand="tea"), phase="draw")
    assert best(state) == "draw"


@pytest.mark.rule("asante 4.11")
def test_nothing_is_done_for_nothing_where_gold_waits() -> None:
    state = table(Player(hand="w4_2pelt_2tea"), markers=2)
    assert turn(state) == ["end"]
    assert gold(state) == 21


# ---- the other player


@pytest.mark.parametrize(
    "more",
    [
        Player(stand="tea tea salt"),
        Player(hand="camel"),
        Player(artifacts="calabash - -"),
        Player(places="rwenzori"),
    ],
)
def test_what_the_other_has_counts_against_a_seat(more: Player) -> None:
    assert standing(Player(), more) < standing(Player(), Player())
    assert standing(more, Player()) > standing(Player(), Player())


@pytest.mark.rule("asante 8.3", "asante N3")
def test_what_hurts_is_answered_and_trifles_are_not() -> None:
    victim = Player(hand="animalist w4_2pelt_2tea", stand="pelt pelt tea tea")
    state = table(Player(hand="gorilla"), victim)
    play(state, "play gorilla")
    assert best(state) == "answer animalist"
    for trifle in ("pilgrim", "dyer", "hippopotamus"):
        state = table(
            Player(hand=trifle, stand="tea"),
            Player(hand="animalist w2_salt_tea", stand="tea tea pelt"),
            display="victoria okavango okavango",
        )
        if f"play {trifle}" in legal(state):
            play(state, f"play {trifle}")
            assert best(state) == "pass", trifle


@pytest.mark.rule("asante N3")
def test_the_type_that_hurts_most_is_named() -> None:
    state = table(Player(hand="gorilla"), Player(stand="tea silk silk silk", hand="map"))
    play(state, "play gorilla", "pass")
    assert best(state) == "type silk"


@pytest.mark.rule("asante N3", "asante N6", "asante N1")
@pytest.mark.parametrize("card", ["gorilla", "rhinoceros", "cape_buffalo"])
def test_of_the_other_the_worst_is_expected(card: str) -> None:
    victim = Player(
        hand="map w2_salt_tea",
        stand="salt tea silk silk",
        places="rwenzori victoria",
        artifacts="calabash pottery carved_stool",
    )
    state = table(Player(hand=card), victim)
    play(state, f"play {card}", "pass")
    worths = [worth(played(state, action), 1) for action in legal(state)]
    assert worth(state, 1) == min(worths) < max(worths)


@pytest.mark.rule("asante N5")
def test_wares_that_the_hand_sells_are_not_returned() -> None:
    victim = Player(stand="tea silk silk salt pelt", hand="w3_2silk_salt")
    state = table(Player(hand="hippopotamus"), victim)
    play(state, "play hippopotamus", "pass")
    assert {best(state)} <= {"return tea", "return pelt"}


def test_answers_are_as_likely_as_the_unseen_cards_say() -> None:
    def answer(other: str, discards: str) -> int:
        state = table(Player(), Player(hand=other), discards=discards)
        return int(Odds(state.observed_by(0), 0, WEIGHTS).answer)

    assert answer("map map camel camel", ANIMALISTS) == 0
    assert answer("", "") == 0
    few, many = (answer(" ".join(["w1_package"] * n), "") for n in (1, 4))
    assert 0 < few < many < 50
    assert many > answer(" ".join(["w1_package"] * 4), ANIMALISTS[:29])


# ---- Artifacts and Holy Places


@pytest.mark.rule("asante 7.6")
def test_an_artifact_is_worth_more_the_more_turns_are_to_come() -> None:
    gains = [
        standing(Player(gold=most, artifacts="calabash - -"), Player(gold=most))
        - standing(Player(gold=most), Player(gold=most))
        for most in (20, 40, 55)
    ]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0


@pytest.mark.rule("asante 10.1", "asante 10.2")
def test_who_brings_the_end_about_has_no_turn_to_come_and_the_other_has_one() -> None:
    def gain(seat: int) -> float:
        more = Player(gold=60 if seat == 0 else 30, artifacts="calabash - -", hand="map map")
        less = Player(gold=more.gold)
        there = [Player(gold=60), Player(gold=30)]
        without = [*there[:seat], less, *there[seat + 1 :]]
        there[seat] = more
        worths = [worth(table(*seated, markers=0), seat) for seated in (there, without)]
        return worths[0] - worths[1]

    assert gain(0) == 0
    assert gain(1) > 0


@pytest.mark.rule("asante 5.4")
@pytest.mark.parametrize("card", ["matron", "hermit", "storyteller", "tracker"])
def test_cards_to_be_drawn_are_worth_something_also_from_a_low_pile(card: str) -> None:
    worths = []
    for pile in ("camel", "camel calabash map porter dyer nomad"):
        state = table(Player(hand=card), Player(hand="w1_package"), pile=pile)
        seen = state.observed_by(0)
        play(seen, f"play {card}")
        worths.append(worth(seen))
        assert worths[-1] > worth(table(Player(), Player(hand="w1_package"), pile=pile, markers=4))
    assert worths[0] <= worths[1] + 10  # the unseen cards differ a little


@pytest.mark.rule("asante 7.3")
def test_a_fourth_artifact_takes_the_place_of_the_weakest() -> None:
    there = "pottery carved_stool calabash"
    worths = [WEIGHTS.sources[card_number(name)] for name in there.split()]
    state = table(
        Player(hand="talking_drum", artifacts=there), display="victoria victoria victoria"
    )
    play(state, "play talking_drum", best(played(state, "play talking_drum")))
    left = there.split()
    left[worths.index(min(worths))] = "talking_drum"
    assert artifacts(state).split() == left


@pytest.mark.rule("asante 7.2")
def test_the_other_is_given_the_place_of_least_use() -> None:
    state = table(Player(hand="calabash"), display="kilimanjaro okavango rwenzori")
    play(state, "play calabash")
    assert best(state) == "slot 2"


@pytest.mark.rule("asante 9.3")
@pytest.mark.parametrize("place", ["rwenzori", "victoria", "kilimanjaro"])
def test_places_of_one_kind_are_worth_more_together(place: str) -> None:
    display = "ngorongoro ngorongoro ngorongoro"
    worths = [standing(Player(places=" ".join([place] * n)), display=display) for n in range(3)]
    assert worths[2] - worths[1] > worths[1] - worths[0] > 0


@pytest.mark.rule("asante 9.2")
def test_a_place_that_gives_something_is_played() -> None:
    state = table(Player(places="victoria victoria"), markers=0)
    assert turn(state) == ["holy victoria", "apply", "end"]


# ---- data


def test_worth_follows_from_what_is_printed() -> None:
    worths = source_worths({**WEIGHTS.operations, "draw": (0, 1000)}, 0, 100, 0)
    assert worths[card_number("w3_2salt_jewelry")] == 350
    assert worths[card_number("calabash")] == 1000 - 100
    assert worths[card_number("camel")] == 2 * WEIGHTS.operations["take_wares"][1]


# ---- what holds everywhere


@pytest.mark.parametrize("seed", range(3))
def test_every_state_can_be_judged_and_what_is_hidden_counts_for_nothing(seed: int) -> None:
    rng = Random(seed)
    state = ASANTE.start(animalist_may_answer_animalist=seed == 1)
    while not state.is_over:
        if rng.random() < 0.25:
            before = ASANTE.position(state)
            for seat in range(2):
                seen = state.observed_by(seat)
                value = worth(seen, seat)
                assert value == worth(state, seat)
                assert value == worth(seen.determinize(rng), seat)
            assert ASANTE.position(state) == before
        draws = [action for action, _ in state.chances()]
        state.apply(rng.choice(draws or state.legal()))
    assert worth(state) == -worth(state, 1)


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_who_plays_at_random_and_finishes(seed: int) -> None:
    rng = Random(seed)
    state: Any = ASANTE.start()
    player = GreedyPlayer(seed)
    while not state.is_over:
        assert int(state.turns) < 120
        draws = [action for action, _ in state.chances()]
        mine = not draws and state.to_move == 0
        seen = state.observed_by(0) if mine else state
        state.apply(player.choose(seen) if mine else rng.choice(draws or state.legal()))
    assert state.winners == [0]


@pytest.mark.parametrize("switched", [False, True])
def test_greedy_ends_its_games_against_itself(switched: bool) -> None:
    rng = Random(7)
    options: dict[str, Any] = {option.name: option.default != switched for option in OPTIONS}
    state: Any = ASANTE.start(**options)
    players = [GreedyPlayer(1), GreedyPlayer(2)]
    while not state.is_over:
        assert int(state.turns) < 80
        if state.to_move == sobremesa.CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            [action] = rng.choices(actions, weights)
        else:
            seat = int(state.to_move)
            action = players[seat].choose(state.observed_by(seat))
        state.apply(action)
    assert max(state.scores) >= 60
