"""A second Asara, slow and plain: piles are lists of names, and what may be done is found anew.

It knows the rules from docs/rules/asara.md alone and shares nothing with the game but the notation.
"""

from __future__ import annotations

from collections import Counter

from tests.games.asara.oracle_sending import (
    NOBODY,
    OFFERS,
    Sending,
    left_in,
    without_gold,
)
from tests.games.asara.oracle_towers import (
    VALUES,
    Part,
    Tower,
    contest,
    money_points,
    usable,
    year_end,
)

YEARS = 4


class Oracle(Sending):
    """A game of Asara."""

    # ---- 5, 8: turns and years

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.step = "area"
        self.area = self.card = self.shape = ""
        self.space = self.left = 0
        self.laid = []

    def _end_turn(self) -> None:
        for tower in self.me.towers:
            assert tower.is_complete()
            for part in tower.parts:
                part.fresh = False
        others = [(self.turn + after) % len(self.seats) for after in range(1, len(self.seats) + 1)]
        following = [seat for seat in others if self.seats[seat].hand.total() > 0]
        if following:
            self._begin_turn(following[0])
        else:
            self._end_year()

    def year_end(self) -> list[dict[str, int]]:
        """8.1 What the end of the year would bring now."""
        return [
            year_end(seat.towers, self.holder == number) for number, seat in enumerate(self.seats)
        ]

    def contests(self) -> dict[str, list[int]]:
        """9 What the contests would bring each seat now."""
        towers = [seat.towers for seat in self.seats]
        return {name: contest(name, towers, self.professional, self.switches) for name in VALUES}

    def _end_year(self) -> None:
        self._begin_turn(NOBODY)
        for seat, told in zip(self.seats, self.year_end(), strict=True):
            seat.score += told["points"]
        if self.year == YEARS:
            self._score_all()
            self.step = "over"
            return
        self.year += 1
        for spaces in self.board.values():
            spaces.clear()
        for seat in self.seats:
            seat.down.clear()
        self._begin_deal()

    def _score_all(self) -> None:
        shares = [*self.contests().values(), money_points(seat.money for seat in self.seats)]
        for share in shares:
            for seat, points in zip(self.seats, share, strict=True):
                seat.score += points

    def may_over(self) -> list[str]:
        """9.8"""
        return []

    # ---- 10.2: the house of lit windows

    def may_lit_option(self) -> list[str]:
        """10.2.1"""
        return [f"look {name}" for name in self._offers()] + self._idle()

    def do_look(self, name: str) -> None:
        """10.2.1, 10.3"""
        asari, look, self.to_keep = OFFERS[name]
        self.me.money -= asari
        self.to_draw = min(look, self.unseen.total() + len(self.bottom))
        self.step = "lit_draw"

    def may_lit_draw(self) -> dict[str, int]:
        """4.7, 10.2.4"""
        if self.unseen.total() == 0:
            return {f"lit {self.bottom[0]}": 1}
        return {f"lit {colour}": n for colour, n in left_in(self.unseen)}

    def do_lit(self, colour: str) -> None:
        """10.2.1"""
        if self.unseen.total() > 0:
            self.unseen[colour] -= 1
        else:
            assert self.bottom.pop(0) == colour
        self.looked[colour] += 1
        self.to_draw -= 1
        if self.to_draw == 0:
            self.step = "keep"

    def may_keep(self) -> list[str]:
        """10.2.2"""
        return [f"keep {colour}" for colour, _ in left_in(self.looked)]

    def do_keep(self, colour: str) -> None:
        """10.2.2, 10.2.3"""
        self.looked[colour] -= 1
        self.me.lits[colour] += 1
        self.to_keep -= 1
        if self.to_keep == 0:
            self._put_back_the_rest()

    def _put_back_the_rest(self) -> None:
        left = list(self.looked.elements())
        if len(left) > 1:
            self.step = "return"
            return
        self.looked.clear()
        self.bottom += left
        self._end_turn()

    def may_return(self) -> list[str]:
        """10.2.4"""
        return [f"return {colour}" for colour, _ in left_in(self.looked)]

    def do_return(self, colour: str) -> None:
        """10.2.4"""
        self.looked[colour] -= 1
        self.bottom.append(colour)
        self._put_back_the_rest()

    # ---- 7.2, 10.4: building

    def do_plot(self, plot: str, _: str, sections: str) -> None:
        """7.2.1, 7.2.3"""
        self.me.money -= int(plot)
        self._lie_on(int(plot))
        self.left = int(sections)
        self.step = "build"

    def _fits(self, sections: Counter[str], lits: Counter[str], extra: list[Tower]) -> set[int]:
        """How many more could be laid with these things left behind the screen."""
        return usable(without_gold(sections), lits, [*self.me.towers, *extra], self.switches)

    def may_build(self) -> list[str]:
        """7.2.12 Each single section after which the others still fit."""
        found = [] if self.left else ["done"]
        for name, _ in left_in(self.me.sections):
            shape, colour, *gold = name.split()
            left = self.me.sections - Counter([name])
            ending = " gold" if gold else ""
            if shape == "base":
                turrets = [one for one, _ in left_in(left) if one.startswith(f"turret {colour}")]
                parts = [Part("base", False), Part("turret", False)]
                fits = (
                    turrets
                    and self.left >= 2
                    and self.left - 2
                    in self._fits(left - Counter(turrets[:1]), self.me.lits, [Tower(colour, parts)])
                )
                found += [name] if fits else []
            elif shape in ("trunk", "window"):
                for number, tower in enumerate(self.me.towers):
                    if tower.colour != colour or self.left == 0:
                        continue
                    tower.parts.append(Part(shape, bool(gold), fresh=True))
                    if self.left - 1 in self._fits(left, self.me.lits, []):
                        found.append(f"{shape} {number + 1}{ending}")
                    tower.parts.pop()
        return found + self._may_light()

    def _may_light(self) -> list[str]:
        """10.4.3-10.4.5"""
        found = []
        for number, tower in enumerate(self.me.towers):
            if self.me.lits[tower.colour] == 0:
                continue
            for gold in (False, True):
                for window in tower.unlit(gold, self.switches.lit_window_same_action)[:1]:
                    window.lit = True
                    lits = self.me.lits - Counter([tower.colour])
                    free = not self.switches.lit_window_counts_as_section_used
                    if free or self.left - 1 in self._fits(self.me.sections, lits, []):
                        found.append(f"light {number + 1}" + " gold" * gold)
                    window.lit = False
        return found

    def _lay(self, shape: str, colour: str, gold: bool, tower: Tower) -> None:
        self.me.sections[f"{shape} {colour}" + " gold" * gold] -= 1
        tower.parts.append(Part(shape, gold, fresh=True))
        self.me.score += 1
        self.left -= 1

    def do_base(self, colour: str, *gold: str) -> None:
        """7.2.7"""
        self.me.towers.append(Tower(colour, []))
        self._lay("base", colour, bool(gold), self.me.towers[-1])
        self.step = "turret"

    def may_turret(self) -> list[str]:
        """7.2.10"""
        colour = self.me.towers[-1].colour
        return [
            name for name, _ in left_in(self.me.sections) if name.startswith(f"turret {colour}")
        ]

    def do_turret(self, colour: str, *gold: str) -> None:
        """7.2.10"""
        self._lay("turret", colour, bool(gold), self.me.towers[-1])
        self._build_on()

    def do_trunk(self, number: str, *gold: str) -> None:
        """7.2.8"""
        self._insert("trunk", number, bool(gold))

    def do_window(self, number: str, *gold: str) -> None:
        """7.2.8"""
        self._insert("window", number, bool(gold))

    def _insert(self, shape: str, number: str, gold: bool) -> None:
        tower = self.me.towers[int(number) - 1]
        self._lay(shape, tower.colour, gold, tower)
        self._build_on()

    def do_light(self, number: str, *gold: str) -> None:
        """10.4"""
        tower = self.me.towers[int(number) - 1]
        tower.unlit(bool(gold), self.switches.lit_window_same_action)[0].lit = True
        self.me.lits[tower.colour] -= 1
        if self.switches.lit_window_counts_as_section_used:
            self.me.score += 1
            self.left -= 1
        self._build_on()

    def do_done(self) -> None:
        """10.4, where lit windows come on top of the sections"""
        self._end_turn()

    def _build_on(self) -> None:
        if self.left > 0 or self._is_asked_for_lits():
            self.step = "build"
        else:
            self._end_turn()

    def _is_asked_for_lits(self) -> bool:
        """Where they come on top: who has any, for any window. Whether one fits is secret (4.9)."""
        fresh_too = self.switches.lit_window_same_action
        return (
            not self.switches.lit_window_counts_as_section_used
            and self.me.lits.total() > 0
            and any(
                tower.unlit(gold, fresh_too) for tower in self.me.towers for gold in (False, True)
            )
        )
