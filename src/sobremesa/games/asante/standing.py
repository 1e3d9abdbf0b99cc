"""What one seat has on the table and in the hand, and what will come of it."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.artifact_outlook import artifacts_worth, places_worth
from sobremesa.games.asante.box import (
    BONUS_GOLD,
    BONUS_MARKERS,
    END_GOLD,
    MARKERS,
    SLOTS,
    WARES,
)
from sobremesa.games.asante.cards import (
    FIRST_ARTIFACT,
    IS_RESPONSE,
    KINDS,
    NO_CARD,
    SELL_PRICE,
    WARE_CARDS,
)
from sobremesa.games.asante.drawing import can_draw
from sobremesa.games.asante.odds import Odds, held_worth
from sobremesa.games.asante.seat import Seat
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.time_left import GOLD, turns_to_come
from sobremesa.games.asante.trade_outlook import Trades, fits, stand_worth
from sobremesa.games.asante.trading import wares_on
from sobremesa.games.asante.wares import how_many
from sobremesa.games.asante.weights import Weights, at, over


def standing(state: AsanteState, me: i64, odds: Odds, weights: Weights) -> i64:
    """What a seat has more than the other, in hundredths of gold."""
    other = 1 - me
    mine = GOLD * state.seats[me].gold
    theirs = GOLD * state.seats[other].gold
    if not state.is_over:
        mine += own_outlook(state, me, odds, weights)
        theirs += other_outlook(state, other, odds, weights) * weights.rival // 100
    return mine - theirs + _lead(state, me, mine - theirs, weights)


def _lead(state: AsanteState, me: i64, lead: i64, weights: Weights) -> i64:
    """10.3 When the game is about to end, who leads has nearly won."""
    if not _is_ending(state):
        return 0
    last = state.turn if state.last_turn or state.is_over else 1 - state.turn
    lead += 1 if last == me else -1  # who takes the last turn wins on a tie
    return min(max(lead, -weights.most_lead), weights.most_lead) * weights.lead // 100


def _is_ending(state: AsanteState) -> bool:
    """10.1, 10.2 Whether the last turn is under way, or the one before it."""
    return state.is_over or state.last_turn or state.active().gold >= END_GOLD


# ---- the seat for which is judged


def own_outlook(state: AsanteState, me: i64, odds: Odds, weights: Weights) -> i64:
    """Beyond gold: stand, hand, Artifacts, Holy Places, and what is left of the turn."""
    acting = state.turn == me
    to_come = turns_to_come(state, me, weights)
    if to_come == 0 and not acting:
        return 0
    life = over(weights.life, to_come)
    seat = state.seats[me]
    markers: i64 = 0
    if acting:
        markers = state.markers
    worth = seat.hand_unknown * odds.card
    plays: i64 = 0
    for card in range(FIRST_ARTIFACT, KINDS):
        if seat.hand[card] > 0:
            worth += seat.hand[card] * held_worth(card, to_come, weights)
            plays += seat.hand[card] * (1 - IS_RESPONSE[card])
    worth -= _crowding(seat.hand_size(), life, weights)
    trades = Trades(state, me, life, weights)
    worth += _trading(state, me, trades, markers, to_come)
    worth += artifacts_worth(state, me, to_come, markers, weights)
    worth += places_worth(state, me, to_come, weights)
    if acting and state.drawing_phase and markers > 0 and can_draw(state):
        spare = markers - trades.planned - plays // 2 - _upright(seat)
        worth += _drawing(state, odds, to_come, markers, max(spare, 1), weights)
    return worth


def _markers(to_come: i64, markers: i64, weights: Weights) -> i64:
    """4.11 The bonus, and what else can be done; a last turn rather ends than does nothing."""
    if to_come > 0:
        return at(weights.marker, markers)
    if markers >= BONUS_MARKERS:
        return GOLD * BONUS_GOLD - 1
    return -1


def _crowding(cards: i64, life: i64, weights: Weights) -> i64:
    """Cards of a full hand wait long."""
    more = max(cards - weights.crowd, 0)
    return more * (more + 1) // 2 * weights.crowding * life // 100


def _trading(state: AsanteState, me: i64, trades: Trades, markers: i64, to_come: i64) -> i64:
    """What stand, Ware cards and markers are worth: trading now, if it is worth its markers."""
    weights = trades.weights
    seat = state.seats[me]
    nothing = trades.nothing(seat.stand)
    plays = markers if to_come == 0 else MARKERS
    selling = max(trades.sales(seat.stand, 0, plays) - nothing, 0)
    sales = trades.planned
    buying: i64 = 0
    all_trades = sales
    if plays > 1:
        buying = max(trades.purchases(seat.stand, seat.gold, plays) - nothing - selling, 0)
        if buying > 0:
            all_trades = trades.planned
    trades.planned = all_trades
    buying_later: i64 = 0
    if to_come > 0:
        buying_later = buying * weights.purchase_later // 100
    worth = _markers(to_come, markers, weights) + buying_later
    if to_come > 0:
        worth += selling * weights.sale_later // 100
    selling = selling * weights.sale_now // 100
    if markers >= sales:
        worth = max(worth, _markers(to_come, markers - sales, weights) + selling + buying_later)
    if markers >= all_trades:
        buying = buying * weights.purchase_now // 100
        worth = max(worth, _markers(to_come, markers - all_trades, weights) + selling + buying)
    return nothing + worth


def _upright(seat: Seat) -> i64:
    """7.6 How many Artifacts wait for their use."""
    found: i64 = 0
    for slot in range(SLOTS):
        if seat.artifacts[slot] != NO_CARD and not seat.is_turned(slot):
            found += 1
    return found


def _drawing(
    state: AsanteState, odds: Odds, to_come: i64, markers: i64, spare: i64, weights: Weights
) -> i64:
    """4.3-4.6 A card that can still be drawn, and chosen among some where markers are to spare."""
    if to_come == 0:
        return _last_draws(state, odds, markers)
    if state.top_seen_by == state.turn and len(state.top) > 0:
        card = held_worth(state.top[0], to_come, weights)
    else:
        card = odds.card + at(weights.choice, spare - 1)
    return max(card * weights.draw // 100, 0)


def _last_draws(state: AsanteState, odds: Odds, markers: i64) -> i64:
    """In a last turn only a card counts that sells what is there."""
    gain: i64 = 0
    fitting: i64 = 0
    stand = state.active().stand
    if odds.total == 0 or markers < 2 or how_many(stand) == 0:
        return 0
    for card in range(WARE_CARDS):
        count = odds.unseen[card]
        if count > 0 and any(fits(stand, wares_on(card, packed)) for packed in range(WARES)):
            fitting += count
            gain += count * GOLD * SELL_PRICE[card]
    if fitting == 0:
        return 0
    none: i64 = 100
    for _draw in range(markers - 1):
        none = none * (odds.total - fitting) // odds.total
    return gain // fitting * (100 - none) // 100


# ---- the other seat


def other_outlook(state: AsanteState, seat: i64, odds: Odds, weights: Weights) -> i64:
    """The same for who hides his hand."""
    owner = state.seats[seat]
    cards = owner.hand_size()
    to_come = turns_to_come(state, seat, weights)
    if _is_ending(state):
        if (seat == state.turn) != state.last_turn:
            return 0  # he has no turn any more
        worth = how_many(owner.stand) * weights.last_ware + weights.last_turn
        return worth + min(cards, weights.last_cards) * weights.last_card
    life = over(weights.life, to_come)
    worth = stand_worth(owner.stand, weights) * life // 100
    hidden = cards
    for card in range(KINDS):
        if owner.shown[card] > 0:
            hidden -= owner.shown[card]
            worth += owner.shown[card] * held_worth(card, to_come, weights)
    worth += hidden * odds.card - _crowding(cards, life, weights)
    worth += artifacts_worth(state, seat, to_come, 0, weights)
    return worth + places_worth(state, seat, to_come, weights)
