"""A card under way, thought through to its end: one's own best choices, the other's worst."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.asante.actions import ANSWER, DONE, PASS, RETURN_WARE, TAKE_WARE
from sobremesa.games.asante.artifact_outlook import application_worth
from sobremesa.games.asante.box import POSITIONS, WARES
from sobremesa.games.asante.card_steps import step_of
from sobremesa.games.asante.cards import FIRST_PLACE_SOURCE, IS_RESPONSE, KINDS
from sobremesa.games.asante.needs import position_works
from sobremesa.games.asante.odds import Odds
from sobremesa.games.asante.programs import (
    EACH_RETURNS,
    GAIN_PLACE,
    LADDER,
    RETURN_WARES,
    SWAP_WARE,
    TAKE_WARES,
)
from sobremesa.games.asante.rules import Asante
from sobremesa.games.asante.standing import standing
from sobremesa.games.asante.steps import (
    AGAIN,
    CARVE,
    CHOOSE_POSITION,
    DISCARD,
    DISCARD_DRAWN,
    HAGGLE,
    KEEP_DRAWN,
    NUMBER,
    PICK,
    RESPONSE,
    RETURN,
    TAKE,
    TURN,
)
from sobremesa.games.asante.supposing import suppose
from sobremesa.games.asante.time_left import turns_to_come
from sobremesa.games.asante.weights import Weights

# Where what may be chosen depends on cards that the other seat does not see.
_HIDDEN: Final[vec[i64]] = vec[i64](
    [int(step) for step in (KEEP_DRAWN, HAGGLE, CARVE, DISCARD, DISCARD_DRAWN, NUMBER, PICK)]
)


def best_end(state: Asante, me: i64, odds: Odds, weights: Weights) -> i64:
    """What a state is worth for a seat once all that is under way has been carried out."""
    step = state.step
    if state.is_over or state.turns == 0 or step == TURN:
        return standing(state, me, odds, weights)
    if state.to_move == CHANCE:
        after = state.clone()
        choice = suppose(after, me, weights)
        return best_end(after, me, odds, weights) + _for(state, me, choice, weights)
    if state.to_move != me:
        if step == RESPONSE:
            return _if_answered(state, me, odds, weights)
        if _is_hidden(step):
            return _unseen_end(state, me, odds, weights)
    if step == AGAIN:
        effect = state.effect()
        worth = _application(state, effect.source - FIRST_PLACE_SOURCE, weights)
        worth = _for(state, me, worth * (effect.times - 1), weights)
        return standing(state, me, odds, weights) + worth
    if step == CHOOSE_POSITION and state.effect().done > 0:
        return _more_positions(state, me, odds, weights)
    if _is_chosen_one_by_one(state):
        return _one_by_one(state, me, odds, weights)
    return _best_choice(state, me, odds, weights)


def _for(state: Asante, me: i64, worth: i64, weights: Weights) -> i64:
    """What the player whose turn it is will gain, for oneself or for the other."""
    return worth if state.turn == me else -worth * weights.rival // 100


def _is_hidden(step: i64) -> bool:
    return any(step == hidden for hidden in _HIDDEN)


def _unseen_end(state: Asante, me: i64, odds: Odds, weights: Weights) -> i64:
    """The other goes on with cards that nobody else sees."""
    worth = odds.card
    if len(state.effects) > 0:
        worth = weights.sources[state.effect().source]
    return standing(state, me, odds, weights) + _for(state, me, max(worth, 0), weights)


def _more_positions(state: Asante, me: i64, odds: Odds, weights: Weights) -> i64:
    """A2, P3 One place of the display was applied; others may be."""
    effect = state.effect()
    worth: i64 = 0
    if step_of(effect).code != GAIN_PLACE:
        for position in range(POSITIONS):
            if not effect.has_used(position) and position_works(state, position):
                worth += _application(state, state.display[position], weights)
    return standing(state, me, odds, weights) + _for(state, me, worth, weights)


def _application(state: Asante, place: i64, weights: Weights) -> i64:
    return application_worth(place, turns_to_come(state, state.turn, weights), weights)


# ---- 8.3


def _if_answered(state: Asante, me: i64, odds: Odds, weights: Weights) -> i64:
    """The other may have an answer, and may think it worth while."""
    after = state.clone()
    after._apply(PASS)
    happens = best_end(after, me, odds, weights)
    likely = odds.answer * weights.answering // 100
    if likely == 0:
        return happens
    for card in range(KINDS):
        if IS_RESPONSE[card] == 1:
            after = state.clone()
            after._apply(ANSWER + card)
            cancelled = best_end(after, me, odds, weights)
            return happens - max(happens - cancelled, 0) * likely // 100
    return happens


# ---- choices


def _best_choice(state: Asante, me: i64, odds: Odds, weights: Weights) -> i64:
    """All that may be chosen, and what follows."""
    best: i64 = 0
    first = True
    mine = state.to_move == me
    for action in state._legal():
        if not _is_in_order(state, action):
            continue
        after = state.clone()
        after._apply(action)
        if after.step == TAKE and state.step == RETURN and _swaps(after):
            value = _best_swap(after, me, odds, weights)
        else:
            value = best_end(after, me, odds, weights)
        if first or (value > best if mine else value < best):
            best = value
            first = False
    return standing(state, me, odds, weights) if first else best


def _is_in_order(state: Asante, action: i64) -> bool:
    """Wares returned or taken one after another: each selection is tried in one order only."""
    if state.step != RETURN and state.step != TAKE:
        return True
    effect = state.effect()
    code = step_of(effect).code
    if action == DONE or (code != RETURN_WARES and code != TAKE_WARES):
        return True
    ware = action - (RETURN_WARE if state.step == RETURN else TAKE_WARE)
    return all(not effect.has_used(later) for later in range(ware + 1, WARES))


def _swaps(state: Asante) -> bool:
    return step_of(state.effect()).code == SWAP_WARE


def _best_swap(state: Asante, me: i64, odds: Odds, weights: Weights) -> i64:
    """H4 The ware that is best on the stand now, and what follows then."""
    best = _best_next(state, me, odds, weights)
    return best_end(best, me, odds, weights)


def _is_chosen_one_by_one(state: Asante) -> bool:
    """Where there are too many selections to try them all."""
    if state.step == DISCARD:
        return True
    if state.step != TAKE and state.step != RETURN:
        return False
    code = step_of(state.effect()).code
    return code in (LADDER, EACH_RETURNS)


def _one_by_one(state: Asante, me: i64, odds: Odds, weights: Weights) -> i64:
    """The next thing by itself, then what follows; or no more."""
    best = _best_next(state, me, odds, weights)
    mine = state.to_move == me
    first = best is state
    value = standing(state, me, odds, weights) if first else best_end(best, me, odds, weights)
    for action in state._legal():
        if action == DONE:
            after = state.clone()
            after._apply(action)
            done = best_end(after, me, odds, weights)
            if first or (done > value if mine else done < value):
                value = done
    return value


def _best_next(state: Asante, me: i64, odds: Odds, weights: Weights) -> Asante:
    """What follows the choice that looks best by itself; the state as it is if there is none."""
    best = state
    highest: i64 = 0
    mine = state.to_move == me
    for action in state._legal():
        if action == DONE:
            continue
        after = state.clone()
        after._apply(action)
        value = standing(after, me, odds, weights)
        if best is state or (value > highest if mine else value < highest):
            best = after
            highest = value
    return best
