"""A whole state of Torres as plain data, and back, checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.errors import BadPosition, BadSetup
from sobremesa.core.state import CHANCE, EVERYTHING
from sobremesa.games.torres.board import NOWHERE
from sobremesa.games.torres.cards import CARD_IDS, MASTER_IDS, NO_CARD, ONE_CARD
from sobremesa.games.torres.cells import ONE, cells_of
from sobremesa.games.torres.position_checks import check
from sobremesa.games.torres.rules import Torres, new_game
from sobremesa.games.torres.seat import GONE, UNKNOWN, Seat, cards_in, cards_of, pile_of
from sobremesa.games.torres.state import NO_CELL, NO_STACK
from sobremesa.games.torres.steps import DRAW_CARD, FIRST_PLAYER, MASTER_DRAW, OVER, STEPS

if TYPE_CHECKING:
    from sobremesa.games.torres.game import TorresGame

HIDDEN = "?"  # a card of a pile that the observer does not know


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before one seat; cards by id, piles from the top."""

    score: int
    reserve: int
    stacks: list[int | None]
    hand: list[str]
    fresh: list[str]
    looked: list[str]
    played: list[str]
    top: list[str]
    unseen: list[str]
    bottom: list[str]
    hand_unknown: int = 0
    looked_unknown: int = 0
    unseen_unknown: int = 0


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; spaces are numbers, row by row from the top left corner."""

    game: str
    rules: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    step: str
    phase: int
    round: int
    starter: int
    turn: int
    heights: list[int]
    castles: list[list[int]]
    knights: list[list[int]]
    king: int | None
    seats: list[SeatData]
    supply: int
    master_card: str | None = None
    points: int = 0
    stack: int | None = None
    built: int = 0
    bought: int = 0
    played: int = 0
    card: str | None = None
    lifted: int | None = None
    to_look: int = 0
    left_over: int = 0
    observer: int = EVERYTHING


def position(state: Torres) -> dict[str, object]:
    """The state, or observation, as data that JSON can carry."""
    board = state.board
    data = PositionData(
        game=state.game.name,
        rules=state.rules,
        rules_version=state.game.rules_version,
        players=int(state.players),
        options={
            name: value for name, value in state.options.items() if isinstance(value, (bool, str))
        },
        step=STEPS[state.step],
        phase=int(state.phase),
        round=int(state.round),
        starter=int(state.starter),
        turn=int(state.turn),
        heights=[int(height) for height in board.height],
        castles=[cells_of(castle) for castle in board.castles],
        knights=[cells_of(board.knights[seat]) for seat in range(int(state.players))],
        king=None if board.king == NOWHERE else int(board.king),
        seats=[_seat_data(seat) for seat in state.seats],
        supply=int(state.supply),
        master_card=None if state.master_card == NO_CARD else MASTER_IDS[state.master_card],
        points=int(state.points),
        stack=None if state.stack == NO_STACK else int(state.stack),
        built=int(state.built),
        bought=int(state.bought),
        played=int(state.played),
        card=None if state.card == NO_CARD else CARD_IDS[state.card],
        lifted=None if state.lifted == NO_CELL else int(state.lifted),
        to_look=int(state.to_look),
        left_over=int(state.left_over),
        observer=int(state.observer),
    )
    plain: dict[str, object] = msgspec.to_builtins(data)
    return plain


def _seat_data(seat: Seat) -> SeatData:
    return SeatData(
        score=int(seat.score),
        reserve=int(seat.reserve),
        stacks=[None if blocks == GONE else int(blocks) for blocks in seat.stacks],
        hand=_names(seat.hand),
        fresh=_names(seat.fresh),
        looked=_names(seat.looked),
        played=_names(seat.played),
        top=_pile_names(seat.top),
        unseen=_names(seat.unseen),
        bottom=_pile_names(seat.bottom),
        hand_unknown=int(seat.hand_unknown),
        looked_unknown=int(seat.looked_unknown),
        unseen_unknown=int(seat.unseen_unknown),
    )


def _names(cards: int) -> list[str]:
    return [CARD_IDS[card] for card in cards_of(cards)]


def _pile_names(pile: int) -> list[str]:
    return [HIDDEN if card == UNKNOWN - 1 else CARD_IDS[card] for card in cards_in(pile)]


def from_position(game: TorresGame, data: object) -> Torres:
    """The state that ``position`` wrote; raises ``BadPosition`` when it cannot be one."""
    try:
        told = msgspec.convert(data, PositionData)
    except msgspec.ValidationError as error:
        raise BadPosition("position", str(error)) from error
    if told.game != game.name:
        raise BadPosition("game", f"is {told.game!r}; allowed: {game.name}")
    if told.rules_version != game.rules_version:
        raise BadPosition("rules_version", f"is {told.rules_version}, not {game.rules_version}")
    try:
        options = game.checked_setup(told.players, told.rules, dict(told.options))
    except BadSetup as error:
        raise BadPosition("players, rules, options", str(error)) from error
    check(told)
    state = new_game(game, told.players, told.rules, options)
    _fill_board(state, told)
    state.seats = [_seat(seat) for seat in told.seats]
    state.supply = told.supply
    state.master_card = NO_CARD if told.master_card is None else MASTER_IDS.index(told.master_card)
    state.step = STEPS.index(told.step)
    state.phase = told.phase
    state.round = told.round
    state.starter = told.starter
    state.turn = told.turn
    state.points = told.points
    state.stack = NO_STACK if told.stack is None else told.stack
    state.built = told.built
    state.bought = told.bought
    state.played = told.played
    state.card = NO_CARD if told.card is None else CARD_IDS.index(told.card)
    state.lifted = NO_CELL if told.lifted is None else told.lifted
    state.to_look = told.to_look
    state.left_over = told.left_over
    state.observer = told.observer
    state.is_over = state.step == OVER
    by_chance = state.step in (FIRST_PLAYER, MASTER_DRAW, DRAW_CARD)
    state.to_move = CHANCE if by_chance else state.turn
    stuck = not state.is_over and len(state._legal()) + len(state._chance_actions()) == 0
    if stuck and state.observer == EVERYTHING:
        raise BadPosition("step", f"nothing could be done at step {told.step!r}")
    return state


def _fill_board(state: Torres, told: PositionData) -> None:
    board = state.board
    board.castles = vec[i64]()
    board.surface = vec[i64]()
    for cells in told.castles:
        castle: i64 = 0
        for cell in cells:
            castle |= ONE[cell]
        board.castles = append(board.castles, castle)
        board.surface = append(board.surface, len(cells))
    for cell, height in enumerate(told.heights):
        board.height[cell] = height
        for level in range(1, height + 1):
            board.at_least[level] |= ONE[cell]
    for seat, cells in enumerate(told.knights):
        for cell in cells:
            board.put_knight(seat, cell)
    if told.king is not None:
        board.put_king(told.king)


def _seat(told: SeatData) -> Seat:
    seat = Seat(vec[i64]([GONE if blocks is None else blocks for blocks in told.stacks]))
    seat.score = told.score
    seat.reserve = told.reserve
    seat.hand = _cards(told.hand)
    seat.fresh = _cards(told.fresh)
    seat.looked = _cards(told.looked)
    seat.played = _cards(told.played)
    seat.unseen = _cards(told.unseen)
    seat.top = _pile(told.top)
    seat.bottom = _pile(told.bottom)
    seat.hand_unknown = told.hand_unknown
    seat.looked_unknown = told.looked_unknown
    seat.unseen_unknown = told.unseen_unknown
    return seat


def _cards(names: list[str]) -> int:
    cards: i64 = 0
    for name in names:
        cards |= ONE_CARD[CARD_IDS.index(name)]
    return cards


def _pile(names: list[str]) -> int:
    return pile_of([UNKNOWN - 1 if name == HIDDEN else CARD_IDS.index(name) for name in names])
