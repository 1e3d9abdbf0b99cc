"""What a seat, or a spectator, may see of a game of Torres, as data for a page."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.state import SPECTATOR
from sobremesa.games.torres.board import NOWHERE
from sobremesa.games.torres.box import HEIGHT, PHASES, START_SITES, WIDTH
from sobremesa.games.torres.cards import CARD_IDS, MASTER_IDS, NO_CARD
from sobremesa.games.torres.cells import cells_of
from sobremesa.games.torres.scoring import king_bonus, kings_castle, level_in_castle
from sobremesa.games.torres.seat import GONE, Seat, bits, cards_in, cards_of
from sobremesa.games.torres.state import NO_CELL, NO_STACK, TorresState
from sobremesa.games.torres.steps import STEPS


def view(state: TorresState, seat: int | None) -> dict[str, object]:
    """All that ``seat`` may see; ``None`` sees what everybody sees."""
    viewer = SPECTATOR if seat is None else seat
    master_card = int(state.master_card)
    return {
        "game": state.game.name,
        "rules": state.rules,
        "players": int(state.players),
        "seat": seat,
        "step": STEPS[state.step],
        "to_move": int(state.to_move),
        "phase": int(state.phase) + 1,
        "phases": int(PHASES),
        "round": min(int(state.round) + 1, int(state.setting.rounds[state.phase])),
        "rounds": int(state.setting.rounds[state.phase]),
        "starter": int(state.starter),
        "board": _board(state),
        "castles": _castles(state),
        "seats": [_seat(state, owner, viewer) for owner in range(int(state.players))],
        "supply": int(state.supply),
        "master_card": None if master_card == NO_CARD else MASTER_IDS[master_card],
        "turn": _turn(state, viewer),
    }


def _board(state: TorresState) -> dict[str, object]:
    board = state.board
    players = int(state.players)
    return {
        "width": int(WIDTH),
        "height": int(HEIGHT),
        "heights": [int(height) for height in board.height],
        "castles": [int(board.castle_at(cell)) for cell in range(len(board.height))],
        "knights": [cells_of(board.knights[seat]) for seat in range(players)],
        "king": None if board.king == NOWHERE else int(board.king),
        "sites": [] if state.master else [int(site) for site in START_SITES],  # 2.1, 12.1
    }


def _castles(state: TorresState) -> list[dict[str, object]]:
    """Each standing castle and what it would score if the phase ended now."""
    board = state.board
    kings = kings_castle(board)
    players = range(int(state.players))
    return [
        {
            "castle": castle,
            "cells": cells_of(board.castles[castle]),
            "surface": int(board.surface[castle]),
            "highest": int(board.highest_of(castle)),
            "king": castle == kings,
            "points": [
                int(board.surface[castle] * level_in_castle(board, castle, seat))
                for seat in players
            ],
            "bonus": [
                int(king_bonus(board, seat, state.phase)) if castle == kings else 0
                for seat in players
            ],
        }
        for castle in range(len(board.castles))
        if board.castles[castle] != 0
    ]


def _seat(state: TorresState, owner: int, viewer: i64) -> dict[str, object]:
    seat = state.seats[owner]
    open_cards = state.may_see(viewer, owner)
    return {
        "score": int(seat.score),
        "reserve": int(seat.reserve),
        "stacks": _stacks(state, seat),
        "hand": names(cards_of(seat.hand)) if open_cards else None,
        "hand_size": int(seat.hand_size()),
        "deck_size": int(seat.deck_size()),
        "deck": _deck(seat) if open_cards else None,
        "played": names(cards_of(seat.played)),
    }


def _stacks(state: TorresState, seat: Seat) -> list[int | None]:
    return [
        None if seat.stacks[i] == GONE else int(seat.stacks[i])
        for i in range(len(state.setting.stacks[state.phase]))
    ]


def _deck(seat: Seat) -> dict[str, object]:
    return {
        "top": names(cards_in(seat.top)),
        "unseen": names(cards_of(seat.unseen)),
        "bottom": names(cards_in(seat.bottom)),
    }


def _turn(state: TorresState, viewer: i64) -> dict[str, object]:
    seat = state.seats[state.turn]
    open_cards = state.may_see(viewer, state.turn)
    looking = seat.looked != 0 or seat.looked_unknown > 0
    return {
        "seat": int(state.turn),
        "points": int(state.points),
        "stack": None if state.stack == NO_STACK else int(state.stack),
        "blocks": int(state.blocks_left()),
        "left_over": int(state.left_over),
        "bought": int(state.bought),
        "card": None if state.card == NO_CARD else CARD_IDS[state.card],
        "looked": names(cards_of(seat.looked)) if looking and open_cards else None,
        "looked_size": int(bits(seat.looked) + seat.looked_unknown),
        "lifted": None if state.lifted == NO_CELL else int(state.lifted),
        "fresh": names(cards_of(seat.fresh)) if open_cards else None,
    }


def names(cards: list[int]) -> list[str]:
    """The ids of some cards."""
    return [CARD_IDS[card] for card in cards]
