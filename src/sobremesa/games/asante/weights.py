"""What the evaluation of Asante weighs how much, in hundredths of gold; found by matches."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asante.box import BOX
from sobremesa.games.asante.cards import FIRST_ARTIFACT, FIRST_PERSON
from sobremesa.games.asante.operation_worth import source_worths


@final
class Weights:
    """Judgements, not rules. Lists go by a number (of turns, markers, wares), the last for more.

    Shares are in percent.
    """

    def __init__(self) -> None:
        # How much a turn earns, and what a ware counts as earned: from this follows how many turns
        # are to come, in hundredths, and at most so many.
        self.income: i64 = 400
        self.ware_income: i64 = 400
        self.most_turns: i64 = 1000
        # How much of what is not yet gold will be: by the turns to come.
        self.life: vec[i64] = vec[i64]([0, 60, 82, 92, 97, 100])

        # Wares on a stand, each one more; what one more of the same type is worth less.
        self.ware: vec[i64] = vec[i64]([230, 215, 200, 180, 130, 80])
        self.same: vec[i64] = vec[i64]([0, 0, 40, 100, 140, 170, 200])
        # A Ware card: percent of half of what it earns, and for each package.
        self.ware_card: i64 = 58
        self.package: i64 = 30
        # Ware cards for which one or two wares are still to come.
        self.lacking: vec[i64] = vec[i64]([60, 60, 20])
        # How much of what trades would gain is counted before they are carried out: when there are
        # markers for them, and when they must wait for the next turn.
        self.sale_now: i64 = 88
        self.sale_later: i64 = 30
        self.purchase_now: i64 = 82
        self.purchase_later: i64 = 50

        # Cards of the hand beyond so many are worth less.
        self.crowd: i64 = 6
        self.crowding: i64 = 25

        # Markers left, the bonus included; the choice that so many markers give when drawing.
        self.marker: vec[i64] = vec[i64]([0, 12, 106, 108, 110, 112])
        self.choice: vec[i64] = vec[i64]([0, 12, 32, 48, 60])
        self.draw: i64 = 80
        # P9, P11 Each card that need not be kept; P5 an Animal that costs no marker.
        self.selection: i64 = 35
        self.free_animal: i64 = 60

        # How often an Artifact is used in the turns to come; of that, as long as it is in the
        # hand; the use of this turn; what each marker takes from its use.
        self.uses: vec[i64] = vec[i64]([0, 65, 120, 165, 205, 240, 270, 300, 320, 340, 355])
        self.in_hand: i64 = 62
        self.use_now: i64 = 30
        self.use_marker: i64 = 15
        # Holy Places: how much of all that a number of one kind will bring.
        self.place: i64 = 75

        # How often whoever can answer does.
        self.answering: i64 = 50
        # How much the other's outlook counts against a seat.
        self.rival: i64 = 85
        # The last turn of the other: what he gains by each ware and card, and anyway.
        self.last_ware: i64 = 170
        self.last_card: i64 = 60
        self.last_cards: i64 = 5
        self.last_turn: i64 = 100
        # The end of the game: a lead counts more, up to so much.
        self.lead: i64 = 300
        self.most_lead: i64 = 800

        # What each operation of a card is worth to who carries it out: anyway, and by its number.
        self.operations: dict[str, tuple[int, int]] = {
            "draw": (0, 150),
            "draw_as_many_as_discarded": (180, 0),
            "draw_up_to_hand": (0, 45),
            "draw_select": (310, 0),
            "look_select": (220, 0),
            "draw_until": (200, 0),
            "take_from_discard": (0, 200),
            "discard": (-90, 0),
            "discard_ladder_for_wares": (180, 0),
            "steal_hand_card": (0, 230),
            "pay_gold": (0, -100),
            "gain_gold": (0, 100),
            "gain_gold_by_returned": (120, 0),
            "gain_gold_per_returned": (150, 0),
            "return_wares": (0, 0),
            "take_wares": (0, 150),
            "swap_ware_with_supply": (0, 80),
            "opponent_returns_type": (250, 0),
            "each_returns_down_to": (150, 0),
            "recover_markers": (0, 40),
            "holy_place_effect": (90, 0),
            "any_one_of_holy_places": (150, 0),
            "gain_holy_place": (0, 120),
            "play_ware_card": (180, 0),
            "play_artifact": (260, 0),
            "copy_artifact": (90, 0),
            "discard_artifact_then_use": (230, 0),
            "cancel": (310, 0),
        }
        self.every_place: i64 = 150  # P3 places of the display beyond the first
        # By source, as programs are: Ware cards by their prices, an Artifact for one use, a Holy
        # Place for one application.
        self.sources: vec[i64] = vec[i64]()
        self.count_up()

    def count_up(self) -> None:
        """Bring what follows from the weights up to date."""
        self.sources = source_worths(
            self.operations, self.every_place, self.ware_card, self.package
        )
        for card in range(FIRST_ARTIFACT, FIRST_PERSON):
            markers: i64 = BOX["artifacts"][card - FIRST_ARTIFACT]["use_markers"]
            self.sources[card] -= markers * self.use_marker


def at(table: vec[i64], number: i64) -> i64:
    """What a list of weights says for a number; its last entry is for all that are greater."""
    last: i64 = len(table) - 1
    return table[min(number, last)]


def over(table: vec[i64], hundredths: i64) -> i64:
    """The same between two numbers, which are given in hundredths."""
    number = hundredths // 100
    low = at(table, number)
    return low + (at(table, number + 1) - low) * (hundredths - 100 * number) // 100


WEIGHTS: Final = Weights()
