"""What data must fulfil to be read as a position of Asante: names that exist, numbers that can be.

Whether all of it fits together is asked of the state that was read (``table_checks``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sobremesa.core.errors import BadPosition
from sobremesa.core.state import EVERYTHING, SPECTATOR
from sobremesa.games.asante.box import (
    MARKERS,
    PLACE_PLAYS,
    POSITIONS,
    RESHUFFLES,
    SLOTS,
    STAND_SPACES,
    TOKENS,
    WARE_NAMES,
    WARES,
)
from sobremesa.games.asante.cards import (
    CARD_IDS,
    COPIES,
    FIRST_ARTIFACT,
    FIRST_PERSON,
    PLACE_COPIES,
    PLACE_IDS,
)
from sobremesa.games.asante.programs import (
    DISCARD_ARTIFACT,
    MOST_LOOKED,
    MOST_STRENGTH,
    PROGRAMS,
)
from sobremesa.games.asante.steps import STEP_NAMES

if TYPE_CHECKING:
    from sobremesa.games.asante.position import EffectData, PositionData, SeatData

SOURCES: Final[list[str]] = CARD_IDS + PLACE_IDS  # of effects, by their numbers

_CARDS: Final[dict[str, int]] = {name: int(COPIES[kind]) for kind, name in enumerate(CARD_IDS)}
_PLACES: Final[dict[str, int]] = {
    name: int(PLACE_COPIES[place]) for place, name in enumerate(PLACE_IDS)
}
_TOKENS: Final[dict[str, int]] = {name: int(TOKENS[ware]) for ware, name in enumerate(WARE_NAMES)}
_ARTIFACTS: Final[list[str]] = CARD_IDS[int(FIRST_ARTIFACT) : int(FIRST_PERSON)]
_ALL_CARDS: Final[int] = sum(_CARDS.values())
_MOST: Final = 100_000  # more gold or turns than any game can bring


def holds_artifact(source: i64, at: i64, chosen: i64) -> bool:
    """N1 Whether the effect keeps in mind which Artifact was discarded for it."""
    program = PROGRAMS[source]
    return at < len(program) and program[at].code == DISCARD_ARTIFACT and chosen > 0


def check(told: PositionData) -> None:
    """Raise ``BadPosition`` unless all names and numbers are such as there are."""
    last = told.players - 1
    is_one_of(told.step, STEP_NAMES, "step")
    within(told.turn, 0, last, "turn")
    within(told.turns, 0, _MOST, "turns")
    within(told.markers, 0, int(MARKERS), "markers")
    within(told.place_plays, 0, int(PLACE_PLAYS), "place_plays")
    within(told.reshuffles, 0, int(RESHUFFLES), "reshuffles")
    _check_piles(told)
    _check_counts(told.place_pile, _PLACES, "place_pile")
    _check_counts(told.place_discards, _PLACES, "place_discards")
    need(len(told.display) == POSITIONS, "display", f"must have {POSITIONS} (null: vacant)")
    for place in told.display:
        is_one_of(place, PLACE_IDS, "display")
    need(len(told.seats) == told.players, "seats", f"must be {told.players}")
    for number, seat in enumerate(told.seats):
        _check_seat(f"seats[{number}]", seat)
    for number, effect in enumerate(told.effects):
        _check_effect(f"effects[{number}]", effect)
    is_one_of(told.card, CARD_IDS, "card")
    within(told.cancels, 0, _ALL_CARDS, "cancels")
    need(
        told.observer in (SPECTATOR, EVERYTHING) or 0 <= told.observer <= last,
        "observer",
        f"is {told.observer}; allowed: {SPECTATOR}, {EVERYTHING}, 0 to {last}",
    )


def need(met: bool, where: str, why: str) -> None:
    """Refuse the position where something is not met."""
    if not met:
        raise BadPosition(where, why)


def within(value: int | None, low: int, high: int, where: str) -> None:
    """Refuse a number that is not from ``low`` to ``high``; there may be none."""
    if value is not None:
        need(low <= value <= high, where, f"is {value}; allowed: {low} to {high}")


def is_one_of(name: str | None, names: Iterable[str], where: str) -> None:
    """Refuse a name that there is not; there may be none."""
    listed = list(names)
    need(name is None or name in listed, where, f"{name!r}; allowed: {', '.join(listed)}")


def _check_counts(told: Mapping[str, int], most: Mapping[str, int], where: str) -> None:
    for name, count in told.items():
        is_one_of(name, most, where)
        within(count, 0, most[name], f"{where}.{name}")


def _check_piles(told: PositionData) -> None:
    _check_counts(told.pile, _CARDS, "pile")
    _check_counts(told.discards, _CARDS, "discards")
    within(told.pile_unknown, 0, _ALL_CARDS, "pile_unknown")
    _check_row(told.top, told.top_unknown, _ALL_CARDS, "top")
    within(told.top_seen_by, 0, told.players - 1, "top_seen_by")
    _check_row(told.looked, told.looked_unknown, int(MOST_LOOKED), "looked")
    aside = len(told.looked) + told.looked_unknown
    within(told.looked_shown, 0, aside, "looked_shown")


def _check_row(told: list[str], unknown: int, most: int, where: str) -> None:
    for name in told:
        is_one_of(name, CARD_IDS, where)
    within(unknown, 0, most, f"{where}_unknown")
    need(len(told) + unknown <= most, where, f"are more than {most}")


def _check_seat(where: str, seat: SeatData) -> None:
    within(seat.gold, 0, _MOST, f"{where}.gold")
    _check_counts(seat.hand, _CARDS, f"{where}.hand")
    within(seat.hand_unknown, 0, _ALL_CARDS, f"{where}.hand_unknown")
    _check_counts(seat.shown, _CARDS, f"{where}.shown")
    _check_counts(seat.stand, _TOKENS, f"{where}.stand")
    within(sum(seat.stand.values()), 0, int(STAND_SPACES), f"{where}.stand")
    _check_counts(seat.places, _PLACES, f"{where}.places")
    slots = int(SLOTS)
    need(len(seat.artifacts) == slots, f"{where}.artifacts", f"must have {slots} (null: free)")
    for name in seat.artifacts:
        is_one_of(name, _ARTIFACTS, f"{where}.artifacts")
    for slot in seat.turned:
        within(slot, 1, slots, f"{where}.turned")
        in_slot = seat.artifacts[slot - 1]
        need(in_slot is not None, f"{where}.turned", f"no Artifact is in slot {slot}")


def _check_effect(where: str, effect: EffectData) -> None:
    is_one_of(effect.source, SOURCES, f"{where}.source")
    source: i64 = SOURCES.index(effect.source)
    within(effect.at, 0, len(PROGRAMS[source]), f"{where}.at")
    for name, number in (
        ("done", effect.done),
        ("chosen", effect.chosen),
        ("taken", effect.taken),
        ("gave", effect.gave),
    ):
        within(number, 0, _ALL_CARDS, f"{where}.{name}")
    for number in effect.used:
        within(number, 0, int(max(WARES, POSITIONS)) - 1, f"{where}.used")
    for name in effect.types:
        is_one_of(name, WARE_NAMES, f"{where}.types")
    most = max(*_PLACES.values(), int(MOST_STRENGTH))
    within(effect.times, 1, most, f"{where}.times")
    is_one_of(effect.artifact, _ARTIFACTS, f"{where}.artifact")
    discards = holds_artifact(source, effect.at, effect.chosen)
    fits = (effect.artifact is not None) == discards
    need(fits, f"{where}.artifact", "is there once a step has discarded an Artifact, and only then")
