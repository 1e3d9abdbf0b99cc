"""Perft counts of frozen positions, and those of Torres against its rules by definition."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sobremesa
from sobremesa import State
from tests.games.torres import oracle
from tests.golden.perft import DEPTHS, ENOUGH, frozen, perft
from tests.properties.test_torres_oracle import check_card, check_castles, check_turn, legal_by_kind

FROZEN = [path for name in sobremesa.games() for path in frozen(name)]
CHILDREN = 6  # so many of the positions one decision on are checked by the oracle


def read(path: Path) -> tuple[State, list[int]]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    game = sobremesa.game(path.parents[1].name)
    return game.from_position(data["position"]), data["counts"]


def label(path: Path) -> str:
    return f"{path.parents[1].name}-{path.stem}"


@pytest.mark.parametrize("name", sobremesa.games())
def test_there_are_enough_positions(name: str) -> None:
    assert len(frozen(name)) >= ENOUGH


@pytest.mark.parametrize("path", FROZEN, ids=label)
def test_perft(path: Path) -> None:
    state, counts = read(path)
    assert [perft(state, depth) for depth in range(1, DEPTHS + 1)] == counts


@pytest.mark.parametrize("path", frozen("torres"), ids=label)
def test_what_is_counted_is_legal_by_definition(path: Path) -> None:
    state, _ = read(path)
    actions = state.legal() or [action for action, _ in state.chances()]
    by_definition(state)
    for action in Random(path.stem).sample(actions, min(CHILDREN, len(actions))):
        following = state.clone()
        following.apply(action)
        by_definition(following)


def by_definition(state: State) -> None:
    """Compare what may be done in a turn with the slow rules, which share nothing with ours."""
    view: dict[str, Any] = state.game.view(state, None)
    picture = oracle.picture_of(view)
    check_castles(view, picture)
    if state.is_over or state.to_move == sobremesa.CHANCE:
        return
    strict = bool(state.options["passage_needs_inner_path"])
    if view["step"] == "turn":
        check_turn(state, view, picture, legal_by_kind(state), strict)
    elif view["step"] == "card":
        check_card(view, picture, legal_by_kind(state))
    elif view["step"] == "castle":
        cells = {told["cell"] for told in legal_by_kind(state)["castle"]}
        assert cells == {oracle.number(space) for space in oracle.founding_spaces(picture)}
