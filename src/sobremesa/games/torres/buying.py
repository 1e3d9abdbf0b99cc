"""Rule 9.1: buying an action card. The deck is drawn from only now."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.torres.actions import DRAW, RETURN_BOTTOM, RETURN_TOP
from sobremesa.games.torres.box import COST_BUY, LOOKED_AT, MOST_BOUGHT
from sobremesa.games.torres.cards import CARD_IDS, CARDS, ONE_CARD
from sobremesa.games.torres.seat import (
    Seat,
    cards_of,
    on_top,
    top_of,
    under,
    without_top,
)
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.steps import DRAW_CARD, KEEP_CARD, RETURN_CARDS, TURN


def may_buy(state: TorresState) -> bool:
    """9.1.3, 9.2.1, 12.3 Whether a card can be bought, points apart."""
    return (
        not state.master and state.bought < MOST_BOUGHT and state.seats[state.turn].deck_size() > 0
    )


def append_cards(actions: vec[i64], base: i64, cards: i64) -> vec[i64]:
    """One action, ``base + card``, for each card of a set."""
    for card in range(CARDS):
        if cards >> card & 1 != 0:
            actions = append(actions, base + card)
    return actions


def append_returns(actions: vec[i64], looked: i64) -> vec[i64]:
    """9.1.1 Each card that was looked at, to the top or the bottom."""
    return append_cards(append_cards(actions, RETURN_TOP, looked), RETURN_BOTTOM, looked)


def buy(state: TorresState) -> None:
    """9.1.1 Look at the top cards of one's own deck."""
    state.points -= COST_BUY
    state.bought += 1
    state.to_look = min(LOOKED_AT, state.seats[state.turn].deck_size())
    if state.events is not None:
        state.tell(Event("card_bought", {"seat": int(state.turn), "looked": int(state.to_look)}))
    _look(state)


def _look(state: TorresState) -> None:
    """Look at cards until one comes whose place nobody knows: then chance decides."""
    seat = state.seats[state.turn]
    while state.to_look > 0:
        if seat.top != 0:
            card = top_of(seat.top)
            seat.top = without_top(seat.top)
        elif seat.unseen != 0 or seat.unseen_unknown > 0:
            state.ask_chance(DRAW_CARD)
            return
        else:
            card = top_of(seat.bottom)
            seat.bottom = without_top(seat.bottom)
        _look_at(state, seat, card)
    state.ask(KEEP_CARD, state.turn)


def _look_at(state: TorresState, seat: Seat, card: i64) -> None:
    seat.looked |= ONE_CARD[card]
    state.to_look -= 1
    _tell_secretly(state, "card_drawn", {}, {"card": CARD_IDS[card]})


def draw_chances(state: TorresState) -> vec[i64]:
    """Each card of the deck that nobody has seen is as likely to lie on top."""
    return append_cards(vec[i64](), DRAW, state.seats[state.turn].unseen)


def draw(state: TorresState, card: i64) -> None:
    """The next card of the deck turns out to be this one."""
    seat = state.seats[state.turn]
    seat.unseen &= ~ONE_CARD[card]
    _look_at(state, seat, card)
    _look(state)


def keep(state: TorresState, card: i64) -> None:
    """9.1.1 One card goes to the hand; the others go back."""
    seat = state.seats[state.turn]
    seat.looked &= ~ONE_CARD[card]
    seat.hand |= ONE_CARD[card]
    seat.fresh |= ONE_CARD[card]
    _tell_secretly(state, "card_kept", {}, {"card": CARD_IDS[card]})
    state.step = RETURN_CARDS if seat.looked != 0 else TURN


def give_back(state: TorresState, card: i64, to_top: bool) -> None:
    """9.1.1, 9.1.2 A card goes back; by the plain reading the other follows to that end."""
    seat = state.seats[state.turn]
    _give_back_one(seat, card, to_top)
    returned = [CARD_IDS[card]]
    if state.setting.same_end:
        for other in cards_of(seat.looked):
            _give_back_one(seat, other, to_top)
            returned.append(CARD_IDS[other])
    _tell_secretly(
        state,
        "cards_returned",
        {"count": len(returned), "end": "top" if to_top else "bottom"},
        {"cards": returned},
    )
    if seat.looked == 0:
        state.step = TURN


def _give_back_one(seat: Seat, card: i64, to_top: bool) -> None:
    seat.looked &= ~ONE_CARD[card]
    if to_top:
        seat.top = on_top(seat.top, card)
    else:
        seat.bottom = under(seat.bottom, card)


def _tell_secretly(
    state: TorresState, kind: str, args: dict[str, object], secret: dict[str, object]
) -> None:
    """9.5 Tell everybody that it happened, and the owner what it was."""
    if state.events is None:
        return
    told: dict[str, object] = {"seat": int(state.turn)}
    told.update(args)
    state.tell(Event(kind, told, secret, state.knowers(state.turn)))
