"""Random games of Torres, every legal action against slow rules written by definition."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import sobremesa
from tests.games.torres import oracle
from tests.games.torres.oracle import Space, space_of

TORRES = sobremesa.game("torres")
SEEDS = range(3)
TABLES = [(players, rules) for players in (2, 3, 4) for rules in TORRES.rule_sets]

Move = tuple[Space, Space]

JUMPS: dict[str, Callable[[oracle.Picture, Space], set[Space]]] = {
    "jump_up_2": oracle.jumps_up,
    "diagonal": oracle.diagonals,
    "jump_over": oracle.jumps_over,
    "free_passage": partial(oracle.passages, any_level=True),
}


def random_action(state: sobremesa.State, rng: random.Random) -> int:
    """A kind of action first and then one of it, so that games do not consist of moves alone."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(str(TORRES.describe(action)["do"]), []).append(action)
    busy = [kind for kind in kinds if kind not in ("end", "track")]
    if not busy or rng.random() < 0.1:
        return rng.choice(kinds[rng.choice(list(kinds))])
    return rng.choice(kinds[rng.choice(busy)])


def play_randomly(state: sobremesa.State, rng: random.Random) -> None:
    """One action of chance or of a player."""
    if state.to_move == sobremesa.CHANCE:
        actions, weights = zip(*state.chances(), strict=True)
        state.apply(rng.choices(actions, weights)[0])
    else:
        state.apply(random_action(state, rng))


def legal_by_kind(state: sobremesa.State) -> dict[str, list[dict[str, Any]]]:
    """The legal actions as data, by what they do."""
    found: dict[str, list[dict[str, Any]]] = {}
    for action in state.legal():
        told: dict[str, Any] = TORRES.describe(action)
        found.setdefault(told["do"], []).append(told)
    return found


def cells(told: list[dict[str, Any]]) -> set[Space]:
    """The spaces that some actions name."""
    return {space_of(one["cell"]) for one in told}


def moves(told: list[dict[str, Any]]) -> set[Move]:
    """From where to where."""
    return {(space_of(one["from"]), space_of(one["to"])) for one in told}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_legal_actions_are_those_of_the_definitions(players: int, rules: str, seed: int) -> None:
    rng = random.Random(f"{players} {rules} {seed}")
    strict = seed == SEEDS[-1]
    state = TORRES.start(players=players, rules=rules, passage_needs_inner_path=strict)
    while not state.is_over:
        view: dict[str, Any] = TORRES.view(state, None)
        picture = oracle.picture_of(view)
        check_castles(view, picture)
        if state.to_move != sobremesa.CHANCE:
            actions = legal_by_kind(state)
            if view["step"] == "turn":
                check_turn(state, view, picture, actions, strict)
            elif view["step"] == "card":
                check_card(view, picture, actions)
            elif view["step"] == "castle":
                assert cells(actions.pop("castle")) == oracle.founding_spaces(picture)
                assert not actions
        play_randomly(state, rng)


def check_castles(view: dict[str, Any], picture: oracle.Picture) -> None:
    """The castles told are those that hang together, each within its height."""
    told = {frozenset(map(space_of, castle["cells"])) for castle in view["castles"]}
    assert told == set(oracle.castles(picture))
    for castle in view["castles"]:
        assert castle["surface"] == len(castle["cells"])
        heights = [picture.height[space_of(cell)] for cell in castle["cells"]]
        assert castle["highest"] == max(heights)
    # A block in the hand may have been part of what carries the height (11.5.2).
    assert oracle.is_sound(picture) or view["turn"]["lifted"] is not None


def check_turn(
    state: sobremesa.State,
    view: dict[str, Any],
    picture: oracle.Picture,
    actions: dict[str, list[dict[str, Any]]],
    strict: bool,
) -> None:
    """Sections 5 to 9."""
    seat, points = view["turn"]["seat"], view["turn"]["points"]
    own = view["seats"][seat]
    passages = oracle.passages_never_rising if strict else oracle.passages

    new_knights = oracle.spaces_for_new_knight(picture, seat) if points >= 2 else set()
    assert cells(actions.pop("knight", [])) == (new_knights if own["reserve"] else set())

    by_foot: set[Move] = set()
    for start in picture.knights[seat] if points >= 1 else ():
        ends = oracle.steps(picture, start) | passages(picture, start)
        by_foot |= {(start, end) for end in ends}
    assert moves(actions.pop("move", [])) == by_foot

    building = actions.pop("build", [])
    spaces = oracle.building_spaces(picture) if points >= 1 else set()
    stacks = stacks_to_build_from(own["stacks"], view["turn"]["stack"])
    offered = {(own["stacks"][one["stack"]], space_of(one["cell"])) for one in building}
    assert offered == {(blocks, space) for blocks in stacks for space in spaces}

    assert ("track" in actions) == (points >= 1)
    deck = own["deck_size"] if view["rules"] == "basic" else 0
    assert ("buy" in actions) == (points >= 1 and deck > 0 and view["turn"]["bought"] < 2)
    assert len(actions.pop("end")) == 1
    hand = TORRES.view(state, seat)
    assert {one["card"] for one in actions.pop("play", [])} == playable(hand, picture)
    assert set(actions) <= {"track", "buy"}


def stacks_to_build_from(stacks: list[int | None], fixed: int | None) -> set[int]:
    """4.4 The different heights of the stacks that may be built from."""
    allowed = stacks if fixed is None else [stacks[fixed]]
    return {blocks for blocks in allowed if blocks}


def playable(view: dict[str, Any], picture: oracle.Picture) -> set[str]:
    """9.2.2, 9.3.1, 9.4 The cards that may be played."""
    if view["turn"]["card"] is not None:
        return set()
    seat = view["seats"][view["turn"]["seat"]]
    cards = set(seat["hand"]) - set(view["turn"]["fresh"])
    return {card for card in cards if card in ("ap6", "ap7") or targets(card, view, picture)}


def targets(card: str, view: dict[str, Any], picture: oracle.Picture) -> set[Any]:
    """Section 11: the targets of a card; for move_block the blocks that may be lifted."""
    seat = view["turn"]["seat"]
    own = view["seats"][seat]
    if card in JUMPS:
        jump = JUMPS[card]
        return {(start, end) for start in picture.knights[seat] for end in jump(picture, start)}
    if card == "knight_up_1":
        return oracle.spaces_for_new_knight(picture, seat, above=1) if own["reserve"] else set()
    if card == "extra_block":
        return oracle.building_spaces(picture) if view["supply"] else set()
    if card == "block_under_knight":
        return oracle.spaces_under_knight(picture, seat) if any(own["stacks"]) else set()
    assert card == "move_block"
    return {start for start, _ in oracle.block_moves(picture)}


def check_card(
    view: dict[str, Any], picture: oracle.Picture, actions: dict[str, list[dict[str, Any]]]
) -> None:
    """The targets of the card just played, and nothing else."""
    card = view["turn"]["card"]
    lifted = view["turn"]["lifted"]
    if lifted is not None:
        before = picture.with_block(space_of(lifted))
        ends = {end for start, end in oracle.block_moves(before) if start == space_of(lifted)}
        assert cells(actions.pop("put")) == ends
    else:
        [(kind, told)] = actions.items()
        actions = {}
        found: set[Any] = moves(told) if kind == "move" else cells(told)
        assert found == targets(card, view, picture)
    assert not actions


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_scorings_are_those_of_the_definitions(players: int, rules: str, seed: int) -> None:
    rng = random.Random(f"scoring {players} {rules} {seed}")
    state = TORRES.start(players=players, rules=rules)
    scored = 0
    while not state.is_over:
        picture = oracle.picture_of(TORRES.view(state, None))
        before = list(state.scores)
        state.events = []
        play_randomly(state, rng)
        told: list[dict[str, Any]] = [event.seen_by(None) for event in state.events]
        bonuses: dict[int, int] = {}
        for event in told:
            if event["event"] == "castles_scored":
                scored += 1
                assert event["points"] == oracle.castle_points(picture, event["seat"])
            elif event["event"] == "king_bonus":
                bonuses[event["seat"]] = event["points"]
            if "from" in event and event["event"] in BOOKED:
                assert event["from"] == before[event["seat"]]
                gain = event.get("points", 1)
                before[event["seat"]] = next_free(before, event["seat"], gain)
                assert event["to"] == before[event["seat"]]
        phases = {event["phase"] for event in told if event["event"] == "castles_scored"}
        for phase in phases:
            for seat in range(players):
                expected = oracle.king_bonus(picture, seat, phase)
                assert bonuses.get(seat, 0) == expected
        assert state.scores == before
    assert scored == 3 * players


BOOKED = ("castles_scored", "king_bonus", "master_card_scored", "track_step")


def next_free(scores: list[int], seat: int, gain: int) -> int:
    """10.1 to 10.3"""
    if gain == 0:
        return scores[seat]
    space = scores[seat] + gain
    while space in scores:
        space += 1
    return space
