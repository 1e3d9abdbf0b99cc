"""What tells a state from others of the same game."""

from __future__ import annotations

from sobremesa.games.torres.state import TorresState


def key(state: TorresState) -> tuple[int, ...]:
    """The same for states from which the same can come, however they came about.

    In which order castles were founded is left out: no rule asks for it.
    """
    numbers = [
        state.to_move,
        state.step,
        state.phase,
        state.round,
        state.starter,
        state.turn,
        state.points,
        state.stack,
        state.built,
        state.bought,
        state.played,
        state.card,
        state.lifted,
        state.to_look,
        state.left_over,
        state.supply,
        state.master_card,
    ]
    for seat in state.seats:
        numbers += [
            seat.score,
            seat.reserve,
            seat.hand,
            seat.fresh,
            seat.looked,
            seat.unseen,
            seat.played,
            seat.top,
            seat.bottom,
            seat.hand_unknown,
            seat.looked_unknown,
            seat.unseen_unknown,
        ]
        for blocks in seat.stacks:
            numbers.append(blocks)
    board = state.board
    numbers.append(board.king)
    for knights in board.knights:
        numbers.append(knights)
    for spaces in board.at_least:
        if spaces == 0:
            break
        numbers.append(spaces)
    return tuple(numbers)
