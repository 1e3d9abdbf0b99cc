"""What must hold of a player's things: garden and sheds, production track, discs, cards."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.box import (
    CARD_NAMES,
    CARDS,
    RESOURCE_NAMES,
    RESOURCES,
    START_DUCATS,
    TRACK_END,
)
from sobremesa.games.heaven_and_ale.final import reckon
from sobremesa.games.heaven_and_ale.garden import CELLS, SHED, SHED_CELLS, SHEDS, SIDE
from sobremesa.games.heaven_and_ale.position_checks import need, within
from sobremesa.games.heaven_and_ale.scoring import scored_spots
from sobremesa.games.heaven_and_ale.seat import (
    NO_CARD,
    NOT_BUILT,
    NOT_THERE,
    Seat,
    has,
    member,
)
from sobremesa.games.heaven_and_ale.sheds import STEPS_OF, TYPE_OF, is_enclosed, row_of, sum_around
from sobremesa.games.heaven_and_ale.spots import PAIR, PARTNER, SPOT_NAMES, SPOTS
from sobremesa.games.heaven_and_ale.state import NO_SPOT, HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import MARKER, OVER
from sobremesa.games.heaven_and_ale.table_checks import is_before_rounds
from sobremesa.games.heaven_and_ale.tiles import EMPTY
from sobremesa.games.heaven_and_ale.track import (
    BREWMASTER_STEPS,
    MARKER_STEPS,
    MONEY,
    START_AMOUNT,
    START_EFFECT,
)


def check_seats(state: HeavenAndAleState) -> None:
    """Raise ``BadPosition`` unless each seat can have what it has."""
    for number in range(state.players):
        where = f"seats[{number}]"
        seat = state.seats[number]
        of_turn = number == state.turn
        _check_garden(seat, state.enclosed if of_turn else 0, where)
        _check_track(state, seat, where)
        _check_spots(seat, where)
        _check_cards(seat, state.spot if of_turn else NO_SPOT, where)
        if is_before_rounds(state):
            _check_untouched(state, number, where)
        # 16.4 Points are counted at the end.
        score = reckon(state, seat).points() if state.step == OVER else 0
        need(seat.score == score, f"{where}.score", f"is {seat.score}, not {score} (16.4)")


def _check_garden(seat: Seat, waiting: i64, where: str) -> None:
    """8.4, 12.1-12.3 Tiles on their spots; a shed of the right type where they enclose one."""
    for cell in range(CELLS):
        if SIDE[cell] == SHED:
            bare = seat.garden[cell] == EMPTY
            need(bare, f"{where}.garden[{cell}]", "is a shed spot, which holds no tile (8.4)")
    for shed in range(SHEDS):
        at = f"{where}.sheds[{shed}]"
        enclosed = is_enclosed(seat, shed)
        waits = has(waiting, shed)
        need(enclosed or not waits, "turn_now.enclosed", f"shed {shed} is not enclosed (12.1)")
        if waits or not enclosed:
            why = f"is not built (spot {SHED_CELLS[shed]} is not enclosed, or waits): 12.1"
            need(seat.sheds[shed] == NOT_BUILT, at, why)
        else:
            wanted = TYPE_OF[row_of(sum_around(seat, shed))]
            need(seat.sheds[shed] == wanted, at, f"is of type {wanted} (12.3)")


def _check_track(state: HeavenAndAleState, seat: Seat, where: str) -> None:
    """4.2.4, 4.2.8 No marker is behind its start; 12.3 each shed moved the brewmaster."""
    for resource in range(RESOURCES):
        name = RESOURCE_NAMES[resource]
        start = state.setting.positions[name]
        within(int(seat.markers[resource]), start, int(TRACK_END), f"{where}.markers.{name}")
    least: i64 = state.setting.positions["brewmaster"]
    for shed in range(SHEDS):
        if seat.sheds[shed] != NOT_BUILT:
            least += STEPS_OF[row_of(sum_around(seat, shed))]
    low = int(min(least, TRACK_END))
    within(int(seat.brewmaster), low, int(TRACK_END), f"{where}.brewmaster")


def _check_spots(seat: Seat, where: str) -> None:
    """10.3 A disc lies only where the garden has something that is scored."""
    scored = scored_spots(seat)
    for spot in range(SPOTS):
        fits = not has(seat.discs, spot) or has(scored, spot)
        need(fits, f"{where}.discs", f"{SPOT_NAMES[spot]} scores nothing in the garden (10.3)")


def _check_cards(seat: Seat, just_scored: i64, where: str) -> None:
    """13.1-13.3, 17.4 Each card is in one place; beside a pair only when it is complete."""
    for card in range(CARDS):
        copies: i64 = 1 if has(seat.hand, card) else 0
        copies += 1 if has(seat.sold, card) else 0
        for beside in seat.beside:
            if beside == card:
                copies += 1
        need(copies == 1, f"{where}.hand", f"there are {copies} {CARD_NAMES[card]} cards, not 1")
    for spot in range(SPOTS):
        beside = seat.beside[PAIR[spot]]
        if not (has(seat.discs, spot) and has(seat.discs, PARTNER[spot])):
            need(beside == NO_CARD, f"{where}.beside[{PAIR[spot]}]", "is not complete (13.1)")
        elif beside == NO_CARD:
            asked = spot == just_scored or PARTNER[spot] == just_scored
            why = "is complete: a card, or declined, while there are cards in the hand (13.1, 13.2)"
            need(asked or seat.hand == 0, f"{where}.beside[{PAIR[spot]}]", why)


def _check_untouched(state: HeavenAndAleState, number: i64, where: str) -> None:
    """5.8, 5.9 Before the first round a seat has what it began with, and a start space's reward."""
    seat = state.seats[number]
    bare = all(tile == EMPTY for tile in seat.garden)
    need(bare and seat.discs == 0, where, "has tiles or discs before the first round")
    need(seat.hand == member(CARDS) - 1, f"{where}.hand", "has all cards before the first round")
    brewmaster: i64 = state.setting.positions["brewmaster"]
    ducats = START_DUCATS
    steps: i64 = 0
    if seat.start != NOT_THERE:
        amount = START_AMOUNT[seat.start]
        effect = START_EFFECT[seat.start]
        if effect == BREWMASTER_STEPS:
            brewmaster += amount
        elif effect == MONEY:
            ducats += amount
        elif effect == MARKER_STEPS and (state.step != MARKER or number != state.turn):
            steps = amount
    need(seat.brewmaster == brewmaster, f"{where}.brewmaster", f"is at {brewmaster} (3.4, 4.2.4)")
    need(seat.ducats == ducats, f"{where}.ducats", f"are {ducats} before the first round (5.8)")
    moved: i64 = 0
    for resource in range(RESOURCES):
        ahead = seat.markers[resource] - state.setting.positions[RESOURCE_NAMES[resource]]
        moved += ahead
        need(ahead == 0 or ahead == steps, f"{where}.markers", "did not move so (3.4, 4.2.4)")
    need(moved == steps, f"{where}.markers", f"moved {moved} steps, not {steps} (3.4, 4.2.4)")
