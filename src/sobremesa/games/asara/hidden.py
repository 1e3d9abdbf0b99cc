"""4.6, 4.9 What a seat does not know of cards and lit windows, taken out and filled in.

What is filled in is possible: it fits the box and everything the observer knows, and whoever is
at a turn can finish it. Where there is nothing else to know, each dealing is as likely as at a
table.

One thing is forgotten: who put lit windows back knows them as long as they lie there (4.9), but not
that they are among those which somebody else has looked at since, kept, or put back again.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sobremesa.games.asara.acting import can_go_on
from sobremesa.games.asara.areas import COLOURED_HOUSE
from sobremesa.games.asara.box import (
    BUYER_COLOURS,
    BUYERS_EACH,
    COLOURS,
    LITS_EACH,
    SUBSTITUTES,
)
from sobremesa.games.asara.counts import (
    NONE_AT_ALL,
    colours_in,
    counts_of,
    of_colour,
    one,
    total,
)
from sobremesa.games.asara.seat import Seat
from sobremesa.games.asara.state import (
    FACE_DOWN,
    NO_CARD,
    NO_SPACE,
    UNKNOWN,
    VACANT,
    AsaraState,
    card_on,
)
from sobremesa.games.asara.steps import CHOOSE_CARD, LAY_DOWN
from sobremesa.games.asara.towers import lits, tower_colour

if TYPE_CHECKING:
    from random import Random

_TRIES: Final = 16  # dealings at random, before something is dealt that fits


# ---- taken out


def hide(state: AsaraState, observer: i64) -> None:
    """Leave of what ``observer`` may not see only how much there is.

    Deck and stack are hidden from all: what is in them depends on what the others hold.
    """
    for owner in range(state.players):
        if not state.may_see(observer, owner):
            _hide_things(state.seats[owner])
    state.deck_unknown += total(state.deck)
    state.lit_unseen_unknown += total(state.lit_unseen)
    state.deck = NONE_AT_ALL
    state.lit_unseen = NONE_AT_ALL
    for place in range(len(state.lit_bottom)):
        if not state.may_see(observer, state.lit_bottom_by[place]):
            state.lit_bottom[place] = UNKNOWN
    if not state.may_see(observer, state.turn):
        state.looked_unknown += total(state.looked)
        state.looked = NONE_AT_ALL
        if state.laid > 0:
            state.laid_colour = UNKNOWN


def _hide_things(seat: Seat) -> None:
    seat.hand_unknown += total(seat.hand)
    seat.down_unknown += total(seat.down)
    seat.lits_unknown += total(seat.lits)
    seat.hand = NONE_AT_ALL
    seat.down = NONE_AT_ALL
    seat.lits = NONE_AT_ALL


# ---- filled in: buyers


def fill_in(state: AsaraState, rng: Random) -> None:
    """Deal anew what the observer does not know."""
    _deal_buyers(state, rng)
    if state.setting.professional:
        _deal_lit_windows(state, rng)


def _deal_buyers(state: AsaraState, rng: Random) -> None:
    """6.3, 6.4 Whoever is about to lay a card has one that fits.

    A hand that fits has a certain card, or cards alike to lay face down: after some dealings at
    random these are dealt first, one possibility after another.
    """
    pool = _unknown_buyers(state)
    wishes: list[list[int]] = []
    if state.step == CHOOSE_CARD and not state.may_see(state.observer, state.turn):
        colours = list(range(int(BUYER_COLOURS)))
        rng.shuffle(colours)
        wishes = [[] for _ in range(_TRIES)]
        wishes += [[colour] for colour in colours]
        wishes += [[colour] * int(SUBSTITUTES) for colour in colours]
    wishes.append([])
    for wish in wishes:
        if _deal_hands(state, pool, wish, rng) and (
            state.step != CHOOSE_CARD or len(state._legal()) > 0
        ):
            break
    for seat in state.seats:
        seat.hand_unknown = 0
        seat.down_unknown = 0
    state.deck_unknown = 0


def _unknown_buyers(state: AsaraState) -> i64:
    """1.0 All buyers but those that the observer has or sees."""
    pool: i64 = -state.deck
    for colour in range(BUYER_COLOURS):
        pool += BUYERS_EACH * one(colour)
    for seat in state.seats:
        pool -= seat.hand + seat.down
    for space in state.spaces:
        if space != VACANT and card_on(space) != FACE_DOWN:
            pool -= one(card_on(space))
    if state.card != NO_CARD and state.card != FACE_DOWN and state.space == NO_SPACE:
        pool -= one(state.card)  # shown, but on no space yet
    return pool


def _deal_hands(state: AsaraState, pool: i64, wish: list[int], rng: Random) -> bool:
    """Deal the buyers, those of ``wish`` to whose turn it is; whether that could be done."""
    wished = counts_of(wish)
    for colour in range(BUYER_COLOURS):
        if of_colour(wished, colour) > of_colour(pool, colour):
            return False
    if wished != NONE_AT_ALL and len(wish) > state.seats[state.turn].hand_unknown:
        return False
    pool -= wished
    hidden = [seat for seat in range(state.players) if not state.may_see(state.observer, seat)]
    for owner in hidden:
        seat = state.seats[owner]
        seat.hand = wished if owner == state.turn else NONE_AT_ALL
        seat.down = NONE_AT_ALL
        if state.setting.pair_of_one_colour:
            pool = _deal_alike(state, owner, pool, rng)
    cards = colours_in(pool)
    rng.shuffle(cards)
    for owner in hidden:
        seat = state.seats[owner]
        seat.hand += _take(cards, seat.hand_unknown - total(seat.hand))
        seat.down += _take(cards, seat.down_unknown - total(seat.down))
        if owner == state.turn and state.laid > 0 and not state.setting.pair_of_one_colour:
            state.laid_colour = rng.choice(colours_in(seat.down))
    state.deck = counts_of(cards)
    return True


def _take(cards: list[int], number: i64) -> i64:
    """The next so many cards, as counts."""
    taken = counts_of(cards[:number])
    del cards[:number]
    return taken


def _deal_alike(state: AsaraState, owner: i64, pool: i64, rng: Random) -> i64:
    """6.4 Where substitutes have one colour: deal a seat those it laid; what the pool has then."""
    seat = state.seats[owner]
    laid = seat.down_unknown - seat.piled
    for _ in range(laid // SUBSTITUTES):
        colour = _colour_of_alike(pool, rng)
        seat.down += SUBSTITUTES * one(colour)
        pool -= SUBSTITUTES * one(colour)
        if owner == state.turn and state.laid > 0:
            state.laid_colour = colour
    if owner == state.turn and state.step == LAY_DOWN and state.area != COLOURED_HOUSE:
        colour = _colour_of_alike(pool, rng)
        seat.down += state.laid * one(colour)
        seat.hand += (SUBSTITUTES - state.laid) * one(colour)
        pool -= SUBSTITUTES * one(colour)
        if state.laid > 0:
            state.laid_colour = colour
    return pool


def _colour_of_alike(pool: i64, rng: Random) -> i64:
    """A colour of which the pool has enough, by the ways there are to take so many of it."""
    chances = [
        comb(int(of_colour(pool, colour)), int(SUBSTITUTES)) for colour in range(BUYER_COLOURS)
    ]
    colour: i64 = rng.choices(range(int(BUYER_COLOURS)), chances)[0]
    return colour


# ---- filled in: lit windows


def _deal_lit_windows(state: AsaraState, rng: Random) -> None:
    """7.2.12, 10.4 Whoever is at the building circle has lit windows with which it can be left."""
    pool = _unknown_lit_windows(state)
    if not state.may_see(state.observer, state.turn):
        seat = state.seats[state.turn]
        _deal_builder(state, seat, pool, rng)
        seat.lits_unknown = 0
        pool -= seat.lits
    windows = colours_in(pool)
    rng.shuffle(windows)
    for seat in state.seats:
        seat.lits += _take(windows, seat.lits_unknown)
        seat.lits_unknown = 0
    state.looked += _take(windows, state.looked_unknown)
    state.looked_unknown = 0
    for place in range(len(state.lit_bottom)):
        if state.lit_bottom[place] == UNKNOWN:
            state.lit_bottom[place] = windows.pop()
    state.lit_unseen += counts_of(windows)
    state.lit_unseen_unknown = 0


def _unknown_lit_windows(state: AsaraState) -> i64:
    """1.0 All lit windows but those that the observer has or sees."""
    pool: i64 = -state.looked - state.lit_unseen
    for colour in range(COLOURS):
        pool += LITS_EACH[colour] * one(colour)
    for seat in state.seats:
        pool -= seat.lits
        for tower in seat.towers:
            pool -= lits(tower) * one(tower_colour(tower))
    for colour in state.lit_bottom:
        if colour != UNKNOWN:
            pool -= one(colour)
    return pool


def _deal_builder(state: AsaraState, seat: Seat, pool: i64, rng: Random) -> None:
    """Lit windows for whose turn it is: after some dealings at random only such as fit."""
    windows = colours_in(pool)
    for _ in range(_TRIES):
        seat.lits = counts_of(rng.sample(windows, int(seat.lits_unknown)))
        if can_go_on(state):
            return
    fitting: list[int] = []
    chances: list[int] = []
    for some in _selections(pool, seat.lits_unknown):
        seat.lits = some
        if can_go_on(state):
            ways = 1
            for colour in range(COLOURS):
                ways *= comb(int(of_colour(pool, colour)), int(of_colour(some, colour)))
            fitting.append(some)
            chances.append(ways)
    if fitting:
        seat.lits = rng.choices(fitting, chances)[0]


def _selections(pool: i64, number: i64) -> list[int]:
    """All ways to take so many of the pool."""
    found = [int(NONE_AT_ALL)]
    for colour in range(COLOURS):
        found = [
            some + more * int(one(colour))
            for some in found
            for more in range(int(of_colour(pool, colour)) + 1)
        ]
    return [some for some in found if total(some) == number]
