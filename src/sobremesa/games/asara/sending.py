"""Section 6: where a buyer may be sent, with which card, onto which space."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.acting import act, can_act_on, may_act, receive
from sobremesa.games.asara.actions import CARD, DOWN, PAIR, PLOT, SEND, SPACE
from sobremesa.games.asara.areas import (
    AREA_NAMES,
    AREAS,
    CIRCLE,
    COLOURED_HOUSE,
    FIRST_SPACE,
    HOUSE_GAIN,
    PLOTS,
    SPACES_OF,
    has_labels,
    is_in_play,
)
from sobremesa.games.asara.box import (
    BUYER_COLOURS,
    BUYER_NAMES,
    SUBSTITUTES,
)
from sobremesa.games.asara.building import (
    can_build,
    sections_for_plot,
    start_building,
)
from sobremesa.games.asara.counts import of_colour, one, total
from sobremesa.games.asara.state import (
    FACE_DOWN,
    NO_COLOUR,
    NO_SPACE,
    VACANT,
    AsaraState,
    occupant,
)
from sobremesa.games.asara.steps import (
    CHOOSE_CARD,
    CHOOSE_SPACE,
    LAY_DOWN,
)
from sobremesa.games.asara.usable import usable
from sobremesa.games.asara.years import end_turn

# ---- which area


def legal_areas(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """5.3, 6.1, 6.7 The areas with a space, a card for it, and an action that can be done."""
    for area in range(AREAS):
        if (
            is_in_play(area, state.setting.professional)
            and (area == COLOURED_HOUSE or state.free_space(area) != NO_SPACE)
            and has_card_for(state, area)
            and may_act(state, area)
        ):
            actions = append(actions, SEND + area)
    return actions


def has_card_for(state: AsaraState, area: i64) -> bool:
    """6.2-6.5 Whether the seat can lay a buyer there."""
    hand = state.seats[state.turn].hand
    colour = state.colour_of_area[area]
    if colour == NO_COLOUR:
        return hand != 0
    return of_colour(hand, colour) > 0 or can_substitute(state)


def can_substitute(state: AsaraState) -> bool:
    """6.4 Whether the hand has enough cards to lay face down instead of one."""
    hand = state.seats[state.turn].hand
    if not state.setting.pair_of_one_colour:
        return total(hand) >= SUBSTITUTES
    return any(of_colour(hand, colour) >= SUBSTITUTES for colour in range(BUYER_COLOURS))


def send(state: AsaraState, area: i64) -> None:
    """5.1 A buyer goes to an area; which one comes next."""
    if state.events is not None:
        told: dict[str, object] = {"seat": int(state.turn), "area": AREA_NAMES[area]}
        state.tell(Event("area_chosen", told, reveals=_betrays(state, area)))
    state.area = area
    state.ask(LAY_DOWN if area == COLOURED_HOUSE else CHOOSE_CARD)


def _betrays(state: AsaraState, area: i64) -> bool:
    """Whether going there tells the others something about cards or lit windows.

    A seat that must follow a colour and cannot lay substitutes has it; one that builds more
    than everybody knows it can has lit windows.
    """
    if area == COLOURED_HOUSE:
        return False
    hand = total(state.seats[state.turn].hand)
    if state.colour_of_area[area] != NO_COLOUR and (
        hand < SUBSTITUTES or state.setting.pair_of_one_colour
    ):
        return True
    return area == CIRCLE and not state.setting.may_idle and not can_build(state, False)


# ---- which card


def legal_cards(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """6.2-6.5 A card of the area's colour, or any where there is none, or substitutes."""
    hand = state.seats[state.turn].hand
    asked = state.colour_of_area[state.area]
    for colour in range(BUYER_COLOURS):
        if (asked in (NO_COLOUR, colour)) and of_colour(hand, colour) > 0:
            actions = append(actions, CARD + colour)
    if (asked != NO_COLOUR or state.setting.pair_anywhere) and can_substitute(state):
        actions = append(actions, PAIR)
    return actions


def show_card(state: AsaraState, colour: i64) -> None:
    """6.1 A card is laid face up."""
    state.seats[state.turn].hand -= one(colour)
    state.card = colour
    state.colour_of_area[state.area] = colour
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "area": AREA_NAMES[state.area],
            "card": BUYER_NAMES[colour],
        }
        state.tell(Event("buyer_shown", told, reveals=True))
    _find_space(state)


def choose_substitutes(state: AsaraState) -> None:
    """6.4 Cards face down take the place of one."""
    state.card = FACE_DOWN
    if state.events is not None:
        told: dict[str, object] = {"seat": int(state.turn), "area": AREA_NAMES[state.area]}
        state.tell(Event("pair_chosen", told, reveals=state.setting.pair_of_one_colour))
    state.ask(LAY_DOWN)


def legal_downs(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """6.4, 7.3.2 Any card of the hand may lie face down."""
    hand = state.seats[state.turn].hand
    alike = state.setting.pair_of_one_colour and state.area != COLOURED_HOUSE
    for colour in range(BUYER_COLOURS):
        held = of_colour(hand, colour)
        if alike and (
            held < SUBSTITUTES - state.laid or (state.laid > 0 and colour != state.laid_colour)
        ):
            continue
        if held > 0:
            actions = append(actions, DOWN + colour)
    return actions


def lay_down(state: AsaraState, colour: i64) -> None:
    """6.4, 7.3.2 A card is laid face down: only its owner knows it."""
    seat = state.seats[state.turn]
    seat.hand -= one(colour)
    seat.down += one(colour)
    state.laid += 1
    state.laid_colour = colour
    if state.events is not None:
        state.tell_secret(
            "card_laid_down",
            {"seat": int(state.turn), "area": AREA_NAMES[state.area]},
            {"card": BUYER_NAMES[colour]},
        )
    if state.area == COLOURED_HOUSE:
        seat.piled += 1
        receive(state, HOUSE_GAIN)
        end_turn(state)
    elif state.laid < SUBSTITUTES:
        state.ask(LAY_DOWN)
    else:
        _find_space(state)


# ---- which space


def _find_space(state: AsaraState) -> None:
    """6.1 Where the spaces of an area differ one is chosen; else the first one is used."""
    if has_labels(state.area):
        state.ask(CHOOSE_SPACE)
    else:
        _occupy(state, state.free_space(state.area))
        act(state)


def legal_spaces(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """6.1, 7.2.3 The vacant spaces on which the action can be completed, or need not be."""
    area = state.area
    for number in range(SPACES_OF[area]):
        space = FIRST_SPACE[area] + number
        if state.spaces[space] != VACANT:
            continue
        if state.setting.may_idle or (area != CIRCLE and can_act_on(state, area, space)):
            actions = append(actions, SPACE + number)
    if area == CIRCLE:
        numbers = usable(state.seats[state.turn], state.setting, True)
        for plot in range(1, PLOTS + 1):
            for sections in sections_for_plot(state, plot, numbers):
                actions = append(actions, PLOT + (plot - 1) * PLOTS + sections - 1)
    return actions


def choose_space(state: AsaraState, number: i64) -> None:
    """6.1 The buyer lies on a space of its area; at the building circle without building."""
    _occupy(state, FIRST_SPACE[state.area] + number)
    act(state)


def choose_plot(state: AsaraState, plot: i64, sections: i64) -> None:
    """7.2.1, 7.2.3 The buyer lies on a plot, to use so many sections."""
    _occupy(state, FIRST_SPACE[CIRCLE] + plot - 1)
    start_building(state, sections)


def _occupy(state: AsaraState, space: i64) -> None:
    state.space = space
    state.spaces[space] = occupant(state.turn, state.card)
    if state.events is not None:
        state.tell(
            Event(
                "buyer_placed",
                {
                    "seat": int(state.turn),
                    "area": AREA_NAMES[state.area],
                    "space": int(space - FIRST_SPACE[state.area]),
                    "card": None if state.card == FACE_DOWN else BUYER_NAMES[state.card],
                    "cards": int(SUBSTITUTES) if state.card == FACE_DOWN else 1,
                },
            )
        )
