"""What the evaluation of Asara weighs how much, in hundredths of points; found by matches."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Weights:
    """Judgements, not rules. Lists go by how many year ends are still to come: 0, 1, 2, 3, 4."""

    def __init__(self) -> None:
        # One Asari that will be spent, and one that only counts in the final scoring.
        self.asari: vec[i64] = vec[i64]([8, 14, 16, 17, 17])
        self.spare: vec[i64] = vec[i64]([10, 10, 10, 11, 11])
        # How many Asari a card in the hand will want to spend.
        self.need: i64 = 4
        # A card in the hand, beyond what the coloured house gives for it, as long as there are
        # spaces enough for everybody's cards; and for every area that waits for its colour.
        self.card: vec[i64] = vec[i64]([0, 17, 30, 40, 40])
        self.fitting: i64 = 8
        self.most_fitting: i64 = 8
        # Percent of a plan that counts while so many cards are left to build with this year.
        self.build: vec[i64] = vec[i64]([0, 75, 88, 93, 95])
        # How many sections together are worth a card to build them, while more can come.
        self.batch: i64 = 3
        # Percent of a plan that counts where it has to wait for another year.
        self.later: i64 = 85
        # Percent of half a tower for a base or turret whose counterpart lies open, or in a stack.
        self.part_open: i64 = 65
        self.part_hidden: i64 = 35
        self.part_more: i64 = 40
        # Percent of its use for a trunk or a window whose colour has no tower yet.
        self.orphan: i64 = 35
        self.orphan_near: i64 = 65
        # What a new tower and one more section promise in the contests, percent of the first
        # place of their colour, before the contests themselves are looked at; and any new tower.
        self.hint_tower: i64 = 40
        self.hint_any: i64 = 100
        self.hint_height: i64 = 10
        # Contests: by how much percent one section more is stronger at the end, and how
        # soon before the end that begins to blur (in cards).
        self.sharp: i64 = 40
        self.blur: i64 = 2
        # What the others may still build where nobody has: percent of a section a card.
        self.unborn: i64 = 8
        self.most_unborn: i64 = 300
        # A lit window that decides between towers of one height, in hundredths of a section.
        self.shine: i64 = 20
        # The patronage: starting the next year; percent of it while others may take it.
        self.starting: i64 = 80
        self.holding: i64 = 50
        # Percent of its use for a lit window without a closed window to lie on; for the second
        # of two that fit; for those of others, which nobody else knows.
        self.lit_waiting: i64 = 25
        self.lit_second: i64 = 60
        self.lit_hidden: i64 = 70
        # Percent of the others' outlook that counts against a seat: their mean, their best.
        self.rival: i64 = 60
        self.mean: i64 = 40
        self.leader: i64 = 40


WEIGHTS: Final = Weights()
