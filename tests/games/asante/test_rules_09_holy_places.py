"""Section 9: Holy Places."""

from __future__ import annotations

import pytest

from sobremesa.games.asante.box import WARE_NAMES
from tests.games.asante.positions import (
    Player,
    chances,
    display,
    events,
    gold,
    hand,
    legal,
    markers,
    place_discards,
    places,
    play,
    played,
    rule,
    stand,
    step,
    table,
    targets,
    told_of,
)


@pytest.mark.rule("asante 9.1")
def test_holy_places_lie_open_in_any_number() -> None:
    many = "rwenzori rwenzori victoria victoria okavango ngorongoro kilimanjaro kilimanjaro"
    state = table(Player(hand="map", places=many), display="okavango victoria rwenzori")
    for observer in (0, 1, None):
        assert places(state.observed_by(observer)) == many
    assert hand(state) == "map"
    other = table(Player(hand="map"), Player(places=many), display="okavango victoria rwenzori")
    play(other, "play map", "slot 1", "turned okavango")
    assert len(places(other, 1).split()) == 9


@pytest.mark.rule("asante 9.2")
def test_one_is_played_a_turn_without_a_marker() -> None:
    state = table(Player(places="victoria victoria rwenzori"), markers=3, phase="draw")
    play(state, "holy victoria", "done")
    assert (markers(state), gold(state)) == (3, 21)
    assert (places(state), place_discards(state)) == ("rwenzori victoria", "victoria")
    assert legal(state) == ["end"]
    assert rule(state, "holy rwenzori") == rule(state, "holy victoria") == "9.2"
    assert rule(state, "draw") == "4.8", "it is phase 2"
    play(state, "end", "end")
    assert targets(state, "holy") == {"rwenzori", "victoria"}


@pytest.mark.rule("asante 9.2")
def test_only_ones_own() -> None:
    state = table(Player(places="victoria"), Player(places="rwenzori"))
    assert rule(state, "holy rwenzori") == "9.2"


@pytest.mark.rule("asante 9.2")
def test_one_gained_this_turn_counts() -> None:
    state = table(Player(hand="pilgrim", places="victoria"), display="victoria okavango rwenzori")
    play(state, "play pilgrim", "display 1", "turned kilimanjaro", "holy victoria", "apply")
    assert gold(state) == 22


@pytest.mark.rule("asante 9.3")
@pytest.mark.parametrize("owned", [1, 2, 3])
def test_strength_is_how_many_of_the_place_are_owned(owned: int) -> None:
    state = table(Player(places="victoria " * owned), display="okavango okavango rwenzori")
    [told] = told_of("place_played", events(state, "holy victoria"))
    assert told["strength"] == owned
    for _ in range(owned - 1):
        assert step(state) == "again"
        play(state, "apply")
    assert (gold(state), step(state)) == (20 + owned, "turn")
    assert places(state).split() == ["victoria"] * (owned - 1)
    assert place_discards(state) == "victoria"


@pytest.mark.rule("asante 9.4")
def test_each_application_is_chosen_anew_but_the_first_is_carried_out() -> None:
    state = table(Player(places="ngorongoro ngorongoro ngorongoro", stand="tea"))
    play(state, "holy ngorongoro")
    assert legal(state) == ["return tea"]
    play(state, "return tea", "take salt")
    assert legal(state) == ["apply", "done"]
    assert rule(state, "end") == rule(state, "holy victoria") == "9.4"
    play(state, "apply", "return salt", "take silk", "done")
    assert (stand(state), step(state)) == ("silk", "turn")


@pytest.mark.rule("asante 9.4", "asante 9.7")
def test_what_would_do_nothing_more_is_not_offered() -> None:
    state = table(Player(places="okavango okavango"), markers=4, display="victoria " * 3)
    play(state, "holy okavango")
    assert (markers(state), step(state)) == (5, "turn")


# ---- 9.5


@pytest.mark.rule("asante 9.5")
def test_there_are_five_places() -> None:
    mine = "rwenzori victoria okavango ngorongoro kilimanjaro"
    state = table(Player(places=mine, stand="tea"), markers=4)
    assert targets(state, "holy") == set(mine.split())


@pytest.mark.rule("asante H1")
def test_rwenzori_draws_a_card() -> None:
    state = play(table(Player(places="rwenzori")), "holy rwenzori")
    assert sum(chances(state).values()) == 97
    assert hand(play(state, "drawn camel")) == "camel"


@pytest.mark.rule("asante H2")
def test_victoria_brings_a_gold() -> None:
    state = table(Player(places="victoria"))
    [told] = told_of("gold_gained", events(state, "holy victoria"))
    assert (told["gold"], told["has"], gold(state)) == (1, 21, 21)


@pytest.mark.rule("asante H3")
def test_okavango_brings_back_a_marker() -> None:
    state = play(table(Player(places="okavango"), markers=2), "holy okavango")
    assert markers(state) == 3
    mine = Player(places="okavango okavango okavango")
    strong = table(mine, display="victoria victoria rwenzori", markers=3)
    assert markers(play(strong, "holy okavango", "apply")) == 5
    assert step(strong) == "turn", "never above five"


@pytest.mark.rule("asante H3")
@pytest.mark.parametrize("texts", [("use 1", "display 1"), ("play cartographer", "display 1")])
def test_the_marker_paid_for_it_may_come_back(texts: tuple[str, ...]) -> None:
    me = Player(hand="cartographer", artifacts="map - -")
    state = table(me, display="okavango okavango okavango")
    play(state, *texts)
    assert markers(state) == 5
    assert step(state) == "turn", "there is no other one"


@pytest.mark.rule("asante H4")
def test_ngorongoro_swaps_a_ware() -> None:
    full = "jewelry pelt tea tea tea silk"
    state = play(table(Player(places="ngorongoro", stand=full)), "holy ngorongoro")
    assert targets(state, "return") == {"jewelry", "pelt", "tea", "silk"}
    assert rule(state, "return salt") == rule(state, "done") == "H4"
    play(state, "return tea")
    assert targets(state, "take") == set(WARE_NAMES)
    assert rule(state, "done") == "H4"
    assert stand(play(state, "take salt")) == "jewelry pelt tea tea silk salt"


@pytest.mark.rule("asante H5")
def test_kilimanjaro_is_one_of_the_others() -> None:
    state = table(Player(places="kilimanjaro", stand="tea"), markers=4)
    play(state, "holy kilimanjaro")
    assert targets(state, "holy") == {"rwenzori", "victoria", "okavango", "ngorongoro"}
    assert rule(state, "holy kilimanjaro") == "H5"
    assert hand(played(state, "holy rwenzori", "drawn camel")) == "camel"
    assert gold(played(state, "holy victoria")) == 21
    assert markers(played(state, "holy okavango")) == 5
    swapped = played(state, "holy ngorongoro", "return tea", "take salt")
    assert (stand(swapped), place_discards(swapped)) == ("salt", "kilimanjaro")


# ---- 9.6 to 9.8


@pytest.mark.rule("asante 9.6")
def test_a_strong_kilimanjaro_is_chosen_each_time() -> None:
    mine = "kilimanjaro kilimanjaro rwenzori rwenzori"
    state = table(Player(places=mine), display="victoria victoria okavango", markers=4)
    play(state, "holy kilimanjaro", "holy rwenzori", "drawn camel")
    assert step(state) == "again", "the own Rwenzori do not make it stronger"
    play(state, "apply")
    assert targets(state, "holy") == {"rwenzori", "victoria", "okavango"}
    play(state, "holy rwenzori", "drawn nomad")
    assert (hand(state), step(state)) == ("nomad camel", "turn")
    assert places(state) == "rwenzori rwenzori kilimanjaro"


@pytest.mark.rule("asante 9.7")
def test_what_a_place_needs() -> None:
    mine = Player(places="rwenzori victoria okavango ngorongoro kilimanjaro")
    state = table(mine, pile="", discards="", markers=5)
    assert targets(state, "holy") == {"victoria", "kilimanjaro"}
    for place in ("rwenzori", "okavango", "ngorongoro"):
        assert rule(state, f"holy {place}") == "9.7"
    play(state, "holy kilimanjaro")
    assert targets(state, "holy") == {"victoria"}
    assert rule(state, "holy okavango") == "9.7"


@pytest.mark.rule("asante 9.8")
@pytest.mark.parametrize(
    "texts",
    [
        ("use 1", "display 1"),
        ("play cartographer", "display 1", "done"),
        ("use 2", "artifact own 1", "display 1"),
        ("play cape_buffalo", "artifact own 1", "apply", "display 1"),
    ],
)
def test_a_place_used_through_a_card_is_not_played(texts: tuple[str, ...]) -> None:
    me = Player(
        hand="cartographer cape_buffalo",
        artifacts="map shango_figurine -",
        places="victoria victoria",
    )
    state = table(me, display="victoria rwenzori okavango")
    play(state, *texts)
    assert (gold(state), step(state)) == (21, "turn"), "once"
    assert (display(state), place_discards(state)) == ("victoria rwenzori okavango", "")
    assert targets(state, "holy") == {"victoria"}
