"""4.1, 4.2, 8.3.3 The markets' tiles: filled from the stacks, one draw after another."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.actions import FILL_MARKET
from sobremesa.games.asara.areas import MARKETS, TILE_SPACES
from sobremesa.games.asara.sections import KINDS_OF_SHAPE, any_of_shape, described
from sobremesa.games.asara.state import NO_SHAPE, AsaraState


def shape_to_fill(state: AsaraState) -> i64:
    """The first shape whose market has an empty space and whose stack is not empty."""
    for shape in range(MARKETS):
        if (
            any_of_shape(state.open_tiles, shape) < TILE_SPACES[shape]
            and any_of_shape(state.stacks, shape) > 0
        ):
            return shape
    return NO_SHAPE


def fill_chances(state: AsaraState) -> vec[i64]:
    """4.1 Any section of the stack may lie on top."""
    actions = vec[i64](capacity=KINDS_OF_SHAPE)
    first = shape_to_fill(state) * KINDS_OF_SHAPE
    for kind in range(first, first + KINDS_OF_SHAPE):
        if state.stacks[kind] > 0:
            actions = append(actions, FILL_MARKET + kind)
    return actions


def fill(state: AsaraState, kind: i64) -> None:
    """4.2 A section comes face up into its market."""
    state.stacks[kind] -= 1
    state.open_tiles[kind] += 1
    if state.events is not None:
        state.tell(Event("market_filled", described(int(kind))))
