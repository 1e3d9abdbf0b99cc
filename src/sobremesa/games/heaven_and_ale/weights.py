"""What the evaluation of Heaven & Ale weighs how much; found by matches."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Weights:
    """Judgements, not rules. Steps, ducats and points are in hundredths, chances in percent.

    ``ducat`` goes by how much of the game is left: none, a sixth, … all.
    """

    def __init__(self) -> None:
        # What a ducat is worth, in steps, while tiles will still be bought with it; and how many
        # ducats every turn that is left can spend.
        self.ducat: vec[i64] = vec[i64]([10, 27, 45, 55, 65, 72, 80])
        self.need: i64 = 500
        self.spare_ducat: i64 = 10
        # What a tile to come costs, and how many ducats each turn to come will have earned.
        self.price: i64 = 470
        self.earned: i64 = 165
        # What is earned later is invested later.
        self.income: i64 = 80
        # What every turn that is left brings by itself: steps, and steps of the brewmaster.
        self.turn: i64 = 25
        self.turn_brewmaster: i64 = 25
        # How many of the turns buy tiles, and how many tiles those buy.
        self.buying: i64 = 52
        # How many of the discs that come by will have a spot; the most likely that a spot will
        # still get a disc.
        self.disc: i64 = 130
        self.most_chance: i64 = 95
        # What tiles that are not there yet will bring by a spot that is still free.
        self.growth: i64 = 5
        self.growth_number: i64 = 140
        self.growth_monk: i64 = 8
        # The same for the empty spots beside a monk.
        self.beside_monk: i64 = 75
        # How much more often than a blind player's rings will be filled; what activating the best
        # tiles brings against activating any.
        self.ring: i64 = 45
        self.best_beside: i64 = 125
        # Barrels: how likely they will be got when the goal is reached; and, times how near it is,
        # when it is not.
        self.barrel_now: i64 = 94
        self.barrel_ahead: i64 = 60
        # Cards: how much of the chance of spots makes pairs; how much of the tiles and discs to
        # come a card will count; the barrels to come in a whole game; what a step of the
        # brewmaster and a point for a barrel are worth, in steps, when the best card is chosen.
        self.pair: i64 = 85
        self.later: i64 = 70
        self.barrels_to_come: i64 = 400
        self.brewmaster_step: i64 = 140
        self.barrel_point: i64 = 150
        # Points that a sale has to win besides, in the first turn; less and less until the last.
        self.sale: i64 = 500
        # Points less before a move while others are out; when all others are home, points less for
        # each card sold.
        self.before_move: i64 = 1000
        self.sale_alone: i64 = 500
        # The first player's space, in points, before the last round.
        self.first: i64 = 60
        # How much of a possible end now counts in the last round, the more of it is over.
        self.now: i64 = 20
        # How much the others' outlook counts against a seat.
        self.rival: i64 = 30


WEIGHTS: Final = Weights()
