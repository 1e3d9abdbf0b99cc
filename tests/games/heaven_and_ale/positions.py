"""Tables of Heaven & Ale as tests need them, and what can be done there, in the game's notation.

A player is told by what he has; the rest of the box lies where it belongs.

    Player(garden={21: "hops 5", **around(12, "wood 1, …")}, markers={"wood": 3}, discs="wood hops")

Tiles are written as in the notation and divided by commas. Sheds that a told garden encloses have
been built. The track has the tiles told, by place, and one disc on each scoring space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import sobremesa
from sobremesa.games.heaven_and_ale.box import BOX
from sobremesa.games.heaven_and_ale.position_checks import TILE_NAMES
from sobremesa.games.heaven_and_ale.spots import SPOT_NAMES
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import MOVE
from sobremesa.games.heaven_and_ale.tiles import put_on
from sobremesa.games.heaven_and_ale.track import START_NAMES

HALE = sobremesa.game("heaven_and_ale")
RESOURCES = ("wood", "yeast", "hops", "water", "barley")
CARDS = ("money", "brewmaster", "barrels", "resource", "discs")
SCORING = (4, 7, 12, 16, 20, 24)
MARKERS = {"wood": 0, "yeast": -2, "hops": -4, "water": -6, "barley": -8}
GOALS = range(1, 13)
CELLS: list[dict[str, Any]] = BOX["garden"]["cells"]
SHEDS = {3: 0, 12: 1, 14: 2, 16: 3, 25: 4, 27: 5, 29: 6}  # cell: number
SUNNY = [cell["id"] for cell in CELLS if cell["side"] == "sunny"]
SHADY = [cell["id"] for cell in CELLS if cell["side"] == "shady"]
SHED_TYPES = ((7, 0), (11, 1), (17, 2), (23, 3), (30, 4))  # highest sum, type


@dataclass(frozen=True)
class Player:
    """What one player has; spots and cards are divided by spaces, pairs count from 1."""

    garden: Mapping[int, str] = field(default_factory=dict)
    markers: Mapping[str, int] = field(default_factory=dict)
    brewmaster: int = -10
    ducats: int = 25
    discs: str = ""
    sold: str = ""
    beside: Mapping[int, str] = field(default_factory=dict)
    large: Iterable[int] = ()
    small: Iterable[int] = ()
    place: int = 0
    start: str | None = None
    home: bool = False


def table(
    *seated: Player,
    players: int = 2,
    round_: int = 1,
    turn: int = 0,
    track: Mapping[int, str] | None = None,
    discs: Mapping[int, int] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Any:
    """The seat in ``turn`` is about to move; it started the round.

    Who is on no place of the track, and for whom no start space is told, has one that is left.
    """
    players = max(players, len(seated))
    people = [*seated, *[Player() for _ in range(players - len(seated))]]
    state = HALE.start(players, **dict(options or {}))
    assert isinstance(state, HeavenAndAleState)
    box = Counter(dict.fromkeys(TILE_NAMES, 4))
    box.update({name: 2 for name in TILE_NAMES if name.startswith("monk")})
    for place, names in (track or {}).items():
        for name in listed(names):
            state.piles[place] = put_on(state.piles[place], _taken(box, name))
    for place in SCORING:
        state.discs[place] = (discs or {}).get(place, 1)
    state.reserve = 36 - sum(state.discs)
    for number, person in enumerate(people):
        _seat(state, number, person, box)
    _starts(state, people, turn)
    for kind, name in enumerate(TILE_NAMES):
        most = 3 if name.startswith("monk") else 2
        state.second_tiles[kind] = min(box[name], most)
        state.first_tiles[kind] = box[name] - state.second_tiles[kind]
    state.round = round_ - 1
    state.starter = state.turn = turn
    state.laying = 0
    state.ask(MOVE)
    return state


def _taken(box: Counter[str], name: str) -> int:
    assert box[name] > 0, f"the box has no more {name}"
    box[name] -= 1
    return TILE_NAMES.index(name)


def _seat(state: HeavenAndAleState, number: int, person: Player, box: Counter[str]) -> None:
    seat = state.seats[number]
    for cell, name in person.garden.items():
        assert CELLS[cell]["side"] != "shed"
        seat.garden[cell] = _taken(box, name)
    for cell, shed in SHEDS.items():
        tiles = [person.garden.get(beside) for beside in CELLS[cell]["neighbours"]]
        if None not in tiles:
            total = sum(int(name.split()[1]) for name in tiles if name and "monk" not in name)
            seat.sheds[shed] = next(kind for most, kind in SHED_TYPES if total <= most)
    for i, name in enumerate(RESOURCES):
        seat.markers[i] = {**MARKERS, **person.markers}[name]
    seat.brewmaster, seat.ducats = person.brewmaster, person.ducats
    seat.discs = _set(person.discs.split(), SPOT_NAMES)
    state.reserve -= len(person.discs.split())
    seat.sold = _set(person.sold.split(), CARDS)
    seat.hand = _set(set(CARDS) - set(person.sold.split()) - set(person.beside.values()), CARDS)
    for pair, card in person.beside.items():
        seat.beside[pair - 1] = -2 if card == "declined" else CARDS.index(card)
    seat.large, seat.small = _set(person.large, GOALS), _set(person.small, GOALS)
    state.large &= ~seat.large
    state.small &= ~seat.small
    seat.place, seat.home = person.place, person.home


def _starts(state: HeavenAndAleState, people: list[Player], turn: int) -> None:
    told = {person.start for person in people}
    left = [name for name in START_NAMES if name not in told]
    order = [*range(turn, len(people)), *range(turn)]
    for number in order:
        person = people[number]
        if person.place == 0:
            space = person.start or left.pop(0)
            state.seats[number].start = START_NAMES.index(space)


def _set(told: Iterable[Any], names: Any) -> int:
    return sum(1 << list(names).index(name) for name in told)


def listed(text: str) -> list[str]:
    """Names that are divided by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def around(shed: int, text: str) -> dict[int, str]:
    """Tiles on the spots beside a shed spot, in the order of the directions; ``-`` is none."""
    assert CELLS[shed]["side"] == "shed"
    beside = zip(CELLS[shed]["neighbours"], listed(text), strict=False)
    return {cell: name for cell, name in beside if name != "-"}


def full(cells: Iterable[int], numbers: str = "1 2 3 4 5") -> dict[int, str]:
    """Some resource tile with one of the numbers on each of these cells."""
    names = [f"{name} {number}" for number in numbers.split() for name in RESOURCES]
    return {cell: names[i % len(names)] for i, cell in enumerate(cells)}


# ---- what can be done


def legal(state: sobremesa.State) -> list[str]:
    """The legal actions in notation."""
    return [HALE.notation(action) for action in state.legal()]


def chances(state: sobremesa.State) -> dict[str, int]:
    """What chance may bring, with its weights."""
    return {HALE.notation(action): weight for action, weight in state.chances()}


def targets(state: sobremesa.State, verb: str) -> list[str]:
    """What may follow a verb: ``targets(state, "move")`` is ["1", "2", …]."""
    return [text.removeprefix(verb + " ") for text in legal(state) if text.startswith(verb + " ")]


def rule(state: sobremesa.State, text: str) -> str | None:
    """The number of the rule that refuses an action; ``None`` when it is legal."""
    action = HALE.parse(text)
    named = state.refusal(action)
    possible = {*state.legal(), *(drawn for drawn, _ in state.chances())}
    assert (named is None) == (action in possible)
    return None if named is None else named.removeprefix("heaven_and_ale ")


def play(state: Any, *texts: str) -> Any:
    """Carry out actions; the same state, for use in a line."""
    for text in texts:
        state.apply(HALE.parse(text))
    return state


def played(state: sobremesa.State, *texts: str) -> Any:
    """A copy in which the actions have been carried out."""
    return play(state.clone(), *texts)


def events(state: sobremesa.State, *texts: str) -> list[dict[str, Any]]:
    """Carry out actions and return what was told."""
    state.events = []
    play(state, *texts)
    told = [event.seen_by(None) for event in state.events]
    state.events = None
    return told


def told_of(kind: str, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [event for event in told if event["event"] == kind]


def by_chance(state: Any) -> Any:
    """Through all that chance brings, each time the first thing that it may bring."""
    while state.to_move == sobremesa.CHANCE:
        play(state, HALE.notation(state.chances()[0][0]))
    return state


def begun(players: int) -> Any:
    """The first seat begins the first round; the others chose S2, S4, S3 in this order."""
    state = by_chance(HALE.start(players))
    play(state, *["start S2", "start S4", "start S3"][: players - 1])
    return play(state, "marker wood") if step(state) == "marker" else state


def all_home(state: Any) -> Any:
    """Everybody goes straight home; the round ends."""
    while step(state) == "move":
        play(state, f"start {targets(state, 'start')[0]}")
        if step(state) == "marker":
            play(state, "marker wood")
        play(state, "end")
    return state


# ---- what is there


def seen(state: sobremesa.State) -> Any:
    """The view, loosely typed."""
    return HALE.view(state, None)


def step(state: sobremesa.State) -> str:
    """What the game waits for."""
    name: str = seen(state)["step"]
    return name


def own(state: sobremesa.State, seat: int = 0) -> Any:
    """What a seat has, as everybody sees it."""
    return seen(state)["seats"][seat]


def name_of(tile: dict[str, Any]) -> str:
    """A tile of a view, as it is written."""
    return f"{tile['tile']} {tile.get('number') or tile['monk']}"


def lying(state: sobremesa.State, place: int) -> list[str]:
    """The tiles on a place of the track."""
    return [name_of(tile) for tile in seen(state)["track"][place]["tiles"]]


def garden(state: sobremesa.State, seat: int = 0) -> dict[int, str]:
    """The tiles of a garden by their cells."""
    tiles = enumerate(own(state, seat)["garden"])
    return {cell: name_of(tile) for cell, tile in tiles if tile is not None}


def gain(state: sobremesa.State, *texts: str, seat: int = 0) -> dict[str, int]:
    """By how much ducats, brewmaster and markers of a seat change; what stays is left out."""
    was, now = (_purse(own(one, seat)) for one in (state, played(state, *texts)))
    return {name: now[name] - was[name] for name in was if now[name] != was[name]}


def _purse(seat: Any) -> dict[str, int]:
    return {"ducats": seat["ducats"], "brewmaster": seat["brewmaster"], **seat["markers"]}
