"""What must hold of the figures: where they stand, who came home, whose turn that makes it."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.position_checks import need
from sobremesa.games.heaven_and_ale.seat import NOT_THERE
from sobremesa.games.heaven_and_ale.state import NO_CARD_PLAYED, NO_TILE, NOBODY, HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import (
    FIRST_PLAYER,
    LAY,
    MARKER,
    MOVE,
    OVER,
    SCORE,
    STEPS,
    TURN_END,
    is_buying,
)
from sobremesa.games.heaven_and_ale.table_checks import is_before_rounds, most_discs
from sobremesa.games.heaven_and_ale.tiles import tiles_in
from sobremesa.games.heaven_and_ale.track import (
    BARREL,
    FIRST_START,
    KIND,
    PLACES,
    SCORING,
    START_AREA,
    START_NAMES,
)


def check_figures(state: HeavenAndAleState) -> None:
    """Raise ``BadPosition`` unless the figures can stand where they do."""
    _check_spaces(state)
    if is_before_rounds(state):
        _check_set_up(state)
        return
    starter = state.starter
    need(starter != NOBODY, "starter", f"is drawn before step {STEPS[state.step]!r} (5.9)")
    if state.step == LAY:
        _check_all_there(state)
        first = state.seats[starter].start == FIRST_START
        need(first, "starter", f"stands on {START_NAMES[FIRST_START]} (15.7)")
    elif state.step == OVER:
        _check_over(state)
    else:
        _check_underway(state)
        _check_taken(state)


def _check_spaces(state: HeavenAndAleState) -> None:
    """7.1, 7.3 A figure is on the track or on a start space of its own."""
    set_up = is_before_rounds(state)
    for number in range(state.players):
        seat = state.seats[number]
        where = f"seats[{number}]"
        if seat.place != START_AREA:
            need(seat.start == NOT_THERE, f"{where}.start", "is null on the round track")
            need(not seat.home, f"{where}.home", "is false on the round track")
            need(state.step != OVER, f"{where}.place", "is 0 at the end (7.4)")
        elif not set_up:
            need(seat.start != NOT_THERE, f"{where}.start", "is a start space in the start area")
        for other in range(number):
            alone = seat.start == NOT_THERE or state.seats[other].start != seat.start
            need(alone, f"{where}.start", f"is where seat {other} stands (7.1)")


def _check_all_there(state: HeavenAndAleState) -> None:
    """7.4 Between two rounds, and before the first, nobody travels."""
    for number in range(state.players):
        seat = state.seats[number]
        need(seat.place == START_AREA, f"seats[{number}].place", "is 0 between rounds (7.4)")
        need(not seat.home, f"seats[{number}].home", "is false until it comes back (6.7)")


def _check_set_up(state: HeavenAndAleState) -> None:
    """5.9 The starting player is on S1; then counter-clockwise each chooses."""
    _check_all_there(state)
    need(state.round == 0, "round", f"is 1 at step {STEPS[state.step]!r} of the set-up")
    if state.step == LAY or state.step == FIRST_PLAYER:
        need(state.starter == NOBODY, "starter", "is drawn when the table is laid out (5.9)")
        need(state.turn == 0, "turn", "is 0 as long as there is no starting player")
        for number in range(state.players):
            stands = state.seats[number].start != NOT_THERE
            need(not stands, f"seats[{number}].start", "is null before the starter is drawn (5.9)")
        return
    need(state.starter != NOBODY, "starter", f"is drawn before step {STEPS[state.step]!r} (5.9)")
    need(state.turn != state.starter, "turn", "is not the starter's: it stands on S1 (5.9)")
    first = state.seats[state.starter].start == FIRST_START
    need(first, f"seats[{state.starter}].start", f"is {START_NAMES[FIRST_START]} (5.9)")
    # Counted counter-clockwise from the starter: who comes before the turn has chosen.
    turn = (state.starter - state.turn) % state.players
    for number in range(state.players):
        after = (state.starter - number) % state.players
        chosen = after < turn or (after == turn and state.step == MARKER)
        stands = state.seats[number].start != NOT_THERE
        need(stands == chosen, f"seats[{number}].start", "does not fit the order of choosing (5.9)")


def _check_over(state: HeavenAndAleState) -> None:
    """7.2, 7.4 All are home; S1 is taken, by who would have started."""
    last = state.round + 1 == state.setting.rounds
    need(last, "round", f"play is over only after round {state.setting.rounds} (1.2)")
    for number in range(state.players):
        need(state.seats[number].home, f"seats[{number}].home", "is true at the end (7.4)")
    first = state.seats[state.starter].start == FIRST_START
    need(first, "starter", f"stands on {START_NAMES[FIRST_START]} at the end (7.2)")


def _check_underway(state: HeavenAndAleState) -> None:
    """6.1, 6.7 Who has not left yet comes after the turn; who is home has no turn."""
    seat = state.seats[state.turn]
    arriving = state.step == MARKER and state.card == NO_CARD_PLAYED
    if state.step == TURN_END:
        arriving = seat.place == START_AREA
    need(seat.home == arriving, "turn", "is of a figure that is not home, or just came (6.7)")
    waiting: i64 = NOBODY  # the first seat from the starter on that has not left
    for turns in range(state.players):
        number = (state.starter + turns) % state.players
        seat = state.seats[number]
        where = f"seats[{number}]"
        if seat.place != START_AREA or seat.home:
            need(waiting == NOBODY, where, "has left before a seat whose turn comes earlier (6.1)")
            continue
        if waiting == NOBODY:
            waiting = number
        begins = seat.start == FIRST_START
        why = f"on {START_NAMES[FIRST_START]} stands who begins the round (15.7)"
        need(begins == (number == state.starter), f"{where}.start", why)
    if waiting != NOBODY:
        turn = waiting if state.step == MOVE else (waiting - 1) % state.players
        need(state.turn == turn, "turn", f"is seat {turn}'s: not all have left yet (6.1)")
    all_home = all(seat.home for seat in state.seats)
    first = any(seat.start == FIRST_START for seat in state.seats)
    need(first or not all_home, "seats", f"have left {START_NAMES[FIRST_START]} empty (7.2)")


def _check_taken(state: HeavenAndAleState) -> None:
    """8.1, 9.2, 10.1 Who stands on a space has taken something there in this round."""
    for place in range(1, PLACES):
        taken: i64 = 0
        for number in range(state.players):
            if state.seats[number].place == place:
                taken += _taken_by(state, number)
        if KIND[place] == SCORING:
            most = most_discs(state, place)
            fits = state.discs[place] + taken <= most
            need(fits, f"track[{place}].discs", f"were {most}, and {taken} taken (10.1)")
        elif KIND[place] != BARREL:
            most = state.round + 1
            fits = len(tiles_in(state.piles[place])) + taken <= most
            need(fits, f"track[{place}].tiles", f"were {most} at most, and {taken} taken (8.1)")


def _taken_by(state: HeavenAndAleState, number: i64) -> i64:
    """How much a seat has taken, at least, where it stands."""
    if number != state.turn or state.step == MOVE:
        return 1
    if is_buying(state.step):
        return state.bought + (1 if state.tile != NO_TILE else 0)
    return 0 if state.step == SCORE else 1
