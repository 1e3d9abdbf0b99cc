"""Sections 4, 12.5 and 13: the end of a turn, of a round and of a phase; scoring; the king."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.torres.box import KING_LEVEL, PHASES, TALLEST_STACK
from sobremesa.games.torres.cards import MASTER_IDS, NO_CARD
from sobremesa.games.torres.scoring import (
    MasterCard,
    castle_points,
    king_bonus,
    kings_castle,
    level_in_castle,
)
from sobremesa.games.torres.seat import GONE
from sobremesa.games.torres.state import NO_STACK, TorresState
from sobremesa.games.torres.steps import LEFTOVERS, MOVE_KING, OVER, TURN, USE_STACK


def start_phase(state: TorresState, phase: i64) -> None:
    """4.3, 13.6 Everybody takes the blocks of the phases card; the first turn begins."""
    state.phase = phase
    state.round = 0
    stacks = state.setting.stacks[phase]
    for seat in state.seats:
        for i in range(len(stacks)):
            seat.stacks[i] = stacks[i]
            state.supply -= stacks[i]
    if state.events is not None:
        state.tell(
            Event(
                "phase_started",
                {"phase": int(phase) + 1, "seat": int(state.starter), "stacks": list(stacks)},
            )
        )
    state.start_turn(state.starter)
    state.step = TURN


def end_turn(state: TorresState) -> None:
    """4.9 The turn is over: settle which stack is used up, if that is open."""
    if state.events is not None:
        state.tell(Event("turn_ended", {"seat": int(state.turn), "unused": int(state.points)}))
    if state.setting.convert_points and state.points > 0:  # switch of ruling R2
        before = state.seats[state.turn].score
        for _ in range(state.points):
            state.advance(state.turn, 1)
        if state.events is not None:
            state.tell(Event("points_converted", state.marker_told(state.turn, before)))
    state.points = 0
    state.seats[state.turn].fresh = 0
    if state.stack == NO_STACK:
        offered = stacks_to_use(state)
        if len(offered) > 1:
            state.step = USE_STACK
            return
        state.stack = offered[0]
    use_stack(state, state.stack)


def stacks_to_use(state: TorresState) -> list[int]:
    """4.8.1 The stacks that may count as used; of equal ones the first."""
    seat = state.seats[state.turn]
    return [
        i
        for i in range(len(seat.stacks))
        if seat.stacks[i] != GONE and seat.first_like(i, state.stack)
    ]


def use_stack(state: TorresState, stack: i64) -> None:
    """4.9 Take a stack away; what is left on it goes on the others."""
    seat = state.seats[state.turn]
    state.stack = stack
    state.left_over = seat.stacks[stack]
    seat.stacks[stack] = GONE
    if state.events is not None:
        state.tell(
            Event(
                "stack_used",
                {"seat": int(state.turn), "stack": int(stack), "blocks": int(state.left_over)},
            )
        )
    place_leftovers(state)


def stacks_for_leftover(state: TorresState) -> list[int]:
    """4.5.1 The stacks that a left-over block fits on; of equal ones the first."""
    seat = state.seats[state.turn]
    return [
        i
        for i in range(len(seat.stacks))
        if seat.stacks[i] != GONE
        and seat.stacks[i] < TALLEST_STACK
        and seat.first_like(i, state.stack)
    ]


def place_leftovers(state: TorresState) -> None:
    """4.5 Put left-over blocks on stacks as long as there is no choice, then ask or go on."""
    while state.left_over > 0:
        offered = stacks_for_leftover(state)
        if len(offered) == 0:
            break
        if len(offered) > 1 and not _all_room_is_filled(state):
            state.step = LEFTOVERS
            return
        _put_leftover(state, offered[0])
    if state.left_over > 0:  # 4.5.2, 4.6
        state.supply += state.left_over
        if state.events is not None:
            last = state.seats[state.turn].stacks_left() == 0
            state.tell(
                Event(
                    "blocks_returned",
                    {
                        "seat": int(state.turn),
                        "count": int(state.left_over),
                        "why": "phase" if last else "turn",
                    },
                )
            )
        state.left_over = 0
    _next_turn(state)


def choose_leftover(state: TorresState, stack: i64) -> None:
    """4.5.1 The player puts one left-over block on a stack."""
    _put_leftover(state, stack)
    place_leftovers(state)


def _all_room_is_filled(state: TorresState) -> bool:
    """Whether the blocks fill all the room there is, so that their order means nothing."""
    room: i64 = 0
    for blocks in state.seats[state.turn].stacks:
        if blocks != GONE:
            room += TALLEST_STACK - blocks
    return state.left_over >= room


def _put_leftover(state: TorresState, stack: i64) -> None:
    seat = state.seats[state.turn]
    seat.stacks[stack] += 1
    state.left_over -= 1
    if state.events is not None:
        state.tell(
            Event(
                "leftover_kept",
                {"seat": int(state.turn), "stack": int(stack), "height": int(seat.stacks[stack])},
            )
        )


def _next_turn(state: TorresState) -> None:
    """4.1 The next player's turn, the next round, or the end of the phase."""
    following = state.seat_after(state.turn)
    if following == state.starter:
        state.round += 1
        if state.round == state.setting.rounds[state.phase]:
            _end_phase(state)
            return
        if state.master:
            state.starter = leader(state)
        following = state.starter
    state.start_turn(following)
    state.step = TURN


def leader(state: TorresState) -> i64:
    """12.5 The player with the most points; as before while all stand on the start space."""
    best = state.starter
    for seat in range(state.players):
        if state.seats[seat].score > state.seats[best].score:
            best = seat
    return best


def king_mover(state: TorresState) -> i64:
    """13.4.1 The player with the fewest points; 13.5 of several the last in turn order."""
    found = state.starter
    for i in range(state.players):
        seat = (state.starter + i) % state.players
        score = state.seats[seat].score
        lowest = state.seats[found].score
        if score < lowest or (score == lowest and state.setting.last_tied_moves_king):
            found = seat
    return found


def _end_phase(state: TorresState) -> None:
    """13.1-13.4, 12.6 Castles, king's bonus, master card; then the king or the end."""
    for i in range(state.players):
        _score_castles(state, (state.starter + i) % state.players)
    for i in range(state.players):
        _score_king(state, (state.starter + i) % state.players)
    if state.master_card != NO_CARD:
        card = MasterCard(int(state.master_card), state.options)
        for i in range(state.players):
            _score_master_card(state, card, (state.starter + i) % state.players)
    if state.phase + 1 == PHASES:
        state.step = OVER
        state.is_over = True
        if state.events is not None:
            state.tell(Event("game_over", {"scores": state.scores, "winners": state.winners}))
        return
    mover = king_mover(state)
    state.turn = mover
    if state.board.at_least[1] & state.board.empty == 0:  # 13.4.2
        king_stays(state)
    else:
        state.ask(MOVE_KING, mover)


def _score_castles(state: TorresState, seat: i64) -> None:
    """13.1 All castles of a player, booked in one go."""
    board = state.board
    points = castle_points(board, seat)
    before = state.seats[seat].score
    state.advance(seat, points)
    if state.events is None:
        return
    rows: list[dict[str, object]] = [
        {
            "castle": int(castle),
            "surface": int(board.surface[castle]),
            "level": int(level_in_castle(board, castle, seat)),
            "points": int(board.surface[castle] * level_in_castle(board, castle, seat)),
        }
        for castle in range(len(board.castles))
        if board.castles[castle] & board.knights[seat] != 0
    ]
    told = state.marker_told(seat, before)
    told.update({"rows": rows, "points": int(points)})
    state.tell(Event("castles_scored", told))


def _score_king(state: TorresState, seat: i64) -> None:
    """13.2 The king's bonus."""
    points = king_bonus(state.board, seat, state.phase)
    before = state.seats[seat].score
    state.advance(seat, points)
    if state.events is not None and points > 0:
        told = state.marker_told(seat, before)
        told["castle"] = int(kings_castle(state.board))
        told["level"] = int(KING_LEVEL[state.phase])
        told["points"] = int(points)
        state.tell(Event("king_bonus", told))


def _score_master_card(state: TorresState, card: MasterCard, seat: i64) -> None:
    """12.6, 12.11 The open master card."""
    points = card.points(state.board, int(seat), int(state.players), int(state.phase))
    before = state.seats[seat].score
    state.advance(seat, points)
    if state.events is not None and points > 0:
        told = state.marker_told(seat, before)
        told["card"] = MASTER_IDS[state.master_card]
        told["points"] = points
        state.tell(Event("master_card_scored", told))


def move_king(state: TorresState, cell: i64) -> None:
    """13.4.1 The king goes to a space of a castle."""
    before = state.board.king
    state.board.put_king(cell)
    if state.events is not None:
        state.tell(
            Event("king_moved", {"seat": int(state.turn), "from": int(before), "to": int(cell)})
        )
    _begin_next_phase(state)


def king_stays(state: TorresState) -> None:
    """13.4.2 The king is not moved."""
    if state.events is not None:
        state.tell(Event("king_stayed", {"seat": int(state.turn)}))
    _begin_next_phase(state)


def _begin_next_phase(state: TorresState) -> None:
    """13.4.3 Who moved the king begins; 12.5 in the master version the leader does."""
    if state.master and state.setting.leader_starts_phases:
        state.starter = leader(state)
    else:
        state.starter = state.turn
    start_phase(state, state.phase + 1)
