"""Random games of Asara beside a second one that was written by the rules, slowly."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sobremesa
from tests.games.asara import positions
from tests.games.asara.oracle import Oracle
from tests.games.asara.oracle_towers import (
    COLOURS,
    SHAPES,
    Part,
    Switches,
    Tower,
    contest,
    usable,
    ways_to_build,
)
from tests.games.asara.positions import ASARA, Player

TABLES = [(players, rules) for players in (2, 3, 4) for rules in ASARA.rule_sets]
SEEDS = range(4)

# What random players like: games in which much is built, with lit windows.
LIKED = {
    "send market_base": 4.0,
    "send market_trunk": 3.0,
    "send market_window": 4.0,
    "send market_turret": 4.0,
    "send building_circle": 20.0,
    "send bank": 3.0,
    "send lit_house": 6.0,
    "send coloured_house": 0.3,
    "nothing": 0.1,
    "decline": 0.2,
    "light": 3.0,
}


def liking(text: str, oracle: Oracle) -> float:
    """How much a random player likes a decision."""
    words = text.split()
    if words[0] == "plot":
        return float(int(words[3]) ** 2)
    if words[0] == "take":  # what fits to something that is there
        mine = [*oracle.me.sections.elements(), *(tower.colour for tower in oracle.me.towers)]
        return 1.0 + 5.0 * any(words[2] in name.split() for name in mine)
    if words[0] in ("keep", "light") and any(t.colour in words for t in oracle.me.towers):
        return 5.0
    return LIKED.get(text, LIKED.get(words[0], 1.0))


def choose(state: sobremesa.State, oracle: Oracle, rng: random.Random) -> str:
    """A draw as chance makes it, or what a random player does."""
    possible = oracle.possible()
    texts = sorted(possible)
    if state.to_move == sobremesa.CHANCE:
        return rng.choices(texts, [possible[text] for text in texts])[0]
    return rng.choices(texts, [liking(text, oracle) for text in texts])[0]


def random_switches(rng: random.Random) -> dict[str, Any]:
    """Each switch one way or the other."""
    return {option.name: rng.choice(option.values) for option in ASARA.options}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_both_games_go_the_same_way(players: int, rules: str, seed: int) -> None:
    rng = random.Random(f"{players} {rules} {seed}")
    options = random_switches(rng) if seed % 2 else {}
    state = ASARA.start(players=players, rules=rules, **options)
    oracle = Oracle(players, rules, Switches(**options))
    lits = 15 if rules == "professional" else 0
    whole = {"sections": 85, "lit windows": lits, "asari": 215, "buyers": 45}
    built = 0
    while not state.is_over:
        check_decision(state, oracle)
        text = choose(state, oracle, rng)
        built += text.split()[0] == "turret"
        state.apply(ASARA.parse(text))
        oracle.play(text)
        assert ASARA.conserved(state) == whole
        check_table(state, oracle)
        if oracle.step == "area" and rng.random() < 0.2:
            check_scoring(state, oracle)
    assert oracle.step == "over"
    assert built > 0
    scores = [seat.score for seat in oracle.seats]
    assert state.scores == scores
    assert state.winners == [seat for seat, score in enumerate(scores) if score == max(scores)]


def check_decision(state: sobremesa.State, oracle: Oracle) -> None:
    """What may be done, or drawn and how likely."""
    if state.to_move == sobremesa.CHANCE:
        assert oracle.step in ("fill", "first", "deal", "hire_draw", "lit_draw")
        assert positions.chances(state) == oracle.possible()
    else:
        assert state.to_move == oracle.turn
        assert sorted(positions.legal(state)) == sorted(oracle.possible())


def check_table(state: sobremesa.State, oracle: Oracle) -> None:
    """All that lies on the table and behind the screens."""
    view = positions.seen(state)
    assert view["step"] == oracle.step
    if oracle.step in ("fill", "first"):
        return
    turn = (view["year"], view["starter"], view["patronage"])
    assert turn == (oracle.year, oracle.starter, oracle.holder)
    for number, owner in enumerate(oracle.seats):
        seat = view["seats"][number]
        assert (seat["money"], seat["score"]) == (owner.money, owner.score)
        assert (seat["hand_size"], seat["down_size"]) == (owner.hand.total(), len(owner.down))
        assert counted(seat["sections"]) == +owner.sections
        assert seat["lits_size"] == owner.lits.total()
        if oracle.step != "turret":
            assert seat["towers"] == [told(tower, oracle.switches) for tower in owner.towers]
    check_board(view, oracle)
    check_secrets(state, oracle)


def check_board(view: dict[str, Any], oracle: Oracle) -> None:
    """Areas, markets, deck and lit windows."""
    for area in view["areas"]:
        name = area["area"]
        if name == "coloured_house":
            continue
        assert buyers(area) == oracle.board[name]
        # A card that was shown binds before it lies on its space.
        shown = oracle.card if (oracle.step, oracle.area) == ("space", name) else "down"
        colour = oracle.colour_of(name) if shown == "down" else shown
        assert (area["colour"] or "") == colour
    for shape in SHAPES:
        market = view["markets"][shape]
        for tiles, mine in ((market["up"], oracle.market), (market["stack"], oracle.stacks)):
            there = Counter({name: n for name, n in mine.items() if name.startswith(shape)})
            assert counted([{"shape": shape, **tile} for tile in tiles]) == +there
    assert view["deck_size"] == oracle.deck.total()
    if oracle.professional:
        stack = view["lit_stack"]
        assert (stack["unseen"], len(stack["bottom"])) == (
            oracle.unseen.total(),
            len(oracle.bottom),
        )


def check_secrets(state: sobremesa.State, oracle: Oracle) -> None:
    """What the seat whose turn it is knows of its own."""
    seat = max(oracle.turn, 0)
    owner = oracle.seats[seat]
    view = positions.seen(state, seat)
    own = view["seats"][seat]
    assert +Counter(own["hand"]) == +owner.hand
    assert +Counter(own["down"]) == Counter(owner.down)
    assert +Counter(own["lits"]) == +owner.lits
    assert +Counter(view["turn_now"]["looked"] or {}) == +oracle.looked
    if oracle.professional:
        for put_back, colour in zip(view["lit_stack"]["bottom"], oracle.bottom, strict=True):
            assert put_back["colour"] == (colour if put_back["seat"] == seat else None)


def counted(listed: list[dict[str, Any]]) -> Counter[str]:
    """Sections of a view by name."""
    return Counter(
        {f"{one['shape']} {one['colour']}" + " gold" * one["gold"]: one["count"] for one in listed}
    )


def buyers(area: dict[str, Any]) -> dict[int, tuple[int, str]]:
    """Who stands on which space of an area."""
    return {
        space: (buyer["seat"], buyer["card"] or "down")
        for space, buyer in enumerate(area["spaces"], 1)
        if buyer is not None
    }


def told(tower: Tower, switches: Switches) -> dict[str, Any]:
    """A tower as the view tells it."""

    def count(shape: str, gold: bool, lit: bool = False) -> int:
        return sum(
            (part.shape, part.gold) == (shape, gold) and (part.lit or not lit)
            for part in tower.parts
        )

    return {
        "colour": tower.colour,
        "base_gold": count("base", True) == 1,
        "turret_gold": count("turret", True) == 1,
        "trunks": count("trunk", False),
        "gold_trunks": count("trunk", True),
        "windows": count("window", False),
        "gold_windows": count("window", True),
        "lit": count("window", False, lit=True),
        "lit_gold": count("window", True, lit=True),
        "height": tower.height(switches.lit_window_counts_for_height),
        "gold": tower.gold(),
        "lits": tower.lits(),
    }


def check_scoring(state: sobremesa.State, oracle: Oracle) -> None:
    """What the end of the year, and of the game, would bring."""
    view = positions.seen(state)
    assert view["year_end"] == oracle.year_end()
    shares = {
        one["contest"]: [
            sum(place["points"] for place in one["places"] if place["seat"] == seat)
            for seat in range(len(oracle.seats))
        ]
        for one in view["contests"]
    }
    assert shares == oracle.contests()


# ---- situations that a game seldom reaches

names = st.sampled_from([f"{shape} {colour}" for shape in SHAPES for colour in COLOURS[:3]])
few_towers = st.lists(
    st.tuples(
        st.sampled_from(COLOURS[:3]), st.integers(0, 1), st.integers(0, 2), st.integers(0, 2)
    ),
    max_size=3,
    unique_by=lambda tower: tower[0],
)


def as_tower(colour: str, trunks: int, windows: int, lits: int) -> Tower:
    """A tower; lit windows as far as there are windows for them."""
    parts = [Part("base", False), *[Part("trunk", False)] * trunks, Part("turret", False)]
    return Tower(colour, parts + [Part("window", False, i < lits) for i in range(windows)])


def as_text(tower: Tower) -> str:
    """The same as ``positions`` reads it."""
    middle = [
        part.shape[0] + "+" * part.lit for part in tower.parts if part.shape in ("trunk", "window")
    ]
    return " ".join([tower.colour, "b?", *middle, "u?"])


@settings(max_examples=150, deadline=None)
@given(
    sections=st.lists(names, max_size=8),
    built=few_towers,
    lits=st.lists(st.sampled_from(COLOURS[:3]), max_size=3, unique=True),
    taken=st.sets(st.integers(1, 7), max_size=6),
    money=st.integers(0, 8),
    same_action=st.booleans(),
    is_section=st.booleans(),
)
def test_what_may_be_built_anywhere(
    sections: list[str],
    built: list[tuple[str, int, int, int]],
    lits: list[str],
    taken: set[int],
    money: int,
    same_action: bool,
    is_section: bool,
) -> None:
    sections = [name for i, name in enumerate(sections) if sections[:i].count(name) < 2]
    towers = [as_tower(*one) for one in built]
    options: dict[str, Any] = {
        "lit_window_same_action": same_action,
        "lit_window_counts_as_section_used": is_section,
    }
    state = positions.table(
        Player(
            money=money,
            sections=", ".join(sections),
            towers=[as_text(tower) for tower in towers],
            lits=" ".join(lits),
        ),
        rules="professional",
        buyers={"building_circle": dict.fromkeys(taken, "B blue")},
        options=options,
    )
    numbers = usable(Counter(sections), Counter(lits), towers, Switches(**options))
    wanted = ways_to_build(money, taken, numbers)
    assert ("send building_circle" in positions.legal(state)) == bool(wanted)
    if wanted:
        card = "card blue"
        positions.play(state, "send building_circle", card)
        assert positions.targets(state, "plot") == {f"{m} with {k}" for m, k in wanted}


towers_of_players = st.lists(
    st.lists(
        st.tuples(st.sampled_from(COLOURS[:2]), st.just(0), st.integers(0, 1), st.integers(0, 1)),
        max_size=3,
    ),
    min_size=2,
    max_size=4,
)


@settings(max_examples=200, deadline=None)
@given(
    built=towers_of_players,
    places=st.booleans(),
    by=st.sampled_from(["player", "tower"]),
    heights=st.booleans(),
)
def test_contests_with_many_ties(
    built: list[list[tuple[str, int, int, int]]], places: bool, by: str, heights: bool
) -> None:
    room: Counter[str] = Counter()
    towers_of: list[list[Tower]] = []
    for owned in built:
        towers_of.append([])
        for one in owned:
            room[one[0]] += 1
            lits = one[3] if room[one[0]] <= 3 else 0  # the box has three lit windows a colour
            if room[one[0]] <= 4:
                towers_of[-1].append(as_tower(*one[:3], lits))
    options: dict[str, Any] = {
        "same_player_may_take_first_and_second": places,
        "pro_tiebreak_by": by,
        "lit_window_counts_for_height": heights,
    }
    seated = [Player(towers=[as_text(tower) for tower in own]) for own in towers_of]
    state = positions.last_turn(
        *seated, players=len(seated), year=4, rules="professional", options=options
    )
    events = positions.events(state, *positions.END)
    for scored in positions.told_of("contest_scored", events):
        shares = [0] * len(seated)
        for place in scored["places"]:
            shares[place["seat"]] += place["points"]
        wanted = contest(scored["contest"], towers_of, True, Switches(**options))
        assert shares == wanted, scored["contest"]
