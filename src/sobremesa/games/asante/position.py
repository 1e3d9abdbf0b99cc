"""A whole state, or observation, of Asante as plain data, and back, checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.errors import BadPosition, BadSetup
from sobremesa.core.state import EVERYTHING
from sobremesa.games.asante.box import SLOTS, WARE_NAMES, WARES
from sobremesa.games.asante.cards import CARD_IDS, NO_CARD, NO_PLACE, PLACE_IDS
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.position_checks import SOURCES, check, holds_artifact
from sobremesa.games.asante.position_reading import fill
from sobremesa.games.asante.rules import Asante, new_game
from sobremesa.games.asante.seat import Seat
from sobremesa.games.asante.state import NOBODY
from sobremesa.games.asante.steps import STEP_NAMES
from sobremesa.games.asante.table_checks import check_table
from sobremesa.games.asante.turn_checks import as_dealt, check_turn, gone_on
from sobremesa.games.asante.wares import wares_of

if TYPE_CHECKING:
    from sobremesa.games.asante.game import AsanteGame


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat has; ``shown`` are cards of the hand that the other player knows to be in it.

    Slots are counted from 1.
    """

    gold: int
    hand: dict[str, int]
    shown: dict[str, int]
    stand: dict[str, int]
    artifacts: list[str | None]
    turned: list[int]
    places: dict[str, int]
    hand_unknown: int = 0


class EffectData(msgspec.Struct, forbid_unknown_fields=True):
    """A card, or a Holy Place, that is being carried out, and how far it has come.

    ``at`` counts its steps from 0; ``used`` numbers ware types, or positions, from 0; ``artifact``
    is the one that a Cape Buffalo has discarded.
    """

    source: str
    at: int = 0
    done: int = 0
    used: list[int] = []
    chosen: int = 0
    taken: int = 0
    artifact: str | None = None
    gave: int = 0
    types: list[str] = []
    times: int = 1
    free: bool = False


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; seats count from 0. The supply has what is on no stand."""

    game: str
    rules: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    step: str
    turn: int
    turns: int
    markers: int
    drawing_phase: bool
    place_plays: int
    reshuffles: int
    last_turn: bool
    pile: dict[str, int]
    top: list[str]
    top_seen_by: int | None
    discards: dict[str, int]
    display: list[str | None]
    place_pile: dict[str, int]
    place_discards: dict[str, int]
    seats: list[SeatData]
    effects: list[EffectData]
    looked: list[str]
    looked_shown: int
    card: str | None
    selling: bool
    cancels: int
    pile_unknown: int = 0
    top_unknown: int = 0
    looked_unknown: int = 0
    observer: int = EVERYTHING


# ---- written


def position(state: Asante) -> dict[str, object]:
    """The state, or observation, as data that JSON can carry."""
    data = PositionData(
        game=state.game.name,
        rules=state.rules,
        rules_version=state.game.rules_version,
        players=int(state.players),
        options={
            name: value for name, value in state.options.items() if isinstance(value, (bool, str))
        },
        step=STEP_NAMES[state.step],
        turn=int(state.turn),
        turns=int(state.turns),
        markers=int(state.markers),
        drawing_phase=state.drawing_phase,
        place_plays=int(state.place_plays),
        reshuffles=int(state.reshuffles),
        last_turn=state.last_turn,
        pile=_named(state.pile, CARD_IDS),
        top=[CARD_IDS[card] for card in state.top],
        top_seen_by=None if state.top_seen_by == NOBODY else int(state.top_seen_by),
        discards=_named(state.discards, CARD_IDS),
        display=[None if place == NO_PLACE else PLACE_IDS[place] for place in state.display],
        place_pile=_named(state.place_pile, PLACE_IDS),
        place_discards=_named(state.place_discards, PLACE_IDS),
        seats=[_seat_data(seat) for seat in state.seats],
        effects=[_effect_data(effect) for effect in state.effects],
        looked=[CARD_IDS[card] for card in state.looked],
        looked_shown=int(state.looked_shown),
        card=None if state.card == NO_CARD else CARD_IDS[state.card],
        selling=state.selling,
        cancels=int(state.cancels),
        pile_unknown=int(state.pile_unknown),
        top_unknown=int(state.top_unknown),
        looked_unknown=int(state.looked_unknown),
        observer=int(state.observer),
    )
    plain: dict[str, object] = msgspec.to_builtins(data)
    return plain


def _named(counts: vec[i64], names: list[str]) -> dict[str, int]:
    return {names[number]: int(count) for number, count in enumerate(counts) if count > 0}


def _seat_data(seat: Seat) -> SeatData:
    places = {name: int(seat.places_of(place)) for place, name in enumerate(PLACE_IDS)}
    return SeatData(
        gold=int(seat.gold),
        hand=_named(seat.hand, CARD_IDS),
        shown=_named(seat.shown, CARD_IDS),
        stand={
            WARE_NAMES[ware]: int(wares_of(seat.stand, ware))
            for ware in range(WARES)
            if wares_of(seat.stand, ware) > 0
        },
        artifacts=[None if card == NO_CARD else CARD_IDS[card] for card in seat.artifacts],
        turned=[slot + 1 for slot in range(SLOTS) if seat.is_turned(slot)],
        places={name: count for name, count in places.items() if count > 0},
        hand_unknown=int(seat.hand_unknown),
    )


def _effect_data(effect: Effect) -> EffectData:
    with_artifact = holds_artifact(effect.source, effect.at, effect.chosen)
    bits = int(effect.used)
    return EffectData(
        source=SOURCES[effect.source],
        at=int(effect.at),
        done=int(effect.done),
        used=[number for number in range(bits.bit_length()) if effect.has_used(number)],
        chosen=int(effect.chosen),
        taken=0 if with_artifact else int(effect.taken),
        artifact=CARD_IDS[effect.taken] if with_artifact else None,
        gave=int(effect.gave),
        types=[WARE_NAMES[ware] for ware in range(WARES) if effect.has_given(ware)],
        times=int(effect.times),
        free=effect.free,
    )


# ---- read


def from_position(game: AsanteGame, data: object) -> Asante:
    """The state that ``position`` wrote; raises ``BadPosition`` when it cannot be one."""
    try:
        told = msgspec.convert(data, PositionData)
    except msgspec.ValidationError as error:
        raise BadPosition("position", str(error)) from error
    if told.game != game.name:
        raise BadPosition("game", f"is {told.game!r}; allowed: {game.name}")
    if told.rules_version != game.rules_version:
        raise BadPosition("rules_version", f"is {told.rules_version}, not {game.rules_version}")
    try:
        options = game.checked_setup(told.players, told.rules, dict(told.options))
    except BadSetup as error:
        raise BadPosition("players, rules, options", str(error)) from error
    check(told)
    state = new_game(game, told.players, told.rules, options)
    fill(state, told)
    check_table(state)
    check_turn(state)
    _check_as_a_whole(state)
    return state


def _check_as_a_whole(state: Asante) -> None:
    """What the observer knows is just that, and the game has stopped where somebody decides."""
    dealt = as_dealt(state)
    if state.observer != EVERYTHING:
        seat = state.observer if state.observer >= 0 else None
        seen = dealt.observed_by(seat)
        assert isinstance(seen, Asante)
        _need_same(position(state), position(seen), "is not what this observer knows")
    here = position(dealt)
    _need_same(here, position(gone_on(dealt)), f"the game does not stop so at {here['step']!r}")


def _need_same(one: dict[str, object], other: dict[str, object], why: str) -> None:
    for field, value in one.items():
        if value != other[field]:
            raise BadPosition(field, why)
