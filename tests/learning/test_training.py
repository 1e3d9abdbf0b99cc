"""Training, with PyTorch: ``pip install "sobremesa[learn]"``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from contextlib import closing
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sobremesa
from sobremesa import CHANCE
from sobremesa.arena import GamesFileInUse
from sobremesa.learning import News, OtherTraining, Plan, Training, curves, play_to_learn
from sobremesa.learning.fitting import HIDDEN, Learner, Losses
from sobremesa.learning.lessons import DamagedFile, Examples, LessonStore
from sobremesa.learning.log import Epoch, Log
from sobremesa.learning.plan import STAGES, TOLD, Progress
from sobremesa.learning.positions import Beginning
from sobremesa.learning.self_play import GameToLearn
from sobremesa.learning.training import GENTLY
from sobremesa.players.learned import BadNetwork, read_network
from tests.learning.test_fitting import lessons_of_chance

torch: Any = pytest.importorskip("torch", reason='training needs "sobremesa[learn]"')

ASANTE = sobremesa.game("asante")

# Trains in one process, so that a kill leaves nobody behind.
PROGRAM = """
import sys
from pathlib import Path
import sobremesa
from sobremesa.learning import Plan, Training, play_to_learn

plan = Plan(sobremesa.game("asante"), "standard", 8.0, 2, 0, Path(sys.argv[1]), 3)
Training(plan, lambda jobs: (play_to_learn(job) for job in jobs), lambda news: None).run()
"""


def test_a_training_begins_with_a_network(tmp_path: Path) -> None:
    """It is there from the first moment, and the file of what comes of it names it.

    How a search thinks with it stays as it was.
    """
    thinks: dict[str, Any] = {"reach": [5], "answers": [2], "played_on": [3]}
    first = msgspec.msgpack.encode(
        msgspec.structs.replace(read_network(shipped("asante-standard")), **thinks)
    )
    going_on = plan(tmp_path)._replace(begins_with=first)
    with closing(Training(going_on, here, ignore)) as training:
        assert training.network.read_bytes() == first
        training.run()
        has_learned(training, 0)
        found = read_network(training.network.read_bytes())
        assert {name: getattr(found, name) for name in thinks} == thinks
        assert found == read_network(first) or found.made["began with"] == sha256(first).hexdigest()
    with pytest.raises(OtherTraining):
        Training(plan(tmp_path), here, ignore)


def test_what_was_trained_before_learns_on_gently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where its layers are others a new network learns, at the full rate."""
    rates: list[float] = []

    def watched(self: Learner, some: Examples, rate: float) -> Losses:
        rates.append(rate)
        return Losses(0.5, 9.0)

    def greedily(jobs: Any) -> Any:
        return (play_to_learn(job._replace(simulations=0, network=b"")) for job in jobs)

    monkeypatch.setattr(Learner, "epoch", watched)
    first = shipped("asante-standard")
    for folder, changes, most in (
        ("further", {"begins_with": first}, GENTLY),
        ("wider", {"begins_with": first, "hidden": (7, 6)}, 1.0),
    ):
        asked = plan(tmp_path / folder)._replace(seconds=2.0, **changes)
        with closing(Training(asked, greedily, ignore)) as training:
            training.run()
        assert max(rates) == most
        rates.clear()


def test_a_network_with_other_layers_plays_until_a_new_one_has_learned(tmp_path: Path) -> None:
    small = read_network(shipped("asante-standard"))
    assert tuple(small.sizes[:-1]) == HIDDEN
    asked = plan(tmp_path)._replace(begins_with=shipped("asante-standard"), hidden=(7, 6, 5))
    networks: list[bytes] = []

    def watched(some: Any) -> Any:
        for job in some:
            networks.append(job.network)
            yield play_to_learn(job)

    with closing(Training(asked, watched, ignore)) as training:
        training.run()
        has_learned(training, 0)
        found = read_network(training.network.read_bytes())
    assert found.sizes == [7, 6, 5, 2]
    assert found.reach == small.reach
    played = [one for one in networks if one]
    assert played[0] == asked.begins_with
    assert read_network(played[-1]).sizes == [7, 6, 5, 2]
    with pytest.raises(OtherTraining):
        Training(asked._replace(hidden=(7, 6)), here, ignore)


def test_half_of_the_later_games_begin_at_recorded_positions(tmp_path: Path) -> None:
    """And are planned, their last turns played again, where that was asked for.

    The folder is that of these positions only.
    """
    state = ASANTE.start(2)
    actions: list[int] = []
    while len(actions) < 30:
        actions.append(state.chances()[0][0] if state.to_move == CHANCE else state.legal()[0])
        state.apply(actions[-1])
    before = tuple(actions)
    positions = (Beginning(2, before),)
    asked = plan(tmp_path)._replace(positions=positions, lines=1, last_turns=2)
    jobs: list[GameToLearn] = []

    def watched(some: Any) -> Any:
        for job in some:
            jobs.append(job)
            yield play_to_learn(job)

    with closing(Training(asked, watched, ignore)) as training:
        training.run()
        has_learned(training, 0)
    first = [job for job in jobs if job.simulations == 0]
    later = [job for job in jobs if job.simulations > 0]
    assert {(job.lines, job.last_turns, job.before) for job in first} == {(0, 0, ())}
    assert {(job.lines, job.last_turns) for job in later} == {(1, 2)}
    assert {job.before for job in later} == {(), before}
    for other in (plan(tmp_path), asked._replace(positions=(Beginning(2, before[:-1]),))):
        with pytest.raises(OtherTraining):
            Training(other, here, ignore)


def test_a_network_stays_where_nothing_better_was_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Learner, "test", lambda self, some: Losses(0.5, 9.0))
    first = shipped("asante-standard")
    going_on = plan(tmp_path)._replace(begins_with=first)
    with closing(Training(going_on, here, ignore)) as training:
        training.run()
        has_learned(training, 0)
        assert training.network.read_bytes() == first
        assert not any(epoch.kept for epoch in training.epochs())


def test_time_that_a_stage_does_not_need_goes_to_those_after_it(tmp_path: Path) -> None:
    """Each gets its share of what is left; with all of its time that is its share of the whole."""
    with closing(Training(plan(tmp_path), here, ignore)) as training:
        progress, seconds = training._progress, plan(tmp_path).seconds
        for stage in STAGES:
            assert training._time_for(stage) == pytest.approx(stage.share * seconds)
            progress.seconds = training._time_for(stage)
            progress.next_stage()
        progress.stage, progress.all_seconds = 1, STAGES[0].share * seconds
        progress.seconds = 0.0  # that nothing is learned in
        progress.next_stage()
        spent = sum(training._time_for(stage) for stage in STAGES[2:])
        assert spent == pytest.approx((1 - STAGES[0].share) * seconds)
        progress.all_seconds = 2 * seconds  # another time was allowed when it began
        assert training._time_for(STAGES[2]) == 0.0


def test_what_cannot_be_begun_with_is_refused(tmp_path: Path) -> None:
    for first, why in (
        (b"", "no network"),
        (b"nothing", "no network"),
        (shipped("torres-basic"), "game is 'torres'"),
    ):
        with pytest.raises(BadNetwork, match=why):
            Training(plan(tmp_path / "new")._replace(begins_with=first), here, ignore)
    assert not (tmp_path / "new").exists()


def shipped(name: str) -> bytes:
    """The network of the package of that name."""
    return (files("sobremesa.players.learned") / "networks" / f"{name}.network").read_bytes()


def run(folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", PROGRAM, str(folder)], env=dict(os.environ))


def test_a_training_that_is_killed_goes_on(tmp_path: Path) -> None:
    """Killed while it plays, and while it has learned something; then to the end."""
    for wanted in ("training.json", "checkpoint.pt"):
        program = run(tmp_path)
        until = time.monotonic() + 200
        while not (tmp_path / wanted).is_file() and time.monotonic() < until:
            assert program.poll() is None
            time.sleep(0.05)
        program.send_signal(signal.SIGKILL)
        program.wait()
        assert (tmp_path / wanted).is_file()
    known = len(Log(tmp_path).epochs())
    assert run(tmp_path).wait() == 0
    progress = msgspec.json.decode((tmp_path / "training.json").read_bytes(), type=Progress)
    assert progress.stage == len(STAGES)
    with closing(Training(plan(tmp_path), here, ignore)) as training:
        with pytest.raises(GamesFileInUse):
            Training(plan(tmp_path), here, ignore)
        has_learned(training, known)


def has_learned(training: Training, known: int) -> None:
    """It is over, with more epochs than were known before, and stays as it is."""
    assert len(training.epochs()) > known
    assert [epoch.epoch for epoch in training.epochs()] == sorted(
        epoch.epoch for epoch in training.epochs()
    )
    file = read_network(training.network.read_bytes())
    file.network(ASANTE, "standard")
    for epoch in [epoch for epoch in training.epochs() if epoch.kept][-1:]:
        assert (epoch.share_tested, epoch.share_by_evaluation) == (
            file.made["loss"],
            file.made["loss of the evaluation"],
        )
    before = training.network.read_bytes()
    training.run()  # nothing is left to be done
    assert training.network.read_bytes() == before


def plan(folder: Path) -> Plan:
    return Plan(ASANTE, "standard", 8.0, 2, 0, folder, 3)


def here(jobs: Any) -> Any:
    return (play_to_learn(job) for job in jobs)


def test_where_no_later_game_is_kept_back_the_first_ones_show_what_was_learned(
    tmp_path: Path,
) -> None:
    """They are slow, and the first of them has not ended yet when time is over."""

    def slowly(jobs: Any) -> Any:
        return here(job for job in jobs if job.simulations == 0 or job.number % 10)

    with closing(Training(plan(tmp_path), slowly, ignore)) as training:
        training.run()
        epochs = training.epochs()
    assert {epoch.generation for epoch in epochs} == {stage.generation for stage in STAGES}
    assert len({epoch.share_by_evaluation for epoch in epochs}) == 1


def ignore(news: News) -> None:
    del news


def test_a_line_that_was_not_written_to_its_end_spoils_no_other(tmp_path: Path) -> None:
    epoch = Epoch(0, 1, 10, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, True)
    log = Log(tmp_path)
    log.add(epoch)
    with (tmp_path / "log.jsonl").open("ab") as file:
        file.write(b'{"what":"epoch","gen')
    log.add(epoch)
    log.add(epoch)
    assert log.epochs() == [epoch] * 3


def test_another_training_is_not_gone_on_with(tmp_path: Path) -> None:
    Progress("torres", "basic", 1, [], 0).save(tmp_path)
    with pytest.raises(OtherTraining, match="torres"):
        Training(plan(tmp_path), here, ignore)


def test_what_an_older_version_began_is_not_gone_on_with(tmp_path: Path) -> None:
    with closing(Training(plan(tmp_path), here, ignore)):
        pass
    names = list(ASANTE.feature_names())
    Progress(ASANTE.name, "standard", ASANTE.rules_version, names, 0).save(tmp_path)
    with pytest.raises(OtherTraining, match="as version 1"):
        Training(plan(tmp_path), here, ignore)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"simulations": 3}, "--simulations 2$"),
        ({"lines": 4}, "--lines 0$"),
        ({"last_turns": 1}, "--last-turns 0$"),
        ({"simulations": 3, "lines": 4}, "--simulations 2, --lines 0$"),
    ],
)
def test_a_training_is_not_gone_on_with_in_another_way(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    """Where a folder does not say what it was told, being of before, that is not compared."""
    with closing(Training(plan(tmp_path), here, ignore)) as training:
        training._progress.save(tmp_path)
    other = plan(tmp_path)._replace(**change)
    with pytest.raises(OtherTraining, match=said):
        Training(other, here, ignore)
    for changed_less in (plan(tmp_path), plan(tmp_path)._replace(seconds=90.0)):
        Training(changed_less, here, ignore).close()
    kept = msgspec.json.decode((tmp_path / "training.json").read_bytes())
    for name in TOLD:
        del kept[name]
    (tmp_path / "training.json").write_bytes(msgspec.json.encode(kept))
    Training(other, here, ignore).close()


@pytest.mark.parametrize("content", [b"", b"nothing", b"empty", b"half"])
def test_a_damaged_checkpoint_is_named_and_the_folder_let_go(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "checkpoint.pt"
    path.write_bytes(content)
    if content == b"empty":
        torch.save({}, path)
    if content == b"half":
        Learner(len(ASANTE.feature_names()), 0).save(path)
        path.write_bytes(path.read_bytes()[:5000])
    for _ in range(2):  # the second time it would be in use, if it had not been let go
        with pytest.raises(DamagedFile, match="is no checkpoint") as refused:
            Training(plan(tmp_path), here, ignore)
        assert refused.value.path == path and "\n" not in refused.value.why


@pytest.mark.parametrize("content", [b"", b"nothing", b"\x91\x80", b"half"])
def test_damaged_lessons_are_named(tmp_path: Path, content: bytes) -> None:
    store = LessonStore(tmp_path)
    store.add(0, [lesson for lesson, _ in lessons_of_chance(3, 5)])
    [path] = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-9] if content == b"half" else content)
    with pytest.raises(DamagedFile) as refused:
        store.read(0)
    assert refused.value.path == path


def test_what_is_no_training_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text("[]")
    with pytest.raises(OtherTraining):
        Training(plan(tmp_path), here, ignore)
    assert (tmp_path / "training.json").read_text() == "[]"


def test_curves_are_a_picture() -> None:
    epochs = [
        Epoch(0, 1, 100, 0.6, 0.65, 0.5, 9.0, 10.0, 1.0),
        Epoch(0, 2, 100, 0.5, 0.55, 0.5, 8.0, 9.0, 2.0),
    ]
    for some in ([], epochs[:1], epochs):
        drawn = curves("A & B", some, ("share", "points", "learned", "tested", "evaluation"))
        ET.fromstring(drawn)
        assert "A &amp; B" in drawn
