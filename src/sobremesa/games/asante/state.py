"""Everything on the table of a game of Asante."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, SPECTATOR, State
from sobremesa.games.asante.box import GOLD_IN_BOX, MARKERS, STAND_SPACES
from sobremesa.games.asante.cards import CARD_IDS, NO_CARD
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.seat import Seat
from sobremesa.games.asante.steps import DEAL
from sobremesa.games.asante.wares import ALL_WARES, how_many

NOBODY: Final[i64] = -1


class AsanteState(State):
    """The table, what each seat has, and where the game stands.

    ``pile`` counts the cards of each kind in the draw pile, ``pile_unknown`` those that an
    observer does not know; ``top`` are the cards on top of it whose order is known to the seat
    ``top_seen_by``, the topmost first: they are not in ``pile``; ``top_unknown`` counts them for an
    observer who has not seen them. ``discards`` is its discard pile.
    ``place_pile`` and ``place_discards`` count the Holy Places, ``display`` are the open ones.

    ``turn`` is whose turn it is, ``markers`` its unspent ones; ``drawing_phase`` lasts until the
    first play; ``place_plays`` and ``reshuffles`` count those of this turn; ``last_turn`` is set
    when 60 gold were reached. ``effects`` are the cards being carried out, the innermost last;
    ``looked`` the cards just drawn or looked at, of which the other knows the first
    ``looked_shown``. ``card`` is a Ware card or an Artifact whose type or slot is still to be
    chosen, ``selling`` what the Ware card is played for. ``responder`` is who may answer the card
    shown, ``cancels`` counts the answers to it.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        rules: str,
        options: dict[str, object],
        seats: list[Seat],
        pile: vec[i64],
        discards: vec[i64],
        place_pile: vec[i64],
        place_discards: vec[i64],
        display: vec[i64],
        top: vec[i64],
        looked: vec[i64],
        effects: list[Effect],
    ) -> None:
        super().__init__(game, players, rules, options)
        self.seats = seats
        self.pile = pile
        self.discards = discards
        self.place_pile = place_pile
        self.place_discards = place_discards
        self.display = display
        self.top = top
        self.looked = looked
        self.effects = effects
        self.chained: bool = bool(options["animalist_may_answer_animalist"])
        self.may_replace: bool = bool(options["may_replace_artifact_with_a_slot_free"])
        self.endless_bank: bool = bool(options["unlimited_gold_bank"])
        self.pile_cards: i64 = 0
        self.pile_unknown: i64 = 0
        self.discard_cards: i64 = 0
        self.top_unknown: i64 = 0
        self.top_seen_by: i64 = NOBODY
        self.supply: i64 = ALL_WARES
        self.step: i64 = DEAL
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.markers: i64 = MARKERS
        self.drawing_phase: bool = True
        self.place_plays: i64 = 0
        self.reshuffles: i64 = 0
        self.last_turn: bool = False
        self.looked_shown: i64 = 0
        self.looked_unknown: i64 = 0
        self.card: i64 = NO_CARD
        self.selling: bool = False
        self.responder: i64 = NOBODY
        self.cancels: i64 = 0

    def copy_into(self, copy: AsanteState) -> None:
        """Give ``copy`` everything that its making did not."""
        copy.to_move = self.to_move
        copy.is_over = self.is_over
        copy.observer = self.observer
        copy.pile_cards = self.pile_cards
        copy.pile_unknown = self.pile_unknown
        copy.discard_cards = self.discard_cards
        copy.top_unknown = self.top_unknown
        copy.top_seen_by = self.top_seen_by
        copy.supply = self.supply
        copy.step = self.step
        copy.turn = self.turn
        copy.turns = self.turns
        copy.markers = self.markers
        copy.drawing_phase = self.drawing_phase
        copy.place_plays = self.place_plays
        copy.reshuffles = self.reshuffles
        copy.last_turn = self.last_turn
        copy.looked_shown = self.looked_shown
        copy.looked_unknown = self.looked_unknown
        copy.card = self.card
        copy.selling = self.selling
        copy.responder = self.responder
        copy.cancels = self.cancels

    # ---- secrecy

    def may_see(self, seat: i64, owner: i64) -> bool:
        """5.3 A hand is its owner's; so is what he draws and looks at (5.14 a)."""
        return seat == owner

    def knows_hands(self, seat: i64) -> bool:
        """5.14 c, d Both players know what has been seen of hands; others do not remember it."""
        return seat != SPECTATOR

    # ---- whose turn it is

    def active(self) -> Seat:
        """The things of the player whose turn it is."""
        return self.seats[self.turn]

    def other(self) -> i64:
        """The player whose turn it is not."""
        return 1 - self.turn

    def spent(self) -> i64:
        """How many markers are spent."""
        return MARKERS - self.markers

    def effect(self) -> Effect:
        """The innermost card that is being carried out."""
        return self.effects[len(self.effects) - 1]

    # ---- cards

    def pile_size(self) -> i64:
        """How many cards the draw pile has."""
        return self.pile_cards + self.pile_unknown + len(self.top) + self.top_unknown

    def looked_size(self) -> i64:
        """How many cards lie aside, drawn or looked at."""
        return len(self.looked) + self.looked_unknown

    def discard(self, card: i64) -> None:
        """A card goes to the discard pile, open to both (5.14 b)."""
        self.discards[card] += 1
        self.discard_cards += 1

    # ---- gold and wares

    def bank(self) -> i64:
        """5.12 What the bank can pay."""
        found = GOLD_IN_BOX
        if self.endless_bank:
            return found
        for seat in self.seats:
            found -= seat.gold
        return max(found, 0)

    def payable(self, gold: i64) -> i64:
        """5.12 How much of so much gold the bank can pay."""
        return gold if self.endless_bank else min(gold, self.bank())

    def gain_gold(self, seat: i64, gold: i64) -> i64:
        """Take gold from the bank, as much as is there; returns how much that was."""
        paid = self.payable(gold)
        self.seats[seat].gold += paid
        return paid

    def free_spaces(self, seat: i64) -> i64:
        """5.6 How many wares a stand still has room for."""
        return STAND_SPACES - how_many(self.seats[seat].stand)

    # ---- who is asked

    def ask_chance(self, step: i64) -> None:
        """The game waits for a draw."""
        self.step = step
        self.to_move = CHANCE

    def ask(self, step: i64) -> None:
        """The game waits for the player whose turn it is."""
        self.step = step
        self.to_move = self.turn

    # ---- events

    def tell_own(self, kind: str, args: dict[str, object]) -> None:
        """Tell what the player whose turn it is has done, for all to see."""
        self.tell(Event(kind, {"seat": int(self.turn), **args}))

    def tell_gold(self, kind: str, args: dict[str, object]) -> None:
        """Tell what came or went of his gold, and in which turn: whoever adds it up needs that."""
        self.tell_own(kind, {"turn": int(self.turns), **args})

    def tell_shown(self, kind: str, card: i64, args: dict[str, object]) -> None:
        """Tell that the player whose turn it is has shown a card of the hand: 5.15 for good."""
        told: dict[str, object] = {"seat": int(self.turn), "card": CARD_IDS[card], **args}
        self.tell(Event(kind, told, reveals=True))
