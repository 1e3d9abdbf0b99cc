"""5.1-5.6, 15 Laying out a round, whose turn comes next, and the end of round and game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.actions import FIRST, LAY_TILE
from sobremesa.games.heaven_and_ale.box import DISCS_PER_SPACE
from sobremesa.games.heaven_and_ale.final import score_game
from sobremesa.games.heaven_and_ale.seat import NOT_THERE
from sobremesa.games.heaven_and_ale.state import (
    NO_CARD_PLAYED,
    NO_SHED,
    NO_SPOT,
    NO_TILE,
    NOBODY,
    HeavenAndAleState,
)
from sobremesa.games.heaven_and_ale.steps import (
    CHOOSE_START,
    FIRST_PLAYER,
    LAY,
    MOVE,
    OVER,
    TURN_END,
)
from sobremesa.games.heaven_and_ale.tiles import FIRST_MONK, KINDS, described, put_on
from sobremesa.games.heaven_and_ale.track import (
    FIRST_START,
    KIND,
    MONK,
    PLACES,
    RESOURCE,
    SCORING_SPACES,
)

# ---- laying out


def start_laying(state: HeavenAndAleState) -> None:
    """5.2, 5.5, 5.6, 5.10, 15.2-15.5 Discs first, then a tile for each space, in track order."""
    for place in SCORING_SPACES:
        _put_discs(state, place, DISCS_PER_SPACE)
    if state.round + 1 == state.setting.rounds:
        for place in state.setting.second_discs:
            _put_discs(state, place, DISCS_PER_SPACE + 1)
    state.laying = 0
    _next_place(state)


def _put_discs(state: HeavenAndAleState, place: i64, wanted: i64) -> None:
    """15.4, 15.5 A space is brought up to so many discs; what lies there stays."""
    missing = max(wanted - state.discs[place], 0)
    state.discs[place] += missing
    state.reserve -= missing


def _next_place(state: HeavenAndAleState) -> None:
    place = state.laying + 1
    while place < PLACES and KIND[place] != RESOURCE and KIND[place] != MONK:
        place += 1
    state.laying = place
    if place < PLACES:
        state.ask_chance(LAY)
    else:
        state.laying = 0
        _laid_out(state)


def _laid_out(state: HeavenAndAleState) -> None:
    if state.starter == NOBODY:
        state.ask_chance(FIRST_PLAYER)
    else:
        start_round(state)


def lay_weight(state: HeavenAndAleState, kind: i64) -> i64:
    """5.1-5.5, 15.3 How many tiles of a kind may come to the space that is laid out."""
    monk = kind >= FIRST_MONK
    if monk != (KIND[state.laying] == MONK):
        return 0
    if monk:
        first = state.round < state.setting.rounds_of_first_monks
        return state.first_tiles[kind] if first else state.second_tiles[kind]
    return state.first_tiles[kind] if _is_first_stack_left(state) else state.second_tiles[kind]


def _is_first_stack_left(state: HeavenAndAleState) -> bool:
    """15.3 Stack I is drawn from until it is empty, then II."""
    return any(state.first_tiles[kind] > 0 for kind in range(FIRST_MONK))


def lay_chances(state: HeavenAndAleState) -> vec[i64]:
    """Any tile that is still in the stack."""
    actions = vec[i64](capacity=KINDS)
    for kind in range(KINDS):
        if lay_weight(state, kind) > 0:
            actions = append(actions, LAY_TILE + kind)
    return actions


def lay(state: HeavenAndAleState, kind: i64) -> None:
    """5.2, 5.5, 15.2, 15.3 A tile is laid open on its space."""
    monk = kind >= FIRST_MONK
    first = (
        state.round < state.setting.rounds_of_first_monks if monk else _is_first_stack_left(state)
    )
    if first:
        state.first_tiles[kind] -= 1
    else:
        state.second_tiles[kind] -= 1
    state.piles[state.laying] = put_on(state.piles[state.laying], kind)
    if state.events is not None:
        state.tell(Event("tile_laid", {"place": int(state.laying), **described(int(kind))}))
    _next_place(state)


# ---- who begins


def first_chances(state: HeavenAndAleState) -> vec[i64]:
    """5.9 Any seat may begin."""
    return vec[i64]([int(FIRST) + seat for seat in range(int(state.players))])


def choose_first(state: HeavenAndAleState, seat: i64) -> None:
    """5.9 The starting player stands on S1; then counter-clockwise the others choose."""
    state.starter = seat
    state.seats[seat].start = FIRST_START
    if state.events is not None:
        state.tell(Event("first_player", {"seat": int(seat)}))
    state.turn = (seat + state.players - 1) % state.players
    state.ask(CHOOSE_START)


def after_start_chosen(state: HeavenAndAleState) -> None:
    """5.9 The next player counter-clockwise, or the first round."""
    state.turn = (state.turn + state.players - 1) % state.players
    if state.turn != state.starter:
        state.ask(CHOOSE_START)
    else:
        start_round(state)


# ---- rounds and turns


def start_round(state: HeavenAndAleState) -> None:
    """1.3, 6.1, 15.7 Figures stand in the start area; whoever is on S1 begins."""
    if state.events is not None:
        told: dict[str, object] = {
            "round": int(state.round) + 1,
            "starter": int(state.starter),
        }
        state.tell(Event("round_started", told))
    start_turn(state, state.starter)


def start_turn(state: HeavenAndAleState, seat: i64) -> None:
    """6.2 A seat moves its figure."""
    state.turn = seat
    clear_turn(state)
    if state.events is not None:
        told: dict[str, object] = {"seat": int(seat), "round": int(state.round) + 1}
        state.tell(Event("turn_started", told))
    state.ask(MOVE)


def clear_turn(state: HeavenAndAleState) -> None:
    """Nothing is under way."""
    state.bought = 0
    state.tile = NO_TILE
    state.shed = NO_SHED
    state.enclosed = 0
    state.spot = NO_SPOT
    state.card = NO_CARD_PLAYED


def finish_turn(state: HeavenAndAleState) -> None:
    """6.8, 17.6 Nothing is left but to sell cards or to end the turn: so it can be taken back."""
    clear_turn(state)
    state.ask(TURN_END)


def end_turn(state: HeavenAndAleState) -> None:
    """6.7 The next seat clockwise whose figure is not back; without any the round is over."""
    seat = state.turn
    for _seat in range(state.players):
        seat = (seat + 1) % state.players
        if not state.seats[seat].home:
            start_turn(state, seat)
            return
    end_round(state)


def end_round(state: HeavenAndAleState) -> None:
    """7.4, 15.1, 15.6 The next round, or the final scoring; all else stays as it is."""
    clear_turn(state)
    for number in range(state.players):
        if state.seats[number].start == FIRST_START:
            state.starter = number
    if state.round + 1 == state.setting.rounds:
        score_game(state)
        state.step = OVER
        state.is_over = True
        if state.events is not None:
            told: dict[str, object] = {"scores": state.scores, "winners": state.winners}
            state.tell(Event("game_over", told))
        return
    state.round += 1
    for seat in state.seats:
        seat.home = False
        seat.place = 0
    start_laying(state)


def leave_start(state: HeavenAndAleState) -> None:
    """7.3 A figure on its way leaves its start space free."""
    state.seats[state.turn].start = NOT_THERE
