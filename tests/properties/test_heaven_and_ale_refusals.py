"""Whatever is not legal in Heaven & Ale is refused by a rule that exists, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sobremesa
from tests.games.heaven_and_ale.oracle import Oracle
from tests.games.heaven_and_ale.oracle_garden import SPOTS, side
from tests.games.heaven_and_ale.oracle_laying import TRACK
from tests.games.heaven_and_ale.positions import HALE
from tests.games.rule_books import rules
from tests.properties.test_heaven_and_ale_oracle import choose, random_switches, second_game

ALLOWED = {"A": SPOTS[:1], "B": SPOTS[6:], "C": SPOTS[1:6], "X": SPOTS}  # 10.2


class Beside:
    """A random game, guided by the oracle that is played beside it."""

    def __init__(self, players: int, seed: int) -> None:
        self.rng = random.Random(f"refusals {players} {seed}")
        options: dict[str, Any] = random_switches(self.rng) if seed % 2 else {}
        self.state = HALE.start(players, **options)
        self.oracle = second_game(players, options)

    def play(self) -> None:
        """The next decision or draw."""
        text = choose(self.state, self.oracle, self.rng)
        self.state.apply(HALE.parse(text))
        self.oracle.play(text)


def possible_in(state: sobremesa.State) -> set[int]:
    """All that may be done or drawn."""
    return set(state.legal()) | {action for action, _ in state.chances()}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_names_a_rule(players: int, seed: int) -> None:
    numbers = {f"heaven_and_ale {number}" for number in rules("heaven_and_ale")}
    game = Beside(players, seed)
    while not game.state.is_over:
        if game.rng.random() < 0.3:
            check_refusals(game.state, numbers)
        game.play()
    check_refusals(game.state, numbers)
    assert game.state.refusal(0) == "heaven_and_ale 16.4"


def check_refusals(state: sobremesa.State, numbers: set[str]) -> None:
    """Each action of the game is legal (or possible by chance), or refused by a rule."""
    possible = possible_in(state)
    unknown = {}
    for action in range(HALE.action_count):
        refused = state.refusal(action)
        if action in possible:
            assert refused is None, HALE.notation(action)
        elif refused not in numbers:
            unknown[HALE.notation(action)] = refused
    assert unknown == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_refused_action_changes_nothing(players: int) -> None:
    game = Beside(players, 1)
    while not game.state.is_over:
        before = HALE.position(game.state)
        action = game.rng.randrange(HALE.action_count)
        game.state.events = []
        if action not in possible_in(game.state):
            with pytest.raises(sobremesa.Illegal) as refused:
                game.state.apply(action)
            assert refused.value.rule == game.state.refusal(action)
            assert refused.value.action == HALE.notation(action)
            assert game.state.events == []
        assert HALE.position(game.state) == before
        game.play()


@pytest.mark.parametrize("players", [2, 4])
def test_a_refusal_tells_the_truth(players: int) -> None:
    """Where a rule gives a reason, the table shows it."""
    game = Beside(players, 3)
    told: set[str] = set()
    while not game.state.is_over:
        if game.state.to_move != sobremesa.CHANCE:
            for action in range(HALE.action_count):
                refused = game.state.refusal(action)
                if refused is not None:
                    rule = refused.removeprefix("heaven_and_ale ")
                    is_so = reason(rule, HALE.describe(action), game.oracle)
                    assert is_so is not False, (HALE.notation(action), refused)
                    told |= {rule} if is_so else set()
        game.play()
    assert told >= {"4.3.1", "6.4", "6.5", "7.1", "8.4", "10.2", "10.3", "13.5", "14.2"}


def reason(rule: str, told: Any, oracle: Oracle) -> bool | None:
    """Whether what the rule forbids is so; ``None`` where it only tells what is to be done now."""
    step, do = oracle.step, told["do"]
    if (step, do) == ("move", "move"):
        return no_way(oracle, told["place"])[rule]
    if (step, do) == ("move", "start"):
        others = [seat.start for seat in oracle.seats if seat is not oracle.me]
        taken = told["space"] in others
        last = all(seat.home for seat in oracle.seats if seat is not oracle.me)
        return {"7.1": taken, "7.2": not taken and last and told["space"] != "S1"}[rule]
    if do == "sell" and step in ("move", "buy", "put", "end"):
        return rule == "13.5" and told["card"] not in oracle.me.hand
    if (step, do) == ("buy", "buy"):
        name = f"{told['tile']} {told.get('number') or told['monk']}"
        lies_there = oracle.piles[oracle.me.place][name] > 0
        price = cheapest(oracle, oracle.me.place, name) if lies_there else None
        poor = price is not None and price > oracle.me.ducats
        return poor if rule in ("8.2", "9.1") else not lies_there or price is None
    if (step, do) == ("put", "put"):
        return no_spot(oracle, told["cell"])[rule]
    if (step, do) == ("score", "score"):
        here = ALLOWED[TRACK[oracle.me.place]]
        return {
            "4.3.1": told["spot"] in here and told["spot"] in oracle.me.discs,
            "10.2": told["spot"] not in here,
            "10.3": told["spot"] in here and not oracle.me.scores_something(told["spot"]),
        }[rule]
    if (step, do) == ("privilege", "card"):
        return rule == "13.3" and told["card"] not in oracle.me.hand
    return None


def cheapest(oracle: Oracle, place: int, tile: str) -> int | None:
    """What a tile costs on the cheapest empty spot, if there is one."""
    return min((oracle._price(place, tile, cell) for cell in oracle.me.free()), default=None)


def no_way(oracle: Oracle, place: int) -> dict[str, bool]:
    """What may be wrong with a place."""
    me, kind = oracle.me, TRACK[place]
    scoring = kind in "ABCX"
    tiles = [tile for tile, n in oracle.piles[place].items() if n > 0]
    prices = [cheapest(oracle, place, tile) for tile in tiles]
    money = me.ducats + 3 * len(me.hand)
    too_dear = all(price is None or price > money for price in prices)
    usable = [spot for spot in ALLOWED.get(kind, ()) if spot not in me.discs]
    return {
        "6.4": place <= me.place,
        "6.5": oracle.discs[place] == 0 if scoring else kind != "b" and too_dear,
        "8.1": tiles != [] and None in prices,
        "10.3": scoring and not any(me.scores_something(spot) for spot in usable),
        "14.2": kind == "b" and not any(oracle._may_take(goal) for goal in oracle.centre),
    }


def no_spot(oracle: Oracle, cell: int) -> dict[str, bool]:
    """What may be wrong with a spot for the tile in the hand."""
    me = oracle.me
    shed, planted, monk = side(cell) == "shed", cell in me.garden, TRACK[me.place] != "r"
    too_dear = not shed and oracle._price(me.place, oracle.tile, cell) > me.ducats
    return {
        "8.1": planted,
        "8.2": not planted and too_dear and not monk,
        "8.4": shed and not monk,
        "9.1": not planted and too_dear and monk,
        "9.3": shed and monk,
    }
