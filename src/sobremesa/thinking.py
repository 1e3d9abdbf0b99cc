"""A process that does nothing but think: questions come in as lines of JSON, answers go out.

It knows no table and no server. Whoever asks may end it at any moment, and it ends with him.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from sobremesa.core import CHANCE, Hidden, State
from sobremesa.games import game
from sobremesa.players.considered import Considered, Considering
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.player import Player
from sobremesa.players.search.budget import MOST
from sobremesa.players.seats import player

READY: Final = b"ready\n"  # the first line that comes out


class Question(msgspec.Struct, frozen=True):
    """What to do in the place of the seat to move, knowing what it observes.

    With ``most``, that many choices are wanted, and why; otherwise only the decision. Whatever the
    player is used to, he has no more than ``milliseconds``. ``of`` names a seat at a table: asked
    about the same one again, and about no other meanwhile, he goes on with what he thought before.
    """

    game: str
    observation: dict[str, Any]
    player: str
    seed: int
    most: int = 0
    milliseconds: int = MOST
    of: str = ""


class Step(msgspec.Struct, frozen=True):
    """One decision of a line: its text, and what happens then, as the seat sees it."""

    text: str
    events: list[dict[str, Any]]


class Choice(msgspec.Struct, frozen=True):
    """An action with what is expected of it; ``line`` begins with itself."""

    action: int
    text: str
    share: float
    ahead: float
    line: list[Step]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action or choices; ``failed`` tells why there is neither."""

    action: int = -1
    choices: list[Choice] = []
    failed: str = ""


class Asked:
    """Who was asked last, with what he thought."""

    def __init__(self) -> None:
        self._who: tuple[str, str, int] | None = None
        self._player: Player

    def player_for(self, question: Question) -> Player:
        """The same player as before, if he is asked in the same place; otherwise a new one."""
        who = (question.of, question.player, question.milliseconds)
        if not question.of or who != self._who:
            self._player = player(question.player, question.seed, question.milliseconds)
        self._who = who
        return self._player

    def forget(self) -> None:
        """Whoever was asked, the next one is new."""
        self._who = None


def answered(question: Question, asked: Asked) -> Answer:
    """The answer of the player who is asked."""
    state = game(question.game).from_position(question.observation)
    thinker = asked.player_for(question)
    if question.most == 0:
        action = thinker.choose(state)
        if action not in state.legal():
            raise ValueError(f"{question.player} chose {action}, which is not legal")
        return Answer(action)
    if not isinstance(thinker, Considering):
        thinker = GreedyPlayer(question.seed)
    return Answer(choices=[_choice(state, one) for one in thinker.consider(state, question.most)])


def _choice(state: State, considered: Considered) -> Choice:
    """What was considered, with its line told as the seat to move will see it."""
    seat = int(state.to_move)
    after = state.clone()
    line: list[Step] = []
    for action in considered.line or [considered.action]:
        told: list[Any] = []
        after.events = told
        try:
            after.apply(action)
        except Hidden:  # what comes of it the seat cannot foresee
            line.append(Step(state.game.notation(action), []))
            break
        line.append(Step(state.game.notation(action), [event.seen_by(seat) for event in told]))
        if after.is_over or after.to_move == CHANCE or after.to_move != seat:
            break
    return Choice(
        action=considered.action,
        text=state.game.notation(considered.action),
        share=round(considered.share, 3),
        ahead=round(considered.ahead, 1),
        line=line,
    )


def main() -> None:
    """Answer questions until there are none any more."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a player prints is no answer
    answers.write(READY)
    asked = Asked()
    while line := sys.stdin.buffer.readline():
        with _ending_with_the_asker():
            try:
                answer = answered(msgspec.json.decode(line, type=Question), asked)
            except Exception:
                asked.forget()  # what he thought may be half done
                answer = Answer(failed=traceback.format_exc())
        answers.write(msgspec.json.encode(answer) + b"\n")


@contextmanager
def _ending_with_the_asker() -> Iterator[None]:
    """If the asker dies meanwhile, so does this process, whatever it is busy with.

    While it thinks nobody writes to it: all that can happen at its standard input is that the
    other end is closed. The system is told to send a signal then, which ends the process; a
    thread that waits for it would get no turn while compiled code runs.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    signal.signal(signal.SIGIO, signal.SIG_DFL)
    flags = fcntl.fcntl(0, fcntl.F_GETFL)
    fcntl.fcntl(0, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(0, fcntl.F_SETFL, flags | os.O_ASYNC)
    if select.select([0], [], [], 0)[0]:  # it was closed a moment before
        os._exit(0)
    yield
    fcntl.fcntl(0, fcntl.F_SETFL, flags)
