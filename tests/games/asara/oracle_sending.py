"""The first half of the second Asara (``oracle``): set-up, sending buyers, markets, spies, tent."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.asara.oracle_towers import (
    COLOURS,
    SHAPES,
    Switches,
    Tower,
    usable,
    ways_to_build,
)

CARDS = ("blue", "green", "violet", "red", "yellow")
PRICES = {"brown": 3, "green": 4, "red": 5, "black": 6, "white": 8}
TILE_SPACES = {"base": 7, "trunk": 7, "window": 8, "turret": 7}
IN_STACK = {"base": (3, 1), "trunk": (3, 1), "window": (4, 1), "turret": (3, 1)}
HANDS = {2: 9, 3: 8, 4: 7}
SPACES = {
    **{f"market_{shape}": 4 for shape in SHAPES},
    "building_circle": 7,
    "bank": 4,
    "spies": 2,
    "caliph": 1,
    "tent": 3,
    "lit_house": 3,
}
FEES = {"spies": [3, 5], "tent": [3, 5, 7]}
GAINS = [12, 10, 8, 6]
OFFERS = {"small": (4, 3, 1), "large": (10, 5, 2)}  # pay, look at, keep
NOBODY = -1


@dataclass
class Owner:
    """What one player has."""

    money: int = 0
    score: int = 0
    hand: Counter[str] = field(default_factory=Counter)
    down: list[str] = field(default_factory=list)
    sections: Counter[str] = field(default_factory=Counter)
    towers: list[Tower] = field(default_factory=list)
    lits: Counter[str] = field(default_factory=Counter)


class Sending:
    """All but what follows a turn, the house of lit windows, and building."""

    def __init__(self, players: int, rules: str, switches: Switches) -> None:
        self.professional = rules == "professional"
        self.switches = switches
        self.seats = [Owner() for _ in range(players)]
        self.market: Counter[str] = Counter()
        self.stacks: Counter[str] = Counter()
        for shape, (plain, gold) in IN_STACK.items():
            for colour in COLOURS:
                self.stacks[f"{shape} {colour}"] = plain
                self.stacks[f"{shape} {colour} gold"] = gold
        self.deck: Counter[str] = Counter(dict.fromkeys(CARDS, 9))
        self.unseen = Counter(dict.fromkeys(COLOURS, 3 if self.professional else 0))
        self.bottom: list[str] = []
        self.board: dict[str, dict[int, tuple[int, str]]] = {area: {} for area in SPACES}
        self.year = 1
        self.starter = self.holder = NOBODY
        self.turn = 0
        self.step = "fill"
        self.area = self.card = self.shape = ""
        self.space = self.left = self.to_draw = self.to_keep = 0
        self.laid: list[str] = []
        self.looked: Counter[str] = Counter()

    def _begin_turn(self, seat: int) -> None:
        raise NotImplementedError

    def _end_turn(self) -> None:
        raise NotImplementedError

    # ---- what everybody asks

    @property
    def me(self) -> Owner:
        """Whose turn it is."""
        return self.seats[self.turn]

    def possible(self) -> dict[str, int]:
        """All that may be done or drawn now, with its weight."""
        found: Any = getattr(self, f"may_{self.step}")()
        return found if isinstance(found, dict) else dict.fromkeys(found, 1)

    def play(self, text: str) -> None:
        """Carry out a decision."""
        verb, *words = text.split()
        getattr(self, f"do_{verb}")(*words)

    # ---- 4, 8.3: set-up and new years

    def _shape_to_fill(self) -> str:
        for shape, spaces in TILE_SPACES.items():
            if of_shape(self.market, shape) < spaces and of_shape(self.stacks, shape) > 0:
                return shape
        return ""

    def may_fill(self) -> dict[str, int]:
        """4.1"""
        shape = self._shape_to_fill()
        return {f"fill {name}": n for name, n in left_in(self.stacks) if name.startswith(shape)}

    def do_fill(self, *name: str) -> None:
        """4.2, 8.3.3"""
        self.stacks[" ".join(name)] -= 1
        self.market[" ".join(name)] += 1
        self._fill_on()

    def _fill_on(self) -> None:
        if self._shape_to_fill():
            self.step = "fill"
        elif self.starter == NOBODY:
            self.step = "first"
        else:
            if self.year > 1:
                for seat in self.seats:
                    seat.money += 20
            self._begin_turn(self.starter)

    def may_first(self) -> list[str]:
        """4.4.1"""
        return [f"first {seat + 1}" for seat in range(len(self.seats))]

    def do_first(self, number: str) -> None:
        """4.4"""
        self.holder = int(number) - 1
        for after in range(len(self.seats)):
            self.seats[(self.holder + after) % len(self.seats)].money = 20 + after
        self._begin_deal()

    def _begin_deal(self) -> None:
        self.deck = Counter(dict.fromkeys(CARDS, 9))
        self.starter = self.turn = self.holder
        self.to_draw = HANDS[len(self.seats)]
        self.step = "deal"

    def may_deal(self) -> dict[str, int]:
        """4.5, 10.1.2"""
        return {f"deal {card}": n for card, n in left_in(self.deck)}

    may_hire_draw = may_deal

    def do_deal(self, card: str) -> None:
        """4.5, 10.1.2"""
        self.deck[card] -= 1
        self.me.hand[card] += 1
        self.to_draw -= 1
        if self.to_draw > 0:
            return
        if self.step == "hire_draw":
            self._end_turn()
            return
        self.turn = (self.turn + 1) % len(self.seats)
        self.to_draw = HANDS[len(self.seats)]
        if self.turn == self.starter:
            self._fill_on()

    # ---- 5, 6: sending a buyer

    def colour_of(self, area: str) -> str:
        """6.3, 6.6 The colour of the buyers that lie there face up."""
        shown = {card for _, card in self.board[area].values() if card != "down"}
        assert len(shown) <= 1
        return shown.pop() if shown else ""

    def free(self, area: str) -> list[int]:
        """6.1 The empty spaces, from 1."""
        return [space for space in range(1, SPACES[area] + 1) if space not in self.board[area]]

    def may_area(self) -> list[str]:
        """5.3"""
        areas = [area for area in SPACES if self.professional or area not in ("tent", "lit_house")]
        return ["send coloured_house", *(f"send {area}" for area in areas if self._is_open(area))]

    def _is_open(self, area: str) -> bool:
        if not self.free(area) or not self._cards_for(area):
            return False
        if area == "caliph":
            return self.switches.patronage_holder_may_retake or self.holder != self.turn
        return self.switches.allow_placement_without_action or self._can_act(area)

    def _can_act(self, area: str) -> bool:
        if area.startswith("market"):
            return self._affordable(self.market, area.removeprefix("market_")) != []
        if area == "building_circle":
            return self._plots() != set()
        if area == "lit_house":
            return self._offers() != []
        return any(self._can_act_on(area, space) for space in self.free(area))

    def _can_act_on(self, area: str, space: int) -> bool:
        if area in FEES and FEES[area][space - 1] > self.me.money:
            return False
        if area == "spies":
            return self.stacks.total() > 0
        return area != "tent" or self.deck.total() > 0

    def _affordable(self, tiles: Counter[str], shape: str) -> list[str]:
        found = [name for name, _ in left_in(tiles) if name.startswith(shape)]
        return [name for name in found if PRICES[name.split()[1]] <= self.me.money]

    def _plots(self) -> set[tuple[int, int]]:
        taken = set(self.board["building_circle"])
        numbers = usable(
            without_gold(self.me.sections), self.me.lits, self.me.towers, self.switches
        )
        return ways_to_build(self.me.money, taken, numbers)

    def _offers(self) -> list[str]:
        size = self.unseen.total() + len(self.bottom)
        return [
            name
            for name, (asari, _, keep) in OFFERS.items()
            if asari <= self.me.money and keep <= size
        ]

    def _cards_for(self, area: str) -> list[str]:
        """6.2-6.5"""
        colour = self.colour_of(area)
        found = [f"card {card}" for card, _ in left_in(self.me.hand) if colour in ("", card)]
        if colour or self.switches.substitutes_in_empty_area:
            found += ["pair"] * (self._downs(2) != [])
        return found

    def _downs(self, cards: int) -> list[str]:
        """6.4 The first of so many cards that may lie face down together."""
        if self.switches.substitutes_need_same_colour:
            return [card for card, n in left_in(self.me.hand) if n >= cards]
        return [card for card, _ in left_in(self.me.hand)] if self.me.hand.total() >= cards else []

    def do_send(self, area: str) -> None:
        """5.1"""
        self.area = area
        self.step = "down" if area == "coloured_house" else "card"

    def may_card(self) -> list[str]:
        """6.2-6.5"""
        return self._cards_for(self.area)

    def do_card(self, card: str) -> None:
        """6.1"""
        self.me.hand[card] -= 1
        self.card = card
        self._find_space()

    def do_pair(self) -> None:
        """6.4"""
        self.card = "down"
        self.step = "down"

    def may_down(self) -> list[str]:
        """6.4, 7.3.2"""
        if self.area == "coloured_house":
            found = [card for card, _ in left_in(self.me.hand)]
        else:
            found = self._downs(2 - len(self.laid))
            if self.laid and self.switches.substitutes_need_same_colour:
                found = [card for card in found if card == self.laid[0]]
        return [f"down {card}" for card in found]

    def do_down(self, card: str) -> None:
        """6.4, 7.3.2"""
        self.me.hand[card] -= 1
        self.me.down.append(card)
        self.laid.append(card)
        if self.area == "coloured_house":
            self.me.money += 5
            self._end_turn()
        elif len(self.laid) == 2:
            self._find_space()

    def _find_space(self) -> None:
        if self.area in ("building_circle", "bank", *FEES):
            self.step = "space"
        else:
            self._lie_on(self.free(self.area)[0])
            if self.area == "caliph":
                self.holder = self.turn  # 7.5.1
                self._end_turn()
            else:
                self.step = "lit_option" if self.area == "lit_house" else "tile"

    def _lie_on(self, space: int) -> None:
        self.space = space
        self.board[self.area][space] = (self.turn, self.card)

    def may_space(self) -> list[str]:
        """6.1, 7.2.3"""
        idle = self.switches.allow_placement_without_action
        circle = self.area == "building_circle"
        found = [
            f"space {space}"
            for space in self.free(self.area)
            if idle or (not circle and self._can_act_on(self.area, space))
        ]
        if circle:
            found += [f"plot {plot} with {used}" for plot, used in self._plots()]
        return found

    def do_space(self, number: str) -> None:
        """6.1"""
        self._lie_on(int(number))
        if self.area == "bank":
            self.me.money += GAINS[self.space - 1]
            self._end_turn()
        elif self.area == "building_circle":
            self._end_turn()
        elif self.area == "spies":
            self.step = "stack"
        elif self.switches.allow_placement_without_action:
            self.step = "hire"
        else:
            self.do_hire()

    def _idle(self) -> list[str]:
        return ["nothing"] if self.switches.allow_placement_without_action else []

    def do_nothing(self) -> None:
        """5.3"""
        self._end_turn()

    # ---- 7.1, 7.4, 10.1: what the areas offer

    def may_tile(self) -> list[str]:
        """7.1"""
        shape = self.area.removeprefix("market_")
        return [f"take {name}" for name in self._affordable(self.market, shape)] + self._idle()

    def do_take(self, *words: str) -> None:
        """7.1.1, 7.4.2"""
        name = " ".join(words)
        (self.stacks if self.step == "bribe" else self.market)[name] -= 1
        self.me.sections[name] += 1
        self.me.money -= PRICES[words[1]]
        self._end_turn()

    def may_stack(self) -> list[str]:
        """7.4.1, 7.4.5"""
        found = [f"stack {shape}" for shape in SHAPES if of_shape(self.stacks, shape)]
        return (found if self._can_act_on("spies", self.space) else []) + self._idle()

    def do_stack(self, shape: str) -> None:
        """7.4.1"""
        self.me.money -= FEES["spies"][self.space - 1]
        self.shape = shape
        self.step = "bribe"

    def may_bribe(self) -> list[str]:
        """7.4.1, 7.4.3"""
        return ["decline", *(f"take {name}" for name in self._affordable(self.stacks, self.shape))]

    def do_decline(self) -> None:
        """7.4.3"""
        self._end_turn()

    def may_hire(self) -> list[str]:
        """10.1"""
        return ["hire"] * self._can_act_on("tent", self.space) + self._idle()

    def do_hire(self) -> None:
        """10.1"""
        self.me.money -= FEES["tent"][self.space - 1]
        self.to_draw = min(2, self.deck.total())
        self.step = "hire_draw"


def left_in(counter: Counter[str]) -> list[tuple[str, int]]:
    """What is there, and how often."""
    return [(name, n) for name, n in counter.items() if n > 0]


def of_shape(counter: Counter[str], shape: str) -> int:
    """How many sections of a shape there are."""
    return sum(n for name, n in counter.items() if name.startswith(shape))


def without_gold(counter: Counter[str]) -> Counter[str]:
    """Sections by shape and colour alone."""
    found: Counter[str] = Counter()
    for name, n in counter.items():
        found[name.removesuffix(" gold")] += n
    return found
