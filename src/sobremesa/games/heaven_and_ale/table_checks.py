"""What must hold of everything on a table: nothing is lost, nothing is there twice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.barrels import is_fulfilled, may_take
from sobremesa.games.heaven_and_ale.box import (
    BOX,
    COPIES,
    DISCS,
    DISCS_PER_SPACE,
    GOALS,
    MONK_COPIES,
    MONKS,
)
from sobremesa.games.heaven_and_ale.position_checks import TILE_NAMES, need
from sobremesa.games.heaven_and_ale.seat import has, size
from sobremesa.games.heaven_and_ale.state import (
    ALL_GOALS,
    NO_CARD_PLAYED,
    NO_TILE,
    HeavenAndAleState,
)
from sobremesa.games.heaven_and_ale.steps import CHOOSE_START, FIRST_PLAYER, LAY, MARKER
from sobremesa.games.heaven_and_ale.tiles import (
    EMPTY,
    FIRST_MONK,
    KINDS,
    RESOURCE_KINDS,
    is_monk,
    tiles_in,
)
from sobremesa.games.heaven_and_ale.track import (
    BARREL,
    KIND,
    MONK,
    MONK_SPACES,
    PLACES,
    RESOURCE,
    RESOURCE_SPACES,
    SCORING,
    SCORING_SPACES,
)

STACKS: Final[i64] = len(BOX["tiles_resource"]["stacks"])  # I and II


def check_table(state: HeavenAndAleState) -> None:
    """Raise ``BadPosition`` unless this could lie on a table."""
    _check_kinds(state)
    _check_stacks(state)
    _check_track(state)
    _check_discs(state)
    _check_barrels(state)


# ---- tiles


def _check_kinds(state: HeavenAndAleState) -> None:
    """2 All tiles of the box are somewhere."""
    found = vec[i64](
        int(state.first_tiles[kind] + state.second_tiles[kind]) for kind in range(int(KINDS))
    )
    for pile in state.piles:
        for lying in tiles_in(pile):
            found[lying] += 1
    if state.tile != NO_TILE:
        found[state.tile] += 1
    for seat in state.seats:
        for tile in seat.garden:
            if tile != EMPTY:
                found[tile] += 1
    for kind in range(KINDS):
        in_box = STACKS * (MONK_COPIES if is_monk(kind) else COPIES)
        why = f"there are {found[kind]} {TILE_NAMES[kind]} in all, not {in_box}"
        need(found[kind] == in_box, "track, first, second, seats", why)


def _check_stacks(state: HeavenAndAleState) -> None:
    """5.2-5.5, 15.2, 15.3 So many tiles were drawn, and from which stack."""
    resources = _drawn(state, RESOURCE_SPACES)
    in_first = RESOURCE_KINDS * COPIES
    _need_left(state.first_tiles, 0, in_first - min(resources, in_first), "first")
    _need_left(state.second_tiles, 0, in_first - max(resources - in_first, 0), "second")
    monks = _drawn(state, MONK_SPACES)
    in_first = MONKS * MONK_COPIES
    _need_left(state.first_tiles, FIRST_MONK, in_first - min(monks, in_first), "first")
    _need_left(state.second_tiles, FIRST_MONK, in_first - max(monks - in_first, 0), "second")


def _drawn(state: HeavenAndAleState, spaces: vec[i64]) -> i64:
    """How many tiles were drawn for spaces of one kind."""
    drawn = state.round * len(spaces)
    for place in spaces:
        if state.step != LAY or place < state.laying:
            drawn += 1
    return drawn


def _need_left(stack: vec[i64], first: i64, wanted: i64, where: str) -> None:
    left: i64 = 0
    for kind in range(first, KINDS if first == FIRST_MONK else FIRST_MONK):
        left += stack[kind]
    what = "monks" if first == FIRST_MONK else "resource tiles"
    need(left == wanted, where, f"has {left} {what}; in this round it must be {wanted} (15.3)")


def _check_track(state: HeavenAndAleState) -> None:
    """3.1, 15.2, 15.3 Resources and monks on their spaces, one more each round."""
    laying = state.step == LAY
    for place in range(PLACES):
        where = f"track[{place}].tiles"
        has_tiles = KIND[place] in (RESOURCE, MONK)
        lying = tiles_in(state.piles[place])
        need(not lying or has_tiles, where, "none lie here (3.1)")
        for tile in lying:
            need(
                is_monk(tile) == (KIND[place] == MONK),
                where,
                "are not of this space's kind (5.2, 5.5)",
            )
        if laying and place >= state.laying:
            need(len(lying) <= state.round, where, "this space has no tile of this round yet")
        elif has_tiles and (laying or is_before_rounds(state)):
            need(len(lying) > 0, where, "a tile was laid here, and nobody could take it yet")
    if laying:
        fits = KIND[state.laying] == RESOURCE or KIND[state.laying] == MONK
        need(fits, "laying", "is no space for tiles")


def is_before_rounds(state: HeavenAndAleState) -> bool:
    """5 Whether the table is still being set up, the choice of start spaces (5.9) included."""
    if state.step == MARKER and state.card == NO_CARD_PLAYED:
        return not state.seats[state.turn].home
    if state.step == LAY:
        return state.round == 0
    return state.step == CHOOSE_START or state.step == FIRST_PLAYER


# ---- discs


def most_discs(state: HeavenAndAleState, place: i64) -> i64:
    """5.6, 15.4, 15.5 With how many discs a space starts the round."""
    if KIND[place] != SCORING:
        return 0
    last = state.round + 1 == state.setting.rounds
    return DISCS_PER_SPACE + (1 if last and int(place) in state.setting.second_discs else 0)


def _check_discs(state: HeavenAndAleState) -> None:
    """2, 5.6, 15.4, 15.5 All discs are somewhere; those missing from the spaces are with seats."""
    found = state.reserve
    taken: i64 = 0
    for place in range(PLACES):
        lying = state.discs[place]
        most = most_discs(state, place)
        need(lying <= most, f"track[{place}].discs", f"are more than {most} (5.6, 15.4, 15.5)")
        found += lying
        taken += most - lying
    placed: i64 = 0
    for seat in state.seats:
        placed += size(seat.discs)
    need(found + placed == DISCS, "reserve", f"there are {found + placed} discs, not {DISCS}")
    before = state.round * len(SCORING_SPACES) * DISCS_PER_SPACE
    fits = taken <= placed <= before + taken
    need(fits, "seats", f"have {placed} discs; from {taken} to {before + taken} were taken")
    if state.step == LAY:
        need(taken == 0, "track", "each scoring space has its discs when tiles are laid (15.4)")


# ---- barrels


def _check_barrels(state: HeavenAndAleState) -> None:
    """2, 14.2, 17.4 Two barrels a goal, the large one taken first, by who fulfils the goal."""
    large, small = state.large, state.small
    need(large & ~small == 0, "large", "a small barrel was taken before the large one (14.2)")
    for number in range(state.players):
        seat = state.seats[number]
        where = f"seats[{number}]"
        need(large & seat.large == 0, f"{where}.large", "has a large barrel that is elsewhere too")
        need(small & seat.small == 0, f"{where}.small", "has a small barrel that is elsewhere too")
        need(seat.large & seat.small == 0, f"{where}.small", "has both barrels of a goal (14.2)")
        large |= seat.large
        small |= seat.small
        for goal in range(GOALS):
            # No goal that was ever fulfilled can be lost again (4.2.8, 8.4, 12.7).
            owned = has(seat.large | seat.small, goal)
            fulfilled = not owned or is_fulfilled(seat, goal)
            need(fulfilled, where, f"has a barrel of goal {goal + 1}, which it does not fulfil")
        if KIND[seat.place] == BARREL:
            need(
                seat.large | seat.small != 0, where, "is on a barrel space without a barrel (6.5c)"
            )
            for goal in range(GOALS):
                left = may_take(state, seat, goal)
                need(not left, where, f"has not taken the barrel of goal {goal + 1} (14.1)")
    need(large == ALL_GOALS, "large", "a large barrel is nowhere (17.4)")
    need(small == ALL_GOALS, "small", "a small barrel is nowhere (17.4)")
