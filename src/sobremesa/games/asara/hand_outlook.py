"""What cards in a hand are worth: the actions they allow, and the areas that wait for a colour."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asara.areas import (
    AREAS,
    CIRCLE,
    COLOURED_HOUSE,
    FIRST_SPACE,
    HOUSE_GAIN,
    MARKETS,
    SPACES_OF,
    is_in_play,
)
from sobremesa.games.asara.box import BUYER_COLOURS
from sobremesa.games.asara.counts import of_colour
from sobremesa.games.asara.sections import any_of_shape
from sobremesa.games.asara.state import NO_COLOUR, NO_SPACE, VACANT, AsaraState
from sobremesa.games.asara.time_left import between_years
from sobremesa.games.asara.weights import Weights


def fitting_cards(state: AsaraState, seat: i64, weights: Weights) -> i64:
    """6.2, 6.3 How much the colours of a hand are asked for, beyond the number of its cards."""
    hand = state.seats[seat].hand
    if hand == 0:
        return 0
    asked: i64 = 0  # by areas without a buyer: any colour will do
    value: i64 = 0
    for area in range(AREAS):
        if (
            area != COLOURED_HOUSE
            and state.colour_of_area[area] == NO_COLOUR
            and is_in_play(area, state.setting.professional)
            and state.free_space(area) != NO_SPACE
        ):
            asked += 1
    for colour in range(BUYER_COLOURS):
        held = of_colour(hand, colour)
        if held == 0:
            continue
        fits = asked
        for area in range(AREAS):
            if state.colour_of_area[area] == colour and state.free_space(area) != NO_SPACE:
                fits += 2
        for card in range(held):
            value += min(fits * 2 // (card + 2), weights.most_fitting) * weights.fitting
    return value


def card_worth(state: AsaraState, years: i64, weights: Weights) -> i64:
    """Any card brings what the coloured house gives; more as long as there are other spaces.

    In hundredths of points, the same for all seats.
    """
    worth = HOUSE_GAIN * weights.asari[years]
    if between_years(state):
        return worth + weights.card[years]
    cards: i64 = 0
    for seat in state.seats:
        cards += seat.hand_size()
    if cards == 0:
        return worth
    free: i64 = 0
    for area in range(AREAS):
        if area == COLOURED_HOUSE or not is_in_play(area, state.setting.professional):
            continue
        here: i64 = 0
        for space in range(FIRST_SPACE[area], FIRST_SPACE[area] + SPACES_OF[area]):
            if state.spaces[space] == VACANT:
                here += 1
        if area < MARKETS:
            here = min(here, any_of_shape(state.open_tiles, area))
        elif area == CIRCLE:
            here = min(here, state.players)
        free += here
    return worth + weights.card[years] * min(free, cards) // cards
