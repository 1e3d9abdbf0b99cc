"""The cards of the second Asante: what each needs, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.asante.oracle_table import (
    ANIMALS,
    ARTIFACTS,
    OF_KILIMANJARO,
    PERSONS,
    WARE_CARDS,
    WARES,
    Asking,
    Table,
)

LADDER = [1, 3, 6, 10, 15, 21]
POTTERY = [1, 3, 6, 10, 15, 20]


class Cards(Table):
    """What can be done with cards."""

    # ---- what they need

    def place_works(self, place: str, cost: int = 0) -> bool:
        """9.7 Whether one application does something when ``cost`` markers are paid for it."""
        if place == "rwenzori":
            return self.can_draw()
        if place == "victoria":
            return self.switches.unlimited_gold_bank or self.bank() > 0
        if place == "okavango":
            return 5 - self.markers + cost > 0
        if place == "ngorongoro":
            return self.me.stand.total() > 0
        return any(self.place_works(one, cost) for one in OF_KILIMANJARO)

    def usable(self, artifact: str, free: bool) -> bool:
        """7.6, N1 Whether an Artifact can be used, with its markers or without."""
        cost = 0 if free else ARTIFACTS[artifact]
        return cost <= self.markers and self.useful(artifact, cost, 0, free)

    def useful(self, card: str, cost: int, beside: int, free: bool = False) -> bool:
        """The *Needs* of a card. Of the hand ``beside`` cards do not count."""
        cards = self.me.hand.total() - beside
        both = (self.me, self.other)
        tests: dict[str, Callable[[], bool]] = {
            "pottery": lambda: self.me.stand.total() > 0,
            "map": lambda: any(p and self.place_works(p, cost) for p in self.display),
            "shango_figurine": lambda: bool(self.to_copy(free)),
            "calabash": lambda: self.me.gold >= 1 and self.can_draw(),
            "talking_drum": lambda: cards >= 1,
            "basket": lambda: cards >= 1 and self.room() >= 1,
            "carved_stool": lambda: self.room() >= 1,
            "animalist": lambda: False,
            "boatman": lambda: cards >= 1 and self.room() >= 1,
            "cartographer": lambda: any(p and self.place_works(p, cost) for p in self.display),
            "dyer": lambda: self.me.stand.total() > 0,
            "tracker": self.can_draw,
            "haggler": lambda: bool(self.bargains()),
            "healer": lambda: bool(self.to_heal()),
            "nomad": lambda: True,
            "matron": self.can_draw,
            "carver": lambda: any(self.me.hand[a] or self.discards[a] for a in ARTIFACTS),
            "hermit": self.can_draw,
            "porter": lambda: self.me.gold >= 2 and self.room() >= 1,
            "storyteller": lambda: cards < 5 and self.can_draw(),
            "salt_trader": lambda: self.me.stand.total() > 0,
            "pilgrim": lambda: any(self.display),
            "cape_buffalo": lambda: any(any(owner.slots) for owner in both),
            "camel": lambda: self.room() >= 1,
            "gorilla": lambda: self.other.stand.total() > 0,
            "vulture": lambda: self.other.hand.total() > 0,
            "hippopotamus": lambda: any(owner.stand.total() >= 4 for owner in both),
            "rhinoceros": lambda: self.other.places.total() > 0,
        }
        return tests[card]()

    def in_play(self) -> dict[str, str]:
        """The Artifacts on both sides, by what they are called."""
        sides = (("own", self.me), ("other", self.other))
        return {
            f"artifact {side} {slot + 1}": artifact
            for side, owner in sides
            for slot, artifact in enumerate(owner.slots)
            if artifact
        }

    def to_copy(self, free: bool) -> list[str]:
        """A3"""
        return [
            text
            for text, artifact in self.in_play().items()
            if artifact != "shango_figurine" and self.usable(artifact, free)
        ]

    def bargains(self) -> list[str]:
        """P6"""
        plain = [c for c in self.held() if c in WARE_CARDS and "?" not in WARE_CARDS[c][0]]
        buying = [f"buy {card}" for card in plain if self.can_buy(card, -2)]
        return buying + [f"sell {card}" for card in plain if self.can_sell(card)]

    def to_heal(self) -> list[str]:
        """P7"""
        return [card for card in PERSONS if card != "healer" and self.discards[card]]

    # ---- what they do

    def show(self, card: str) -> Asking[None]:
        """8.2 A Person or an Animal is shown, perhaps answered, carried out, discarded."""
        cancelled = yield from self.answered()
        if not cancelled:
            yield from getattr(self, f"do_{card}")()
        self.discards[card] += 1

    def answered(self) -> Asking[bool]:
        """8.3, 8.6, 8.8 Whether it is cancelled in the end."""
        seat, answers = 1 - self.turn, 0
        while self.seats[seat].hand.total() > 0:
            possible = {"answer animalist": 1} if self.seats[seat].hand["animalist"] else {}
            text = yield seat, {**possible, "pass": 1}
            if text == "pass":
                break
            self.seats[seat].hand["animalist"] -= 1
            self.discards["animalist"] += 1
            answers += 1
            seat = 1 - seat
            if not self.switches.animalist_may_answer_animalist:
                break
        return answers % 2 == 1

    def apply_place(self, place: str) -> Asking[None]:
        """9.5"""
        if place == "rwenzori":
            yield from self.draw_into_hand(1)
        elif place == "victoria":
            self.gain(1)
        elif place == "okavango":
            self.markers = min(self.markers + 1, 5)
        elif place == "ngorongoro":
            text = yield from self.ask(f"return {ware}" for ware in self.types(self.me))
            self.give_back(self.me, text.split()[1])
            yield from self.take_wares(1, lambda ware, taken: True, may_stop=False)
        else:
            works = [f"holy {one}" for one in OF_KILIMANJARO if self.place_works(one)]
            text = yield from self.ask(works)
            yield from self.apply_place(text.split()[1])

    def take_wares(
        self, wanted: int, fits: Callable[[str, list[str]], bool], may_stop: bool
    ) -> Asking[None]:
        """5.7, 5.8 One ware after another, as far as there is room."""
        taken: list[str] = []
        while len(taken) < wanted and self.room() > 0:
            possible = [ware for ware in WARES if self.supply[ware] and fits(ware, taken)]
            if not possible:
                return
            options = [f"take {ware}" for ware in possible]
            text = yield from self.ask(options + ["done"] * may_stop)
            if text == "done":
                return
            self.take(text.split()[1])
            taken.append(text.split()[1])

    def return_wares(self, most: int, fits: Callable[[str, list[str]], bool]) -> Asking[list[str]]:
        """One ware at least goes back."""
        returned: list[str] = []
        while len(returned) < most:
            possible = [ware for ware in self.types(self.me) if fits(ware, returned)]
            if not possible:
                break
            options = [f"return {ware}" for ware in possible]
            text = yield from self.ask(options + ["done"] * bool(returned))
            if text == "done":
                break
            self.give_back(self.me, text.split()[1])
            returned.append(text.split()[1])
        return returned

    def pay_cards(self, cards: int, least: int) -> Asking[int]:
        """Cards of the hand are discarded."""
        paid = 0
        while paid < cards and self.me.hand.total() > 0:
            options = [f"discard {card}" for card in self.held()]
            text = yield from self.ask(options + ["done"] * (paid >= least))
            if text == "done":
                break
            self.throw(text.split()[1])
            paid += 1
        return paid

    # ---- Artifacts

    def use(self, artifact: str, free: bool = False) -> Asking[None]:
        """7.6"""
        if not free:
            self.markers -= ARTIFACTS[artifact]
        if artifact == "shango_figurine":
            text = yield from self.ask(self.to_copy(free))
            yield from self.use(self.in_play()[text], free)
        else:
            yield from getattr(self, f"do_{artifact}")()

    def do_pottery(self) -> Asking[None]:
        """A1"""
        returned = yield from self.return_wares(6, lambda ware, gone: ware not in gone)
        self.gain(POTTERY[len(returned) - 1])

    def do_map(self) -> Asking[None]:
        """A2"""
        text = yield from self.ask(self.positions(set()))
        yield from self.apply_place(self.display[int(text.split()[1]) - 1])

    def positions(self, used: set[int]) -> list[str]:
        """Places of the display that would do something."""
        return [
            f"display {position}"
            for position, place in enumerate(self.display, 1)
            if place and position not in used and self.place_works(place)
        ]

    def do_calabash(self) -> Asking[None]:
        """A4"""
        self.me.gold -= 1
        yield from self.draw_into_hand(1)

    def do_talking_drum(self) -> Asking[None]:
        """A5"""
        paid = yield from self.pay_cards(2, least=1)
        yield from self.draw_into_hand(paid)

    def do_basket(self) -> Asking[None]:
        """A6"""
        yield from self.pay_cards(1, least=1)
        yield from self.do_carved_stool()

    def do_carved_stool(self) -> Asking[None]:
        """A7"""
        yield from self.take_wares(1, lambda ware, taken: True, may_stop=False)

    # ---- Persons

    def do_boatman(self) -> Asking[None]:
        """P2"""
        numbers = [n for n in range(1, 7) if LADDER[n - 1] <= self.me.hand.total()]
        if not numbers:
            return
        text = yield from self.ask(f"number {n}" for n in numbers)
        wares = int(text.split()[1])
        yield from self.pay_cards(LADDER[wares - 1], least=LADDER[wares - 1])
        yield from self.take_wares(wares, lambda ware, taken: True, may_stop=True)

    def do_cartographer(self) -> Asking[None]:
        """P3"""
        used: set[int] = set()
        while possible := self.positions(used):
            text = yield from self.ask(possible + ["done"] * bool(used))
            if text == "done":
                return
            used.add(int(text.split()[1]))
            yield from self.apply_place(self.display[int(text.split()[1]) - 1])

    def do_dyer(self) -> Asking[None]:
        """P4"""
        returned: list[str] = []
        first = yield from self.ask(f"return {ware}" for ware in self.types(self.me))
        ware = first.split()[1]
        most = min(5, sum(self.supply[other] > 0 for other in WARES if other != ware))
        self.give_back(self.me, ware)
        returned.append(ware)
        while len(returned) < most and self.me.stand[ware]:
            text = yield from self.ask([f"return {ware}", "done"])
            if text == "done":
                break
            self.give_back(self.me, ware)
            returned.append(ware)
        yield from self.take_wares(
            len(returned), lambda one, taken: one not in (ware, *taken), may_stop=True
        )

    def do_tracker(self) -> Asking[None]:
        """P5"""
        while self.can_draw():
            card = yield from self.draw()
            if card not in ANIMALS:
                self.discards[card] += 1
                continue
            text = "keep"
            if self.useful(card, 0, 0):
                text = yield from self.ask(["keep", f"play {card}"])
            if text == "keep":
                self.me.hand[card] += 1
            else:
                yield from self.show(card)
            return

    def do_haggler(self) -> Asking[None]:
        """P6"""
        text = yield from self.ask(self.bargains())
        yield from self.trade(text, 2)

    def do_healer(self) -> Asking[None]:
        """P7"""
        text = yield from self.ask(f"fetch {card}" for card in self.to_heal())
        self.discards[text.split()[1]] -= 1
        self.me.hand[text.split()[1]] += 1

    def do_nomad(self) -> Asking[None]:
        """P8"""
        for ware in list(self.me.stand.elements()):
            self.give_back(self.me, ware)
        yield from self.take_wares(3, lambda ware, taken: ware not in taken, may_stop=True)

    def do_matron(self) -> Asking[None]:
        """P9"""
        drawn: list[str] = []
        while len(drawn) < 3 and self.can_draw():
            card = yield from self.draw()
            drawn.append(card)
        if len(drawn) == 3:
            text = yield from self.ask(f"discard {card}" for card in drawn)
            drawn.remove(text.split()[1])
            self.discards[text.split()[1]] += 1
        self.me.hand.update(drawn)

    def do_carver(self) -> Asking[None]:
        """P10"""
        mine = [f"play {card}" for card in ARTIFACTS if self.me.hand[card]]
        theirs = [f"fetch {card}" for card in ARTIFACTS if self.discards[card]]
        text = yield from self.ask(mine + theirs)
        source = self.me.hand if text.split()[0] == "play" else self.discards
        source[text.split()[1]] -= 1
        yield from self.place(text.split()[1], to_self=True)

    def do_hermit(self) -> Asking[None]:
        """P11"""
        seen: list[str] = []
        while len(seen) < 5 and self.can_draw():
            card = yield from self.draw()
            seen.append(card)
        text = yield from self.ask(f"pick {n}" for n in range(1, len(seen) + 1))
        self.me.hand[seen.pop(int(text.split()[1]) - 1)] += 1
        self.top = seen + self.top

    def do_porter(self) -> Asking[None]:
        """P12"""
        self.me.gold -= 2
        yield from self.take_wares(2, lambda ware, taken: ware in (taken or WARES), may_stop=True)

    def do_storyteller(self) -> Asking[None]:
        """P13"""
        yield from self.draw_into_hand(5 - self.me.hand.total())

    def do_salt_trader(self) -> Asking[None]:
        """P14"""
        returned = yield from self.return_wares(6, lambda ware, gone: True)
        self.gain(2 * len(returned))

    def do_pilgrim(self) -> Asking[None]:
        """P15"""
        there = [position for position in range(3) if self.display[position]]
        text = yield from self.ask(f"display {position + 1}" for position in there)
        yield from self.take_place(int(text.split()[1]) - 1, self.me)

    # ---- Animals

    def do_cape_buffalo(self) -> Asking[None]:
        """N1"""
        text = yield from self.ask(self.in_play())
        artifact = self.in_play()[text]
        owner, slot = (self.me if " own " in text else self.other), int(text.split()[2]) - 1
        owner.slots[slot] = ""
        owner.turned.discard(slot)
        self.discards[artifact] += 1
        if not self.usable(artifact, free=True):
            return
        text = yield from self.ask(["apply", "done"])
        if text == "apply":
            yield from self.use(artifact, free=True)

    def do_camel(self) -> Asking[None]:
        """N2"""
        yield from self.take_wares(2, lambda ware, taken: True, may_stop=True)

    def do_gorilla(self) -> Asking[None]:
        """N3"""
        text = yield from self.ask(f"type {ware}" for ware in self.types(self.other))
        while self.other.stand[text.split()[1]]:
            self.give_back(self.other, text.split()[1])

    def do_vulture(self) -> Asking[None]:
        """N4"""
        if self.other.hand.total() == 0:
            return
        text = yield -1, {f"stolen {card}": n for card, n in self.other.hand.items() if n}
        self.other.hand[text.split()[1]] -= 1
        self.me.hand[text.split()[1]] += 1

    def do_hippopotamus(self) -> Asking[None]:
        """N5"""
        for seat in (1 - self.turn, self.turn):
            owner = self.seats[seat]
            while owner.stand.total() > 3:
                text = yield seat, {f"return {ware}": 1 for ware in self.types(owner)}
                self.give_back(owner, text.split()[1])

    def do_rhinoceros(self) -> Asking[None]:
        """N6"""
        text = yield from self.ask(f"holy {name}" for name, n in self.other.places.items() if n)
        self.other.places[text.split()[1]] -= 1
        self.me.places[text.split()[1]] += 1
