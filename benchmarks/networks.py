"""What a network is worth: a match against another one, or against the one that is shipped.

    PYTHONPATH=build/compiled python -m benchmarks.networks heaven_and_ale \\
        --network new.network [--against before.network] --player planned:4 \\
        [--rules R] [--games N] [--seed S] [--workers N] [--json]

Two players, equal but for the network; all games are played, in rounds that share their chance.
``planned:4`` plans its turns four lines wide, as self-play does with ``--lines``, and takes the end
that its network likes best: many games in little time. ``trained:20`` and ``trained:300ms`` search.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import sobremesa
from benchmarks.duel import duel, options_of
from sobremesa import Game
from sobremesa.core import SobremesaError
from sobremesa.learning.planning_player import PlanningPlayer
from sobremesa.players import Player
from sobremesa.players.learned import LearnedJudge, Network, network_in, shipped_network
from sobremesa.players.search import Budget, SearchPlayer

SHIPPED = "shipped"
NEW, OTHER = "new", "other"


def main() -> None:
    """Play the match and print what came of it."""
    asked = options_of(__doc__ or "")
    asked.add_argument("--network", type=Path, required=True)
    asked.add_argument("--against", type=Path)
    asked.add_argument("--player", default="planned:4")
    options = asked.parse_args()
    other = OTHER if options.against else SHIPPED
    pair = (f"{options.player} {NEW}", f"{options.player} {other}")
    try:  # what is wrong is told now
        networks = {NEW: options.network.read_bytes()}
        if options.against:
            networks[OTHER] = options.against.read_bytes()
        game = sobremesa.game(options.game)
        for content in networks.values():
            network_in(content, game, options.rules or game.rule_sets[0])
        player_with_network(pair[0], 0, networks)
    except (SobremesaError, OSError, ValueError) as error:
        raise SystemExit(str(error)) from error
    duel(options, pair, partial(player_with_network, networks=networks))


def player_with_network(text: str, seed: int, networks: dict[str, bytes]) -> Player:
    """A player, and the name of its network: ``planned:4 new``. Raises ``ValueError``."""
    written, _, name = text.partition(" ")
    content = networks.get(name)

    def network(game: Game, rules: str) -> Network | None:
        return network_in(content, game, rules) if content else shipped_network(game, rules)

    judge = LearnedJudge(network)
    kind, _, rest = written.partition(":")
    budget = Budget.parse(rest)
    if kind == "planned" and budget is not None and budget.simulations > 0:
        return PlanningPlayer(budget.simulations, judge, seed)
    if kind == "trained" and budget is not None:
        return SearchPlayer(budget, seed, judge=judge)
    raise ValueError(f"{written!r} is none of planned:4, trained:20 and trained:300ms")


if __name__ == "__main__":
    main()
