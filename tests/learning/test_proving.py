"""The games that show what a trained network is worth."""

from __future__ import annotations

import pickle
from functools import partial
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from sobremesa import game
from sobremesa.arena import Job, Match
from sobremesa.learning import proving
from sobremesa.players.learned import Network, read_network, shipped_network
from tests.players.networks import any_network, put

ASANTE = game("asante")
ASARA = game("asara")
SEATS = ("trained:2", "search:2")
JOB = Job(Match("asante", "standard", ASANTE.rules_version, SEATS, 5), 0, with_record=False)


def test_the_network_comes_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that only hears of it plays with it, and with nothing else."""
    file = any_network(ASANTE, "standard")
    sent = pickle.dumps(partial(proving.play_with, msgspec.msgpack.encode(file)))
    used: list[Network | None] = []
    monkeypatch.setattr(
        proving, "play", lambda *_: used.append(shipped_network(ASANTE, "standard"))
    )
    pickle.loads(sent)(JOB)
    [network] = used
    assert network is not None
    features = vec[float]([0.1] * len(file.features))
    known = file.network(ASANTE, "standard").expected(features)
    assert list(network.expected(features)) == list(known)


def test_how_far_it_looks_ahead_is_kept_with_the_network(tmp_path: Path) -> None:
    file = any_network(ASARA, "beginner")
    path = put(file, tmp_path)
    proving.look_ahead(path, [4, 4, 8])
    assert read_network(path.read_bytes()) == msgspec.structs.replace(file, reach=[4, 4, 8])


@pytest.mark.parametrize(
    ("players", "best", "tried"),
    [(3, 4, [4, 6]), (4, 4, [4, 8]), (4, 2, [2, 4]), (3, 1, [1]), (4, 1, [1, 2])],
)
def test_with_more_players_as_many_turns_or_as_many_rounds(
    players: int, best: int, tried: list[int]
) -> None:
    assert proving.reaches(players, 2, best) == tried


def test_players_of_the_match_may_look_less_far() -> None:
    """With the same network and luck they play another game then."""
    network = msgspec.msgpack.encode(any_network(ASANTE, "standard"))
    games = []
    for reach in (1, 4):
        seats = (f"trained:6 reach={reach}", "greedy")
        match = Match("asante", "standard", ASANTE.rules_version, seats, 5)
        games.append(proving.play_with(network, Job(match, 0, with_record=True)).record)
    assert games[0] is not None and games[1] is not None
    assert games[0].replace("reach=1", "reach=4") != games[1]
