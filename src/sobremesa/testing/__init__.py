"""The conformance kit for games: ``check_game`` plays a game blindly and checks the contract."""

from sobremesa.testing.conformance import check_choices, check_game
from sobremesa.testing.faults import ConformanceError

__all__ = ["ConformanceError", "check_choices", "check_game"]
