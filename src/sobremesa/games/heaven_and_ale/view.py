"""What is on the table of a game of Heaven & Ale, as data for a page; nothing is hidden (1.5)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.actions import (
    GO,
    NAME_NUMBER,
    SCORE_SPOT,
    START,
)
from sobremesa.games.heaven_and_ale.barrels import (
    GOAL_KIND,
    GOAL_NUMBER,
    GOAL_VALUE,
    KINDS_OF_GOAL,
    reached,
)
from sobremesa.games.heaven_and_ale.box import (
    BOX,
    CARD_AMOUNT,
    CARD_NAMES,
    DUCATS_PER_STEP,
    FIRST_SPACE_POINTS,
    GOALS,
    LARGE_POINTS,
    MONK_COPIES,
    MONKS,
    OVERFLOW,
    RESOURCE_NAMES,
    SELL_PRICE,
    SMALL_POINTS,
    TRACK_END,
    TRACK_START,
)
from sobremesa.games.heaven_and_ale.buying import price_of
from sobremesa.games.heaven_and_ale.exchange import multiplier_of, rate_of
from sobremesa.games.heaven_and_ale.final import reckoned
from sobremesa.games.heaven_and_ale.garden import (
    CELLS,
    DIRECTIONS,
    NEIGHBOUR,
    SHADY,
    SHED_CELLS,
    SHED_NUMBER,
    SHEDS,
    SIDE,
    SIDE_NAMES,
    SUNNY,
)
from sobremesa.games.heaven_and_ale.rules import HeavenAndAle
from sobremesa.games.heaven_and_ale.seat import (
    DECLINED,
    NO_CARD,
    NOT_BUILT,
    NOT_THERE,
    Seat,
    has,
    members,
)
from sobremesa.games.heaven_and_ale.sheds import sum_around
from sobremesa.games.heaven_and_ale.spots import NUMBER_SPOT, SPOT_NAMES
from sobremesa.games.heaven_and_ale.state import (
    NO_CARD_PLAYED,
    NO_SHED,
    NO_SPOT,
    NO_TILE,
    NOBODY,
    HeavenAndAleState,
)
from sobremesa.games.heaven_and_ale.steps import MOVE, NUMBER, SCORE, STEPS
from sobremesa.games.heaven_and_ale.tiles import (
    EMPTY,
    FIRST_MONK,
    KINDS,
    described,
    tile_name,
    tiles_in,
)
from sobremesa.games.heaven_and_ale.track import (
    DISC,
    DISC_NAMES,
    EFFECT_NAMES,
    KIND,
    KIND_NAMES,
    MONK,
    MONK_PRICE,
    NO_DISC,
    PLACES,
    START_AMOUNT,
    START_AREA,
    START_EFFECT,
    START_NAMES,
)

_CELLS: Final[list[dict[str, Any]]] = BOX["garden"]["cells"]
_SPOTS: Final[list[dict[str, Any]]] = BOX["scoring_spots"]["spots"]
_PAIRS: Final[list[list[str]]] = BOX["privileges"]["pairs"]
_BREWMASTER: Final[list[dict[str, int]]] = BOX["brewmaster_table"]["rows"]
_SHED_ROWS: Final[list[dict[str, Any]]] = BOX["sheds"]["rows"]
_COSTS: Final[dict[str, int]] = BOX["costs"]
_DIRECTIONS: Final[list[list[int]]] = BOX["garden"]["neighbour_directions"]


def view(state: HeavenAndAle, seat: int | None) -> dict[str, object]:
    """All that there is to see, the same for every ``seat``; ``None`` is a spectator."""
    seats = range(int(state.players))
    return {
        "game": state.game.name,
        "rules": state.rules,
        "players": int(state.players),
        "seat": seat,
        "step": STEPS[state.step],
        "to_move": int(state.to_move),
        "turn": int(state.turn),
        "round": int(state.round) + 1,
        "rounds": int(state.setting.rounds),
        "starter": None if state.starter == NOBODY else int(state.starter),
        "track": [_place(state, place) for place in range(int(PLACES))],
        "starts": [_start(state, start) for start in range(len(START_NAMES))],
        "stacks": _stacks(state),
        "reserve": int(state.reserve),
        "goals": [_goal(state, goal) for goal in range(int(GOALS))],
        "seats": [_seat(state, number) for number in seats],
        "amounts": _amounts(),
        "directions": [list(step) for step in _DIRECTIONS],
        "cells": [_cell(cell) for cell in range(int(CELLS))],
        "pairs": [list(pair) for pair in _PAIRS],
        "spots": {spot["id"]: {"from": list(spot["allowed_from"])} for spot in _SPOTS},
        "brewmaster_table": [dict(row) for row in _BREWMASTER],
        "shed_table": [dict(row) for row in _SHED_ROWS],
        "turn_now": _turn_now(state),
    }


# ---- the board in the middle


def _place(state: HeavenAndAleState, place: int) -> dict[str, object]:
    return {
        "place": place,
        "kind": KIND_NAMES[KIND[place]],
        "tiles": [described(kind) for kind in tiles_in(state.piles[place])],
        "discs": int(state.discs[place]),
        "disc": None if DISC[place] == NO_DISC else DISC_NAMES[DISC[place]],
        "price": int(MONK_PRICE[place]) if KIND[place] == MONK else None,
    }


def _start(state: HeavenAndAleState, start: int) -> dict[str, object]:
    standing = [number for number, seat in enumerate(state.seats) if seat.start == start]
    return {
        "space": START_NAMES[start],
        "effect": EFFECT_NAMES[START_EFFECT[start]],
        "amount": int(START_AMOUNT[start]),
        "seat": standing[0] if standing else None,
    }


def _stacks(state: HeavenAndAleState) -> dict[str, object]:
    """1.5 What may still come, by stack; 5.4, 5.10 two players need nothing of stack II.

    With three players all monks II may come, but only as many as lie in their one stack.
    """
    second = state.second_tiles
    piles = state.setting.rounds - state.setting.rounds_of_first_monks
    if piles == 0:
        second = vec[i64]([0] * int(KINDS))
    in_the_box = MONKS * MONK_COPIES - piles * sum(kind == MONK for kind in KIND)
    return {
        "first": _by_name(state.first_tiles),
        "second": _by_name(second),
        "first_left": _sum(state.first_tiles, 0, FIRST_MONK),
        "second_left": _sum(second, 0, FIRST_MONK),
        "monks_left_first": _sum(state.first_tiles, FIRST_MONK, KINDS),
        "monks_left_second": max(_sum(second, FIRST_MONK, KINDS) - int(in_the_box), 0),
    }


def _amounts() -> dict[str, object]:
    """Numbers of the box that are the same at any time: what cards, barrels, prices go by."""
    return {
        "cards": {name: int(CARD_AMOUNT[card]) for card, name in enumerate(CARD_NAMES)},
        "card_sold": int(SELL_PRICE),
        "large_barrel": int(LARGE_POINTS),
        "small_barrel": int(SMALL_POINTS),
        "first_space": int(FIRST_SPACE_POINTS),
        "ducats_per_step": int(DUCATS_PER_STEP),
        "track_start": int(TRACK_START),
        "track_end": int(TRACK_END),
        "overflow_ducats": int(OVERFLOW),
        "price_factors": {
            kind: {side: _COSTS[f"{kind}_{side}_factor"] for side in ("sunny", "shady")}
            for kind in ("resource", "monk")
        },
    }


def _by_name(counts: vec[i64]) -> dict[str, int]:
    return {tile_name(kind): int(counts[kind]) for kind in range(int(KINDS))}


def _sum(counts: vec[i64], first: i64, end: i64) -> int:
    found: i64 = 0
    for kind in range(first, end):
        found += counts[kind]
    return int(found)


def _goal(state: HeavenAndAleState, goal: int) -> dict[str, object]:
    number = int(GOAL_NUMBER[goal])
    return {
        "goal": goal + 1,
        "kind": KINDS_OF_GOAL[GOAL_KIND[goal]],
        "value": int(GOAL_VALUE[goal]),
        "number": number if number > 0 else None,
        "large": has(state.large, goal),
        "small": has(state.small, goal),
    }


# ---- a player


def _seat(state: HeavenAndAleState, number: int) -> dict[str, object]:
    seat = state.seats[number]
    now = reckoned(state, number)
    del now["seat"]
    return {
        "score": int(seat.score),
        "ducats": int(seat.ducats),
        "markers": {name: int(seat.markers[i]) for i, name in enumerate(RESOURCE_NAMES)},
        "brewmaster": int(seat.brewmaster),
        "rate": int(rate_of(seat.brewmaster)),
        "multiplier": int(multiplier_of(seat.brewmaster)),
        "garden": [None if tile == EMPTY else described(int(tile)) for tile in seat.garden],
        "sheds": [_shed(seat, shed) for shed in range(int(SHEDS))],
        "discs": [SPOT_NAMES[spot] for spot in members(seat.discs)],
        "hand": [CARD_NAMES[card] for card in members(seat.hand)],
        "sold": [CARD_NAMES[card] for card in members(seat.sold)],
        "beside": [_beside(card) for card in seat.beside],
        "barrels": [
            {"goal": goal + 1, "large": has(seat.large, goal)}
            for goal in members(seat.large | seat.small)
        ],
        "place": int(seat.place),
        "start": None if seat.start == NOT_THERE else START_NAMES[seat.start],
        "home": seat.home,
        "goals": [int(reached(seat, goal)) for goal in range(int(GOALS))],
        "now": now,
    }


def _shed(seat: Seat, shed: int) -> dict[str, object]:
    first = SHED_CELLS[shed] * DIRECTIONS
    around = [seat.garden[NEIGHBOUR[first + side]] for side in range(int(DIRECTIONS))]
    return {
        "shed": shed,
        "cell": int(SHED_CELLS[shed]),
        "type": None if seat.sheds[shed] == NOT_BUILT else int(seat.sheds[shed]),
        "sum": int(sum_around(seat, shed)),
        "tiles": sum(1 for tile in around if tile != EMPTY),
    }


def _beside(card: i64) -> str | None:
    if card == NO_CARD:
        return None
    return "declined" if card == DECLINED else CARD_NAMES[card]


def _cell(cell: int) -> dict[str, object]:
    return {
        "id": cell,
        "q": _CELLS[cell]["q"],
        "r": _CELLS[cell]["r"],
        "side": SIDE_NAMES[SIDE[cell]],
        "shed": int(SHED_NUMBER[cell]) if SHED_NUMBER[cell] >= 0 else None,
    }


# ---- the turn under way


def _turn_now(state: HeavenAndAle) -> dict[str, object]:
    place = state.seats[state.turn].place
    tile = None if state.tile == NO_TILE else int(state.tile)
    prices: dict[str, int] | None = None
    if tile is not None:
        sunny, shady = price_of(place, tile, SUNNY), price_of(place, tile, SHADY)
        prices = {"sunny": int(sunny), "shady": int(shady)}
    return {
        "bought": int(state.bought),
        "tile": None if tile is None else described(tile),
        "prices": prices,
        "shed": None if state.shed == NO_SHED else int(state.shed),
        "spot": None if state.spot == NO_SPOT else SPOT_NAMES[state.spot],
        "card": None if state.card == NO_CARD_PLAYED else CARD_NAMES[state.card],
        "offers": _offers(state) if state.step == SCORE else [],
        "numbers": _numbers(state) if state.step == NUMBER else [],
        "arrivals": _arrivals(state) if state.step == MOVE else [],
    }


def _offers(state: HeavenAndAle) -> list[dict[str, object]]:
    """10.2-10.7 What each spot would bring: the disc is put there, on a copy of the table."""
    offered: list[dict[str, object]] = []
    for action in state._legal():
        spot = action - SCORE_SPOT
        tried = state.clone()
        tried._apply(action)
        name: dict[str, object] = {"spot": SPOT_NAMES[spot]}
        if spot == NUMBER_SPOT:
            offered += [{**name, **told} for told in _numbers(tried)]
        else:
            offered.append({**name, **_gain(state, tried)})
    return offered


def _numbers(state: HeavenAndAle) -> list[dict[str, object]]:
    """10.4 What each number would bring."""
    offered: list[dict[str, object]] = []
    for action in state._legal():
        tried = state.clone()
        tried._apply(action)
        offered.append({"number": int(action - NAME_NUMBER) + 1, **_gain(state, tried)})
    return offered


def _gain(before: HeavenAndAle, after: HeavenAndAle) -> dict[str, object]:
    """By how much the ducats grew, and how far brewmaster and markers went."""
    was, now = before.seats[before.turn], after.seats[before.turn]
    return {
        "ducats": int(now.ducats - was.ducats),
        "brewmaster": int(now.brewmaster - was.brewmaster),
        "markers": {
            name: int(now.markers[i] - was.markers[i]) for i, name in enumerate(RESOURCE_NAMES)
        },
    }


def _arrivals(state: HeavenAndAle) -> list[dict[str, object]]:
    """6.2-6.6 The places that the figure may go to, the start area among them."""
    places = {
        int(action - GO) if action >= GO else int(START_AREA)
        for action in state._legal()
        if START <= action < GO + PLACES
    }
    return [{"place": place} for place in sorted(places)]
