"""Why an action is not legal: the number of the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.actions import (
    BUY_TILE,
    DECLINE,
    END,
    GO,
    NAME_NUMBER,
    PLAY_CARD,
    PUT_ON,
    SCORE_SPOT,
    SELL,
    START,
)
from sobremesa.games.heaven_and_ale.buying import NO_SIDE, cheaper_side
from sobremesa.games.heaven_and_ale.garden import SHED, SIDE
from sobremesa.games.heaven_and_ale.moving import holder_of
from sobremesa.games.heaven_and_ale.privileges import RESOURCE_CARD
from sobremesa.games.heaven_and_ale.seat import has
from sobremesa.games.heaven_and_ale.sheds import row_of, sum_around
from sobremesa.games.heaven_and_ale.spots import allows
from sobremesa.games.heaven_and_ale.state import NO_CARD_PLAYED, NOBODY, HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import (
    BUY,
    CHOOSE_START,
    LAY,
    MARKER,
    MOVE,
    NUMBER,
    PUT,
    SCORE,
    SHED_CHOICE,
    STEPS,
    is_in_a_turn,
)
from sobremesa.games.heaven_and_ale.tiles import EMPTY, tiles_in
from sobremesa.games.heaven_and_ale.track import (
    BARREL,
    DISC,
    KIND,
    MONK,
    SCORING,
    START_AREA,
)

# What is to be done at each step, for whoever tries something of another kind.
_RULE_OF_STEP: Final[dict[str, str]] = {
    "first": "5.9",
    "start": "5.9",
    "move": "6.2",
    "buy": "8.1",
    "put": "8.3",
    "score": "10.1",
    "number": "10.4",
    "privilege": "13.1",
    "marker": "3.4 S3",
    "end": "6.2",
    "over": "16.4",
}


def refusal(state: HeavenAndAleState, action: i64) -> str:
    """The number of the rule that forbids ``action``, which is not legal."""
    step = state.step
    if step == CHOOSE_START and action >= START and action < GO:
        return "5.9"
    if step == MOVE and action >= START and action < SELL:
        return _move(state, action)
    if action >= SELL and action < BUY_TILE and is_in_a_turn(step):
        return "13.5"
    if step == BUY and action >= BUY_TILE and action <= END:
        return _purchase(state, action)
    if step == PUT and action >= PUT_ON and action < PUT_ON + len(SIDE):
        return _cell(state, action - PUT_ON)
    if step == SCORE and action >= SCORE_SPOT and action < NAME_NUMBER:
        seat = state.seats[state.turn]
        spot = action - SCORE_SPOT
        if not allows(DISC[seat.place], spot):
            return "10.2"
        return "4.3.1" if has(seat.discs, spot) else "10.3"
    if step == NUMBER:
        return "10.4"
    if action >= PLAY_CARD and action < DECLINE and STEPS[step] == "privilege":
        return "13.3"
    if step == SHED_CHOICE:
        return f"12.3.{row_of(sum_around(state.seats[state.turn], state.shed))}"
    if step == MARKER and state.card != NO_CARD_PLAYED:
        return "13.4 P4" if state.card == RESOURCE_CARD else "13.4 P5"
    if step == LAY:
        return _draw(state)
    return _RULE_OF_STEP[STEPS[step]]


def _draw(state: HeavenAndAleState) -> str:
    """Chance lays out one tile after another, of the space's kind, from the stack of the round."""
    if KIND[state.laying] == MONK:
        return "5.5" if state.round == 0 else "15.2"
    return "5.2" if state.round == 0 else "15.3"


def _move(state: HeavenAndAleState, action: i64) -> str:
    seat = state.seats[state.turn]
    if action < GO:
        return "7.1" if holder_of(state, action - START) != NOBODY else "7.2"
    place = action - GO
    if place == START_AREA or place <= seat.place:
        return "6.4"
    if KIND[place] == SCORING:
        return "6.5" if state.discs[place] == 0 else "10.3"
    if KIND[place] == BARREL:
        return "14.2"
    if state.piles[place] == 0 or cheaper_side(seat) != NO_SIDE:
        return "6.5"
    return "8.1"


def _purchase(state: HeavenAndAleState, action: i64) -> str:
    seat = state.seats[state.turn]
    monk = KIND[seat.place] == MONK
    if action == END:
        return "9.2" if monk else "8.1"
    tile = action - BUY_TILE
    if tile not in tiles_in(state.piles[seat.place]):
        return "9.2" if monk else "8.1"
    if cheaper_side(seat) == NO_SIDE:
        return "8.1"
    return "9.1" if monk else "8.2"


def _cell(state: HeavenAndAleState, cell: i64) -> str:
    seat = state.seats[state.turn]
    monk = KIND[seat.place] == MONK
    if SIDE[cell] == SHED:
        return "9.3" if monk else "8.4"
    if seat.garden[cell] != EMPTY:
        return "8.1"
    return "9.1" if monk else "8.2"
