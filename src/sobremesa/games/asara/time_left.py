"""How much of a game of Asara is still to come: year ends, and cards."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asara.box import YEARS
from sobremesa.games.asara.state import AsaraState
from sobremesa.games.asara.steps import DEAL, FILL, FIRST_PLAYER, HIRE_DRAW


def years_left(state: AsaraState) -> i64:
    """How many year ends are still to come."""
    if state.is_over:
        return 0
    return YEARS - state.year


def between_years(state: AsaraState) -> bool:
    """Whether the cards and the income of the year are still to come."""
    return state.step == FILL or state.step == DEAL or state.step == FIRST_PLAYER


def cards_this_year(state: AsaraState, number: i64) -> i64:
    """How many cards a seat has, or will have as soon as they are dealt."""
    if between_years(state):
        return state.setting.hand_size
    cards = state.seats[number].hand_size()
    if state.step == HIRE_DRAW and state.turn == number:
        cards += state.to_draw
    return cards


def time_left(state: AsaraState) -> i64:
    """How many cards a seat may still play to the end of the game, at most."""
    most: i64 = 0
    for number in range(state.players):
        most = max(most, cards_this_year(state, number))
    return most + (years_left(state) - 1) * state.setting.hand_size
