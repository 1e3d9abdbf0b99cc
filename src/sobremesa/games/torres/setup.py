"""Sections 3 and 12.1-12.4: putting up the castles, one knight each, and the king."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.torres.actions import FIRST, MASTER_CARD
from sobremesa.games.torres.board import Board
from sobremesa.games.torres.box import START_CASTLES, START_SITES
from sobremesa.games.torres.cards import MASTER_IDS
from sobremesa.games.torres.phases import start_phase
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.steps import (
    FIRST_PLAYER,
    MASTER_DRAW,
    PLACE_CASTLE,
    PLACE_KING,
    PLACE_KNIGHT,
)


def empty_castles(board: Board) -> i64:
    """3.3, 3.4, 13.4.1 The spaces of castles without knight or king."""
    return board.at_least[1] & board.empty


def first_chances(state: TorresState) -> vec[i64]:
    """3.3 Any seat may begin; 12.4 any master card may lie open."""
    if state.step == FIRST_PLAYER:
        return vec[i64]([int(FIRST) + seat for seat in range(int(state.players))])
    return vec[i64]([int(MASTER_CARD) + card for card in range(len(MASTER_IDS))])


def choose_first(state: TorresState, seat: i64) -> None:
    """3.3 The starting player is known."""
    state.starter = seat
    state.turn = seat
    if state.events is not None:
        state.tell(Event("first_player", {"seat": int(seat)}))
    if state.master:
        state.ask_chance(MASTER_DRAW)
        return
    for site in START_SITES:
        state.board.put_block(site)
        state.supply -= 1
    state.ask(PLACE_KNIGHT, seat)


def open_master_card(state: TorresState, card: i64) -> None:
    """12.4 The master card lies open for everybody."""
    state.master_card = card
    if state.events is not None:
        state.tell(Event("master_card_drawn", {"card": MASTER_IDS[card]}))
    state.ask(PLACE_CASTLE, state.starter)


def place_castle(state: TorresState, cell: i64) -> None:
    """12.1 One start block, then the next player's."""
    castle = state.board.put_block(cell)
    state.supply -= 1
    if state.events is not None:
        state.tell(
            Event(
                "castle_placed", {"seat": int(state.turn), "cell": int(cell), "castle": int(castle)}
            )
        )
    if state.board.castle_count() < START_CASTLES:
        state.turn = state.seat_after(state.turn)
        state.ask(PLACE_CASTLE, state.turn)
    else:
        state.turn = state.starter
        state.ask(PLACE_KNIGHT, state.starter)


def place_knight(state: TorresState, cell: i64) -> None:
    """3.3 One knight on a castle of his own, then the next player's."""
    state.board.put_knight(state.turn, cell)
    state.seats[state.turn].reserve -= 1
    if state.events is not None:
        state.tell(Event("knight_placed", {"seat": int(state.turn), "cell": int(cell)}))
    following = state.seat_after(state.turn)
    if following == state.starter:
        state.ask(PLACE_KING, state.turn)
    else:
        state.turn = following
        state.ask(PLACE_KNIGHT, following)


def place_king(state: TorresState, cell: i64) -> None:
    """3.4 The last player puts the king; 3.5 the starting player begins."""
    state.board.put_king(cell)
    if state.events is not None:
        state.tell(Event("king_placed", {"seat": int(state.turn), "cell": int(cell)}))
    start_phase(state, 0)
