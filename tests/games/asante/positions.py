"""Tables of Asante as tests need them, and what can be done there, in the game's notation.

A player is told by what he has, in words divided by spaces; an empty slot is ``-``.

    Player(hand="camel w1_package", gold=7, stand="tea tea salt", artifacts="map - basket",
           turned="3", places="rwenzori rwenzori")

The whole box is on the table, always: what is not told lies in the draw pile. Where the ``pile`` is
told, the rest lies in the discard pile; where that is told too, the other player holds it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import sobremesa
from sobremesa.games.asante.box import POSITIONS, SLOTS, WARE_NAMES
from sobremesa.games.asante.cards import CARD_IDS, COPIES, NO_CARD, NO_PLACE, PLACE_COPIES
from sobremesa.games.asante.cards import PLACE_IDS as PLACES
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import STEP_NAMES
from sobremesa.games.asante.wares import listed, packed
from sobremesa.games.asante.wares import wares_of as wares_of_type

ASANTE = sobremesa.game("asante")
WHOLE = {"cards": 97, "Holy Places": 15, "wares": 48}
DISPLAY = "victoria rwenzori okavango"
NOTHING = "-"
PHASES = ("draw", "play")


@dataclass(frozen=True)
class Player:
    """What one player has."""

    hand: str = ""
    gold: int = 20
    stand: str = ""
    artifacts: str = "- - -"
    turned: str = ""
    places: str = ""


def table(
    *seated: Player,
    turn: int = 0,
    markers: int = 5,
    phase: str = "play",
    display: str = DISPLAY,
    pile: str | None = None,
    top: str = "",
    top_seen_by: int | None = None,
    discards: str | None = None,
    place_pile: str | None = None,
    place_played: bool = False,
    reshuffles: int = 0,
    last_turn: bool = False,
    options: Mapping[str, Any] | None = None,
) -> Any:
    """The player in ``turn`` is about to act. ``top`` is what is known of the draw pile's order.

    A told ``place_pile`` has the rest of the Holy Places in its discard pile.
    """
    state = ASANTE.start(**dict(options or {}))
    assert isinstance(state, AsanteState)
    people = [*seated, *[Player() for _ in range(2 - len(seated))]]
    places = Counter({name: int(n) for name, n in zip(PLACES, PLACE_COPIES, strict=True)})
    cards = Counter({name: int(n) for name, n in zip(CARD_IDS, COPIES, strict=True)})
    for seat, person in zip(state.seats, people, strict=True):
        _seat(seat, person, cards, places)
        state.supply -= seat.stand
    _display(state, display, places)
    _place_pile(state, place_pile, places)
    state.top = _numbers(state.top, _taken(cards, top), CARD_IDS)
    state.top_seen_by = -1 if top_seen_by is None else top_seen_by
    _piles(state, people, turn, cards, pile, discards)
    state.turn, state.turns = turn, 1
    state.markers = markers
    state.drawing_phase = PHASES.index(phase) == 0
    state.place_plays = int(place_played)
    state.reshuffles = reshuffles
    state.last_turn = last_turn
    state.ask(STEP_NAMES.index("turn"))
    assert ASANTE.conserved(state) == WHOLE
    return state


def _taken(left: Counter[str], text: str) -> list[str]:
    names = text.split()
    for name in names:
        assert left[name] > 0, f"the box has no {name} left"
        left[name] -= 1
    return names


def _numbers(like: Any, names: Iterable[str], ids: list[str], nothing: int = -1) -> Any:
    return type(like)([nothing if name == NOTHING else ids.index(name) for name in names])


def _counts(like: Any, names: Iterable[str], ids: list[str]) -> Any:
    counted = Counter(names)
    return type(like)([counted[name] for name in ids])


def wares(text: str) -> int:
    """Wares in words, "tea tea salt", as the state keeps them."""
    counted = Counter(text.split())
    assert set(counted) <= set(WARE_NAMES)
    return int(packed([counted[ware] for ware in WARE_NAMES]))


def _seat(seat: Any, person: Player, cards: Counter[str], places: Counter[str]) -> None:
    hand = _taken(cards, person.hand)
    seat.hand, seat.hand_cards = _counts(seat.hand, hand, CARD_IDS), len(hand)
    seat.gold, seat.stand = person.gold, wares(person.stand)
    slots = person.artifacts.split()
    assert len(slots) == SLOTS
    _taken(cards, " ".join(name for name in slots if name != NOTHING))
    seat.artifacts = _numbers(seat.artifacts, slots, CARD_IDS, int(NO_CARD))
    for slot in person.turned.split():
        seat.turn(int(slot) - 1)
    for name in _taken(places, person.places):
        seat.gain_place(PLACES.index(name))


def _display(state: AsanteState, told: str, places: Counter[str]) -> None:
    names = told.split()
    assert len(names) == POSITIONS
    _taken(places, " ".join(name for name in names if name != NOTHING))
    state.display = _numbers(state.display, names, PLACES, int(NO_PLACE))


def _place_pile(state: AsanteState, told: str | None, places: Counter[str]) -> None:
    if told is not None:
        state.place_pile = _counts(state.place_pile, _taken(places, told), PLACES)
        state.place_discards = _counts(state.place_pile, places.elements(), PLACES)
    else:
        state.place_pile = _counts(state.place_pile, places.elements(), PLACES)


def _piles(
    state: AsanteState,
    people: list[Player],
    turn: int,
    cards: Counter[str],
    pile: str | None,
    discards: str | None,
) -> None:
    thrown = _taken(cards, discards or "")
    drawn = list(cards.elements()) if pile is None else _taken(cards, pile)
    if pile is not None and discards is None:
        thrown = list(cards.elements())
    elif pile is not None:
        other = state.seats[1 - turn]
        more = list(cards.elements())
        other.hand = _counts(other.hand, [*people[1 - turn].hand.split(), *more], CARD_IDS)
        other.hand_cards += len(more)
    state.pile, state.pile_cards = _counts(state.pile, drawn, CARD_IDS), len(drawn)
    state.discards, state.discard_cards = _counts(state.discards, thrown, CARD_IDS), len(thrown)


# ---- what can be done


def legal(state: sobremesa.State) -> list[str]:
    """The legal actions in notation."""
    return [ASANTE.notation(action) for action in state.legal()]


def chances(state: sobremesa.State) -> dict[str, int]:
    """What chance may bring, with its weights."""
    return {ASANTE.notation(action): weight for action, weight in state.chances()}


def targets(state: sobremesa.State, beginning: str) -> set[str]:
    """What may follow the words ``beginning``: ``targets(state, "take")`` is {"tea", …}."""
    words = beginning + " "
    return {text.removeprefix(words) for text in legal(state) if text.startswith(words)}


def rule(state: sobremesa.State, text: str) -> str | None:
    """The number of the rule that refuses an action; ``None`` when it is legal."""
    action = ASANTE.parse(text)
    named = state.refusal(action)
    possible = {*state.legal(), *(drawn for drawn, _ in state.chances())}
    assert (named is None) == (action in possible)
    return None if named is None else named.removeprefix("asante ")


def play(state: Any, *texts: str) -> Any:
    """Carry out actions; the same state, for use in a line."""
    for text in texts:
        state.apply(ASANTE.parse(text))
    assert ASANTE.conserved(state) == WHOLE
    return state


def played(state: Any, *texts: str) -> Any:
    """A copy in which the actions have been carried out."""
    return play(state.clone(), *texts)


def events(state: Any, *texts: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Carry out actions and return what was told to everybody, or to one seat."""
    state.events = []
    play(state, *texts)
    told = [event.seen_by(seat) for event in state.events]
    state.events = None
    return told


def told_of(kind: str, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [event for event in told if event["event"] == kind]


def reveals(state: Any, *texts: str) -> bool:
    """Whether the last of these actions shows somebody what was hidden; the state stays."""
    state = played(state, *texts[:-1])
    state.events = []
    play(state, texts[-1])
    return any(event.reveals for event in state.events)


# ---- what is there


def step(state: Any) -> str:
    """What the game waits for."""
    return STEP_NAMES[int(state.step)]


def _names(counts: Any, ids: list[str]) -> str:
    return " ".join(name for name, n in zip(ids, counts, strict=True) for _ in range(int(n)))


def hand(state: Any, seat: int = 0) -> str:
    """The cards of a seat, in the order of the box."""
    return _names(state.seats[seat].hand, CARD_IDS)


def shown(state: Any, seat: int = 0) -> str:
    """What the other player knows of the hand of a seat."""
    return _names(state.seats[seat].shown, CARD_IDS)


def stand(state: Any, seat: int = 0) -> str:
    """The wares on the stand of a seat, in the order of the box."""
    return _names(listed(state.seats[seat].stand), WARE_NAMES)


def supply(state: Any, ware: str) -> int:
    """How many of a ware the supply has."""
    return int(wares_of_type(state.supply, WARE_NAMES.index(ware)))


def gold(state: Any, seat: int = 0) -> int:
    """What a seat owns."""
    return int(state.seats[seat].gold)


def artifacts(state: Any, seat: int = 0) -> str:
    """What lies in the slots of a seat; a turned Artifact is in capitals."""
    owner = state.seats[seat]
    names = [NOTHING if card == NO_CARD else CARD_IDS[card] for card in owner.artifacts]
    return " ".join(
        name.upper() if owner.is_turned(slot) else name for slot, name in enumerate(names)
    )


def places(state: Any, seat: int = 0) -> str:
    """The Holy Places in front of a seat, in the order of the box."""
    owner = state.seats[seat]
    return " ".join(name for at, name in enumerate(PLACES) for _ in range(owner.places_of(at)))


def display(state: Any) -> str:
    """The three positions."""
    return " ".join(NOTHING if place == NO_PLACE else PLACES[place] for place in state.display)


def discards(state: Any) -> str:
    """The discard pile, in the order of the box."""
    return _names(state.discards, CARD_IDS)


def place_discards(state: Any) -> str:
    """The discard pile of the Holy Places."""
    return _names(state.place_discards, PLACES)


def top(state: Any) -> str:
    """What is known of the order of the draw pile."""
    return " ".join(CARD_IDS[card] for card in state.top)


def markers(state: Any) -> int:
    """How many are unspent."""
    return int(state.markers)
