"""Training a network from nothing: games, what is learned from them, better games, and so on."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from sobremesa import Game
from sobremesa.arena.games_file import lock
from sobremesa.learning.fitting import HIDDEN, Learner, by_evaluation
from sobremesa.learning.lessons import Examples, LessonStore, examples, is_tested, write_whole
from sobremesa.learning.log import Epoch, Log, Played
from sobremesa.learning.plan import FURTHER, STAGES, VERSION, Progress, Stage, progress_in
from sobremesa.learning.positions import Beginning, hash_of
from sobremesa.learning.self_play import GameToLearn, Lesson
from sobremesa.players.learned import NetworkFile, network_name, read_network
from sobremesa.players.learned.network_file import FORMAT, OUTPUTS, numbers_of
from sobremesa.players.search.judge import ROUNDS

CHECKPOINT: Final = "checkpoint.pt"
BEST: Final = "best.pt"
LOCK: Final = "lock"
BETWEEN_FILES: Final = 10.0  # seconds of play that a kill may cost
LATER: Final = 3.0  # how much more a position of a later generation counts than one of the first
GENTLY: Final = 0.1  # the part of the rate at which a network learns on that was trained before
PATIENCE: Final = 6  # epochs without a better network, after which a stage is over
MOST_GAMES: Final = 50_000  # of a generation: as many as a small machine can hold at once
RECORDED: Final = 0.5  # of the later games begin at a recorded position, where there are such
FIRST_GAMES: Final = 20  # the fewest of the first generation, however short the time

Workers = Callable[[Iterator[GameToLearn]], Generator[Lesson, None, None]]


class Plan(NamedTuple):
    """What is trained, where, and for how long.

    ``begins_with`` is what the file of a network holds, or nothing; where the hidden layers of that
    do not find as much as ``hidden`` says, it plays the first games, and what learns is a new one.
    With ``lines`` the later games are planned so wide, in place of a search with ``simulations``;
    half of them begin at one of the ``positions``, if there are such; the last turn of each is
    played again ``last_turns`` times.
    """

    game: Game
    rules: str
    seconds: float
    simulations: int
    seed: int
    folder: Path
    first_games: int = FIRST_GAMES
    begins_with: bytes | None = None
    lines: int = 0
    positions: tuple[Beginning, ...] = ()
    last_turns: int = 0
    hidden: tuple[int, ...] = HIDDEN


class News(NamedTuple):
    """How far a training has come."""

    stage: Stage
    done: float  # of the whole time, from 0 to 1
    games: int
    epoch: Epoch | None


class Training:
    """A training in a folder; what is there already is gone on with.

    Making one raises ``OtherTraining``, ``GamesFileInUse`` while another program trains there, and
    ``BadNetwork`` where the network to begin with is none for this game as it is now. Making one
    and running it raise ``DamagedFile`` where a file of the folder does not say what it should.
    """

    def __init__(self, plan: Plan, workers: Workers, watch: Callable[[News], None]) -> None:
        game = plan.game
        self._plan = plan
        self._workers = workers
        self._watch = watch
        self._stages = STAGES if plan.begins_with is None else FURTHER
        if plan.begins_with is not None:
            read_network(plan.begins_with).network(game, plan.rules)
        plan.folder.mkdir(parents=True, exist_ok=True)
        self._store = LessonStore(plan.folder / "games")
        self._log = Log(plan.folder)
        self._learner = Learner(len(game.feature_names()), plan.seed, hidden=plan.hidden)
        self._checkpoint = plan.folder / CHECKPOINT
        self._lock = (plan.folder / LOCK).open("ab")
        try:
            lock(self._lock)
            self._progress = self._known_progress()
            if self._checkpoint.is_file():
                self._learner.load(self._checkpoint)
            if plan.begins_with is not None and not self.network.is_file():
                write_whole(self.network, plan.begins_with)
        except BaseException:
            self.close()
            raise

    def _known_progress(self) -> Progress:
        game, rules, seed = self._plan.game, self._plan.rules, self._plan.seed
        names = list(game.feature_names())
        new = Progress(game.name, rules, game.rules_version, names, seed, version=VERSION)
        new.hidden = list(self._plan.hidden)
        new.simulations, new.lines = self._plan.simulations, self._plan.lines
        new.last_turns = self._plan.last_turns
        if self._plan.begins_with is not None:
            new.begins_with = sha256(self._plan.begins_with).hexdigest()
        if self._plan.positions:
            new.positions = hash_of(self._plan.positions)
        return progress_in(self._plan.folder, new)

    @property
    def network(self) -> Path:
        """Where the network is kept."""
        return self._plan.folder / network_name(self._plan.game.name, self._plan.rules)

    def close(self) -> None:
        """Let another program go on with it."""
        self._lock.close()

    def run(self) -> None:
        """Do all that is still to be done."""
        while self._progress.stage < len(self._stages):
            stage = self._stages[self._progress.stage]
            if stage.kind == "play":
                self._play(stage)
            else:
                self._learn(stage)
            self._progress.next_stage()
            self._progress.save(self._plan.folder)

    def epochs(self) -> list[Epoch]:
        """All epochs so far."""
        return self._log.epochs()

    def _time_for(self, stage: Stage) -> float:
        """Seconds: its part of what the stages before it have left."""
        left = max(self._plan.seconds - self._progress.all_seconds, 0.0)
        return left * stage.share / sum(one.share for one in self._stages[self._progress.stage :])

    # ---- playing

    def _play(self, stage: Stage) -> None:
        progress = self._progress
        most = self._time_for(stage)
        before = self._store.count(stage.generation)
        began = kept = monotonic()
        spent = progress.seconds
        lessons: list[Lesson] = []
        number = self._store.next_number(stage.generation)
        with closing(self._workers(self._games(stage, number))) as played:
            for lesson in played:
                lessons.append(lesson)
                now = monotonic()
                progress.seconds = spent + now - began
                games = before + len(lessons)
                few = stage.generation == 0 and games < self._plan.first_games
                over = (progress.seconds >= most and not few) or games >= MOST_GAMES
                if over or now - kept >= BETWEEN_FILES:
                    kept = now
                    before = games
                    self._keep(stage, lessons)
                    lessons = []
                self._tell(stage, games, None)
                if over:
                    break

    def _games(self, stage: Stage, first: int) -> Iterator[GameToLearn]:
        plan = self._plan
        later = stage.generation > 0
        seats = range(plan.game.min_players, plan.game.max_players + 1)
        network = self.network.read_bytes() if later else b""
        seed = f"{plan.seed} generation {stage.generation}"
        for number in count(first):
            # Half of the games for two, if there are such: those are played most.
            most = [len(seats) - 1 or 1, *(1 for _ in seats[1:])]
            rng = Random(f"{seed} {number}")
            players = rng.choices(seats, most)[0]
            before: tuple[int, ...] = ()
            if later and plan.positions and rng.random() < RECORDED:
                players, before = rng.choice(plan.positions)
            yield GameToLearn(
                plan.game.name,
                plan.rules,
                players,
                seed,
                number,
                plan.simulations if later else 0,
                network,
                plan.lines if later else 0,
                before,
                plan.last_turns if later else 0,
            )

    def _keep(self, stage: Stage, lessons: list[Lesson]) -> None:
        """What was played, and how long it took."""
        self._store.add(stage.generation, lessons)
        self._progress.save(self._plan.folder)
        games = self._store.count(stage.generation)
        self._log.add(Played(stage.generation, games, round(self._progress.seconds, 1)))

    # ---- learning

    def _learn(self, stage: Stage) -> None:
        progress = self._progress
        most = self._time_for(stage)
        learned, tested = self._examples(stage.generation)
        known, _ = by_evaluation(tested)
        first = self._to_take_over()
        if progress.all_epochs == 0:
            self._learner.measure(learned)
            if first is not None:
                self._learner.take_over(first)
                self._learner.save(self._plan.folder / BEST)
        # At the full rate a network forgets more of the many games that it learned from before than
        # it learns from the few new ones.
        gently = 1.0 if first is None else GENTLY
        knows_something = progress.all_epochs > 0 or first is not None
        if progress.epochs == 0 and knows_something:
            # What was the best network may not be it any more, with other games to be tested by.
            progress.best = self._learner.test(tested).share
        spent = progress.seconds
        began = monotonic()
        waiting = 0
        while progress.epochs == 0 or (progress.seconds < most and waiting < PATIENCE):
            rate = max(1.0 - progress.seconds / max(most, 1e-9), 0.05)
            found = self._learner.epoch(learned, gently * rate)
            now = self._learner.test(tested)
            progress.seconds = spent + monotonic() - began
            progress.epochs += 1
            progress.all_epochs += 1
            waiting += 1
            better = progress.best is None or now.share < progress.best
            if better:
                waiting = 0
                progress.best = now.share
                self._learner.save(self._plan.folder / BEST)
                self._export(now.share, known)
            self._learner.save(self._checkpoint)
            progress.save(self._plan.folder)
            epoch = Epoch(
                stage.generation,
                progress.all_epochs,
                len(learned),
                round(found.share, 5),
                round(now.share, 5),
                round(known, 5),
                round(found.points, 3),
                round(now.points, 3),
                round(progress.seconds, 1),
                better,
            )
            self._log.add(epoch)
            self._tell(stage, self._store.count(stage.generation), epoch)
        self._learner.load(self._plan.folder / BEST)
        self._learner.save(self._checkpoint)

    def _to_take_over(self) -> NetworkFile | None:
        """The network to begin with, if there is one whose layers are as large."""
        if self._plan.begins_with is None:
            return None
        first = read_network(self._plan.begins_with)
        return first if tuple(first.sizes[:-1]) == self._plan.hidden else None

    def _examples(self, generation: int) -> tuple[Examples, Examples]:
        """What is learned from, and what shows how much: how games by search ended.

        How the first games ended, while no other is kept back.
        """
        learned: list[tuple[Lesson, float]] = []
        first: list[tuple[Lesson, float]] = []
        later: list[tuple[Lesson, float]] = []
        for one in range(generation + 1):
            for lesson in self._store.read(one):
                if not is_tested(lesson):
                    learned.append((lesson, LATER if one > 0 else 1.0))
                else:
                    (later if one > 0 else first).append((lesson, 1.0))
        tested = later or first
        width = len(self._plan.game.feature_names())
        seats = self._plan.game.max_players
        return examples(learned, width, seats), examples(tested, width, seats, by_end=True)

    def _export(self, share: float, known: float) -> None:
        """The network as it is now, as a player reads it."""
        game = self._plan.game
        players = list(range(game.min_players, game.max_players + 1))
        games = sum(self._store.count(one) for one in range(len(self._stages)))
        first = self._progress.begins_with
        file = NetworkFile(
            FORMAT,
            game.name,
            self._plan.rules,
            game.rules_version,
            players,
            list(game.feature_names()),
            self._learner.points,
            [[numbers_of(layer) for layer in member] for member in self._learner.layers()],
            [*self._plan.hidden, OUTPUTS],
            [ROUNDS * number for number in players],  # until games have shown how far is best
            {
                "minutes": round(self._plan.seconds / 60, 1),
                "games": games,
                "seed": self._plan.seed,
                "loss": round(share, 5),
                "loss of the evaluation": round(known, 5),
                **({"began with": first} if first else {}),
            },
        )
        if self._plan.begins_with is not None:  # how a search thinks with it stays as it was
            before = read_network(self._plan.begins_with)
            file = msgspec.structs.replace(
                file,
                reach=before.reach,
                answers=before.answers,
                played_on=before.played_on,
            )
        write_whole(self.network, msgspec.msgpack.encode(file))

    def _tell(self, stage: Stage, games: int, epoch: Epoch | None) -> None:
        before = sum(one.share for one in self._stages[: self._progress.stage])
        most = max(self._time_for(stage), 1e-9)
        here = min(self._progress.seconds / most, 1.0) * stage.share
        self._watch(News(stage, before + here, games, epoch))
