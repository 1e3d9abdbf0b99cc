"""The games that show what a trained network is worth."""

from __future__ import annotations

import pickle
from functools import partial

import msgspec
import pytest
from librt.vecs import vec

from sobremesa import game
from sobremesa.arena import Job, Match
from sobremesa.learning import proving
from sobremesa.players.learned import Network, shipped_network
from tests.players.networks import any_network

ASANTE = game("asante")
SEATS = ("trained:2", "search:2")
JOB = Job(Match("asante", "standard", ASANTE.rules_version, SEATS, 5), 0, with_record=False)


def test_the_network_comes_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that only hears of it plays with it, and with nothing else."""
    file = any_network(ASANTE, "standard")
    sent = pickle.dumps(partial(proving.play_with, msgspec.msgpack.encode(file)))
    used: list[Network | None] = []
    monkeypatch.setattr(proving, "play", lambda _: used.append(shipped_network(ASANTE, "standard")))
    pickle.loads(sent)(JOB)
    [network] = used
    assert network is not None
    features = vec[float]([0.1] * len(file.features))
    known = file.network(ASANTE, "standard").expected(features)
    assert list(network.expected(features)) == list(known)
