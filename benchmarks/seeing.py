"""What it would be worth to see what is hidden: a match of a player who does.

    PYTHONPATH=build/compiled python -m benchmarks.seeing asante --player trained:200 \\
        [--against greedy] [--rules R] [--games N] [--seed S] [--workers N] [--json]

Two players; against itself, without that sight, where no other is named. Who sees is shown what all
seats hold, but not what will be drawn. No seat of a table is ever shown that: it tells how much of
a game is luck, and how much is knowing.
"""

from __future__ import annotations

from benchmarks.duel import duel, options_of
from sobremesa.arena import known
from sobremesa.core import SobremesaError, State
from sobremesa.players import Player
from sobremesa.players.seats import player_with_settings

SEEING = " seeing"


def main() -> None:
    """Play the match and print what came of it."""
    asked = options_of(__doc__ or "")
    asked.add_argument("--player", default="trained:200")
    asked.add_argument("--against")
    options = asked.parse_args()
    pair = (options.player + SEEING, options.against or options.player)
    try:
        for text in pair:
            player_written(text, 0)  # what is wrong with it is told now
    except SobremesaError as error:
        raise SystemExit(str(error)) from error
    duel(options, pair, player_written, shown)


def player_written(text: str, seed: int) -> Player:
    """The player of a lineup, whether it sees or not. Raises ``UnknownPlayer``."""
    return player_with_settings(text.removesuffix(SEEING), seed)


def shown(state: State, seat: int, player: str) -> State:
    """What a player of the lineup decides by."""
    if not player.endswith(SEEING):
        return known(state, seat, player)
    whole = state.clone()
    whole.observer = seat
    return whole


if __name__ == "__main__":
    main()
