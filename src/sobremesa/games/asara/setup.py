"""Section 4: the markets are filled, the first player is drawn, buyers are dealt."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.actions import DEAL_CARD, FIRST
from sobremesa.games.asara.box import BUYER_COLOURS, BUYER_NAMES, START_MONEY
from sobremesa.games.asara.counts import of_colour, one
from sobremesa.games.asara.markets import fill, shape_to_fill
from sobremesa.games.asara.state import NO_SHAPE, NOBODY, AsaraState
from sobremesa.games.asara.steps import FILL, FIRST_PLAYER
from sobremesa.games.asara.years import begin_year, start_dealing


def fill_market(state: AsaraState, kind: i64) -> None:
    """4.2, 8.3.3 A section comes out; when all markets are full, the game goes on."""
    fill(state, kind)
    go_on_filling(state)


def go_on_filling(state: AsaraState) -> None:
    """4.2, 8.3.3 As long as a space can be filled, it is."""
    if shape_to_fill(state) != NO_SHAPE:
        state.ask_chance(FILL)
    elif state.starter == NOBODY:
        state.ask_chance(FIRST_PLAYER)
    else:
        begin_year(state)


def first_chances(state: AsaraState) -> vec[i64]:
    """4.4.1 Any seat may be the first player."""
    return vec[i64]([int(FIRST) + seat for seat in range(int(state.players))])


def choose_first(state: AsaraState, seat: i64) -> None:
    """4.4 The first player holds the patronage; clockwise everybody gets a little more money."""
    state.holder = seat
    for number in range(state.players):
        state.gain((seat + number) % state.players, START_MONEY[number])
    if state.events is not None:
        state.tell(Event("first_player", {"seat": int(seat)}))
    start_dealing(state)


def card_chances(state: AsaraState) -> vec[i64]:
    """4.5, 10.1.2 Any buyer of the deck may come."""
    actions = vec[i64](capacity=BUYER_COLOURS)
    for colour in range(BUYER_COLOURS):
        if of_colour(state.deck, colour) > 0:
            actions = append(actions, DEAL_CARD + colour)
    return actions


def draw_card(state: AsaraState, colour: i64, kind: str) -> None:
    """A buyer comes from the deck into the hand of the seat whose turn it is."""
    state.deck -= one(colour)
    state.seats[state.turn].hand += one(colour)
    state.to_draw -= 1
    if state.events is not None:
        state.tell_secret(kind, {"seat": int(state.turn)}, {"card": BUYER_NAMES[colour]})


def deal_card(state: AsaraState, colour: i64) -> None:
    """4.5 One seat after another is dealt its hand."""
    draw_card(state, colour, "card_dealt")
    if state.to_draw > 0:
        return
    following = (state.turn + 1) % state.players
    if following != state.starter:
        state.turn = following
        state.to_draw = state.setting.hand_size
    else:
        go_on_filling(state)
