"""Section 9: the final scoring: who is first and second in each contest, for how many points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.box import BOX, COLOUR_NAMES, COLOURS
from sobremesa.games.asara.state import AsaraState
from sobremesa.games.asara.towers import lits, sections_in, tower_colour

CONTEST_NAMES: Final[list[str]] = [*COLOUR_NAMES, "tallest_overall", "most_towers"]
TALLEST: Final[i64] = COLOURS  # after the contests of the colours
MOST_TOWERS: Final[i64] = COLOURS + 1
CONTESTS: Final[i64] = COLOURS + 2

FIRST_VALUE: Final[vec[i64]] = vec[i64](
    BOX["scoring"]["final"][name]["first"] for name in CONTEST_NAMES
)
SECOND_VALUE: Final[vec[i64]] = vec[i64](
    BOX["scoring"]["final"][name]["second"] for name in CONTEST_NAMES
)
FEWEST_TOWERS: Final[i64] = BOX["scoring"]["final"]["most_towers"]["minimum_towers_to_rank"]
ASARI_PER_POINT: Final[i64] = BOX["scoring"]["final"]["money"]["asari_per_point"]

NO_TOWER: Final[i64] = -1


@final
class Entry:
    """A tower that takes part in a contest, or a player with all his towers (``NO_TOWER``)."""

    def __init__(self, seat: i64, tower: i64, size: i64, shining: i64) -> None:
        self.seat = seat
        self.tower = tower
        self.size = size  # the height, or how many towers
        self.lits = shining  # its own
        self.tiebreak = shining  # 10.7: what decides between equal sizes
        self.place: i64 = 0  # 1 or 2; 0 without a place
        self.points: i64 = 0


def height(state: AsaraState, tower: i64) -> i64:
    """9.1, 10.4.2 The number of a tower's sections; lit windows do not count."""
    if state.setting.lit_has_height:
        return sections_in(tower) + lits(tower)
    return sections_in(tower)


def entries(state: AsaraState, contest: i64) -> list[Entry]:
    """9.2, 9.5 Who takes part: towers, or the players with towers."""
    found: list[Entry] = []
    for number in range(state.players):
        towers = state.seats[number].towers
        shining: i64 = 0
        for i in range(len(towers)):
            tower = towers[i]
            shining += lits(tower)
            if contest == TALLEST or contest == tower_colour(tower):
                found.append(Entry(number, i, height(state, tower), lits(tower)))
        if contest == MOST_TOWERS and len(towers) >= FEWEST_TOWERS:
            found.append(Entry(number, NO_TOWER, len(towers), shining))
    return found


def placed(state: AsaraState, contest: i64) -> list[Entry]:
    """9.2-9.6, 9.9 All entries of a contest with their places and points."""
    running = entries(state, contest)
    if state.setting.lits_of_player:
        _add_up_lits(running)
    first = FIRST_VALUE[contest]
    second = SECOND_VALUE[contest]
    leaders = _best(running)
    if len(leaders) > 1:
        _share(leaders, 1, first + second)
    else:
        _share(leaders, 1, first)
        if state.setting.both_places:
            _share(_best(running), 2, second)
        else:
            _share(_best([one for one in running if one.seat != leaders[0].seat]), 2, second)
    return running


def _add_up_lits(running: list[Entry]) -> None:
    """10.7.4 An owner's equal towers all count with the lit windows of them all."""
    for one in running:
        one.tiebreak = 0
        for other in running:
            if other.seat == one.seat and other.size == one.size:
                one.tiebreak += other.lits


def _best(running: list[Entry]) -> list[Entry]:
    """The best of those without a place, several when they are equal."""
    best: list[Entry] = []
    for one in running:
        if one.place != 0:
            continue
        if best:
            ahead = one.size - best[0].size
            if ahead == 0:
                ahead = one.tiebreak - best[0].tiebreak
            if ahead < 0:
                continue
            if ahead > 0:
                best = []
        best.append(one)
    return best


def _share(winners: list[Entry], place: i64, points: i64) -> None:
    """9.3-9.5 Equal entries share, rounded up."""
    number: i64 = len(winners)
    for one in winners:
        one.place = place
        one.points = (points + number - 1) // number


def contest_points(state: AsaraState) -> vec[i64]:
    """9.2-9.6 What each seat would get for all contests now."""
    points = vec[i64]()
    for _ in range(state.players):
        points = append(points, 0)
    for contest in range(CONTESTS):
        for one in placed(state, contest):
            points[one.seat] += one.points
    return points


def money_points(state: AsaraState, seat: i64) -> i64:
    """9.0.8 One point for every full 10 Asari."""
    return state.seats[seat].money // ASARI_PER_POINT


def told(contest: int, running: list[Entry]) -> dict[str, object]:
    """A contest as data: its values, and who has a place."""
    return {
        "contest": CONTEST_NAMES[contest],
        "first": int(FIRST_VALUE[contest]),
        "second": int(SECOND_VALUE[contest]),
        "places": [
            {
                "seat": int(one.seat),
                "tower": None if one.tower == NO_TOWER else int(one.tower),
                "place": int(one.place),
                "points": int(one.points),
                "size": int(one.size),
                "lits": int(one.tiebreak),
            }
            for place in (1, 2)
            for one in running
            if one.place == place
        ],
    }


def standings(state: AsaraState) -> list[dict[str, object]]:
    """9.10 How all contests stand now."""
    return [told(contest, placed(state, contest)) for contest in range(int(CONTESTS))]


def score_contests(state: AsaraState) -> None:
    """Section 9: every contest, then the money."""
    for contest in range(CONTESTS):
        running = placed(state, contest)
        for one in running:
            state.seats[one.seat].score += one.points
        if state.events is not None:
            state.tell(Event("contest_scored", told(int(contest), running)))
    purses: list[dict[str, int]] = []
    for number in range(state.players):
        points = money_points(state, number)
        state.seats[number].score += points
        purses.append({"money": int(state.seats[number].money), "points": int(points)})
    if state.events is not None:
        state.tell(Event("money_scored", {"asari": int(ASARI_PER_POINT), "seats": purses}))
