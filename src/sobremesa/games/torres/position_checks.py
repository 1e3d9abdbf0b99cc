"""What data must fulfil to be a position of Torres."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.errors import BadPosition
from sobremesa.core.state import EVERYTHING, SPECTATOR
from sobremesa.games.torres.box import (
    ACTION_POINTS,
    BASIC,
    BLOCKS,
    HIGHEST,
    KNIGHTS_EACH,
    LOOKED_AT,
    MOST_BLOCKS,
    MOST_BOUGHT,
    MOST_PLAYED,
    MOST_STACKS,
    PHASES,
    SPACES,
    START_CASTLES,
    TALLEST_STACK,
    phases_card,
    rounds_of,
)
from sobremesa.games.torres.cards import (
    ALL_CARDS,
    BLOCK_UNDER_KNIGHT,
    CARD_IDS,
    CARDS,
    EFFECT,
    MASTER_IDS,
    MORE_POINTS,
    MOVE_BLOCK,
)
from sobremesa.games.torres.cells import BESIDE, cells_of
from sobremesa.games.torres.steps import STEPS

if TYPE_CHECKING:
    from sobremesa.games.torres.position import PositionData, SeatData

_SETTING_UP = ("first", "master", "castle", "knight", "king")
_IN_A_TURN = ("turn", "card", "draw", "keep", "return")


def check(told: PositionData) -> None:
    """Raise ``BadPosition`` unless this could stand on a table."""
    _need(told.step in STEPS, "step", f"is {told.step!r}; allowed: {', '.join(STEPS)}")
    _check_counts(told)
    _check_board(told)
    _check_pieces(told)
    for number, seat in enumerate(told.seats):
        _check_seat(f"seats[{number}]", seat, told)
    taken = [seat.score for seat in told.seats if seat.score > 0]
    _need(len(set(taken)) == len(taken), "seats", "two markers stand on one space (10.1)")
    blocks = sum(told.heights) + told.supply + told.left_over + (told.lifted is not None)
    blocks += sum(height or 0 for seat in told.seats for height in seat.stacks)
    _need(blocks == BLOCKS, "supply", f"there are {blocks} blocks in all, not {BLOCKS}")
    _check_turn(told)
    _check_stacks_left(told)
    _check_supply(told)


def _need(met: bool, where: str, why: str) -> None:
    if not met:
        raise BadPosition(where, why)


def _within(value: int | None, low: int, high: int, where: str) -> None:
    if value is not None:
        _need(low <= value <= high, where, f"is {value}; allowed: {low} to {high}")


def _check_counts(told: PositionData) -> None:
    last = told.players - 1
    _within(told.phase, 0, int(PHASES) - 1, "phase")
    rounds = rounds_of(told.players)[told.phase]
    # Between two phases and at the end all rounds of the phase have been played.
    between = told.step in ("move_king", "over")
    _within(told.round, rounds if between else 0, rounds if between else rounds - 1, "round")
    if told.step in _SETTING_UP:
        _need(told.phase == 0 and told.round == 0, "step", "the set-up comes before phase 0")
    last_phase = told.phase == PHASES - 1
    _need(told.step != "over" or last_phase, "step", "play is over only after the last phase")
    _need(told.step != "move_king" or not last_phase, "step", "the king stays after the last phase")
    _within(told.starter, 0, last, "starter")
    _within(told.turn, 0, last, "turn")
    _need(
        told.observer in (SPECTATOR, EVERYTHING) or 0 <= told.observer <= last,
        "observer",
        f"is {told.observer}; allowed: {SPECTATOR}, {EVERYTHING}, 0 to {last}",
    )
    _within(told.supply, 0, int(BLOCKS), "supply")
    most_points = int(ACTION_POINTS) + max(int(more) for more in MORE_POINTS)
    _within(told.points, 0, most_points, "points")
    _within(told.built, 0, int(MOST_BLOCKS), "built")
    _within(told.bought, 0, int(MOST_BOUGHT), "bought")
    _within(told.played, 0, int(MOST_PLAYED), "played")
    _within(told.stack, 0, int(MOST_STACKS) - 1, "stack")
    _within(told.lifted, 0, int(SPACES) - 1, "lifted")
    _within(told.king, 0, int(SPACES) - 1, "king")
    _within(told.to_look, 0, int(LOOKED_AT), "to_look")
    _within(told.left_over, 0, int(TALLEST_STACK), "left_over")
    _need(len(told.seats) == told.players, "seats", f"must be {told.players}")
    _need(len(told.knights) == told.players, "knights", f"must be {told.players} lists")
    for name, known in (("card", CARD_IDS), ("master_card", MASTER_IDS)):
        value = getattr(told, name)
        _need(value is None or value in known, name, f"{value!r}; allowed: {', '.join(known)}")


def _check_board(told: PositionData) -> None:
    _need(len(told.heights) == SPACES, "heights", f"must be {SPACES} numbers")
    for cell, height in enumerate(told.heights):
        _within(height, 0, int(HIGHEST), f"heights[{cell}]")
    built = {cell for cell, height in enumerate(told.heights) if height > 0}
    listed: list[int] = []
    for number, castle in enumerate(told.castles):
        where = f"castles[{number}]"
        spaces = set(castle)
        _need(spaces <= built, where, "has a space without a block")
        _need(len(spaces) == len(castle), where, "names a space twice")
        if spaces:
            _need(_connected(castle[0], built) == spaces, where, "is not one whole castle (8.4)")
        tallest = max((told.heights[cell] for cell in castle), default=0)
        allowed = len(castle) + (told.lifted is not None)  # judged when it is put down: 11.5.2
        _need(tallest <= allowed, where, "is higher than its surface (8.3)")
        listed += castle
    _need(set(listed) == built and len(listed) == len(built), "castles", "must name every block")


def _connected(cell: int, built: set[int]) -> set[int]:
    reached = [cell]
    for space in reached:
        reached += [
            other for other in cells_of(BESIDE[space]) if other in built and other not in reached
        ]
    return set(reached)


def _check_pieces(told: PositionData) -> None:
    spaces = [cell for cells in told.knights for cell in cells]
    if told.king is not None:
        spaces.append(told.king)
    for cell in spaces:
        _within(cell, 0, int(SPACES) - 1, "knights")
    _need(len(set(spaces)) == len(spaces), "knights", "two pieces stand on one space")
    for number, cells in enumerate(told.knights):
        reserve = told.seats[number].reserve
        _need(
            reserve >= 0 and len(cells) + reserve == KNIGHTS_EACH,
            f"seats[{number}].reserve",
            f"with the knights on the board it must make {KNIGHTS_EACH}",
        )
    if told.step in _SETTING_UP:
        _need(told.king is None, "king", "stands only after the set-up (3.4)")
    else:
        _need(told.king is not None, "king", "is missing (3.4)")
        _need(told.heights[told.king or 0] > 0, "king", "must stand on a castle (3.4)")
        _need(all(told.knights), "knights", "each seat has at least one (3.3)")
    castles = sum(1 for castle in told.castles if castle)
    if told.step == "castle":
        _need(castles < START_CASTLES, "castles", f"at step 'castle' fewer than {START_CASTLES}")
    elif told.step not in ("first", "master"):
        _need(castles > 0, "castles", "there are none")


def _check_seat(where: str, seat: SeatData, told: PositionData) -> None:
    _within(seat.score, 0, 100_000, f"{where}.score")
    _need(len(seat.stacks) == MOST_STACKS, f"{where}.stacks", f"must be {MOST_STACKS} (null: gone)")
    for blocks in seat.stacks:
        _within(blocks, 0, int(TALLEST_STACK), f"{where}.stacks")
    hidden = seat.hand_unknown + seat.looked_unknown + seat.unseen_unknown
    hidden += (seat.top + seat.bottom).count("?")
    _need(min(seat.hand_unknown, seat.looked_unknown, seat.unseen_unknown) >= 0, where, "below 0")
    if told.observer == EVERYTHING:
        _need(hidden == 0, where, "has unknown cards, but nobody observes")
    known = [card for card in seat.top + seat.bottom if card != "?"]
    known += seat.hand + seat.looked + seat.played + seat.unseen
    for card in known + seat.fresh:
        _need(card in CARD_IDS, where, f"{card!r} is no card; allowed: {', '.join(CARD_IDS)}")
    _need(len(set(known)) == len(known), where, "has a card twice")
    _need(len(known) + hidden == CARDS, where, f"must have {CARDS} cards in all")
    _need(set(seat.fresh) <= set(seat.hand), f"{where}.fresh", "must be in the hand")
    if told.rules != BASIC:
        in_hand = set(seat.hand + seat.played)
        _need(len(in_hand) == len(cells_of(ALL_CARDS)), where, "has no deck in this version (12.3)")


def _check_turn(told: PositionData) -> None:
    seat = told.seats[told.turn]
    looking = told.step in ("draw", "keep", "return")
    _need(looking or not seat.looked, "step", "cards are looked at only while one is bought")
    _need(told.step == "draw" or told.to_look == 0, "to_look", "is for step 'draw' alone")
    _need(told.step != "draw" or told.to_look > 0, "to_look", "must be above 0 at step 'draw'")
    deck = len(seat.top) + len(seat.unseen) + seat.unseen_unknown + len(seat.bottom)
    _need(told.to_look <= deck, "to_look", f"the deck has {deck} cards")
    _need(told.step != "draw" or not seat.top, "step", "what lies on top is known: no draw")
    _need(told.step == "leftover" or told.left_over == 0, "left_over", "is for step 'leftover'")
    if told.rules == BASIC:
        _need(told.step not in ("master", "castle"), "step", "is for the master version")
        _need(told.master_card is None, "master_card", "is for the master version")
    else:
        _need(not looking, "step", "no cards are bought in the master version (12.3)")
        early = told.step in ("first", "master")
        _need((told.master_card is None) == early, "master_card", "lies open from the start (12.4)")
    effect = -1 if told.card is None else int(EFFECT[CARD_IDS.index(told.card)])
    if told.step == "card":
        _need(effect >= len(MORE_POINTS), "card", "at step 'card' a card with a target is played")
    _need(
        told.lifted is None or (told.step == "card" and effect == MOVE_BLOCK),
        "lifted",
        "a block is lifted only for the card move_block",
    )
    if told.step in _IN_A_TURN and told.stack is not None:
        _need(seat.stacks[told.stack] is not None, "stack", "is gone")
    if told.step == "card" and effect == BLOCK_UNDER_KNIGHT:
        _need(any(seat.stacks), "card", "needs a block in a stack (11.3)")


def _check_stacks_left(told: PositionData) -> None:
    """4.8 Each seat has a stack for each turn that is left to it in the phase."""
    rounds = rounds_of(told.players)[told.phase]
    for number, seat in enumerate(told.seats):
        left = sum(1 for blocks in seat.stacks if blocks is not None)
        if told.step in _SETTING_UP or told.step in ("move_king", "over"):
            expected = 0
        else:
            before = (number - told.starter) % told.players < (
                told.turn - told.starter
            ) % told.players
            moved = before or (number == told.turn and told.step == "leftover")
            expected = rounds - told.round - moved
        _need(
            left == expected, f"seats[{number}].stacks", f"{left} stand, {expected} turns are left"
        )


def _check_supply(told: PositionData) -> None:
    """1.2 The supply has what the phases to come will take from it (4.3)."""
    first = 0 if told.step in _SETTING_UP else told.phase + 1
    taken = told.players * sum(sum(stacks) for stacks in phases_card(told.players)[first:])
    _need(told.supply >= taken, "supply", f"{taken} blocks are still to be taken from it (4.3)")
