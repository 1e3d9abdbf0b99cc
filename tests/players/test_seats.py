"""Computer players by name."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from sobremesa import CHANCE, State, game, games
from sobremesa.players import FORMS, QUICK, UnknownPlayer, player
from sobremesa.players.considered import Considering
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.budget import MOST
from sobremesa.players.search.settings import UnknownSetting
from sobremesa.players.seats import player_with_settings

SETUPS = [(name, rules) for name in games() for rules in game(name).rule_sets]


def whole_game(name: str, levels: list[str], rules: str, seed: int) -> tuple[State, list[int]]:
    """A game to its end and all that was played."""
    rng = Random(seed)
    players = [player(level, rng.getrandbits(63)) for level in levels]
    state = game(name).start(len(levels), rules)
    played: list[int] = []
    while not state.is_over:
        seat = int(state.to_move)
        if seat == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            [action] = rng.choices(actions, weights)
        else:
            action = players[seat].choose(state.observed_by(seat))
            assert action in state.legal()
        played.append(action)
        state.apply(action)
    return state, played


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("name", "rules"), SETUPS)
def test_every_level_plays_a_whole_game_from_observations(
    name: str, rules: str, level: str
) -> None:
    state, _ = whole_game(name, [level, "random"], rules, seed=3)
    assert state.winners


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("name", games())
def test_the_same_seed_decides_the_same_way(name: str, level: str) -> None:
    rules = game(name).rule_sets[0]
    once, again, other = (whole_game(name, [level] * 2, rules, seed)[1] for seed in (7, 7, 8))
    assert once == again != other


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("name", games())
def test_choosing_changes_nothing(name: str, level: str) -> None:
    state = _in_the_midst(name)
    seen = state.observed_by(int(state.to_move))
    before = game(name).position(seen)
    player(level, 1).choose(seen)
    assert game(name).position(seen) == before


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match="oracle") as refused:
        player("oracle", 1)
    assert refused.value.allowed == FORMS
    for form in FORMS:
        assert form in str(refused.value)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_told_is_a_player(form: str) -> None:
    state = _in_the_midst("torres")
    if "ms" not in form and form not in ("level:4", "level:5"):
        seen = state.observed_by(int(state.to_move))
        assert player(form.replace("2000", "20"), 1).choose(seen) in state.legal()
    assert player(form, 1)


@pytest.mark.parametrize(
    ("text", "simulations", "milliseconds"), [("1", 1, 0), ("2000", 2000, 0), ("500ms", 0, 500)]
)
def test_a_budget_is_simulations_or_milliseconds(
    text: str, simulations: int, milliseconds: int
) -> None:
    budget = Budget.parse(text)
    assert budget is not None
    assert (budget.simulations, budget.milliseconds) == (simulations, milliseconds)
    assert isinstance(player(f"search:{text}", 1), SearchPlayer)


@pytest.mark.parametrize(
    "text",
    ["", "0", "0ms", "-5", "+5", "5.5", "ms", "5 ms", "5s", "5ms ", "²", "٥", "1e3", "99999999999"],
)
def test_anything_else_is_no_budget(text: str) -> None:
    assert Budget.parse(text) is None
    with pytest.raises(UnknownPlayer):
        player(f"search:{text}", 1)


@pytest.mark.parametrize("cores", ["", "0", "-1", "02", "1.5", "65", "two", "2:2"])
def test_cores_are_a_small_number(cores: str) -> None:
    assert isinstance(player("search:500ms:2", 1), SearchPlayer)
    assert isinstance(player("search:2000:4", 1), SearchPlayer)
    with pytest.raises(UnknownPlayer):
        player(f"search:500ms:{cores}", 1)


@pytest.mark.parametrize("text", ["search", "searching:5", "greedy:5", "Search:5", " search:5"])
def test_a_player_is_written_in_one_way(text: str) -> None:
    with pytest.raises(UnknownPlayer):
        player(text, 1)


@pytest.mark.parametrize(("simulations", "milliseconds"), [(0, 0), (5, 5), (-1, 0), (0, -1)])
def test_a_budget_is_one_thing(simulations: int, milliseconds: int) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(simulations, milliseconds)


@pytest.mark.parametrize(
    ("text", "at_most", "left"),
    [("500ms", 300, "300ms"), ("500ms", 500, "500ms"), ("300ms", 500, "300ms")],
)
def test_a_time_can_be_cut(text: str, at_most: int, left: str) -> None:
    budget, expected = Budget.parse(text), Budget.parse(left)
    assert budget is not None
    assert expected is not None
    cut = budget.at_most(at_most)
    assert (cut.simulations, cut.milliseconds, cut.limit) == (0, expected.milliseconds, 0)


def test_simulations_can_be_given_a_limit() -> None:
    budget = Budget(80)
    assert budget.at_most(MOST).limit == 0
    cut = budget.at_most(50)
    assert (cut.simulations, cut.milliseconds, cut.limit) == (80, 0, 50)
    assert cut.at_most(70).limit == 50
    assert cut.at_most(20).limit == 20


LONG = ["search:60000ms", "trained:60000ms", "search:60000ms:2", "search:9000000"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("asara", text) for text in [*LONG, "level:5"]),
        *(
            ("heaven_and_ale", text)
            for text in ["trained:9000000", "level:2", "level:4", "level:5"]
        ),
    ],
)
def test_who_may_not_think_longer_does_not(name: str, text: str) -> None:
    state = _in_the_midst(name)
    seen = state.observed_by(int(state.to_move))
    thinker = player(text, 1, at_most=20)
    assert isinstance(thinker, Considering)
    for think in (thinker.choose, lambda seen: thinker.consider(seen, 2)):
        before = monotonic()
        think(seen)
        assert monotonic() - before < 2


@pytest.mark.parametrize("text", [*QUICK, "level:1"])
def test_who_thinks_for_no_time_decides_the_same_whatever_he_may(text: str) -> None:
    state = _in_the_midst("asara")
    seen = state.observed_by(int(state.to_move))
    assert player(text, 1, at_most=1).choose(seen) == player(text, 1).choose(seen)


def _in_the_midst(name: str) -> State:
    """Somebody decides, 60 decisions from the start or, where a game is shorter, at its last."""
    state = game(name).start(2)
    rng = Random(1)
    decisions = 0
    while True:
        if state.to_move != CHANCE:
            before = state.clone()
            if decisions >= 60:
                return before
        chances = state.chances()
        state.apply(chances[0][0] if chances else rng.choice(state.legal()))
        if state.is_over:
            return before
        decisions += 1


@pytest.mark.parametrize("text", ["greedy planned=0", "level:3 reach=1", "search reach=1"])
def test_settings_are_for_who_searches(text: str) -> None:
    assert isinstance(player_with_settings("greedy", 1), GreedyPlayer)
    assert isinstance(player_with_settings("search:5 reach=1 trust=2.5", 1), SearchPlayer)
    with pytest.raises(UnknownPlayer):
        player_with_settings(text, 1)


@pytest.mark.parametrize(
    "change",
    ["reach=-1", "trust=0", "temperature=0", "certainty=-1", "planned=nan", "lines=0", "trust=inf"],
)
def test_settings_with_which_nobody_can_think_are_told(change: str) -> None:
    with pytest.raises(UnknownSetting, match="at least and 1e"):
        player_with_settings(f"search:5 {change}", 1)


@pytest.mark.parametrize("text", ["search:5", "trained:2", "level:4"])
def test_who_sits_down_at_another_game_begins_with_nothing_learned(text: str) -> None:
    """Games have different numbers of actions."""
    somebody = player(text, 1)
    for name in ("asara", "torres", "asante", "asara"):
        seen = _in_the_midst(name)
        assert somebody.choose(seen.observed_by(int(seen.to_move))) in seen.legal()


@pytest.mark.parametrize("change", ["luck=1", "reach=far", "reach", "=1"])
def test_settings_that_there_are_not_are_told(change: str) -> None:
    with pytest.raises(UnknownSetting, match="reach, exploration, temperature"):
        player_with_settings(f"search:5 {change}", 1)
