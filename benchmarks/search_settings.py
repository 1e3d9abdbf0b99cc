"""What a setting of the search is worth: a match against the standard settings.

    PYTHONPATH=build/compiled python -m benchmarks.search_settings torres --rules master \\
        --player search:60ms --with planned=0 [--games N] [--seed S] [--workers N] [--json]

Two players, equal but for the setting; all games are played, in rounds that share their chance.
The names of the settings are those of ``sobremesa.players.search.settings``.
"""

from __future__ import annotations

from benchmarks.duel import duel, options_of
from sobremesa.core import SobremesaError
from sobremesa.players.seats import player_with_settings


def main() -> None:
    """Play the match and print what came of it."""
    asked = options_of(__doc__ or "")
    asked.add_argument("--player", default="search:60ms")
    asked.add_argument("--with", dest="changes", action="append", required=True)
    options = asked.parse_args()
    changed = " ".join([options.player, *options.changes])
    try:
        player_with_settings(changed, 0)  # what is wrong with it is told now
    except SobremesaError as error:
        raise SystemExit(str(error)) from error
    duel(options, (changed, options.player), player_with_settings)


if __name__ == "__main__":
    main()
