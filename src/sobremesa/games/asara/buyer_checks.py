"""What must hold of the buyers of Asara: all are somewhere, and they came there by turns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import EVERYTHING
from sobremesa.games.asara.areas import (
    AREA_NAMES,
    AREAS,
    FIRST_SPACE,
    SPACES_OF,
    TENT,
    has_labels,
)
from sobremesa.games.asara.box import (
    BUYER_COLOURS,
    BUYER_NAMES,
    BUYERS_EACH,
    CARDS_HIRED,
    SUBSTITUTES,
)
from sobremesa.games.asara.counts import of_colour
from sobremesa.games.asara.position_checks import need
from sobremesa.games.asara.state import (
    FACE_DOWN,
    NO_CARD,
    NO_COLOUR,
    NO_SPACE,
    NOBODY,
    VACANT,
    AsaraState,
    card_on,
    seat_on,
)
from sobremesa.games.asara.steps import (
    DEAL,
    FILL,
    FIRST_PLAYER,
    HIRE,
    HIRE_DRAW,
    LAY_DOWN,
    OVER,
)


def check_buyers(state: AsaraState) -> None:
    """Raise ``BadPosition`` unless the buyers could be dealt and lie like this."""
    _check_spaces(state)
    left = _check_all_there(state)
    _check_hands(state)
    _check_turns(state)
    if state.setting.pair_of_one_colour:
        _check_alike(state, left)


def _check_spaces(state: AsaraState) -> None:
    """6.1-6.6 The buyers of an area show its colour; without labels they lie in order."""
    for area in range(AREAS):
        where = f"areas.{AREA_NAMES[area]}"
        asked = state.colour_of_area[area]
        shown = state.area == area and state.card != FACE_DOWN and state.card != NO_CARD
        lies_shown = shown
        if shown:
            need(state.card == asked, where, "does not ask for the colour of the card shown (6.3)")
        gap = False
        for space in range(FIRST_SPACE[area], FIRST_SPACE[area] + SPACES_OF[area]):
            if state.spaces[space] == VACANT:
                gap = True
                continue
            need(has_labels(area) or not gap, where, "has a vacant space before a taken one (6.1)")
            card = card_on(state.spaces[space])
            if card != FACE_DOWN:
                need(card == asked, where, "has a buyer of a colour that it does not ask for (6.3)")
                lies_shown = True
            elif not state.setting.pair_anywhere:
                need(asked != NO_COLOUR, where, "has substitutes, but asks for no colour (6.5)")
        need(lies_shown or asked == NO_COLOUR, where, "asks for a colour that nobody showed (6.2)")


def _spaces_of(state: AsaraState, seat: i64, face_down: bool) -> i64:
    """On how many spaces a seat's buyers lie, face down or face up."""
    found: i64 = 0
    for space in state.spaces:
        if (
            space != VACANT
            and seat_on(space) == seat
            and (card_on(space) == FACE_DOWN) == face_down
        ):
            found += 1
    return found


def _card_in_the_air(state: AsaraState) -> bool:
    """Whether a card was shown that lies on no space yet."""
    return state.card != NO_CARD and state.card != FACE_DOWN and state.space == NO_SPACE


def _check_all_there(state: AsaraState) -> vec[i64]:
    """1.0, 4.5 All buyers are somewhere; of each colour, how many are not known."""
    known = vec[i64](of_colour(state.deck, colour) for colour in range(int(BUYER_COLOURS)))
    unknown = state.deck_unknown
    for seat in state.seats:
        unknown += seat.hand_unknown + seat.down_unknown
        for colour in range(BUYER_COLOURS):
            known[colour] += of_colour(seat.hand, colour) + of_colour(seat.down, colour)
    for space in state.spaces:
        if space != VACANT and card_on(space) != FACE_DOWN:
            known[card_on(space)] += 1
    if _card_in_the_air(state):
        known[state.card] += 1
    found = unknown
    for colour in range(BUYER_COLOURS):
        name = BUYER_NAMES[colour]
        need(known[colour] <= BUYERS_EACH, "deck", f"more than {BUYERS_EACH} {name} buyers (1.0)")
        found += known[colour]
    all_buyers = BUYERS_EACH * BUYER_COLOURS
    need(found == all_buyers, "deck", f"there are {found} buyers in all, not {all_buyers} (1.0)")
    return vec[i64](BUYERS_EACH - known[colour] for colour in range(int(BUYER_COLOURS)))


def _check_hands(state: AsaraState) -> None:
    """4.5, 10.1.2 Each seat has, or has laid, the cards it was dealt and those it hired."""
    for number in range(state.players):
        seat = state.seats[number]
        where = f"seats[{number}]"
        mine = state.turn == number
        pairs = _spaces_of(state, number, True)
        down = seat.piled + SUBSTITUTES * pairs
        if mine and state.space == NO_SPACE:
            down += state.laid  # on no space yet
        need(
            seat.down_size() == down,
            f"{where}.down",
            f"are {seat.down_size()}; {down} lie face down at the coloured house and on spaces",
        )
        cards = seat.hand_size() + down + _spaces_of(state, number, False)
        if mine and _card_in_the_air(state):
            cards += 1
        hired = cards - _dealt_to(state, number)
        most = _hired_at_most(state, number)
        # 10.1.4 Less than all only out of a short deck, or where buyers may lie idle.
        least: i64 = 0 if state.setting.may_idle or state.deck_size() == 0 else most
        need(
            least <= hired <= most,
            f"{where}.hand",
            f"with the cards laid this year there are {cards}, not those dealt and hired (4.5)",
        )


def _dealt_to(state: AsaraState, seat: i64) -> i64:
    """4.5 How many cards a seat has been dealt this year."""
    if state.starter == NOBODY:
        return 0
    if state.step == DEAL:
        place = (seat - state.starter) % state.players
        at = (state.turn - state.starter) % state.players
        if place == at:
            return state.setting.hand_size - state.to_draw
        return state.setting.hand_size if place < at else 0
    return state.setting.hand_size


def _hired_at_most(state: AsaraState, seat: i64) -> i64:
    """10.1.2 How many cards a seat has drawn in the tent if it drew all it could."""
    drawn: i64 = 0
    for space in range(FIRST_SPACE[TENT], FIRST_SPACE[TENT] + SPACES_OF[TENT]):
        if state.spaces[space] != VACANT and seat_on(state.spaces[space]) == seat:
            drawn += CARDS_HIRED
    if seat == state.turn and state.step == HIRE:
        drawn -= CARDS_HIRED
    if seat == state.turn and state.step == HIRE_DRAW:
        drawn -= state.to_draw
    return drawn


def _check_turns(state: AsaraState) -> None:
    """5.1, 5.2 Clockwise, each seat that has cards has sent as many buyers as the others."""
    if state.step in (FILL, FIRST_PLAYER, DEAL, OVER):
        return
    rounds = _sent(state, state.turn)
    at = (state.turn - state.starter) % state.players
    for seat in range(state.players):
        if seat == state.turn:
            continue
        earlier = (seat - state.starter) % state.players < at
        expected = rounds + 1 if earlier else rounds
        sent = _sent(state, seat)
        has_cards = state.seats[seat].hand_size() > 0
        need(
            sent == expected if has_cards else sent <= expected,
            f"seats[{seat}]",
            f"has sent {sent} buyers this year, when the seat in turn has sent {rounds} (5.1)",
        )


def _sent(state: AsaraState, seat: i64) -> i64:
    """How many buyers a seat has sent this year in turns that are over."""
    sent = _spaces_of(state, seat, True) + _spaces_of(state, seat, False)
    if seat == state.turn and state.space != NO_SPACE:
        sent -= 1
    return sent + state.seats[seat].piled


def _check_alike(state: AsaraState, left: vec[i64]) -> None:
    """6.4 Where substitutes are of one colour, those that lie there are, or can be."""
    unknown: i64 = 0
    for number in range(state.players):
        seat = state.seats[number]
        alike = (seat.down_size() - seat.piled) // SUBSTITUTES
        if state.observer != EVERYTHING and not state.may_see(state.observer, number):
            unknown += alike
            if number == state.turn and state.step == LAY_DOWN and state.card == FACE_DOWN:
                unknown += 1
            continue
        for colour in range(BUYER_COLOURS):
            alike -= of_colour(seat.down, colour) // SUBSTITUTES
        need(alike <= 0, f"seats[{number}].down", "are not as many of one colour (6.4)")
    for cards in left:
        unknown -= cards // SUBSTITUTES
    need(unknown <= 0, "seats", "have laid more cards of one colour than there are (6.4)")
