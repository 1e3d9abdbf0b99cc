"""5.2, 8 Whose turn comes next, the end of a year, and the new one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.core.state import EVERYTHING
from sobremesa.games.asara.areas import AREAS, SPACES
from sobremesa.games.asara.box import (
    BUYER_COLOURS,
    BUYERS_EACH,
    INCOME,
    PER_GOLD,
    PER_LIT_WINDOW,
    PER_PATRONAGE,
    PER_TOWER,
    YEARS,
)
from sobremesa.games.asara.contests import score_contests
from sobremesa.games.asara.counts import NONE_AT_ALL, counts_of, total
from sobremesa.games.asara.state import NO_COLOUR, VACANT, AsaraState
from sobremesa.games.asara.steps import DEAL, OVER
from sobremesa.games.asara.towers import lits, visible_gold

ALL_BUYERS: Final[i64] = counts_of(
    [colour for colour in range(int(BUYER_COLOURS)) for _ in range(int(BUYERS_EACH))]
)


def end_turn(state: AsaraState) -> None:
    """5.1, 5.2 The next seat with cards clockwise; without any the year is over."""
    seat = state.turn
    for _seat in range(state.players):
        seat = (seat + 1) % state.players
        if state.seats[seat].hand_size() > 0:
            state.start_turn(seat)
            return
    end_year(state)


def end_year(state: AsaraState) -> None:
    """8.1-8.3 The year is scored; then the next one, or the final scoring."""
    state.clear_turn()
    score_year(state)
    if state.year + 1 < YEARS:
        state.year += 1
        clear_board(state)
        start_dealing(state)
    else:
        score_contests(state)
        state.step = OVER
        state.is_over = True
        if state.events is not None:
            state.tell(Event("game_over", {"scores": state.scores, "winners": state.winners}))


def year_end(state: AsaraState, seat: i64) -> dict[str, int]:
    """8.1 What a year's end brings a seat, and from what."""
    owner = state.seats[seat]
    gold: i64 = 0
    shining: i64 = 0
    for tower in owner.towers:
        gold += visible_gold(tower)
        shining += lits(tower)
    told = {
        "towers": int(PER_TOWER) * len(owner.towers),
        "gold": int(PER_GOLD * gold),
        "patronage": int(PER_PATRONAGE) if state.holder == seat else 0,
        "lits": int(PER_LIT_WINDOW * shining),
    }
    told["points"] = sum(told.values())
    return told


def year_end_points(state: AsaraState, seat: i64) -> i64:
    """8.1 What a year's end brings a seat."""
    points: i64 = PER_PATRONAGE if state.holder == seat else 0
    for tower in state.seats[seat].towers:
        points += PER_TOWER + PER_GOLD * visible_gold(tower) + PER_LIT_WINDOW * lits(tower)
    return points


def score_year(state: AsaraState) -> None:
    """8.1, 8.2 Each seat scores what stands at the end of the year."""
    told: list[dict[str, int]] = []
    for number in range(state.players):
        seat = state.seats[number]
        points = year_end_points(state, number)
        if state.events is not None:
            score = int(seat.score)
            told.append({**year_end(state, number), "from": score, "to": score + int(points)})
        seat.score += points
    if state.events is not None:
        state.tell(Event("year_scored", {"year": int(state.year) + 1, "seats": told}))


def clear_board(state: AsaraState) -> None:
    """8.3.1 All buyers leave the board."""
    for space in range(SPACES):
        state.spaces[space] = VACANT
    for area in range(AREAS):
        state.colour_of_area[area] = NO_COLOUR
    for seat in state.seats:
        seat.down = 0
        seat.down_unknown = 0
        seat.piled = 0


def start_dealing(state: AsaraState) -> None:
    """4.5, 8.3.2, 8.3.7 All buyers are shuffled and dealt; the patronage holder will start."""
    state.starter = state.holder
    state.deck = ALL_BUYERS
    state.deck_unknown = 0
    if state.observer != EVERYTHING:  # 4.9 nobody observes the deck, be it whole
        state.deck_unknown = total(state.deck)
        state.deck = NONE_AT_ALL
    state.turn = state.starter
    state.to_draw = state.setting.hand_size
    state.ask_chance(DEAL)


def begin_year(state: AsaraState) -> None:
    """8.3.4-8.3.7 Income in every year but the first; the starter takes the first turn."""
    income: i64 = INCOME if state.year > 0 else 0
    for seat in range(state.players):
        state.gain(seat, income)
    if state.events is not None:
        state.tell(
            Event(
                "year_started",
                {
                    "year": int(state.year) + 1,
                    "starter": int(state.starter),
                    "income": int(income),
                },
            )
        )
    state.start_turn(state.starter)
