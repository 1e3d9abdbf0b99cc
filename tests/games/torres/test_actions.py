"""The action space: numbers that are none are refused, not taken for another."""

from __future__ import annotations

import pytest

from sobremesa import game


@pytest.mark.parametrize("number", [-1, game("torres").action_count])
def test_numbers_outside_the_space_are_no_actions(number: int) -> None:
    torres = game("torres")
    with pytest.raises(IndexError, match="there is no action"):
        torres.notation(number)
    with pytest.raises(IndexError, match="there is no action"):
        torres.describe(number)
