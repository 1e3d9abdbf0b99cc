"""``sobremesa join``: a file of several."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sobremesa import game
from sobremesa.players.learned import BadNetwork, read_network, shipped_network
from sobremesa.players.learned.network_file import FOLDER, numbers_of
from tests.cli.conftest import Run
from tests.players.networks import any_network, put

ASANTE = game("asante")


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two files, of three members together."""
    monkeypatch.chdir(tmp_path)
    files = []
    for seed, members in ((1, 2), (2, 1)):
        folder = tmp_path / str(seed)
        folder.mkdir()
        put(any_network(ASANTE, "standard", seed=seed, members=members), folder)
        files.append(f"{seed}/asante-standard.network")
    return files


def test_players_find_the_joined_network(
    run: Run, networks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = run("join", *networks, "--reach", "3", "--answers", "2", "--played-on", "4")
    assert (answer.code, answer.err) == (0, "")
    assert "joined/asante-standard.network" in answer.out and "3 members" in answer.out
    monkeypatch.setenv(FOLDER, "joined")
    found = shipped_network(ASANTE, "standard")
    assert found is not None and found.reach(2) == 3
    assert found.answers(2) and not found.answers(3)
    assert (found.played_on(2), found.played_on(3)) == (4, 0)


def test_members_can_be_chosen_and_the_answer_be_data(run: Run, networks: list[str]) -> None:
    answer = run("join", *networks, "--members", "1,1", "--out", "a/b", "--json")
    written = "a/b/asante-standard.network"
    told = {"reach": [2], "answers": [], "played_on": []}
    assert answer.json == {"network": written, "members": 2, **told}
    assert len(read_network(Path(written).read_bytes()).members) == 2


def test_a_network_is_brought_up_to_the_features_of_now(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    whole = any_network(ASANTE, "standard", hidden=1)
    known = whole.features[:-1]  # all but the newest
    layers = [numbers_of([0.1] * (len(known) + 1)), numbers_of([0.1] * 2 * (len(known) + 2))]
    put(msgspec.structs.replace(whole, features=known, members=[layers]), tmp_path)
    with pytest.raises(BadNetwork, match="sobremesa join"):
        read_network(Path("asante-standard.network").read_bytes()).network(ASANTE, "standard")
    assert run("join", "asante-standard.network").code == 0
    monkeypatch.setenv(FOLDER, "joined")
    assert shipped_network(ASANTE, "standard") is not None


def test_nothing_is_written_over(run: Run, networks: list[str]) -> None:
    before = Path(networks[0]).read_bytes()
    answer = run("join", *networks, "--out", "1")
    assert (answer.code, answer.out) == (1, "")
    assert networks[0] in answer.err
    assert Path(networks[0]).read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "code", "why"),
    [
        ([], 2, "FILE"),
        (["1/asante-standard.network", "missing"], 1, "missing"),
        (["1/asante-standard.network", "nonsense"], 1, "nonsense: it is no network"),
        (["1/asante-standard.network", "\0"], 1, "�"),
        (["unknown"], 1, "chess"),
        (["1/asante-standard.network", "--reach", "2,2"], 1, "2 times, not 1"),
        (["1/asante-standard.network", "--reach", "21"], 1, "not 1 to 20"),
        (["1/asante-standard.network", "--answers", "3"], 1, "not some of [2]"),
        (["1/asante-standard.network", "--played-on", "1,2"], 1, "2 times, not 1"),
        (["1/asante-standard.network", "--reach", "0"], 2, "from 1 up"),
        (["1/asante-standard.network", "--members", "1,x"], 2, "--members"),
        (["1/asante-standard.network", "--answers", "x"], 2, "from 0 up"),
        (["1/asante-standard.network", "--members", "3"], 1, "not 3"),
        (["1/asante-standard.network", "--out", "nonsense"], 1, "nonsense"),
        (["1/asante-standard.network", "--out", "x" * 300], 1, "xxx"),
        (["1/asante-standard.network", "--out", "\0"], 1, "�"),
        (["odd"], 1, "network 1: layer 1 has 13 bytes of numbers"),
        (["1/asante-standard.network", "odd"], 1, "network 2: layer 1 has 13 bytes of numbers"),
        (["1/asante-standard.network", "worthless"], 1, "units of 0.0"),
        (["worthless", "1/asante-standard.network"], 1, "units of 0.0"),
        (["shapeless"], 1, "last layer"),
        (["1/asante-standard.network", "/dev/zero"], 1, "/dev/zero: it is no network"),
    ],
)
@pytest.mark.usefixtures("networks")
def test_what_is_wrong_is_told(run: Run, arguments: list[str], code: int, why: str) -> None:
    Path("nonsense").write_bytes(b"nothing")
    other = msgspec.structs.replace(any_network(ASANTE, "standard"), game="chess")
    Path("unknown").write_bytes(msgspec.msgpack.encode(other))
    good = any_network(ASANTE, "standard")
    for name, change in (
        ("odd", {"members": [[b"thirteen byte", good.members[0][1]]], "points": 20.0}),
        ("worthless", {"points": 0.0}),
        ("shapeless", {"sizes": []}),
    ):
        Path(name).write_bytes(msgspec.msgpack.encode(msgspec.structs.replace(good, **change)))
    answer = run("join", *arguments)
    assert (answer.code, answer.out) == (code, "")
    assert why in answer.err
    assert not Path("joined").exists()
