"""Networks: what comes out of them, and their files."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec

from sobremesa import game, games
from sobremesa.players.learned import BadNetwork, Network, read_network, shipped_network, using
from sobremesa.players.learned.network import Layer
from sobremesa.players.learned.network_file import FOLDER, numbers_of
from tests.players.networks import any_network, put

ASANTE = game("asante")
RULES = [(name, rules) for name in games() for rules in game(name).rule_sets]


def test_a_tiny_network_reckoned_by_hand() -> None:
    """Two features, two hidden sums of which one is below 0, and the features once more."""
    hidden = Layer([1.0, 2.0, -1.0, 0.5], [0.5, -1.0])  # 1·3 + 2·(-1) + 0.5 = 1.5; -4.5 → 0
    last = Layer([2.0, 7.0, 0.0, 1.0, 1.0, 7.0, 1.0, 0.0], [0.25, -1.0])
    found = list(Network([[hidden, last]], 10.0, {2: 1}).expected(vec[float]([3.0, -1.0])))
    assert found == [2.0 * 1.5 - 1.0 + 0.25, 10.0 * (1.5 + 3.0 - 1.0)]


def test_a_network_of_one_layer_is_a_sum() -> None:
    last = Layer([1.0, 2.0, 3.0, 4.0], [0.0, 1.0])
    assert list(Network([[last]], 2.0, {2: 1}).expected(vec[float]([1.0, 1.0]))) == [3.0, 16.0]


def test_every_row_is_summed_whatever_comes_in_as_nothing() -> None:
    """Six rows, so four together and two alone, of three numbers of which one is 0."""
    rows = [[1.0, 20.0, 300.0], [4.0, 50.0, 600.0], [7.0, 80.0, 900.0]]
    rows += [[-value for value in row] for row in rows]
    layer = Layer([value for row in rows for value in row], [0.5, 1.5, 2.5, 3.5, 4.5, 5.5])
    assert list(layer.sums(vec[float]([2.0, 0.0, 1.0]))) == [
        302.5,
        609.5,
        916.5,
        -298.5,
        -603.5,
        -908.5,
    ]
    assert list(layer.sums(vec[float]([0.0, 0.0, 0.0]))) == [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]


def test_members_say_something_in_the_mean() -> None:
    one, other = Layer([1.0, 2.0, 3.0, 4.0], [0.0, 1.0]), Layer([3.0, 0.0, 1.0, 0.0], [2.0, 0.0])
    found = list(Network([[one], [other]], 2.0, {2: 1}).expected(vec[float]([1.0, 1.0])))
    assert found == [(3.0 + 5.0) / 2, 2.0 * (8.0 + 1.0) / 2]


@pytest.mark.parametrize(("name", "rules"), RULES)
def test_a_file_gives_its_network_back(name: str, rules: str) -> None:
    file = any_network(game(name), rules, members=3)
    again = read_network(msgspec.msgpack.encode(file))
    assert again == file
    features = vec[float]([0.1] * len(file.features))
    once, twice = (list(one.network(game(name), rules).expected(features)) for one in (file, again))
    assert once == twice and once[0] != 0


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "torres"}, "game"),
        ({"rules": "other"}, "rule set"),
        ({"rules_version": 99}, "version of the rules"),
        ({"features": ["one"]}, "other features"),
        ({"sizes": [4]}, "outputs"),
        ({"reach": [0]}, "0. turns ahead"),
        ({"reach": []}, "says 0 times"),
        ({"answers": [5]}, "answers with .5. players"),
        ({"played_on": [3, 2]}, "says 2 times, not 1, how far it plays on"),
        ({"played_on": [21]}, "plays .21. turns on, not 0 to 20"),
        ({"played_on": [-1]}, "plays .-1. turns on"),
        ({"players": [2, 3]}, "numbers of players"),
        ({"sizes": [3, 2]}, "layer 1"),
        ({"members": [[b"", b""]]}, "layer 1 has 0 bytes"),
        ({"members": [[b""]]}, "members of 2 layers"),
        ({"members": []}, "members of 2 layers"),
        ({"points": 0.0}, "units of 0.0"),
        ({"points": -10.0}, "units of -10.0"),
        ({"points": float("nan")}, "units of nan"),
        ({"points": float("inf")}, "units of inf"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(change: dict[str, Any], why: str) -> None:
    file = msgspec.structs.replace(any_network(ASANTE, "standard"), **change)
    with pytest.raises(BadNetwork, match=why):
        file.network(ASANTE, "standard")


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), float("-inf")])
@pytest.mark.parametrize("layer", [0, 1])
@pytest.mark.parametrize("place", [0, -1])  # of a weight, of a bias
def test_numbers_that_nothing_can_be_reckoned_with_are_refused(
    bad: float, layer: int, place: int
) -> None:
    file = any_network(ASANTE, "standard", members=2)
    numbers = file.numbers()[1][layer]
    numbers[place] = bad
    file.members[1][layer] = numbers_of(numbers)
    with pytest.raises(BadNetwork, match=f"layer {layer + 1} has {bad} among its numbers"):
        file.network(ASANTE, "standard")


def test_a_file_that_the_machine_does_not_give_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(any_network(ASANTE, "standard"), tmp_path)

    def refused(_path: Path) -> bytes:
        raise PermissionError(13, "not for you")

    monkeypatch.setattr(Path, "read_bytes", refused)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(BadNetwork, match=f"{path}: not for you"):
        shipped_network(ASANTE, "standard")


def test_what_is_no_network_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadNetwork, match="no network"):
        read_network(b"nothing of the kind")
    older = {"format": "sobremesa network 2", "reach": 4}
    with pytest.raises(BadNetwork, match="'sobremesa network 2', not 'sobremesa network 5'"):
        read_network(msgspec.msgpack.encode(older))
    path = put(any_network(ASANTE, "standard"), tmp_path)
    path.write_bytes(path.read_bytes()[:100])
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(BadNetwork, match=str(path)):
        shipped_network(ASANTE, "standard")


@pytest.mark.parametrize(("name", "rules"), RULES)
def test_what_is_shipped_fits(name: str, rules: str) -> None:
    shipped_network(game(name), rules)


def test_a_folder_goes_before_what_is_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = any_network(ASANTE, "standard")
    put(file, tmp_path)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    found = shipped_network(ASANTE, "standard")
    assert found is not None
    features = vec[float]([0.1] * len(file.features))
    known = file.network(ASANTE, "standard").expected(features)
    assert list(found.expected(features)) == list(known)


def test_a_network_that_is_used_goes_before_all_others_only_meanwhile() -> None:
    one, other = (msgspec.msgpack.encode(any_network(ASANTE, "standard", seed)) for seed in (1, 2))
    features = vec[float]([0.1] * len(ASANTE.feature_names()))

    def judged() -> list[float]:
        network = shipped_network(ASANTE, "standard")
        assert network is not None
        return list(network.expected(features))

    before = judged()
    with using(one):
        by_one = judged()
        with suppress(KeyboardInterrupt), using(other):
            by_other = judged()
            raise KeyboardInterrupt
        assert judged() == by_one
    assert judged() == before
    assert len({tuple(told) for told in (before, by_one, by_other)}) == 3


def test_what_is_no_network_cannot_be_used() -> None:
    with pytest.raises(BadNetwork), using(b"nothing"):
        pass
