"""Everything on the table of a game of Asara."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, State
from sobremesa.games.asara.areas import AREA_NAMES, FIRST_SPACE, NO_AREA, SPACES_OF
from sobremesa.games.asara.box import (
    BEGINNER,
    BUYER_COLOURS,
    COINS,
    PROFESSIONAL,
    hand_size,
)
from sobremesa.games.asara.counts import total
from sobremesa.games.asara.seat import Seat
from sobremesa.games.asara.steps import CHOOSE_AREA, FILL

NOBODY: Final[i64] = -1
NO_COLOUR: Final[i64] = -1
UNKNOWN: Final[i64] = -2  # a colour that the observer does not know
NO_CARD: Final[i64] = -1
FACE_DOWN: Final[i64] = BUYER_COLOURS  # instead of a card's colour: cards face down
NO_SPACE: Final[i64] = -1
NO_SHAPE: Final[i64] = -1
NO_OPTION: Final[i64] = -1
VACANT: Final[i64] = 0


class Setting:
    """What stays the same through a game: the version and the switches it is played with."""

    def __init__(self, players: int, rules: str, options: dict[str, object]) -> None:
        assert rules in (BEGINNER, PROFESSIONAL)
        self.professional: bool = rules == PROFESSIONAL
        self.hand_size: i64 = hand_size(players)
        self.may_idle: bool = bool(options["allow_placement_without_action"])
        self.pair_of_one_colour: bool = bool(options["substitutes_need_same_colour"])
        self.pair_anywhere: bool = bool(options["substitutes_in_empty_area"])
        self.lit_on_fresh: bool = bool(options["lit_window_same_action"])
        self.lit_has_height: bool = bool(options["lit_window_counts_for_height"])
        self.lit_is_section: bool = bool(options["lit_window_counts_as_section_used"])
        self.both_places: bool = bool(options["same_player_may_take_first_and_second"])
        self.may_retake: bool = bool(options["patronage_holder_may_retake"])
        self.lits_of_player: bool = options["pro_tiebreak_by"] == "player"


def occupant(seat: i64, card: i64) -> i64:
    """What stands on a buyer space: whose buyer and its colour, or ``FACE_DOWN``."""
    return 1 + seat * (BUYER_COLOURS + 1) + card


def seat_on(space: i64) -> i64:
    """Whose buyer stands on a space that is not vacant."""
    return (space - 1) // (BUYER_COLOURS + 1)


def card_on(space: i64) -> i64:
    """Which card lies on a space that is not vacant: a colour, or ``FACE_DOWN``."""
    return (space - 1) % (BUYER_COLOURS + 1)


class AsaraState(State):
    """The board, what each seat has, and where the game stands.

    ``open_tiles`` and ``stacks`` count the sections of each kind that lie open in the markets and
    face down in the stacks. ``spaces`` are the buyer spaces of all areas one after another,
    ``colour_of_area`` the buyer colour each area asks for. ``deck`` are the undealt buyers. Of the
    lit windows ``lit_unseen`` lie in no order that anybody knows, on top; under them those put
    back, ``lit_bottom`` from the topmost, each by the seat in ``lit_bottom_by``.

    ``year`` counts from 0; ``holder`` has the Caliph's patronage, ``starter`` began this year. In
    a turn: the ``area``, the ``card`` shown, ``laid`` cards face down and the colour of the last
    (``laid_colour``), the ``space`` (counted through all areas), ``sections`` to use and ``left``
    still to be used; the ``shape`` of the stack looked through; the lit ``option``, lit windows
    ``looked`` at, how many still ``to_look`` and ``to_keep``; cards still ``to_draw``.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        rules: str,
        options: dict[str, object],
        setting: Setting,
        seats: list[Seat],
        open_tiles: vec[i64],
        stacks: vec[i64],
        spaces: vec[i64],
        colour_of_area: vec[i64],
        lit_bottom: vec[i64],
        lit_bottom_by: vec[i64],
    ) -> None:
        super().__init__(game, players, rules, options)
        self.setting = setting
        self.seats = seats
        self.open_tiles = open_tiles
        self.stacks = stacks
        self.spaces = spaces
        self.colour_of_area = colour_of_area
        self.lit_bottom = lit_bottom
        self.lit_bottom_by = lit_bottom_by
        self.lit_unseen: i64 = 0
        self.lit_unseen_unknown: i64 = 0
        self.deck: i64 = 0
        self.deck_unknown: i64 = 0
        self.treasury: i64 = COINS
        self.step: i64 = FILL
        self.year: i64 = 0
        self.starter: i64 = NOBODY
        self.holder: i64 = NOBODY
        self.turn: i64 = 0
        self.area: i64 = NO_AREA
        self.card: i64 = NO_CARD
        self.laid: i64 = 0
        self.laid_colour: i64 = NO_COLOUR
        self.space: i64 = NO_SPACE
        self.sections: i64 = 0
        self.left: i64 = 0
        self.shape: i64 = NO_SHAPE
        self.option: i64 = NO_OPTION
        self.looked: i64 = 0
        self.looked_unknown: i64 = 0
        self.to_look: i64 = 0
        self.to_keep: i64 = 0
        self.to_draw: i64 = 0

    def copy_into(self, copy: AsaraState) -> None:
        """Give ``copy`` everything that its making did not."""
        copy.to_move = self.to_move
        copy.is_over = self.is_over
        copy.observer = self.observer
        copy.lit_unseen = self.lit_unseen
        copy.lit_unseen_unknown = self.lit_unseen_unknown
        copy.deck = self.deck
        copy.deck_unknown = self.deck_unknown
        copy.treasury = self.treasury
        copy.step = self.step
        copy.year = self.year
        copy.starter = self.starter
        copy.holder = self.holder
        copy.turn = self.turn
        copy.area = self.area
        copy.card = self.card
        copy.laid = self.laid
        copy.laid_colour = self.laid_colour
        copy.space = self.space
        copy.sections = self.sections
        copy.left = self.left
        copy.shape = self.shape
        copy.option = self.option
        copy.looked = self.looked
        copy.looked_unknown = self.looked_unknown
        copy.to_look = self.to_look
        copy.to_keep = self.to_keep
        copy.to_draw = self.to_draw

    # ---- secrecy

    def may_see(self, seat: i64, owner: i64) -> bool:
        """4.6, 4.9 Hand, cards laid face down and lit windows are their owner's.

        Money and unbuilt sections are hidden too, but nobody needs to look: 4.8, everybody
        has seen each of them come and go. What lies in deck and stack is nobody's to see.
        """
        return seat == owner

    # ---- events

    def tell_secret(self, kind: str, args: dict[str, object], secret: dict[str, object]) -> None:
        """Tell everybody that it happened, and only the seat whose turn it is what it was."""
        self.tell(Event(kind, args, secret, (int(self.turn),)))

    # ---- the buyers on the board

    def free_space(self, area: i64) -> i64:
        """The first vacant space of an area, counted through all areas, or ``NO_SPACE``."""
        first = FIRST_SPACE[area]
        for space in range(first, first + SPACES_OF[area]):
            if self.spaces[space] == VACANT:
                return space
        return NO_SPACE

    def lit_stack_size(self) -> i64:
        """How many lit windows the stack has."""
        return total(self.lit_unseen) + self.lit_unseen_unknown + len(self.lit_bottom)

    def deck_size(self) -> i64:
        """How many buyers the deck has."""
        return total(self.deck) + self.deck_unknown

    # ---- money

    def pay(self, asari: i64) -> None:
        """The seat whose turn it is pays into the treasury."""
        self.seats[self.turn].money -= asari
        self.treasury += asari

    def gain(self, seat: i64, asari: i64) -> None:
        """11.1 The treasury pays out; it never runs dry."""
        self.seats[seat].money += asari
        self.treasury -= asari

    def tell_paid(self, kind: str, asari: i64) -> None:
        """Tell a payment or an income of the seat whose turn it is, and what it has then."""
        self.tell(
            Event(
                kind,
                {
                    "seat": int(self.turn),
                    "area": AREA_NAMES[self.area],
                    "asari": int(asari),
                    "money": int(self.seats[self.turn].money),
                },
            )
        )

    # ---- who is asked

    def ask_chance(self, step: i64) -> None:
        """The game waits for a draw."""
        self.step = step
        self.to_move = CHANCE

    def ask(self, step: i64) -> None:
        """The game waits for the seat whose turn it is."""
        self.step = step
        self.to_move = self.turn

    def start_turn(self, seat: i64) -> None:
        """5.1 A seat sends a buyer."""
        self.turn = seat
        self.clear_turn()
        if self.events is not None:
            self.tell(Event("turn_started", {"seat": int(seat), "year": int(self.year) + 1}))
        self.ask(CHOOSE_AREA)

    def clear_turn(self) -> None:
        """Nothing is under way."""
        self.area = NO_AREA
        self.card = NO_CARD
        self.laid = 0
        self.laid_colour = NO_COLOUR
        self.space = NO_SPACE
        self.sections = 0
        self.left = 0
        self.shape = NO_SHAPE
        self.option = NO_OPTION
