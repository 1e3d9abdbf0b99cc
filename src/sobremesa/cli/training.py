"""Training for a person who waits: progress, what came of it, and what can go wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from sobremesa import BadReplay, Game
from sobremesa.arena import (
    BadGamesFile,
    Contest,
    GamesFile,
    Match,
    run,
    summary,
)
from sobremesa.cli.join import content_of
from sobremesa.cli.output import print_json
from sobremesa.cli.problems import Problem, shown, unreadable
from sobremesa.cli.record_file import not_replayed, read_record
from sobremesa.cli.workplace import problems_at_work, workers_at
from sobremesa.learning import (
    REACHES,
    Beginning,
    DamagedFile,
    Epoch,
    Log,
    Met,
    News,
    OtherTraining,
    Plan,
    Training,
    beginnings,
    curves,
    look_ahead,
    play_to_learn,
    play_with,
    reaches,
)
from sobremesa.locales import Words
from sobremesa.players.learned import Network, read_network
from sobremesa.players.learned.network_file import FOLDER, BadNetwork

CURVES: Final = "curves.svg"
MATCHES: Final = "matches.jsonl"
MATCH_BUDGET: Final = "40ms"
RECORDS: Final = (".record", ".txt")  # what the files of records end in


class TrainOptions(NamedTuple):
    """What was asked for, besides game and rules."""

    minutes: int
    out: str
    simulations: int
    seed: int
    games: int
    workers: int | str
    begin_with: str | None
    positions: str | None
    lines: int
    last_turns: int
    hidden: list[int] | None
    json: bool

    @staticmethod
    def of(given: dict[str, object]) -> TrainOptions:
        """The options as click gives them."""
        return TrainOptions(**cast("dict[str, Any]", given))


def train(say: Words, game: Game, rules: str, options: TrainOptions) -> None:
    """Train, or go on where a training was broken off; then let what was trained play."""
    if find_spec("torch") is None:
        raise Problem("cli-problem-no-torch")
    folder = Path(options.out)
    plan = Plan(
        game,
        rules,
        60 * options.minutes,
        options.simulations,
        options.seed,
        folder,
        lines=options.lines,
        last_turns=options.last_turns,
    )
    if options.hidden is not None:
        plan = plan._replace(hidden=tuple(options.hidden))
    if options.begin_with is not None:
        plan = plan._replace(begins_with=content_of(Path(options.begin_with)))
    if options.positions is not None:
        plan = plan._replace(positions=_recorded(say, Path(options.positions), game, rules))
    workers = workers_at(options.workers, play_to_learn)
    with (
        _problems(say, options),
        _bar(say, game.name) as watch,
        closing(Training(plan, workers, watch)) as training,
    ):
        training.run()
    epochs = training.epochs()
    names = ("share", "points", "learned", "tested", "evaluation")
    shares, points, learned, tested, known = (say(f"cli-train-{name}") for name in names)
    title = say("cli-train-title", game=game.name, rules=rules)
    picture = curves(title, epochs, (shares, points, learned, tested, known))
    met: list[Met] = []
    with _problems(say, options):
        (folder / CURVES).write_text(picture, encoding="utf-8")
        if options.games > 0:
            met = _best_matches(game, rules, training.network, options)
            look_ahead(training.network, [one.reach for one in met])
    # Of the kept ones the last: each generation is tested by other games, so that losses of two
    # generations cannot be compared.
    best = next((epoch for epoch in reversed(epochs) if epoch.kept), None)
    if options.json:
        print_json({"network": str(training.network), "best": best, "matches": met})
        return
    print(say("cli-train-done", file=str(training.network), epochs=len(epochs)))
    print(_losses(say, best))
    for one in met:
        print(_fared(say, one))
    print(say("cli-train-use", folder=f"{FOLDER}={options.out}"))


def _losses(say: Words, best: Epoch | None) -> str:
    """How well the network judges, or that it is still the one that it began with."""
    if best is None:
        return say("cli-train-nothing-better")
    return say(
        "cli-train-losses",
        tested=round(best.share_tested, 3),
        known=round(best.share_by_evaluation, 3),
        points=round(best.points_tested, 1),
    )


def _fared(say: Words, met: Met) -> str:
    """How the network fared in a match, and how it plays from then on."""
    told: dict[str, str | int] = {
        "players": met.players,
        "games": met.games,
        "share": f"{met.share:.1%}",
        "interval": f"{met.low:.1%} – {met.high:.1%}",
        "other": met.search,
    }
    if met.played_on > 0:
        return say("cli-train-match-played-on", turns=met.played_on, **told)
    return say("cli-train-match", reach=met.reach, **told)


def _recorded(say: Words, folder: Path, game: Game, rules: str) -> tuple[Beginning, ...]:
    """Where the turn passed in the records of a folder; says how many had nothing of this game."""
    passed_over = 0
    found: list[Beginning] = []
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix in RECORDS)
    except OSError as error:
        raise unreadable(folder, error) from error
    for path in paths:
        try:
            here = beginnings(read_record(path), game, rules)
        except BadReplay as error:
            raise not_replayed(path, error) from error
        found += here
        passed_over += not here
    if not found:
        name = shown(str(folder))
        raise Problem("cli-problem-no-positions", folder=name, game=game.name, rules=rules)
    if passed_over:
        print(
            say("cli-train-passed-over", records=passed_over, game=game.name, rules=rules),
            file=sys.stderr,
        )
    return tuple(found)


def _best_matches(game: Game, rules: str, network: Path, options: TrainOptions) -> list[Met]:
    """For each number of players the match in which the network looked as far as is best for it.

    Where its turns are played on it looks nowhere: all matches would be the same, so there is one,
    and how far it looks stays as it was.
    """
    log = Log(network.parent)
    known = log.matches()
    content = network.read_bytes()
    thinks = _thinking(network, content, game, rules)
    best: list[Met] = []
    looked: Met | None = None  # the best of the first matches in which it did look ahead
    for players in range(game.min_players, game.max_players + 1):
        turns = thinks.played_on(players)
        if turns > 0:
            tried = [thinks.reach(players)]
        elif looked is None:
            tried = list(REACHES)
        else:
            tried = reaches(players, looked.players, looked.reach)
        found = []
        for reach in tried:
            met = _match(game, rules, players, content, reach, options, turns)
            found.append(met)
            if met not in known:
                log.add(met)
        best.append(max(found, key=lambda met: met.share))
        if turns == 0 and looked is None:
            looked = best[-1]
    return best


def _thinking(path: Path, content: bytes, game: Game, rules: str) -> Network:
    """The network in that file, which says how a search thinks with it."""
    try:
        return read_network(content).network(game, rules)
    except BadNetwork as error:
        raise Problem("cli-problem-network", what=f"{shown(path)}: {error}") from error


def _match(
    game: Game,
    rules: str,
    players: int,
    network: bytes,
    reach: int,
    options: TrainOptions,
    played_on: int = 0,
) -> Met:
    """What was trained against search by the evaluation, with as much time."""
    trained, search = f"trained:{MATCH_BUDGET}", f"search:{MATCH_BUDGET}"
    first = trained if played_on > 0 else f"{trained} reach={reach}"
    lineup = (first, *(search,) * (players - 1))
    match = Match(game.name, rules, game.rules_version, lineup, options.seed)
    contest = Contest(match, options.games)
    with GamesFile(Path(options.out) / MATCHES) as file:
        run(contest, file, workers_at(options.workers, partial(play_with, network)))
    fared = summary(contest).players[0]
    low, high = fared.win_interval
    share = fared.win_share
    return Met(trained, search, players, reach, contest.games, share, low, high, played_on)


@contextmanager
def _bar(say: Words, game: str) -> Iterator[Any]:
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[known]}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(game, total=1.0, known="")

        def watch(news: News) -> None:
            if news.epoch is None:
                name, generation = "cli-train-playing", news.stage.generation + 1
                known = say(name, generation=generation, games=news.games)
            else:
                loss = round(news.epoch.share_tested, 3)
                known = say("cli-train-learning", epoch=news.epoch.epoch, loss=loss)
            bar.update(task, completed=news.done, known=known)

        yield watch


@contextmanager
def _problems(say: Words, options: TrainOptions) -> Iterator[None]:
    """What can go wrong with a training, told to a person."""
    folder = shown(options.out)
    try:
        with problems_at_work(options.workers, folder, "cli-problem-training-in-use"):
            yield
    except KeyboardInterrupt:
        print(say("cli-train-stopped", folder=folder), file=sys.stderr)
        raise
    except OSError as error:
        raise unreadable(Path(error.filename or options.out), error) from error
    except OtherTraining as error:
        raise Problem("cli-problem-other-training", folder=folder, what=str(error)) from error
    except DamagedFile as error:
        raise Problem("cli-problem-damaged", file=shown(error.path), why=error.why) from error
    except BadGamesFile as error:
        file = shown(Path(options.out) / MATCHES)
        line = str(error.line)
        raise Problem("cli-problem-games-file", file=file, line=line, why=error.why) from error
    except BadNetwork as error:
        file = shown(options.begin_with or options.out)
        raise Problem("cli-problem-bad-network", file=file, what=str(error)) from error
