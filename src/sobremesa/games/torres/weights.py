"""What the evaluation of Torres weighs how much, in hundredths of points; found by matches."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Weights:
    """Judgements, not rules. Lists go by how many scorings are still to come: 0, 1, 2, 3."""

    def __init__(self) -> None:
        # What one point of a castle is worth, scored now and in the scorings after.
        self.future: vec[i64] = vec[i64]([0, 100, 180, 240])
        # What a level is worth beyond that, because castles still grow.
        self.growth: vec[i64] = vec[i64]([0, 0, 210, 420])
        # Percent of what the best castle may still grow to, the own one and the others': in styles.
        self.hope: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.fear: vec[i64] = vec[i64]([0, 0, 0, 0])
        # An action point that is not spent yet.
        self.point: vec[i64] = vec[i64]([0, 230, 260, 260])
        # A knight on the board rather than in the reserve.
        self.knight: vec[i64] = vec[i64]([0, 0, 200, 400])
        # A block that may still be built.
        self.block: i64 = 30
        # Percent of a plan's gain that counts before it is carried out: in this turn, or later.
        self.now: i64 = 90
        self.later: i64 = 32
        # Percent of it that counts when another plan is better.
        self.second: i64 = 80
        # Percent of the others' outlook that counts against a seat: their mean, their best.
        self.rival: i64 = 100
        self.mean: i64 = 50
        self.leader: i64 = 35
        # Percent of the others' plans.
        self.threat: i64 = 70
        # Whether plans of the turn under way may need a card that sends a knight, and what it costs
        # to have played it.
        self.leaps: list[bool] = [False, True, False, False]
        self.leap_price: i64 = 250
        # Percent of an action card's use that counts while it is in the hand.
        self.card: i64 = 48
        # And so much more while a turn is planned: the higher castles grow, the more it will bring.
        self.thrift: vec[i64] = vec[i64]([0, 0, 0, 0])
        # Percent of the king's bonus of the coming phases for a knight in his castle.
        self.king: i64 = 28
        # Percent of the master card in later phases; of conditions met before the last phase;
        # of conditions of which one knight is still missing.
        self.master_later: i64 = 60
        self.master_early: i64 = 80
        self.master_near: i64 = 70


def for_master() -> Weights:
    """Height, knights and what others could do count for more, distant master cards for less."""
    weights = Weights()
    weights.future = vec[i64]([0, 100, 240, 300])
    weights.growth = vec[i64]([0, 200, 820, 1180])
    weights.knight = vec[i64]([0, 0, 360, 720])
    weights.now = 98
    weights.threat = 100
    weights.thrift = vec[i64]([0, 0, 400, 800])
    weights.master_early = 54
    weights.master_near = 36
    return weights


BASIC_WEIGHTS: Final = Weights()
MASTER_WEIGHTS: Final = for_master()


def weights_for(master: bool) -> Weights:
    """What the evaluation weighs in the master version, or in the basic one."""
    return MASTER_WEIGHTS if master else BASIC_WEIGHTS
