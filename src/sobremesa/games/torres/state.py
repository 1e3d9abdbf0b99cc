"""Everything on the table of a game of Torres."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, State
from sobremesa.games.torres.board import Board
from sobremesa.games.torres.box import (
    ACTION_POINTS,
    BLOCKS,
    MASTER,
    MOST_BLOCKS,
    MOST_STACKS,
    phases_card,
    rounds_of,
)
from sobremesa.games.torres.cards import ALL_CARDS, NO_CARD
from sobremesa.games.torres.seat import GONE, Seat
from sobremesa.games.torres.steps import FIRST_PLAYER, RETURN_CARDS, TURN

NO_STACK: Final[i64] = -1
NO_CELL: Final[i64] = -1


class Setting:
    """What stays the same through a game: its phases card and the switches it is played with."""

    def __init__(self, players: int, rules: str, options: dict[str, object]) -> None:
        self.master: bool = rules == MASTER
        self.stacks: list[list[int]] = phases_card(players)
        self.rounds: vec[i64] = vec[i64](rounds_of(players))
        self.inner_path: bool = bool(options["passage_needs_inner_path"])
        self.convert_points: bool = bool(options["auto_convert_ap"])
        self.same_end: bool = bool(options["cards_returned_to_same_end"])
        self.leader_starts_phases: bool = bool(options["leader_starts_new_phases"])
        self.last_tied_moves_king: bool = options["tied_last_king_mover"] == "last_in_turn_order"


class TorresState(State):
    """The board, what lies before each seat, and where the game stands.

    ``phase`` and ``round`` count from 0; ``starter`` began this round. In a turn: ``points`` left,
    ``stack`` the one that is built from, ``built`` blocks from stacks, ``bought`` and ``played``
    cards, ``card`` the one played last, ``lifted`` the space a block was lifted from, ``to_look``
    cards that are still to be drawn, ``left_over`` blocks of the stack used up.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        rules: str,
        options: dict[str, object],
        setting: Setting,
        board: Board,
        seats: list[Seat],
    ) -> None:
        super().__init__(game, players, rules, options)
        self.setting = setting
        self.master: bool = setting.master
        self.board = board
        self.seats = seats
        self.supply: i64 = BLOCKS
        self.master_card: i64 = NO_CARD
        self.step: i64 = FIRST_PLAYER
        self.phase: i64 = 0
        self.round: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = 0
        self.points: i64 = 0
        self.stack: i64 = NO_STACK
        self.built: i64 = 0
        self.bought: i64 = 0
        self.played: i64 = 0
        self.card: i64 = NO_CARD
        self.lifted: i64 = NO_CELL
        self.to_look: i64 = 0
        self.left_over: i64 = 0

    def copy_into(self, copy: TorresState) -> None:
        """Give ``copy`` everything that its making did not."""
        copy.to_move = self.to_move
        copy.is_over = self.is_over
        copy.observer = self.observer
        copy.supply = self.supply
        copy.master_card = self.master_card
        copy.step = self.step
        copy.phase = self.phase
        copy.round = self.round
        copy.starter = self.starter
        copy.turn = self.turn
        copy.points = self.points
        copy.stack = self.stack
        copy.built = self.built
        copy.bought = self.bought
        copy.played = self.played
        copy.card = self.card
        copy.lifted = self.lifted
        copy.to_look = self.to_look
        copy.left_over = self.left_over

    def may_see(self, seat: i64, owner: i64) -> bool:
        """9.5 Hand and deck are their owner's; in the master version all hands are open."""
        return self.master or seat == owner

    def knowers(self, owner: i64) -> tuple[int, ...]:
        """9.5 The seats that may see what ``owner`` keeps hidden."""
        return tuple(seat for seat in range(int(self.players)) if self.may_see(seat, owner))

    def seat_after(self, seat: i64) -> i64:
        """4.1 The next seat clockwise."""
        return (seat + 1) % self.players

    def in_turn(self, seat: i64) -> bool:
        """Whether a turn of that seat is under way."""
        return self.turn == seat and TURN <= self.step <= RETURN_CARDS

    def turns_to_come(self, seat: i64) -> i64:
        """4.8 How many turns a seat has in this phase, without one that is under way."""
        turns = self.seats[seat].stacks_left()
        return turns - 1 if self.in_turn(seat) else turns

    def blocks_left(self) -> i64:
        """4.4, 4.7.1 How many blocks may still be built from stacks in this turn."""
        stacks = self.seats[self.turn].stacks
        left: i64 = 0
        if self.stack != NO_STACK:
            left = max(left, stacks[self.stack])
        else:
            for blocks in stacks:
                left = max(left, blocks)
        return min(left, MOST_BLOCKS - self.built)

    def may_use(self, stack: i64) -> bool:
        """4.4 Whether a stack may be built from in this turn, or be the one used up."""
        stacks = self.seats[self.turn].stacks
        if stack >= len(stacks) or stacks[stack] == GONE:
            return False
        return self.stack == NO_STACK or self.stack == stack

    def advance(self, seat: i64, steps: i64) -> i64:
        """10.1 Move a marker; it goes on to the next free space. Where it stands then."""
        mover = self.seats[seat]
        if steps == 0:
            return mover.score
        space = mover.score + steps
        occupied = True
        while occupied:
            occupied = False
            for other in self.seats:
                if other.score == space:
                    occupied = True
                    space += 1
                    break
        mover.score = space
        return space

    def marker_told(self, seat: i64, before: i64) -> dict[str, object]:
        """10.1 Whose marker went from where to where, and in which phase, for events."""
        return {
            "seat": int(seat),
            "phase": int(self.phase) + 1,
            "from": int(before),
            "to": int(self.seats[seat].score),
        }

    def start_turn(self, seat: i64) -> None:
        """5.1 A new turn with its action points."""
        self.turn = seat
        self.to_move = seat
        self.points = ACTION_POINTS
        self.stack = NO_STACK
        self.built = 0
        self.bought = 0
        self.played = 0
        self.card = NO_CARD
        if self.events is not None:
            self.tell(
                Event(
                    "turn_started",
                    {
                        "seat": int(seat),
                        "phase": int(self.phase) + 1,
                        "round": int(self.round) + 1,
                        "points": int(self.points),
                    },
                )
            )

    def ask_chance(self, step: i64) -> None:
        """The game waits for a draw."""
        self.step = step
        self.to_move = CHANCE

    def ask(self, step: i64, seat: i64) -> None:
        """The game waits for a seat."""
        self.step = step
        self.to_move = seat


def new_seat(master: bool) -> Seat:
    """3.2 What a player takes; in the master version (12.3) all cards are in the hand."""
    seat = Seat(vec[i64]([GONE] * MOST_STACKS))
    if master:
        seat.hand = ALL_CARDS
    else:
        seat.unseen = ALL_CARDS
    return seat
