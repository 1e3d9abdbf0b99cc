"""What a seat, or a spectator, may see of a game of Asante, as data for a page.

It is made of what the seat knows (``observed_by``), so that it can tell no more than that.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import SPECTATOR
from sobremesa.games.asante.box import (
    BONUS_GOLD,
    BONUS_MARKERS,
    END_GOLD,
    MARKERS,
    POSITIONS,
    SLOTS,
    STAND_SPACES,
    WARE_NAMES,
    WARES,
)
from sobremesa.games.asante.cards import (
    CARD_IDS,
    FIRST_PLACE_SOURCE,
    KINDS,
    NO_CARD,
    NO_PLACE,
    PLACE_IDS,
)
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.offers import offers
from sobremesa.games.asante.printed import CARDS, PLACES
from sobremesa.games.asante.programs import (
    DISCARD_ARTIFACT,
    GAIN_PLACE,
    OPERATIONS,
    PLACE_EFFECT,
    PROGRAMS,
)
from sobremesa.games.asante.state import NOBODY, AsanteState
from sobremesa.games.asante.steps import STEP_NAMES
from sobremesa.games.asante.trading import told_wares
from sobremesa.games.asante.unseen import unseen_cards


def view(state: AsanteState, seat: int | None) -> dict[str, object]:
    """All that ``seat`` may see; ``None`` sees what everybody sees."""
    viewer = SPECTATOR if seat is None else seat
    seen = state if state.observer == viewer else state.observed_by(seat)
    assert isinstance(seen, AsanteState)
    decides = seat is not None and seen.to_move == seat and not seen.is_over
    return {
        "game": seen.game.name,
        "rules": seen.rules,
        "players": int(seen.players),
        "seat": seat,
        "step": STEP_NAMES[seen.step],
        "to_move": int(seen.to_move),
        "turn": int(seen.turn),
        "turns": int(seen.turns),
        "markers": int(seen.markers),
        "markers_all": int(MARKERS),
        "phase": "draw" if seen.drawing_phase else "play",
        "place_plays": int(seen.place_plays),
        "reshuffles": int(seen.reshuffles),
        "last_turn": seen.last_turn,
        "display": [_place(place) for place in seen.display],
        "pile": int(seen.pile_size()),
        "top": [CARD_IDS[card] for card in seen.top] or None,
        "top_cards": len(seen.top) + int(seen.top_unknown),
        "top_seen_by": None if seen.top_seen_by == NOBODY else int(seen.top_seen_by),
        "discards": _counted(seen.discards, CARD_IDS),
        "place_pile": _sum(seen.place_pile),
        "place_unseen": _counted(seen.place_pile, PLACE_IDS),
        "place_discards": _counted(seen.place_discards, PLACE_IDS),
        "supply": told_wares(seen.supply),
        "unseen": _counted(unseen_cards(seen), CARD_IDS) if seen.knows_hands(viewer) else None,
        "looked": _looked(seen),
        "card": _card(seen.card),
        "selling": seen.selling,
        "responder": None if seen.responder == NOBODY else int(seen.responder),
        "cancels": int(seen.cancels),
        "effects": [_effect(effect) for effect in seen.effects],
        "seats": [_seat(seen, owner, viewer) for owner in range(int(seen.players))],
        "end_gold": int(END_GOLD),
        "spaces": int(STAND_SPACES),
        "bonus": {"markers": int(BONUS_MARKERS), "gold": int(BONUS_GOLD)},
        "cards": CARDS,
        "places": PLACES,
        "offers": offers(seen) if decides else {},
    }


def _card(card: i64) -> str | None:
    return None if card == NO_CARD else CARD_IDS[card]


def _place(place: i64) -> str | None:
    return None if place == NO_PLACE else PLACE_IDS[place]


def _counted(counts: vec[i64], names: list[str]) -> dict[str, int]:
    return {name: int(counts[number]) for number, name in enumerate(names) if counts[number] > 0}


def _sum(counts: vec[i64]) -> int:
    return sum(int(count) for count in counts)


def _listed(counts: vec[i64]) -> list[str]:
    """Cards one by one, in the order of the box."""
    return [CARD_IDS[card] for card in range(KINDS) for _ in range(counts[card])]


def _looked(seen: AsanteState) -> list[object]:
    """5.14 The cards set aside; null for each that this seat may not see."""
    known: list[object] = [CARD_IDS[card] for card in seen.looked]
    return known + [None] * int(seen.looked_unknown)


def _effect(effect: Effect) -> dict[str, object]:
    """A card that is being carried out, and how far it has come."""
    is_place = effect.source >= FIRST_PLACE_SOURCE
    source = PLACE_IDS[effect.source - FIRST_PLACE_SOURCE] if is_place else CARD_IDS[effect.source]
    program = PROGRAMS[effect.source]
    step: str | None = None
    used: list[object] = []
    given: list[object] = []
    artifact: str | None = None
    if effect.at < len(program):
        code = program[effect.at].code
        step = OPERATIONS[code]
        if code in (PLACE_EFFECT, GAIN_PLACE):
            used = [number + 1 for number in range(int(POSITIONS)) if effect.has_used(number)]
        else:
            used = [WARE_NAMES[ware] for ware in range(WARES) if effect.has_used(ware)]
            given = [WARE_NAMES[ware] for ware in range(WARES) if effect.has_given(ware)]
        if code == DISCARD_ARTIFACT and effect.chosen > 0:
            artifact = CARD_IDS[effect.taken]
    return {
        "source": source,
        "kind": "place" if is_place else "card",
        "at": int(effect.at),
        "step": step,
        "done": int(effect.done),
        "used": used,
        "chosen": int(effect.chosen),
        "taken": 0 if artifact else int(effect.taken),
        "artifact": artifact,
        "gave": int(effect.gave),
        "given": given,
        "times": int(effect.times),
        "free": effect.free,
    }


def _seat(seen: AsanteState, owner: int, viewer: i64) -> dict[str, object]:
    seat = seen.seats[owner]
    return {
        "score": int(seat.gold),
        "gold": int(seat.gold),
        "stand": told_wares(seat.stand),
        "free": int(seen.free_spaces(owner)),
        "cards": int(seat.hand_size()),
        "hand": _listed(seat.hand) if seen.may_see(viewer, owner) else None,
        "known": _listed(seat.shown) if seen.knows_hands(viewer) else None,
        "artifacts": [_card(artifact) for artifact in seat.artifacts],
        "turned": [seat.is_turned(slot) for slot in range(SLOTS)],
        "places": {
            name: int(seat.places_of(place))
            for place, name in enumerate(PLACE_IDS)
            if seat.places_of(place) > 0
        },
    }
