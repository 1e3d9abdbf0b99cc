"""A second Heaven & Ale, slow and plain: what may be done is found anew at each decision.

It knows the rules from docs/rules/heaven_and_ale.md alone and shares nothing with the game but the
notation.
"""

from __future__ import annotations

from tests.games.heaven_and_ale.oracle_exchange import product
from tests.games.heaven_and_ale.oracle_garden import (
    CARDS,
    MONKS,
    RESOURCES,
    SPOTS,
    beside,
    side,
)
from tests.games.heaven_and_ale.oracle_laying import SCORING, TRACK, Laying

STARTS = ("S1", "S2", "S3", "S4")


class Oracle(Laying):
    """A game of Heaven & Ale."""

    # ---- 5.9: the first start spaces

    def _free_starts(self) -> list[str]:
        others = [seat.start for seat in self.seats if seat is not self.me]
        return [space for space in STARTS if space not in others]

    def may_start(self) -> list[str]:
        """5.9"""
        return [f"start {space}" for space in self._free_starts()]

    # ---- 6: turns

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.bought = 0
        self.tile = self.spot = self.card = ""
        self.choices = []
        self.step = "move"

    def do_end(self) -> None:
        """6.7, 7.4"""
        players = len(self.seats)
        order = [(self.turn + after) % players for after in range(1, players + 1)]
        away = [seat for seat in order if not self.seats[seat].home]
        if away:
            self._begin_turn(away[0])
            return
        self.starter = [seat.start for seat in self.seats].index("S1")
        if self.round == self.rounds:
            self.scores = [self.points(number) for number in range(players)]
            self.step = "over"
            return
        self.round += 1
        for owner in self.seats:
            owner.home = False
        self._lay_out()

    def _sales(self) -> list[str]:
        """6.8"""
        return [f"sell {card}" for card in self.me.hand]

    def may_end(self) -> list[str]:
        """6.8"""
        return ["end", *self._sales()]

    def may_over(self) -> list[str]:
        """16"""
        return []

    def do_sell(self, card: str) -> None:
        """6.8"""
        self.me.hand.remove(card)
        self.me.sold.append(card)
        self.me.ducats += 3

    def may_move(self) -> list[str]:
        """6.2-6.6, 7.1, 7.2"""
        starts = self._free_starts()
        others = [seat for seat in self.seats if seat is not self.me]
        if "S1" in starts and all(seat.home for seat in others):
            starts = ["S1"]
        ahead = range(self.me.place + 1, len(TRACK))
        places = [place for place in ahead if self._can_enter(place)]
        return (
            [f"start {one}" for one in starts] + [f"move {one}" for one in places] + self._sales()
        )

    def _can_enter(self, place: int) -> bool:
        """6.5"""
        if TRACK[place] == "b":
            return any(self._may_take(goal) for goal in self.centre)
        if place in SCORING:
            return self.discs[place] > 0 and self._spots(place) != []
        money = self.me.ducats + 3 * len(self.me.hand)
        return self._payable(place, money) != []

    def do_move(self, place: str) -> None:
        """6.2, 14.1"""
        self.me.place = int(place)
        self.me.start = None
        if TRACK[int(place)] == "b":
            for goal in self.centre:
                if self._may_take(goal):
                    self.me.barrels[goal] = self.centre[goal].pop(0)
            self.step = "end"
        else:
            self.step = "score" if int(place) in SCORING else "buy"

    def _may_take(self, goal: int) -> bool:
        """14.2"""
        fulfils = self.me.fulfils(goal)
        return self.centre[goal] != [] and goal not in self.me.barrels and fulfils

    def do_start(self, space: str) -> None:
        """3.4, 7.1"""
        self.me.home = self.step == "move"
        self.me.place = 0
        self.me.start = space
        if space == "S3":
            self.step = "marker"
            return
        if space == "S2":
            self.me.brew(1)
        elif space == "S4":
            self.me.ducats += 2
        self._after_start()

    def _after_start(self) -> None:
        if self.me.home:
            self.step = "end"
            return
        self.turn = (self.turn - 1) % len(self.seats)
        if self.turn == self.starter:
            self._begin_turn(self.starter)
        else:
            self.step = "start"

    # ---- 8, 9: buying

    def _price(self, place: int, tile: str, cell: int) -> int:
        """8.2, 9.1"""
        price = int(TRACK[place] if tile in MONKS else tile.split()[1])
        return price if side(cell) == "shady" else 2 * price

    def _payable(self, place: int, money: int) -> list[str]:
        tiles = [tile for tile, n in self.piles[place].items() if n > 0]
        free = list(self.me.free())
        return [
            tile for tile in tiles if any(self._price(place, tile, cell) <= money for cell in free)
        ]

    def may_buy(self) -> list[str]:
        """8.1, 9.2"""
        tiles = self._payable(self.me.place, self.me.ducats)
        ending = ["end"] if self.bought else []
        return [f"buy {tile}" for tile in tiles] + ending + self._sales()

    def do_buy(self, *tile: str) -> None:
        """8.3"""
        self.tile = " ".join(tile)
        self.piles[self.me.place][self.tile] -= 1
        self.step = "put"

    def may_put(self) -> list[str]:
        """8.2, 6.8"""
        place, money = self.me.place, self.me.ducats
        cells = [cell for cell in self.me.free() if self._price(place, self.tile, cell) <= money]
        return [f"put {cell}" for cell in cells] + self._sales()

    def do_put(self, cell: str) -> None:
        """8.3, 8.5"""
        self.me.ducats -= self._price(self.me.place, self.tile, int(cell))
        self.me.garden[int(cell)] = self.tile
        self.tile = ""
        self.bought += 1
        self._build()

    def _build(self) -> None:
        """12.6"""
        for shed in self.me.enclosed():
            self.choices = self.me.build(shed)
            if self.choices:
                self.shed = shed
                self.step = "shed"
                return
        self.step = "buy"

    def may_shed(self) -> list[str]:
        """12.3"""
        return [f"activate {chosen}" for chosen in self.choices]

    def do_activate(self, *chosen: str) -> None:
        """12.3"""
        around = beside(self.shed)
        for direction in chosen:
            cell = around[int(direction) - 1]
            assert cell is not None
            self.me.activate(cell)
        self._build()

    # ---- 10, 13: scoring and cards

    def _spots(self, place: int) -> list[str]:
        """10.2, 10.3"""
        allowed = {"A": SPOTS[:1], "B": SPOTS[6:], "C": SPOTS[1:6], "X": SPOTS}[TRACK[place]]
        return [
            spot for spot in allowed if spot not in self.me.discs and self.me.scores_something(spot)
        ]

    def may_score(self) -> list[str]:
        """10.1"""
        return [f"score {spot}" for spot in self._spots(self.me.place)]

    def do_score(self, spot: str) -> None:
        """10.1, 10.5, 10.7"""
        self.discs[self.me.place] -= 1
        self.me.discs.append(spot)
        self.spot = spot
        if spot == "x_tiles":
            self.step = "number"
            return
        if spot in RESOURCES:
            for cell, name, _ in self.me.resources():
                if name == spot:
                    self.me.activate(cell)
        else:
            self.me.trigger(spot.replace("_", " "))
        self._after_scoring()

    def may_number(self) -> list[str]:
        """10.4"""
        return [f"number {n}" for n in sorted({number for _, _, number in self.me.resources()})]

    def do_number(self, named: str) -> None:
        """10.4"""
        for cell, _, number in self.me.resources():
            if number == int(named):
                self.me.activate(cell)
        self._after_scoring()

    @property
    def pair(self) -> int:
        """4.3.2 That of the spot just scored."""
        return SPOTS.index(self.spot) // 2

    def _after_scoring(self) -> None:
        """13.1"""
        both = SPOTS[2 * self.pair : 2 * self.pair + 2]
        complete = all(spot in self.me.discs for spot in both)
        self.step = "privilege" if complete and self.me.hand else "end"

    def may_privilege(self) -> list[str]:
        """13.1, 13.2"""
        return ["decline", *(f"card {card}" for card in self.me.hand)]

    def do_decline(self) -> None:
        """13.2"""
        self.me.placed[self.pair] = "declined"
        self.step = "end"

    def do_card(self, card: str) -> None:
        """13.4"""
        assert card in CARDS
        self.me.hand.remove(card)
        self.me.placed[self.pair] = self.card = card
        self.step = "end"
        if card == "money":
            self.me.ducats += 12
        elif card == "brewmaster":
            self.me.brew(5)
        elif card == "resource":
            self.step = "marker"
        elif card == "discs":
            self.step = "marker"
            if len(self.me.last_ones()) == 1:
                self.do_marker(*self.me.last_ones())

    def may_marker(self) -> list[str]:
        """3.4 S3, 13.4 P4, P5"""
        names = self.me.last_ones() if self.card == "discs" else RESOURCES
        return [f"marker {name}" for name in names]

    def do_marker(self, name: str) -> None:
        """3.4 S3, 13.4 P4, P5"""
        if self.card == "discs":
            self.me.steps(name, len(self.me.discs))
        elif self.card == "resource":
            self.me.steps(name, sum(name == other for _, other, _ in self.me.resources()))
        else:
            self.me.steps(name, 2)
            self._after_start()
            return
        self.step = "end"

    # ---- 16

    def points(self, seat: int) -> int:
        """16.4"""
        owner = self.seats[seat]
        kinds = list(owner.barrels.values())
        points = product(list(owner.markers.values()), owner.brewmaster, owner.ducats, self.early)
        points += 4 * kinds.count("large") + 2 * kinds.count("small")
        points += len(kinds) if "barrels" in owner.placed.values() else 0
        return points + (owner.start == "S1")
