"""Random games of Heaven & Ale beside a second one that was written by the rules, slowly."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sobremesa
from tests.games.heaven_and_ale import oracle_exchange, positions
from tests.games.heaven_and_ale.oracle import Oracle
from tests.games.heaven_and_ale.oracle_garden import (
    CELLS,
    MONKS,
    RESOURCES,
    SPOTS,
    Owner,
    beside,
    side,
)
from tests.games.heaven_and_ale.oracle_laying import TRACK
from tests.games.heaven_and_ale.positions import HALE, Player

SEEDS = range(6)

# What random players like: to stay on the way, to keep their cards, to fill their gardens.
LIKED = {"start": 0.04, "sell": 0.02, "decline": 0.4, "buy": 4.0}


def liking(text: str, oracle: Oracle, hurry: float) -> float:
    """How much a random player likes a decision: places near by, spots where a ring is closing."""
    verb, *words = text.split()
    if verb == "move":
        place = int(words[0])
        near = 3.0 if place - oracle.me.place <= 5 else hurry
        scored = float(len(oracle.me.garden) ** 0.5 / 2)
        return near * {"b": 20.0, **dict.fromkeys("ABCX", scored)}.get(TRACK[place], 1.0)
    if verb == "put":
        return ring(oracle.me, int(words[0])) * (4.0 if side(int(words[0])) == "shady" else 1.0)
    if verb == "end" and oracle.step == "end":
        return 20.0
    return LIKED.get(verb, 1.0)


def ring(owner: Owner, cell: int) -> float:
    """How many tiles the rings have that a spot belongs to."""
    sheds = [shed for shed in beside(cell) if shed is not None and side(shed) == "shed"]
    around = [sum(one in owner.garden for one in beside(shed)) for shed in sheds]
    return float(sum((1 + tiles) ** 2 for tiles in around))


def choose(state: sobremesa.State, oracle: Oracle, rng: random.Random, hurry: float = 0.3) -> str:
    """A draw as chance makes it, or what a random player does."""
    possible = oracle.possible()
    texts = sorted(possible)
    if state.to_move == sobremesa.CHANCE:
        return rng.choices(texts, [possible[text] for text in texts])[0]
    kinds = Counter(text.split()[0] for text in texts)
    each = [liking(text, oracle, hurry) / kinds[text.split()[0]] ** 0.5 for text in texts]
    return rng.choices(texts, each)[0]


def random_switches(rng: random.Random) -> dict[str, Any]:
    """Each switch one way or the other."""
    return {option.name: rng.choice(option.values) for option in HALE.options}


def second_game(players: int, options: dict[str, Any]) -> Oracle:
    """The oracle with the same switches."""
    return Oracle(
        players,
        alternative=options.get("start_positions") == "alternative",
        early=options.get("exchange_mode") == "may_stop_early",
    )


WHOLE = {
    "resource tiles": 100,
    "monks": 24,
    "discs": 36,
    **{f"barrels of goal {goal}": 2 for goal in range(1, 13)},
}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_games_go_the_same_way(players: int, seed: int) -> None:
    rng = random.Random(f"{players} {seed}")
    options = random_switches(rng) if seed % 2 else {}
    hurry = rng.choice((0.02, 0.1, 0.4))
    state = HALE.start(players, **options)
    oracle = second_game(players, options)
    whole = {**WHOLE, **{f"cards of seat {seat + 1}": 5 for seat in range(players)}}
    done: Counter[str] = Counter()
    while not state.is_over:
        check_decision(state, oracle)
        text = choose(state, oracle, rng, hurry)
        done[text.split()[0]] += 1
        state.apply(HALE.parse(text))
        oracle.play(text)
        check_table(state, oracle)
        if rng.random() < 0.03:
            assert HALE.conserved(state) == whole
            check_final(state, oracle)
    assert oracle.step == "over"
    assert done["move"] > 12
    if players == 4:
        assert done.keys() >= {"activate", "number", "card", "marker", "sell"}, "all there is"
    assert state.scores == oracle.scores
    best = max(oracle.scores)
    assert state.winners == [seat for seat, score in enumerate(oracle.scores) if score == best]
    check_final(state, oracle)


def check_decision(state: sobremesa.State, oracle: Oracle) -> None:
    """What may be done, or drawn and how likely."""
    if state.to_move == sobremesa.CHANCE:
        assert oracle.step in ("lay", "first")
        assert positions.chances(state) == oracle.possible()
    else:
        assert state.to_move == oracle.turn
        assert sorted(positions.legal(state)) == sorted(oracle.possible())


def check_table(state: sobremesa.State, oracle: Oracle) -> None:
    """All that lies on the table."""
    view: Any = HALE.position(state)
    assert view["step"] == oracle.step
    assert (view["round"], view["reserve"]) == (oracle.round, oracle.reserve)
    assert view["starter"] == (None if oracle.starter < 0 else oracle.starter)
    for place, told in enumerate(view["track"]):
        assert Counter(told["tiles"]) == +oracle.piles[place]
        assert told["discs"] == oracle.discs[place]
    for name, i in (("first", 0), ("second", 1)):
        assert Counter(view[name]) == +oracle.stacks[i] + +oracle.monks[i]
    for name in ("large", "small"):
        left = [goal for goal, barrels in oracle.centre.items() if name in barrels]
        assert view[name] == left
    for told, owner in zip(view["seats"], oracle.seats, strict=True):
        assert told == {**as_told(owner), "score": told["score"]}


def as_told(owner: Owner) -> dict[str, object]:
    """What a player has, as a position tells it."""
    sheds = [cell for cell in range(len(CELLS)) if side(cell) == "shed"]
    spots = ("x_tiles", *RESOURCES, *(name.replace(" ", "_") for name in MONKS))
    cards = ("money", "brewmaster", "barrels", "resource", "discs")
    return {
        "ducats": owner.ducats,
        "markers": owner.markers,
        "brewmaster": owner.brewmaster,
        "garden": [owner.garden.get(cell) for cell in range(len(CELLS))],
        "sheds": [owner.sheds.get(cell) for cell in sheds],
        "discs": [spot for spot in spots if spot in owner.discs],
        "hand": [card for card in cards if card in owner.hand],
        "sold": [card for card in cards if card in owner.sold],
        "beside": [owner.placed.get(pair) for pair in range(5)],
        "large": sorted(goal for goal, kind in owner.barrels.items() if kind == "large"),
        "small": sorted(goal for goal, kind in owner.barrels.items() if kind == "small"),
        "place": owner.place,
        "start": owner.start,
        "home": owner.home,
    }


def check_final(state: sobremesa.State, oracle: Oracle) -> None:
    """What the game would bring if it ended now, and how far everybody is with each goal."""
    view = positions.seen(state)
    values = [goal["value"] for goal in view["goals"]]
    for number, (told, owner) in enumerate(zip(view["seats"], oracle.seats, strict=True)):
        assert told["now"]["points"] == oracle.points(number)
        reached = [got >= value for got, value in zip(told["goals"], values, strict=True)]
        assert reached == [owner.fulfils(goal) for goal in range(1, 13)]


# ---- situations that a game seldom reaches

spaces = st.integers(-8, 20)


@settings(max_examples=60, deadline=None)
@given(
    markers=st.lists(spaces, min_size=5, max_size=5),
    brewmaster=st.integers(-10, 20),
    ducats=st.integers(0, 90),
    early=st.booleans(),
)
def test_no_exchange_does_better(
    markers: list[int], brewmaster: int, ducats: int, early: bool
) -> None:
    told = dict(zip(RESOURCES, markers, strict=True))
    mode = "may_stop_early" if early else "exhaustive_then_ducats"
    player = Player(markers=told, brewmaster=brewmaster, ducats=ducats)
    now = positions.own(positions.table(player, options={"exchange_mode": mode}))["now"]
    assert now["product"] == oracle_exchange.product(markers, brewmaster, ducats, early)
    rate, times = oracle_exchange.rate_and_multiplier(brewmaster)
    assert (now["rate"], now["multiplier"]) == (rate, times)
    after = list(now["after"].values())
    assert now["lowest"] == min(after)
    assert oracle_exchange.can_come(markers, after, rate, now["exchanges"], ducats // 10)


resource_tiles = st.tuples(st.sampled_from(RESOURCES), st.integers(1, 5))
monks = st.sampled_from(MONKS)
GROUND = [cell for cell in range(len(CELLS)) if side(cell) != "shed"]
scattered = st.lists(st.one_of(st.none(), resource_tiles, monks), min_size=30, max_size=30)
many = st.lists(
    st.one_of(resource_tiles, resource_tiles, resource_tiles, monks), min_size=30, max_size=30
)
rich_tiles = st.tuples(st.sampled_from(RESOURCES), st.integers(3, 5))
crowded = st.one_of(many, st.lists(rich_tiles, min_size=30, max_size=30))


def planted(told: list[Any]) -> dict[int, str]:
    """A garden of such tiles, as far as the box has them."""
    box: Counter[str] = Counter()
    garden: dict[int, str] = {}
    for cell, tile in zip(GROUND, told, strict=True):
        name = f"{tile[0]} {tile[1]}" if isinstance(tile, tuple) else tile
        if name is not None and box[name] < (3 if name == "hops 3" else 4):
            box[name] += 1
            garden[cell] = name
    return garden


def owner_of(garden: dict[int, str], **told: Any) -> Owner:
    """The same garden in the other game; what it encloses has been built."""
    owner = Owner(dict(positions.MARKERS), -10, garden=dict(garden), **told)
    for shed in owner.enclosed():
        owner.build(shed)
    owner.brewmaster = -10
    return owner


def beside_each_other(garden: dict[int, str], *discs: str) -> tuple[Any, Oracle]:
    """Both games with such a garden, and a tile on the first space."""
    state = positions.table(Player(garden=garden, discs=" ".join(discs)), track={1: "hops 3"})
    oracle = Oracle(2)
    oracle.piles[1]["hops 3"] += 1
    oracle.seats[0] = owner_of(garden, discs=list(discs), start="S1")
    oracle.seats[1].start = "S2"
    oracle.starter = 0
    oracle._begin_turn(0)
    return state, oracle


def both(state: Any, oracle: Oracle, text: str) -> None:
    """Play it in both games; what the player has and may do afterwards is the same."""
    positions.play(state, text)
    oracle.play(text)
    assert sorted(positions.legal(state)) == sorted(oracle.possible())
    seats: Any = HALE.position(state)["seats"]
    assert seats[0] == {**as_told(oracle.me), "score": 0}


@settings(max_examples=150, deadline=None)
@given(told=scattered, discs=st.sets(st.sampled_from(["x_tiles", "hops", "monk_A"])))
def test_what_scoring_brings_in_any_garden(told: list[Any], discs: set[str]) -> None:
    garden = planted(told)
    state, oracle = beside_each_other(garden, *discs)
    assert sorted(positions.legal(state)) == sorted(oracle.possible())
    for verb in ("move 16", "score", "number"):
        texts = [text for text in sorted(oracle.possible()) if text.startswith(verb)]
        if texts:
            both(state, oracle, texts[len(garden) % len(texts)])


@settings(max_examples=150, deadline=None)
@given(
    told=crowded,
    where=st.sampled_from(GROUND),
    empty=st.sets(st.sampled_from(GROUND), max_size=3),
    which=st.integers(0, 14),
)
def test_what_a_tile_encloses_in_any_garden(
    told: list[Any], where: int, empty: set[int], which: int
) -> None:
    garden = {c: name for c, name in planted(told).items() if c != where and c not in empty}
    state, oracle = beside_each_other(garden)
    for text in ("move 1", "buy hops 3", f"put {where}"):
        both(state, oracle, text)
    while oracle.step == "shed":
        texts = sorted(oracle.possible())
        both(state, oracle, texts[which % len(texts)])
    assert oracle.step == "buy"


# Each goal is met now and then: rings and sides that are full, pieces where it depends on a step.
few = st.sampled_from([0, 1, 1, 1, 20])
goals = st.dictionaries(st.integers(1, 12), st.sampled_from(["large", "small"]), max_size=8)


@settings(max_examples=200, deadline=None)
@given(
    told=crowded,
    empty=st.sets(st.sampled_from(GROUND), max_size=2),
    markers=st.lists(few, min_size=5, max_size=5),
    brewmaster=st.integers(0, 1),
    discs=st.sets(st.sampled_from(SPOTS), min_size=6),
    cards=st.permutations(positions.CARDS),
    placed=st.integers(0, 5),
    mine=goals,
    others=goals,
)
def test_which_barrels_are_taken(
    told: list[Any],
    empty: set[int],
    markers: list[int],
    brewmaster: int,
    discs: set[str],
    cards: list[str],
    placed: int,
    mine: dict[int, str],
    others: dict[int, str],
) -> None:
    garden = {cell: name for cell, name in planted(told).items() if cell not in empty}
    own = {goal: kind for goal, kind in mine.items() if others.get(goal) != kind}
    player = Player(
        garden=garden,
        markers=dict(zip(RESOURCES, markers, strict=True)),
        brewmaster=brewmaster,
        discs=" ".join(discs),
        beside=dict(enumerate(cards[:placed], 1)),
        **barrels_of(own),
    )
    state = positions.table(player, Player(**barrels_of(others)))
    oracle = Oracle(2)
    oracle.seats[0] = owner_of(garden, discs=list(discs), start="S1")
    for number, theirs in enumerate((own, others)):
        oracle.seats[number].barrels = dict(theirs)
        for goal, kind in theirs.items():
            oracle.centre[goal].remove(kind)
    me = oracle.seats[0]
    me.markers, me.brewmaster = dict(player.markers), brewmaster
    me.placed = dict(enumerate(cards[:placed]))
    me.hand = [card for card in positions.CARDS if card not in cards[:placed]]
    oracle.seats[1].start = "S2"
    oracle.starter = 0
    oracle._begin_turn(0)
    assert sorted(positions.legal(state)) == sorted(oracle.possible())
    if "move 14" in oracle.possible():
        both(state, oracle, "move 14")


def barrels_of(told: dict[int, str]) -> dict[str, Any]:
    """Large and small ones as ``positions`` reads them."""
    return {
        size: [goal for goal, kind in told.items() if kind == size] for size in ("large", "small")
    }
