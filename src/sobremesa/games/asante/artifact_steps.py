"""Section 7: Artifacts played, used, copied and removed; and P6, P10, which play cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asante.actions import (
    BUY,
    DONE,
    FETCH_CARD,
    OTHER_ARTIFACT,
    OWN_ARTIFACT,
    PLAY,
    PUT_IN,
    SELL,
    USE,
)
from sobremesa.games.asante.box import SLOTS
from sobremesa.games.asante.card_steps import step_of
from sobremesa.games.asante.cards import (
    CARD_IDS,
    FIRST_ARTIFACT,
    FIRST_PERSON,
    NO_CARD,
    PACKAGES,
    USE_MARKERS,
    WARE_CARDS,
)
from sobremesa.games.asante.effect import STAYS, Effect
from sobremesa.games.asante.needs import (
    an_artifact_can_be_copied,
    an_artifact_is_in_play,
    can_copy,
    can_haggle,
    can_use,
    copies_free,
)
from sobremesa.games.asante.place_steps import give_place
from sobremesa.games.asante.programs import (
    COPY_ARTIFACT,
    DISCARD_ARTIFACT,
    PLAY_ARTIFACT,
    PLAY_WARE_CARD,
    Operation,
)
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import (
    CARVE,
    CHOOSE_ARTIFACT,
    HAGGLE,
    PACKAGE,
    SLOT,
    USE_NOW,
)
from sobremesa.games.asante.trading import can_buy, can_sell, trade
from sobremesa.games.asante.wares import NO_TYPE

_NOTHING = 0
_CHOSEN = 1
_SETTLED = 2


def begin_artifact_step(state: AsanteState, effect: Effect, step: Operation) -> bool:
    """One of the operations of this file; returns whether the step is over."""
    if step.code == DISCARD_ARTIFACT:
        return _discard_then_use(state, effect, step)
    if step.code == COPY_ARTIFACT:
        if effect.chosen != _NOTHING or not an_artifact_can_be_copied(state, step, effect.free):
            return True
        state.ask(CHOOSE_ARTIFACT)
        return False
    assert step.code == PLAY_WARE_CARD or step.code == PLAY_ARTIFACT
    plays_ware_card = step.code == PLAY_WARE_CARD
    if state.card != NO_CARD:
        state.ask(PACKAGE if plays_ware_card else SLOT)
        return False
    if effect.chosen != _NOTHING or effect.enough:
        return True
    state.ask(HAGGLE if plays_ware_card else CARVE)
    return False


# ---- 7.1 playing


def play_artifact(state: AsanteState, card: i64) -> None:
    """7.1 An Artifact of the hand is shown; then it goes into a slot."""
    state.markers -= 1
    state.drawing_phase = False
    _show_artifact(state, card)


def _show_artifact(state: AsanteState, card: i64) -> None:
    state.active().lose_card(card)
    state.card = card
    if state.events is not None:
        state.tell_shown("artifact_played", card, {})


def append_slots(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """7.1, 7.3-7.5 Empty slots; or all of them, where all are full or the switch says so."""
    seat = state.active()
    any_slot = state.may_replace or not seat.has_free_slot()
    for slot in range(SLOTS):
        if any_slot or seat.artifacts[slot] == NO_CARD:
            actions = append(actions, PUT_IN + slot)
    return actions


def who_gains_place(state: AsanteState) -> i64:
    """7.2, 7.3, P10 Who gains the place before an Artifact that is about to be placed."""
    if len(state.effects) > 0 and step_of(state.effect()).to_self:
        return state.turn
    return state.other() if state.active().has_free_slot() else state.turn


def put_in_slot(state: AsanteState, slot: i64) -> None:
    """7.2, 7.3, 7.7 The Artifact takes its slot, and somebody the place before it."""
    seat = state.active()
    to = who_gains_place(state)
    old = seat.artifacts[slot]
    if old != NO_CARD:
        state.discard(old)
    seat.artifacts[slot] = state.card
    seat.set_upright(slot)
    if state.events is not None:
        told: dict[str, object] = {"card": CARD_IDS[state.card], "slot": int(slot) + 1}
        told["replaced"] = None if old == NO_CARD else CARD_IDS[old]
        state.tell_own("artifact_placed", told)
    state.card = NO_CARD
    give_place(state, slot, to)


# ---- 7.6 using


def append_usable(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """7.6 Artifacts that have not been used this turn, and can be."""
    seat = state.active()
    for slot in range(SLOTS):
        artifact = seat.artifacts[slot]
        if artifact != NO_CARD and not seat.is_turned(slot) and can_use(state, artifact, False):
            actions = append(actions, USE + slot)
    return actions


def use_artifact(state: AsanteState, slot: i64) -> None:
    """7.6 It is turned, its markers are spent, and its effect carried out."""
    state.drawing_phase = False
    seat = state.active()
    seat.turn(slot)
    artifact = seat.artifacts[slot]
    if state.events is not None:
        state.tell_own("artifact_used", {"card": CARD_IDS[artifact], "slot": int(slot) + 1})
    _carry_out(state, artifact, False)


def _carry_out(state: AsanteState, artifact: i64, free: bool) -> None:
    if not free:
        state.markers -= USE_MARKERS[artifact - FIRST_ARTIFACT]
    effect = Effect(artifact, STAYS)
    effect.free = free
    state.effects.append(effect)


# ---- A3, N1


def append_artifacts(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """A3, N1 Artifacts in play, one's own and the opponent's."""
    actions = _append_artifacts_of(state, state.turn, OWN_ARTIFACT, actions)
    return _append_artifacts_of(state, state.other(), OTHER_ARTIFACT, actions)


def _append_artifacts_of(state: AsanteState, owner: i64, first: i64, actions: vec[i64]) -> vec[i64]:
    effect = state.effect()
    step = step_of(effect)
    for slot in range(SLOTS):
        artifact = state.seats[owner].artifacts[slot]
        if artifact == NO_CARD:
            continue
        if step.code == DISCARD_ARTIFACT or can_copy(state, step, owner, slot, effect.free):
            actions = append(actions, first + slot)
    return actions


def choose_artifact(state: AsanteState, owner: i64, slot: i64) -> None:
    """A3 An Artifact is copied, or N1 it is discarded (7.9)."""
    effect = state.effect()
    seat = state.seats[owner]
    artifact = seat.artifacts[slot]
    effect.chosen = _CHOSEN
    told: dict[str, object] = {"card": CARD_IDS[artifact], "owner": int(owner)}
    step = step_of(effect)
    if step.code == COPY_ARTIFACT:
        if state.events is not None:
            state.tell_own("artifact_copied", told)
        _carry_out(state, artifact, copies_free(step, effect.free))
        return
    seat.artifacts[slot] = NO_CARD
    seat.set_upright(slot)
    state.discard(artifact)
    effect.taken = artifact
    if state.events is not None:
        state.tell_own("artifact_discarded", {**told, "slot": int(slot) + 1})


def _discard_then_use(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.chosen == _NOTHING:
        if not an_artifact_is_in_play(state):
            return True
        state.ask(CHOOSE_ARTIFACT)
        return False
    if effect.chosen == _SETTLED or effect.enough or state.markers < step.markers:
        return True
    if not can_use(state, effect.taken, True):
        return True
    state.ask(USE_NOW)
    return False


def use_discarded(state: AsanteState) -> None:
    """N1 The effect of the Artifact just discarded is carried out, without its markers."""
    effect = state.effect()
    effect.chosen = _SETTLED
    state.markers -= step_of(effect).markers
    artifact = effect.taken
    if state.events is not None:
        state.tell_own("artifact_carried_out", {"card": CARD_IDS[artifact]})
    _carry_out(state, artifact, True)


# ---- P10


def append_carvings(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """P10 Artifacts of the hand and of the discard pile; whoever has none says so."""
    step = step_of(state.effect())
    for card in range(FIRST_ARTIFACT, FIRST_PERSON):
        if step.from_hand and state.active().hand[card] > 0:
            actions = append(actions, PLAY + card)
    for card in range(FIRST_ARTIFACT, FIRST_PERSON):
        if step.from_discard and state.discards[card] > 0:
            actions = append(actions, FETCH_CARD + card)
    return actions if len(actions) > 0 else append(actions, DONE)


def carve_from_hand(state: AsanteState, card: i64) -> None:
    """P10 An Artifact of the hand is to be placed."""
    _carve(state)
    _show_artifact(state, card)


def carve_from_discard(state: AsanteState, card: i64) -> None:
    """P10 An Artifact of the discard pile is to be placed."""
    _carve(state)
    state.discards[card] -= 1
    state.discard_cards -= 1
    state.card = card
    if state.events is not None:
        told: dict[str, object] = {"seat": int(state.turn), "card": CARD_IDS[card]}
        state.tell(Event("artifact_fetched", told))


def _carve(state: AsanteState) -> None:
    effect = state.effect()
    effect.chosen = _CHOSEN
    state.markers -= step_of(effect).markers


# ---- P6


def append_bargains(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """P6 Ware cards of the hand, at the changed prices; whoever has none says so."""
    step = step_of(state.effect())
    for card in range(WARE_CARDS):
        if can_haggle(state, step, card) and can_buy(state, card, step.buy_change):
            actions = append(actions, BUY + card)
    for card in range(WARE_CARDS):
        if can_haggle(state, step, card) and can_sell(state, card):
            actions = append(actions, SELL + card)
    return actions if len(actions) > 0 else append(actions, DONE)


def bargain(state: AsanteState, card: i64, selling: bool) -> None:
    """P6 The Ware card is played at once; for packages a type is named first (6.6)."""
    effect = state.effect()
    effect.chosen = _CHOSEN
    state.markers -= step_of(effect).markers
    state.active().lose_card(card)
    state.card = card
    state.selling = selling
    if state.events is not None:
        state.tell_shown("ware_card_played", card, {"selling": selling})
    if PACKAGES[card] == 0:
        trade(state, NO_TYPE, _price_change(state))


def fill_packages(state: AsanteState, ware: i64) -> None:
    """6.6 The type is named, and the wares change hands; P6 perhaps at changed prices."""
    trade(state, ware, _price_change(state))


def _price_change(state: AsanteState) -> i64:
    if len(state.effects) == 0:
        return 0
    step = step_of(state.effect())
    return step.sell_change if state.selling else step.buy_change
