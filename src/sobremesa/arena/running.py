"""Playing what a match still needs, and keeping every game as soon as it is over."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sobremesa.arena.contest import Contest
from sobremesa.arena.games_file import GamesFile
from sobremesa.arena.match import Match
from sobremesa.arena.playing import Job
from sobremesa.arena.workers import Workers


def run(
    contest: Contest,
    file: GamesFile,
    workers: Workers,
    records: Path | None = None,
    watch: Callable[[], None] = lambda: None,
) -> None:
    """Play until the match is over; ``watch`` is called after every game.

    What the file has of this match is not played again. A record is written before the game is
    kept, so no game that was played with ``records`` lacks one.
    """
    contest.add(file.games)
    if contest.ended():
        return
    jobs = (Job(contest.match, number, records is not None) for number in contest.to_play())
    with closing(workers(jobs)) as outcomes:
        for played, record in outcomes:
            if records is not None and record is not None:
                _write(records / record_name(contest.match, played.number), record)
            file.add(played)
            contest.add([played])
            watch()
            if contest.ended():
                return


def record_name(match: Match, number: int) -> str:
    """The name of the file for the record of a game; no other match has it.

    What is the same in nearly all matches is told only where it is not.
    """
    players = "-".join(match.lineup).replace(":", "_")
    version = "" if match.rules_version == 1 else f"-version_{match.rules_version}"
    chance = "" if match.shared_chance else "-separate"
    about = f"{match.game}-{match.rules}{version}-{players}-{match.seed}{chance}"
    return f"{about}-{number + 1:04}.txt"


def _write(path: Path, text: str) -> None:
    """Write a whole file or none."""
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)
