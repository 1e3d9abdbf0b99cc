"""Names that do not exist and numbers that cannot be are refused wherever a position has them."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import BadPosition
from tests.games.heaven_and_ale.positions import HALE
from tests.games.heaven_and_ale.test_position import at, played_until

Path = tuple[str | int, ...]


def put(data: Any, path: Path, value: object) -> None:
    """Write ``value`` where ``path`` leads."""
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


SEAT: Path = ("seats", 1)
SPOILT: list[tuple[Path, object, str, str]] = [
    (("step",), "sleep", "step", "'sleep'; allowed: lay, first"),
    (("round",), 0, "round", "is 0; allowed: 1 to 3"),
    (("round",), 4, "round", "is 4; allowed: 1 to 3"),
    (("starter",), 2, "starter", "is 2; allowed: 0 to 1"),
    (("turn",), -1, "turn", "is -1; allowed: 0 to 1"),
    (("laying",), 28, "laying", "is 28; allowed: 1 to 27"),
    (("laying",), 3, "laying", "is null but at step 'lay'"),
    (("reserve",), 37, "reserve", "is 37; allowed: 0 to 36"),
    (("track",), [], "track", "must be 28 places"),
    (("track", 1, "tiles"), ["honey 3"], "track[1].tiles", "'honey 3'; allowed: wood 1"),
    (("track", 1, "tiles"), ["wood 1"] * 2, "track[1].tiles", "are more than rounds were laid"),
    (("track", 4, "discs"), 3, "track[4].discs", "is 3; allowed: 0 to 2"),
    (("first", "honey 3"), 1, "first", "'honey 3'; allowed: wood 1"),
    (("first", "hops 5"), 3, "first.hops 5", "is 3; allowed: 0 to 2"),
    (("second", "hops 5"), -1, "second.hops 5", "is -1; allowed: 0 to 2"),
    (("second", "monk A"), 4, "second.monk A", "is 4; allowed: 0 to 3"),
    (("large",), [0], "large", "is 0; allowed: 1 to 12"),
    (("small",), [13], "small", "is 13; allowed: 1 to 12"),
    (("large",), [3, 3], "large", "has a goal twice"),
    (("small",), [3, 3], "small", "has a goal twice"),
    (("seats",), [], "seats", "must be 2"),
    (("observer",), 2, "observer", "is 2; allowed: -3, -2, 0 to 1"),
    (("observer",), -1, "observer", "is -1; allowed: -3, -2, 0 to 1"),
    ((*SEAT, "score"), -1, "seats[1].score", "is -1; allowed: 0 to"),
    ((*SEAT, "ducats"), 100_001, "seats[1].ducats", "is 100001; allowed: 0 to 100000"),
    ((*SEAT, "brewmaster"), -11, "seats[1].brewmaster", "is -11; allowed: -10 to 20"),
    ((*SEAT, "markers"), {"wood": 1}, "seats[1].markers", "must be these: wood, yeast"),
    ((*SEAT, "markers", "hops"), 21, "seats[1].markers.hops", "is 21; allowed: -10 to 20"),
    ((*SEAT, "garden"), [None] * 36, "seats[1].garden", "must be 37"),
    ((*SEAT, "sheds"), [None] * 6, "seats[1].sheds", "must be 7"),
    ((*SEAT, "sheds", 2), 5, "seats[1].sheds", "is 5; allowed: 0 to 4"),
    ((*SEAT, "discs"), ["honey"], "seats[1].discs", "'honey'; allowed: x_tiles"),
    ((*SEAT, "discs"), ["hops", "hops"], "seats[1].discs", "has one twice"),
    ((*SEAT, "hand"), ["joker"], "seats[1].hand", "'joker'; allowed: money"),
    ((*SEAT, "hand"), ["money", "money"], "seats[1].hand", "has one twice"),
    ((*SEAT, "sold"), ["joker"], "seats[1].sold", "'joker'; allowed: money"),
    ((*SEAT, "sold"), ["money", "money"], "seats[1].sold", "has one twice"),
    ((*SEAT, "beside"), [], "seats[1].beside", "must be 5"),
    ((*SEAT, "beside", 4), "joker", "seats[1].beside", "'joker'; allowed: money"),
    ((*SEAT, "large"), [0], "seats[1].large", "is 0; allowed: 1 to 12"),
    ((*SEAT, "small"), [0], "seats[1].small", "is 0; allowed: 1 to 12"),
    ((*SEAT, "place"), 28, "seats[1].place", "is 28; allowed: 0 to 27"),
    ((*SEAT, "start"), "S5", "seats[1].start", "'S5'; allowed: S1, S2"),
    (("turn_now", "bought"), -1, "turn_now.bought", "is -1; allowed: 0 to 1"),
    (("turn_now", "tile"), "honey 3", "turn_now.tile", "'honey 3'; allowed: wood 1"),
    (("turn_now", "shed"), 7, "turn_now.shed", "is 7; allowed: 0 to 6"),
    (("turn_now", "enclosed"), [7], "turn_now.enclosed", "is 7; allowed: 0 to 6"),
    (("turn_now", "enclosed"), [1, 1], "turn_now.enclosed", "has a shed twice"),
    (("turn_now", "spot"), "honey", "turn_now.spot", "'honey'; allowed: x_tiles"),
    (("turn_now", "card"), "joker", "turn_now.card", "'joker'; allowed: money"),
]


@pytest.mark.parametrize(("path", "value", "where", "why"), SPOILT)
def test_such_a_number_or_name_is_refused(path: Path, value: object, where: str, why: str) -> None:
    first = at("move")
    data = played_until(lambda data: first(data) and data["players"] == 2)
    put(data, path, value)
    with pytest.raises(BadPosition) as refused:
        HALE.from_position(data)
    assert refused.value.where == where
    assert refused.value.why.startswith(why)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("turn",), "0"),
        (("large",), "1"),
        (("seats", 0, "home"), 1),
        (("seats", 0, "ducats"), 2.5),
        (("seats", 0, "gold"), 3),
        (("turn_now", "haste"), True),
        (("track", 0, "coins"), 0),
        (("options", "start_positions"), "elsewhere"),
        (("rules",), "master"),
    ],
)
def test_other_kinds_of_data_are_refused(path: Path, value: object) -> None:
    data: Any = played_until(at("move"))
    put(data, path, value)
    with pytest.raises(BadPosition):
        HALE.from_position(data)
