"""Networks from before a game told more of its positions."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from librt.vecs import vec

from sobremesa import game
from sobremesa.learning import brought_up
from sobremesa.players.learned import BadNetwork, NetworkFile
from sobremesa.players.learned.network import Network
from tests.players.networks import any_network

OLD = any_network(game("asara"), "beginner", members=2)
NOW = ["new at first", *OLD.features[:7], "new between", *OLD.features[7:], "new at last"]


def said(file: NetworkFile, values: dict[str, float]) -> list[float]:
    """What a network says of a position, whether or not it fits the game as it is."""
    seen = vec[float]([values[name] for name in file.features])
    return list(Network(file.layers(), file.points, {}).expected(seen))


def test_new_features_weigh_nothing() -> None:
    rng = Random(1)
    new = brought_up(OLD, NOW)
    assert new.features == NOW
    for _ in range(5):
        values = {name: rng.uniform(-1.0, 1.0) for name in NOW}
        assert said(new, values) == pytest.approx(said(OLD, values), abs=1e-6)
    assert said(new, values) != said(new, dict.fromkeys(NOW, 0.5))


def test_features_in_another_order_are_found_by_name() -> None:
    values = {name: number / len(NOW) for number, name in enumerate(OLD.features)}
    turned = brought_up(OLD, OLD.features[::-1])
    assert said(turned, values) == pytest.approx(said(OLD, values), abs=1e-6)


def test_what_is_up_to_date_stays_as_it_is() -> None:
    assert brought_up(OLD, OLD.features) is OLD


def test_a_network_of_one_layer_sees_them_once() -> None:
    only = msgspec.structs.replace(
        OLD, members=[[OLD.members[0][1][: 4 * 2 * (len(OLD.features) + 1)]]], sizes=[2]
    )
    values = dict.fromkeys(NOW, 0.1)
    assert said(brought_up(only, NOW), values) == pytest.approx(said(only, values), abs=1e-6)


def test_a_feature_that_is_gone_is_named() -> None:
    with pytest.raises(BadNetwork, match=f"it sees '{OLD.features[3]}', which asara"):
        brought_up(OLD, [name for name in NOW if name != OLD.features[3]])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"sizes": []}, "2 outputs"),
        ({"members": []}, "members of 2 layers"),
        ({"members": [[b"", b""]]}, "layer 1 has 0 bytes"),
    ],
)
def test_layers_that_do_not_fit_together_are_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadNetwork, match=why):
        brought_up(msgspec.structs.replace(OLD, **wrong), NOW)
