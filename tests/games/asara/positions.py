"""Tables of Asara as tests need them, and what can be done there, in the game's notation.

A player is told by what he has; the rest of the box lies where it belongs, in stacks and deck.

    Player(hand="blue blue red", money=6, sections="base white gold, turret white",
           towers=["black b t* w+ u"], lits="black")

A tower is written from the bottom: base, trunks and windows, the turret ``u``. ``*`` is gold, ``+``
a lit window on that window; ``?`` is a trunk or a window, and ``b?`` a base, plain or not, as the
box still has them. Buyers on the board are "A blue", or "A down" for two cards face down; the
``pile`` lies at the coloured house.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sobremesa
from sobremesa.games.asara.areas import AREA_NAMES, FIRST_SPACE
from sobremesa.games.asara.box import BUYER_NAMES, COLOUR_NAMES
from sobremesa.games.asara.counts import counts_of
from sobremesa.games.asara.sections import SHAPE_NAMES, kind_of
from sobremesa.games.asara.state import FACE_DOWN, AsaraState, occupant
from sobremesa.games.asara.steps import CHOOSE_AREA
from tests.games.asara.box_of_sections import LITS_EACH, TILE_SPACES, Box, tower

ASARA = sobremesa.game("asara")
BEGINNER, PROFESSIONAL = "beginner", "professional"
COINS = 215
START_CARDS = "blue green violet red yellow"
BLACK_TOWER = "black b u"


@dataclass(frozen=True)
class Player:
    """What one player has; lists of sections are divided by commas, of cards by spaces."""

    hand: str = START_CARDS
    money: int = 20
    sections: str = ""
    towers: Sequence[str] = ()
    lits: str = ""
    score: int = 0
    pile: str = ""


def table(
    *seated: Player,
    players: int = 2,
    rules: str = BEGINNER,
    year: int = 1,
    turn: int = 0,
    starter: int | None = None,
    holder: int | None = None,
    market: Mapping[str, str] | None = None,
    stacks: Mapping[str, str] | None = None,
    buyers: Mapping[str, Sequence[str] | Mapping[int, str]] | None = None,
    deck: int | None = None,
    lit_stack: str | None = None,
    lit_bottom: Sequence[tuple[str, int]] = (),
    options: Mapping[str, object] | None = None,
) -> sobremesa.State:
    """The seat in ``turn`` is about to send a buyer. Years and spaces count from 1.

    A ``market`` that is not told has some of what is left, a stack the rest; what does not go
    into a told stack, deck or stack of lit windows is with the last player.
    """
    players = max(players, len(seated))
    people = [*seated, *[Player() for _ in range(players - len(seated))]]
    state = ASARA.start(players=players, rules=rules, **dict(options or {}))
    assert isinstance(state, AsaraState)
    state.stacks = type(state.stacks)([0] * len(state.stacks))
    box = Box()
    for seat, person in enumerate(people):
        _seat(state, seat, person, box)
    for area, spaces in (buyers or {}).items():
        told = spaces if isinstance(spaces, Mapping) else dict(enumerate(spaces, 1))
        for space, text in told.items():
            _buyer(state, AREA_NAMES.index(area), space - 1, text, box)
    _markets(state, market or {}, stacks or {}, box)
    _deck(state, deck, box)
    if rules == PROFESSIONAL:
        _lit_stack(state, lit_stack, lit_bottom, box)
    else:
        assert box.lits.total() == len(COLOUR_NAMES) * LITS_EACH, "they stay in the box"
    state.treasury = COINS - sum(person.money for person in people)
    state.year = year - 1
    state.starter = turn if starter is None else starter
    state.holder = state.starter if holder is None else holder
    state.start_turn(turn)
    state.ask(CHOOSE_AREA)
    return state


def _seat(state: AsaraState, number: int, person: Player, box: Box) -> None:
    seat = state.seats[number]
    seat.score, seat.money = person.score, person.money
    seat.hand = _cards(box.take_of(box.cards, person.hand.split()))
    pile = box.take_of(box.cards, person.pile.split())
    seat.down, seat.piled = _cards(pile), len(pile)
    seat.lits = _colours(box.take_of(box.lits, person.lits.split()))
    for name in _listed(person.sections):
        seat.sections[_kind(box.take(name))] += 1
    seat.towers = type(seat.towers)([tower(text, box) for text in person.towers])


def _buyer(state: AsaraState, area: int, space: int, text: str, box: Box) -> None:
    owner, card = text.split()
    seat = "ABCD".index(owner)
    number = int(FIRST_SPACE[area]) + space
    if card == "down":
        state.spaces[number] = occupant(seat, FACE_DOWN)
        state.seats[seat].down += _cards(box.any_two_cards())
    else:
        colour = BUYER_NAMES.index(card)
        box.take_of(box.cards, [card])
        state.spaces[number] = occupant(seat, colour)
        state.colour_of_area[area] = colour


def _markets(
    state: AsaraState, market: Mapping[str, str], stacks: Mapping[str, str], box: Box
) -> None:
    for told in (market, stacks):
        assert set(told) <= set(SHAPE_NAMES)
    for shape in SHAPE_NAMES:
        shown = [f"{shape} {name}" for name in _listed(market.get(shape, ""))]
        hidden = [f"{shape} {name}" for name in _listed(stacks.get(shape, ""))]
        for name in (*shown, *hidden):
            box.take(name)
        if shape not in market:
            shown = [box.take(name) for name in box.of_shape(shape)[: TILE_SPACES[shape]]]
        for name in shown:
            state.open_tiles[_kind(name)] += 1
        for name in hidden:
            state.stacks[_kind(name)] += 1
        for name in box.of_shape(shape):
            box.take(name)
            if shape in stacks:
                state.seats[-1].sections[_kind(name)] += 1
            else:
                state.stacks[_kind(name)] += 1


def _deck(state: AsaraState, size: int | None, box: Box) -> None:
    left = sorted(box.cards.elements())
    size = len(left) if size is None else size
    last = state.seats[-1]
    state.deck = _cards(left[:size])
    last.down += _cards(left[size:])
    last.piled += len(left) - size


def _lit_stack(
    state: AsaraState, unseen: str | None, bottom: Sequence[tuple[str, int]], box: Box
) -> None:
    for colour, seat in bottom:
        [name] = box.take_of(box.lits, [colour])
        state.lit_bottom = _appended(state.lit_bottom, COLOUR_NAMES.index(name))
        state.lit_bottom_by = _appended(state.lit_bottom_by, seat)
    if unseen is None:
        state.lit_unseen = _colours(box.lits.elements())
        return
    state.lit_unseen = _colours(box.take_of(box.lits, unseen.split()))
    state.seats[-1].lits += _colours(box.lits.elements())


def _appended(numbers: Any, number: int) -> Any:
    return type(numbers)([*numbers, number])


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _kind(name: str) -> int:
    shape, colour, *gold = name.split()
    return int(kind_of(SHAPE_NAMES.index(shape), COLOUR_NAMES.index(colour), len(gold)))


def _cards(names: Iterable[str]) -> int:
    return int(counts_of([BUYER_NAMES.index(name) for name in names]))


def _colours(names: Iterable[str]) -> int:
    return int(counts_of([COLOUR_NAMES.index(name) for name in names]))


def last_turn(*seated: Player, buyers: Any = None, **told: Any) -> sobremesa.State:
    """The first player holds the last card of the year: ``play(state, *END)`` ends it."""
    first, *others = [*seated, *[Player() for _ in range(told.get("players", 2) - len(seated))]]
    cards = [Player(**{**vars(first), "hand": "blue"})]
    cards += [Player(**{**vars(other), "hand": ""}) for other in others]
    return table(*cards, buyers=buyers, **told)


END = ("send coloured_house", "down blue")
END_MONEY = 5  # what the coloured house then gave


# ---- what can be done


def legal(state: sobremesa.State) -> list[str]:
    """The legal actions in notation."""
    return [ASARA.notation(action) for action in state.legal()]


def chances(state: sobremesa.State) -> dict[str, int]:
    """What chance may bring, with its weights."""
    return {ASARA.notation(action): weight for action, weight in state.chances()}


def targets(state: sobremesa.State, beginning: str) -> set[str]:
    """What may follow the words ``beginning``: ``targets(state, "send")`` is {"bank", …}."""
    words = beginning + " "
    return {text.removeprefix(words) for text in legal(state) if text.startswith(words)}


def rule(state: sobremesa.State, text: str) -> str | None:
    """The number of the rule that refuses an action; ``None`` when it is legal."""
    action = ASARA.parse(text)
    named = state.refusal(action)
    possible = {*state.legal(), *(drawn for drawn, _ in state.chances())}
    assert (named is None) == (action in possible)
    return None if named is None else named.removeprefix("asara ")


def play(state: sobremesa.State, *texts: str) -> sobremesa.State:
    """Carry out actions; the same state, for use in a line."""
    for text in texts:
        state.apply(ASARA.parse(text))
    return state


def played(state: sobremesa.State, *texts: str) -> sobremesa.State:
    """A copy in which the actions have been carried out."""
    return play(state.clone(), *texts)


def events(state: sobremesa.State, *texts: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Carry out actions and return what was told to everybody, or to one seat."""
    state.events = []
    play(state, *texts)
    told = [event.seen_by(seat) for event in state.events]
    state.events = None
    return told


def told_of(kind: str, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [event for event in told if event["event"] == kind]


# ---- what is there


def seen(state: sobremesa.State, seat: int | None = None) -> Any:
    """The view, loosely typed."""
    return ASARA.view(state, seat)


def step(state: sobremesa.State) -> str:
    """What the game waits for."""
    name: str = seen(state)["step"]
    return name


def money(state: sobremesa.State) -> list[int]:
    """What each seat has."""
    return [seat["money"] for seat in seen(state)["seats"]]


def hand(state: sobremesa.State, seat: int) -> str:
    """The cards of a seat, in the order of the box."""
    cards = seen(state, seat)["seats"][seat]["hand"]
    return " ".join(name for name in BUYER_NAMES for _ in range(cards[name]))


def sections(state: sobremesa.State, seat: int) -> list[str]:
    """The unbuilt sections of a seat, sorted."""
    return _names(seen(state)["seats"][seat]["sections"])


def lits(state: sobremesa.State, seat: int) -> str:
    """The lit windows behind the screen of a seat."""
    counted = seen(state, seat)["seats"][seat]["lits"]
    return " ".join(name for name in COLOUR_NAMES for _ in range(counted[name]))


def towers(state: sobremesa.State, seat: int) -> list[str]:
    """The towers of a seat: colour, height and lit windows: "white 2", "red 5 lit 1"."""
    return [
        f"{tower['colour']} {tower['height']}" + f" lit {tower['lits']}" * (tower["lits"] > 0)
        for tower in seen(state)["seats"][seat]["towers"]
    ]


def tiles(state: sobremesa.State, shape: str, place: str = "up") -> list[str]:
    """What lies open in a market (``up``), or in its ``stack``."""
    return _names([{"shape": shape, **tile} for tile in seen(state)["markets"][shape][place]])


def _names(counted: list[dict[str, Any]]) -> list[str]:
    return sorted(
        f"{one['shape']} {one['colour']}" + " gold" * one["gold"]
        for one in counted
        for _ in range(one["count"])
    )


def area(state: sobremesa.State, name: str) -> Any:
    """An area as everybody sees it."""
    [found] = [area for area in seen(state)["areas"] if area["area"] == name]
    return found


def standing(state: sobremesa.State, name: str) -> list[str | None]:
    """The buyers of an area, written as ``table`` reads them."""
    return [
        None if buyer is None else f"{'ABCD'[buyer['seat']]} {buyer['card'] or 'down'}"
        for buyer in area(state, name)["spaces"]
    ]


def holder(state: sobremesa.State) -> int:
    """Who has the Caliph's patronage."""
    seat: int = seen(state)["patronage"]
    return seat


def tall(colour: str, height: int) -> str:
    """A tower of that many sections, of what the box still has."""
    return " ".join([colour, "b?", *["?"] * (height - 2), "u?"])
