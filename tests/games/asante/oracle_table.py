"""What lies on the table of the second Asante, and what the rules of the table ask and do.

Everything is a name; piles are counted. What is asked is yielded: who decides (or chance), and what
is possible with its weights; the answer comes back in the notation of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

CHANCE = -1

Request = tuple[int, dict[str, int]]
T = TypeVar("T")
Asking = Generator[Request, str, T]

WARES = ["jewelry", "pelt", "tea", "silk", "fruits", "salt"]
PLACES = ["rwenzori", "victoria", "okavango", "ngorongoro", "kilimanjaro"]
OF_KILIMANJARO = PLACES[:4]

# 11.1: what each Ware card shows, the price to buy at and the one to sell at; ? is a package.
WARE_CARDS: dict[str, tuple[str, int, int]] = {
    "w1_package": ("?", 2, 4),
    "w2_packages": ("? ?", 3, 7),
    **{
        f"w2_{one}_{other}": (f"{one} {other}", 3, 8)
        for one, other in [
            ("salt", "tea"),
            ("jewelry", "salt"),
            ("jewelry", "silk"),
            ("pelt", "silk"),
            ("fruits", "pelt"),
            ("fruits", "tea"),
        ]
    },
    **{
        f"w3_2{pair}_{one}": (f"{pair} {pair} {one}", 4, 11)
        for pair, one in [
            ("jewelry", "fruits"),
            ("silk", "salt"),
            ("tea", "silk"),
            ("salt", "jewelry"),
            ("fruits", "pelt"),
            ("pelt", "tea"),
        ]
    },
    **{
        "w3_" + text.replace(" ", "_"): (text, 5, 12)
        for text in [
            "salt silk jewelry",
            "jewelry pelt silk",
            "salt jewelry fruits",
            "fruits pelt tea",
            "tea salt fruits",
            "silk pelt tea",
        ]
    },
    **{
        f"w4_2{one}_2{other}": (f"{one} {one} {other} {other}", 6, 14)
        for one, other in [
            ("tea", "jewelry"),
            ("jewelry", "pelt"),
            ("pelt", "tea"),
            ("salt", "silk"),
            ("silk", "fruits"),
            ("fruits", "salt"),
        ]
    },
    **{
        "w4_" + text.replace(" ", "_"): (text, 7, 16)
        for text in [
            "salt pelt jewelry fruits",
            "tea silk jewelry fruits",
            "tea silk salt pelt",
        ]
    },
}

# 11.2: the markers that a use costs; the Figurine pays those of what it copies.
ARTIFACTS = {
    "pottery": 1,
    "map": 1,
    "shango_figurine": 0,
    "calabash": 1,
    "talking_drum": 1,
    "basket": 1,
    "carved_stool": 2,
}
PERSONS = {
    "animalist": 6,
    "boatman": 2,
    "cartographer": 2,
    "dyer": 2,
    "tracker": 2,
    "haggler": 2,
    "healer": 2,
    "nomad": 2,
    "matron": 2,
    "carver": 2,
    "hermit": 2,
    "porter": 2,
    "storyteller": 2,
    "salt_trader": 2,
    "pilgrim": 2,
}
ANIMALS = {
    "cape_buffalo": 3,
    "camel": 3,
    "gorilla": 2,
    "vulture": 2,
    "hippopotamus": 2,
    "rhinoceros": 2,
}


def whole_deck() -> Counter[str]:
    """1.1 The 97 cards."""
    deck: Counter[str] = Counter(dict.fromkeys(WARE_CARDS, 1))
    deck.update({"w1_package": 3, "w2_packages": 3})
    deck.update(dict.fromkeys(ARTIFACTS, 2))
    deck.update(PERSONS)
    deck.update(ANIMALS)
    assert deck.total() == 97
    return deck


@dataclass
class Switches:
    """The readings that may be otherwise."""

    animalist_may_answer_animalist: bool = False
    may_replace_artifact_with_a_slot_free: bool = False
    unlimited_gold_bank: bool = True


@dataclass
class Merchant:
    """What one player has."""

    hand: Counter[str] = field(default_factory=Counter)
    gold: int = 20
    stand: Counter[str] = field(default_factory=Counter)
    slots: list[str] = field(default_factory=lambda: ["", "", ""])
    turned: set[int] = field(default_factory=set)
    places: Counter[str] = field(default_factory=Counter)


class Table:
    """The table, and what is done on it by all kinds of cards."""

    def __init__(self, switches: Switches) -> None:
        self.switches = switches
        self.seats = [Merchant(), Merchant()]
        self.pile = whole_deck()
        self.top: list[str] = []  # cards put back, which lie on the pile in this order
        self.discards: Counter[str] = Counter()
        self.place_pile = Counter(dict.fromkeys(PLACES, 3))
        self.place_discards: Counter[str] = Counter()
        self.display = ["", "", ""]
        self.supply = Counter(dict.fromkeys(WARES, 8))
        self.turn = 0
        self.markers = 5
        self.drawing = True  # phase 1
        self.reshuffled = False
        self.place_played = False

    @property
    def me(self) -> Merchant:
        """Whose turn it is."""
        return self.seats[self.turn]

    @property
    def other(self) -> Merchant:
        """The opponent."""
        return self.seats[1 - self.turn]

    # ---- asking

    def ask(self, options: Iterable[str]) -> Asking[str]:
        """Whose turn it is decides."""
        possible = dict.fromkeys(options, 1)
        assert possible, "nothing can be chosen"
        text = yield self.turn, possible
        return text

    # ---- cards

    def can_draw(self) -> bool:
        """5.4 b"""
        if self.top or self.pile.total():
            return True
        return self.discards.total() > 0 and not self.reshuffled

    def draw(self) -> Asking[str]:
        """5.4 The top card leaves the pile."""
        if not self.top and not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
            self.reshuffled = True
        lying = Counter(self.top[:1]) if self.top else self.pile
        text = yield CHANCE, {f"drawn {card}": n for card, n in lying.items() if n}
        card = text.split()[1]
        if self.top:
            assert self.top.pop(0) == card
        else:
            self.pile[card] -= 1
        return card

    def draw_into_hand(self, wanted: int) -> Asking[None]:
        """4.8 As many as there are."""
        for _ in range(wanted):
            if not self.can_draw():
                return
            card = yield from self.draw()
            self.me.hand[card] += 1

    def held(self) -> list[str]:
        """The kinds of card in the hand."""
        return [card for card, n in self.me.hand.items() if n]

    def throw(self, card: str) -> None:
        """A card of the hand is discarded."""
        assert self.me.hand[card] > 0
        self.me.hand[card] -= 1
        self.discards[card] += 1

    # ---- gold and wares

    def gain(self, gold: int) -> None:
        """5.12"""
        if not self.switches.unlimited_gold_bank:
            gold = min(gold, max(self.bank(), 0))
        self.me.gold += gold

    def bank(self) -> int:
        """5.12 What is there, where it has an end."""
        return 146 - sum(seat.gold for seat in self.seats)

    def room(self) -> int:
        """5.6 Free spaces on the stand."""
        return 6 - self.me.stand.total()

    def take(self, ware: str) -> None:
        """From the supply onto the stand."""
        assert self.supply[ware] > 0
        assert self.room() > 0
        self.supply[ware] -= 1
        self.me.stand[ware] += 1

    def give_back(self, owner: Merchant, ware: str) -> None:
        """From a stand to the supply."""
        assert owner.stand[ware] > 0
        owner.stand[ware] -= 1
        self.supply[ware] += 1

    def types(self, owner: Merchant) -> list[str]:
        """What lies on a stand."""
        return [ware for ware in WARES if owner.stand[ware]]

    # ---- Ware cards

    def shown(self, card: str, package: str) -> Counter[str]:
        """6.1, 6.6 The wares of a card, with that type in its packages."""
        return Counter(WARE_CARDS[card][0].replace("?", package).split())

    def packages(self, card: str, wares: Counter[str]) -> list[str]:
        """Which types the packages can hold so that all is among these wares."""
        return [ware for ware in WARES if self.shown(card, ware) <= wares]

    def can_buy(self, card: str, change: int = 0) -> bool:
        """6.4"""
        wares, price, _ = WARE_CARDS[card]
        if self.me.gold < max(price + change, 0) or self.room() < len(wares.split()):
            return False
        return bool(self.packages(card, self.supply))

    def can_sell(self, card: str) -> bool:
        """6.5"""
        return bool(self.packages(card, self.me.stand))

    def trade(self, text: str, change: int = 0) -> Asking[None]:
        """6.2 A Ware card of the hand is played; P6 changes the price by that much."""
        selling, card = text.split()[0] == "sell", text.split()[1]
        self.me.hand[card] -= 1
        package = ""
        if "?" in WARE_CARDS[card][0]:
            wares = self.me.stand if selling else self.supply
            chosen = yield from self.ask(f"type {ware}" for ware in self.packages(card, wares))
            package = chosen.split()[1]
        if selling:
            for ware in self.shown(card, package).elements():
                self.give_back(self.me, ware)
            self.gain(WARE_CARDS[card][2] + change)
        else:
            self.me.gold -= max(WARE_CARDS[card][1] - change, 0)
            for ware in self.shown(card, package).elements():
                self.take(ware)
        self.discards[card] += 1

    # ---- Artifacts and Holy Places

    def place(self, card: str, to_self: bool) -> Asking[None]:
        """7.1 to 7.4, P10 An Artifact finds its slot, and somebody gains the place before it."""
        empty = [slot for slot in range(3) if not self.me.slots[slot]]
        full = not empty
        if full or self.switches.may_replace_artifact_with_a_slot_free:
            empty = [0, 1, 2]
        text = yield from self.ask(f"slot {slot + 1}" for slot in empty)
        slot = int(text.split()[1]) - 1
        if self.me.slots[slot]:
            self.discards[self.me.slots[slot]] += 1
        self.me.slots[slot] = card
        self.me.turned.discard(slot)
        yield from self.take_place(slot, self.me if full or to_self else self.other)

    def take_place(self, position: int, owner: Merchant) -> Asking[None]:
        """7.2 The place at a position goes to a player."""
        if self.display[position]:
            owner.places[self.display[position]] += 1
            self.display[position] = ""
        yield from self.refill()

    def refill(self) -> Asking[None]:
        """7.2, 7.8 Vacant positions are filled, the lowest first, as far as there are places."""
        while "" in self.display:
            if not self.place_pile.total():
                self.place_pile, self.place_discards = self.place_discards, Counter()
            if not self.place_pile.total():
                return
            text = yield CHANCE, {f"turned {name}": n for name, n in self.place_pile.items() if n}
            place = text.split()[1]
            self.place_pile[place] -= 1
            self.display[self.display.index("")] = place
