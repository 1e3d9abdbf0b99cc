"""A second Asante, slow and plain: a game is one long function that stops where it asks something.

It knows the rules from docs/rules/asante.md alone and shares nothing with the game but the
notation.
"""

from __future__ import annotations

from tests.games.asante.oracle_cards import Cards
from tests.games.asante.oracle_table import ARTIFACTS, CHANCE, WARE_CARDS, Asking, Switches


class Oracle(Cards):
    """A game of Asante."""

    def __init__(self, switches: Switches | None = None) -> None:
        super().__init__(switches or Switches())
        self.is_over = False
        self.winner = -1
        self.last_turn = False
        self._game = self._play_game()
        self.to_move, self._possible = next(self._game)

    def begin_in_turn(self) -> None:
        """From the table as it has been set up by hand, in the middle of a turn."""
        self._game = self._play_turns(new=False)
        self.to_move, self._possible = next(self._game)

    def possible(self) -> dict[str, int]:
        """What may be done or drawn, with its weights."""
        return {} if self.is_over else self._possible

    def play(self, text: str) -> None:
        """The next decision or draw."""
        assert text in self._possible
        try:
            self.to_move, self._possible = self._game.send(text)
        except StopIteration:
            self.is_over = True

    # ---- 3, 10

    def _play_game(self) -> Asking[None]:
        yield from self.refill()
        for number in range(10):
            card = yield from self.draw()
            self.seats[number % 2].hand[card] += 1
        first = yield CHANCE, {"first 1": 1, "first 2": 1}
        self.turn = int(first.split()[1]) - 1
        yield from self._play_turns(new=True)

    def _play_turns(self, new: bool) -> Asking[None]:
        while True:
            if new:
                self._begin_turn()
            new = True
            yield from self._play_turn()
            if self.last_turn:
                break
            self.last_turn = self.me.gold >= 60
            self.turn = 1 - self.turn
        mine, others = self.me.gold, self.other.gold
        self.winner = self.turn if mine >= others else 1 - self.turn

    # ---- 4

    def _begin_turn(self) -> None:
        self.markers = 5
        self.drawing = True
        self.reshuffled = self.place_played = False

    def _play_turn(self) -> Asking[None]:
        while True:
            text = yield from self.ask(self._may_turn())
            if text == "end":
                break
            if text == "draw":
                yield from self._draw()
            else:
                self.drawing = False
                yield from self._act(text)
        if self.markers >= 2:
            self.gain(1)
        self.me.turned.clear()

    def _may_turn(self) -> list[str]:
        """4.9"""
        found = ["end"]
        if self.markers > 0:
            found += ["draw"] * (self.drawing and self.can_draw())
            for card in self.held():
                if card in WARE_CARDS:
                    found += [f"buy {card}"] * self.can_buy(card)
                    found += [f"sell {card}"] * self.can_sell(card)
                elif card in ARTIFACTS or self.useful(card, 1, 1):
                    found.append(f"play {card}")
        for slot, artifact in enumerate(self.me.slots):
            if artifact and slot not in self.me.turned and self.usable(artifact, free=False):
                found.append(f"use {slot + 1}")
        if not self.place_played:
            found += [f"holy {p}" for p, n in self.me.places.items() if n and self.place_works(p)]
        return found

    def _draw(self) -> Asking[None]:
        """4.3"""
        self.markers -= 1
        card = yield from self.draw()
        text = yield from self.ask(["keep", "drop"])
        if text == "keep":
            self.me.hand[card] += 1
            self.drawing = False
        else:
            self.discards[card] += 1

    def _act(self, text: str) -> Asking[None]:
        """4.9"""
        kind, name = text.split()
        if kind == "use":
            self.me.turned.add(int(name) - 1)
            yield from self.use(self.me.slots[int(name) - 1])
            return
        if kind == "holy":
            yield from self._holy(name)
            return
        self.markers -= 1
        if kind in ("buy", "sell"):
            yield from self.trade(text)
            return
        self.me.hand[name] -= 1
        if name in ARTIFACTS:
            yield from self.place(name, to_self=False)
        else:
            yield from self.show(name)

    def _holy(self, place: str) -> Asking[None]:
        """9.2 to 9.4"""
        strength = self.me.places[place]
        self.me.places[place] -= 1
        self.place_played = True
        yield from self.apply_place(place)
        for _ in range(strength - 1):
            if not self.place_works(place):
                break
            text = yield from self.ask(["apply", "done"])
            if text == "done":
                break
            yield from self.apply_place(place)
        self.place_discards[place] += 1
        yield from self.refill()
