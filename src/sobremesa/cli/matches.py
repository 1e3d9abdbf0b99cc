"""Playing matches for a person who waits: progress, and what can go wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sobremesa import BadSetup
from sobremesa.arena import (
    BadGamesFile,
    Contest,
    GamesFile,
    Match,
    Meeting,
    Rating,
    Workers,
    cross_table_svg,
    meetings,
    play,
    rate,
    run,
    same_table,
    summary,
)
from sobremesa.cli.match_options import MatchOptions
from sobremesa.cli.problems import Misuse, Problem, listed, shown, unreadable
from sobremesa.cli.simulate import find_game
from sobremesa.cli.workplace import problems_at_work, workers_at
from sobremesa.locales import Words

BETWEEN_NEWS: Final = 0.5  # seconds; what is known so far takes a while to reckon


class Answer(NamedTuple):
    """Matches that were played, and what all games of their file say about such tables."""

    contests: list[Contest]
    file: str
    games_at_table: int
    ratings: list[Rating]
    meetings: list[Meeting]


def play_matches(say: Words, options: MatchOptions, lineups: list[tuple[str, ...]]) -> Answer:
    """Play what is missing of each match; raises ``Misuse`` and ``Problem``."""
    contests = [_contest(options, lineup) for lineup in lineups]
    records = None if options.records is None else _folder(Path(options.records))
    if options.picture is not None:
        _can_write(Path(options.picture))
    with _problems(say, options), GamesFile(Path(options.file)) as file:
        for contest in contests:
            _play(say, contest, file, workers_at(options.workers, play), records)
        games = same_table(file.games, contests[0].match)
    rated = rate(games)
    met = meetings(games, [rating.player for rating in rated])
    if options.picture is not None:
        match = contests[0].match
        title = say(
            "cli-arena-title", game=match.game, rules=match.rules, players=len(match.lineup)
        )
        heads = say("cli-column-player"), say("cli-column-rating")
        _write(Path(options.picture), cross_table_svg(title, heads, rated, met))
    return Answer(contests, options.file, len(games), rated, met)


def _contest(options: MatchOptions, lineup: tuple[str, ...]) -> Contest:
    game = find_game(options.game)
    try:
        game.checked_setup(len(lineup), options.rules, {})
    except BadSetup as error:
        key = "--rules" if error.code == "rules" else "--players"
        raise Misuse(
            "cli-misuse-choice", option=key, given=str(error.given), allowed=listed(error.allowed)
        ) from error
    match = Match(
        game.name,
        options.rules or game.rule_sets[0],
        game.rules_version,
        lineup,
        options.seed,
        not options.separate,
    )
    return Contest(match, options.games, _thresholds(options, lineup))


def _thresholds(options: MatchOptions, lineup: tuple[str, ...]) -> tuple[float, ...]:
    if len(set(lineup)) == 1:
        return ()  # who plays against nobody else takes all first places
    if options.settle is None:
        return (lineup.count(lineup[0]) / len(lineup),)
    return options.settle


def _play(
    say: Words, contest: Contest, file: GamesFile, workers: Workers, records: Path | None
) -> None:
    contest.add(file.games)
    console = Console(stderr=True)
    about = f"{contest.match.game}: {', '.join(contest.match.lineup)}"
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[known]}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        before = contest.played
        began = told = monotonic()
        task = bar.add_task(about, total=contest.planned, completed=before, rate="", known="")

        def watch() -> None:
            nonlocal told
            bar.update(task, completed=contest.played)
            now = monotonic()
            if now - told > BETWEEN_NEWS:
                told = now
                a_minute = 60 * (contest.played - before) / (now - began)
                rate = say("cli-arena-rate", games=round(a_minute, 1))
                bar.update(task, rate=rate, known=_known(contest))

        run(contest, file, workers, records, watch)


def _known(contest: Contest) -> str:
    """What is known so far about the first player."""
    if not contest.rounds:
        return ""
    first = summary(contest).players[0]
    low, high = first.win_interval
    return f"{first.player} {first.win_share:.1%} ({low:.1%} – {high:.1%})"


@contextmanager
def _problems(say: Words, options: MatchOptions) -> Iterator[None]:
    """What can go wrong with a match, told to a person."""
    file = shown(options.file)
    try:
        with problems_at_work(options.workers, file):
            yield
    except KeyboardInterrupt:
        print(say("cli-arena-stopped", file=file), file=sys.stderr)
        raise
    except OSError as error:
        raise unreadable(Path(error.filename or options.file), error) from error
    except BadGamesFile as error:
        raise Problem(
            "cli-problem-games-file", file=file, line=str(error.line), why=error.why
        ) from error


def _folder(folder: Path) -> Path:
    """The folder for records, created where needed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unreadable(folder, error) from error
    return folder


def _can_write(path: Path) -> None:
    """Raise ``Problem`` now, and not after hours of play, for a file that cannot be written."""
    is_new = not path.exists()
    try:
        path.open("a").close()
        if is_new:
            path.unlink()
    except OSError as error:
        raise unreadable(path, error) from error


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unreadable(path, error) from error
