"""Games that a program plays against itself, and what is kept of them to learn from."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import chain
from random import Random
from typing import Final, NamedTuple

from librt.vecs import vec
from msgspec import Struct

import sobremesa
from sobremesa import CHANCE, Game, State
from sobremesa.arena.chance import number_of
from sobremesa.learning.foresight import Outcome, ended, expected, taught
from sobremesa.learning.last_turns import THOUGHT, as_others_see, worth_of_last_turn
from sobremesa.learning.planning_player import PlanningPlayer
from sobremesa.players import Player
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.learned import LearnedJudge, Network, network_in
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.settings import Settings
from sobremesa.players.search.steps import whose_turn

MISTAKES: Final = (0.0, 0.05, 0.15, 0.3)  # how often a seat decides at random; drawn for each
WITHIN: Final = 150  # decisions, at most, in which mistakes are made; positions come after them
SOONER: Final = 40  # so many in a game by search, of which there are few: so more of it is kept
SOON: Final = 12  # so many, and in half of the games none, where it begins at a recorded position
POSITIONS: Final = 12  # of a greedy game, at most: those of one game are much alike
MORE_POSITIONS: Final = 36  # of one played by search, of which there are few
REACH: Final = 1  # turns that a search of self-play looks ahead; the network sees the rest


class InStyle:
    """Plays as another player does, but asks the evaluation of a game in some style."""

    def __init__(self, player: Player, game: Game) -> None:
        self._player = player
        self._game = game

    def choose(self, observation: State) -> int:
        """What looks best in that style."""
        seen = observation.clone()
        seen.game = self._game
        return self._player.choose(seen)


class GameToLearn(NamedTuple):
    """A game to be played: greedily, or with a network, by search with so many simulations.

    With ``lines`` turns are planned so wide, in place of a search. ``before`` are the actions that
    lead to where it begins, chance's among them. Where there is a network, the last turn is played
    again ``last_turns`` times, to learn what the position before it is worth.
    """

    game: str
    rules: str
    players: int
    seed: str
    number: int
    simulations: int
    network: bytes
    lines: int = 0
    before: tuple[int, ...] = ()
    last_turns: int = 0


class Lesson(Struct, frozen=True):
    """What is kept of a game: of some positions the features of every seat, and how it ended.

    ``features`` are 32-bit floats as this machine has them: position by position, seat by seat.
    So is what each position ``taught``: of every seat its share of the win, then of every seat its
    points; nothing where a position teaches how the game ended.
    """

    number: int
    seats: int
    positions: int
    features: bytes
    shares: list[float]  # of the win
    points: list[int]
    taught: bytes = b""


def play_to_learn(job: GameToLearn) -> Lesson:
    """Play a game. The same job gives the same lesson, wherever it is played.

    The seats play in styles of their own, where the game has such.
    Early in the game they make mistakes, so that there are other positions than good play
    leads to; what follows is played as well as possible, and only from there on positions are
    kept. They are those that a search judges: where the turn has passed, and with something
    possible in place of what one of the seats does not know. Where there is a network, it has a
    say in what they teach (``foresight``).
    """
    rng = Random(number_of(f"{job.seed} {job.number}"))
    game = sobremesa.game(job.game)
    state = game.start(job.players, job.rules)
    network = network_in(job.network, game, job.rules) if job.simulations > 0 else None
    seats = [
        InStyle(_player(job, network, rng), game.in_style(rng.getrandbits(30)))
        for _ in range(job.players)
    ]
    mistakes = [rng.choice(MISTAKES) for _ in seats]
    begins = rng.randrange(WITHIN if network is None else SOONER)
    if job.before:
        begins = max(0, rng.randrange(-SOON, SOON))
        for action in job.before:
            state.apply(action)
    kept: list[list[vec[float]]] = []  # the features of every seat
    decisions = 0
    turn = -1
    last = state  # where the last turn began, so far
    while not state.is_over:
        seat = int(state.to_move)
        if seat == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(actions, weights)[0])
            continue
        if int(whose_turn(state)) != turn:
            turn = int(whose_turn(state))
            if job.last_turns > 0:
                last = state.clone()
            if decisions >= begins:
                world = state.observed_by(rng.randrange(job.players)).determinize(rng)
                kept.append([game.features(world, number) for number in range(job.players)])
        if decisions < begins and rng.random() < mistakes[seat]:
            action = rng.choice(state.legal())
        else:
            action = seats[seat].choose(state.observed_by(seat))
        state.apply(action)
        decisions += 1
    return _lesson(job, network, kept, last, state, rng)


def _lesson(
    job: GameToLearn,
    network: Network | None,
    kept: list[list[vec[float]]],
    last: State,
    end: State,
    rng: Random,
) -> Lesson:
    """What is kept of a game that is over, of whose positions these are the features.

    ``last`` is where its last turn began.
    """
    outcome = ended(end)
    most = POSITIONS if network is None else MORE_POSITIONS
    some = range(len(kept)) if len(kept) <= most else rng.sample(range(len(kept)), most)
    positions = [kept[number] for number in some]
    wanted: list[Outcome] = []
    if network is not None:
        learned = taught([expected(network, features) for features in kept], outcome)
        wanted = [learned[number] for number in some]
        if job.last_turns > 0:
            thinks = job._replace(simulations=THOUGHT, lines=0)
            again = worth_of_last_turn(
                last, job.last_turns, lambda: _player(thinks, network, rng), rng
            )
            worlds = as_others_see(last, rng)
            positions += worlds
            wanted += [again] * len(worlds)
    return Lesson(
        job.number,
        job.players,
        len(positions),
        _numbers(positions),
        list(outcome.shares),
        list(end.scores),
        _numbers(wanted),
    )


def _numbers(positions: Iterable[Iterable[Iterable[float]]]) -> bytes:
    """Everything that is told of some positions, each in several rows."""
    return array("f", chain.from_iterable(chain.from_iterable(positions))).tobytes()


def _player(job: GameToLearn, network: Network | None, rng: Random) -> Player:
    if network is None:
        return GreedyPlayer(rng.getrandbits(60))
    judge = LearnedJudge(lambda _game, _rules: network)
    if job.lines > 0:
        return PlanningPlayer(job.lines, judge, rng.getrandbits(60))
    budget = Budget(simulations=job.simulations)
    near = Settings(reach=REACH, played_on=0)
    return SearchPlayer(budget, rng.getrandbits(60), near, judge=judge)
