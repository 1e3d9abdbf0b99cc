"""Section 7.2: the building circle."""

from __future__ import annotations

import pytest

import sobremesa
from tests.games.asara.positions import (
    ASARA,
    BLACK_TOWER,
    PROFESSIONAL,
    Player,
    events,
    legal,
    money,
    play,
    played,
    rule,
    sections,
    seen,
    standing,
    table,
    targets,
    told_of,
    towers,
)

WHITE_TWO = "base white, turret white"
SEVEN = "base red, turret red, trunk red, trunk red, window red, window red, window red"


def circle(player: Player, *taken: int) -> sobremesa.State:
    """The player has sent a blue card to the building circle; some plots are taken."""
    buyers = {"building_circle": dict.fromkeys(taken, "B blue")}
    state = table(player, buyers=buyers)
    return play(state, "send building_circle", "card blue")


def offered(state: sobremesa.State) -> set[tuple[int, int]]:
    """Plot and number of sections of each choice."""
    return {(int(words[0]), int(words[2])) for words in map(str.split, targets(state, "plot"))}


@pytest.mark.rule("asara 7.2.1")
def test_the_plot_is_paid_for() -> None:
    state = circle(Player(money=5, sections=WHITE_TWO))
    told = events(state, "plot 2 with 2", "base white", "turret white")
    assert money(state)[0] == 3
    assert standing(state, "building_circle") == [None, "A blue", None, None, None, None, None]
    [paid] = told_of("building_started", told)
    assert (paid["plot"], paid["sections"], paid["asari"], paid["money"]) == (2, 2, 2, 3)


@pytest.mark.rule("asara 7.2.2")
@pytest.mark.parametrize("number", range(1, 8))
def test_exactly_as_many_sections_as_the_plot_says(number: int) -> None:
    state = circle(Player(sections=SEVEN, towers=["red b u"]))
    play(state, f"plot {number} with {number}")
    for used in range(number):
        assert seen(state)["turn_now"]["left"] == number - used
        play(state, legal(state)[-1])
    assert (state.to_move, len(sections(state, 0))) == (1, 7 - number)


@pytest.mark.rule("asara 7.2.2", "asara 7.2.3")
def test_with_all_plots_empty_there_is_one_plot_for_each_number() -> None:
    state = circle(Player(sections=SEVEN, towers=["red b u"]))
    assert offered(state) == {(number, number) for number in range(1, 8)}
    assert rule(state, "plot 2 with 3") == "7.2.2"
    assert rule(state, "plot 3 with 2") == "7.2.3"


@pytest.mark.rule("asara 7.2.3")
@pytest.mark.parametrize(
    ("taken", "wanted"),
    [
        ((1,), {(2, 2), (2, 1), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7)}),
        ((1, 2), {(3, 3), (3, 2), (3, 1), (4, 4), (5, 5), (6, 6), (7, 7)}),
        ((2,), {(1, 1), (3, 3), (3, 2), (4, 4), (5, 5), (6, 6), (7, 7)}),
        ((3, 4, 6), {(1, 1), (2, 2), (5, 5), (5, 4), (5, 3), (7, 7), (7, 6)}),
        ((1, 2, 3, 4, 5, 6), {(7, k) for k in range(1, 8)}),
        ((7,), {(k, k) for k in range(1, 7)}),
    ],
)
def test_the_next_higher_empty_plot(taken: tuple[int, ...], wanted: set[tuple[int, int]]) -> None:
    player = Player(sections=SEVEN, towers=["red b u"])
    assert offered(circle(player, *taken)) == wanted


@pytest.mark.rule("asara 7.2.3")
def test_who_is_forced_upward_pays_more_and_scores_what_he_uses() -> None:
    state = circle(Player(money=20, sections=SEVEN, towers=["red b u"]), 3, 4)
    assert rule(state, "plot 3 with 3") == "6.1"
    assert rule(state, "plot 6 with 3") == "7.2.3", "not the next one"
    play(state, "plot 5 with 3", "trunk 1", "trunk 1", "window 1")
    assert (money(state)[0], state.scores[0], state.to_move) == (15, 3, 1)


@pytest.mark.rule("asara 7.2.4")
def test_one_to_seven_sections() -> None:
    eight = f"{SEVEN}, trunk red gold"
    state = circle(Player(sections=eight, towers=["red b u"]))
    assert {number for _, number in offered(state)} == set(range(1, 8))
    for text in ("plot 1 with 0", "plot 8 with 8", "plot 7 with 8"):
        with pytest.raises(sobremesa.BadNotation):
            ASARA.parse(text)


@pytest.mark.rule("asara 7.2.5")
def test_each_section_scores_1_at_once() -> None:
    state = circle(Player(sections=SEVEN, score=10))
    play(state, "plot 4 with 4", "base red")
    play(state, "turret red")
    play(state, "trunk 1")
    told = events(state, "window 1")
    assert state.scores[0] == 14
    [built] = told_of("section_built", told)
    assert (built["prestige"], built["score"], built["left"]) == (1, 14, 0)
    assert state.to_move == 1


@pytest.mark.rule("asara 7.2.5")
@pytest.mark.parametrize("number", [2, 3, 5, 7])
def test_prestige_is_for_the_sections_not_for_the_plot(number: int) -> None:
    taken = range(number, 7) if number < 7 else ()
    state = circle(Player(money=9, sections=SEVEN), *taken)
    play(state, f"plot 7 with {number}", "base red", "turret red")
    while state.to_move == 0:
        play(state, legal(state)[0])
    assert (state.scores[0], money(state)[0]) == (number, 2)


@pytest.mark.rule("asara 7.2.6")
def test_sections_go_to_any_number_of_towers() -> None:
    state = circle(
        Player(
            sections=f"{WHITE_TWO}, base red, turret red, window black, trunk green",
            towers=[BLACK_TOWER, "green b u"],
        )
    )
    play(state, "plot 6 with 6", "base white", "turret white", "window 1", "base red")
    play(state, "turret red", "trunk 2")
    assert towers(state, 0) == ["black 3", "green 3", "white 2", "red 2"]


@pytest.mark.rule("asara 7.2.7")
def test_a_tower_has_one_colour() -> None:
    state = circle(Player(sections="trunk red, window red, trunk black", towers=[BLACK_TOWER]))
    assert offered(state) == {(1, 1)}
    play(state, "plot 1 with 1")
    assert legal(state) == ["trunk 1"], "the black one"
    assert rule(state, "window 1") == "7.2.7", "his window is red, the tower black"
    assert rule(state, "trunk 1 gold") == "7.2.2", "his black trunk has no gold"
    without = play(circle(Player(sections="trunk black", towers=[BLACK_TOWER])), "plot 1 with 1")
    assert rule(without, "window 1") == "7.2.2", "he has no window at all"
    mixed = table(Player(sections="base red, turret black, trunk red"))
    assert rule(mixed, "send building_circle") == "7.2.12"


@pytest.mark.rule("asara 7.2.7")
def test_a_tower_has_one_base_and_one_turret() -> None:
    state = circle(Player(sections="base red, base red, turret red, turret red, trunk red"))
    assert offered(state) == {(2, 2), (3, 3), (4, 4), (5, 5)}
    play(state, "plot 4 with 4", "base red")
    assert legal(state) == ["turret red"], "no second base comes into it"
    play(state, "turret red", "base red", "turret red")
    assert towers(state, 0) == ["red 2", "red 2"]
    lone = Player(sections="base red, turret black", towers=["red b u", "black b u"])
    assert rule(table(lone), "send building_circle") == "7.2.12"


@pytest.mark.rule("asara 7.2.7")
def test_any_number_of_trunks_and_windows() -> None:
    state = circle(Player(sections=SEVEN, towers=["white b u"]))
    play(state, "plot 7 with 7", "base red", "turret red", "trunk 2", "trunk 2")
    play(state, "window 2", "window 2", "window 2")
    assert towers(state, 0) == ["white 2", "red 7"]


@pytest.mark.rule("asara 7.2.8")
def test_finished_towers_take_trunks_and_windows() -> None:
    player = Player(sections="trunk black gold, window black", towers=[BLACK_TOWER, "black b u"])
    state = play(circle(player), "plot 2 with 2")
    assert set(legal(state)) == {"trunk 1 gold", "trunk 2 gold", "window 1", "window 2"}
    play(state, "window 2", "trunk 1 gold")
    assert towers(state, 0) == ["black 3", "black 3"]


@pytest.mark.rule("asara 7.2.8")
def test_the_order_inside_a_tower_means_nothing() -> None:
    player = Player(sections="trunk black, window black", towers=[BLACK_TOWER])
    state = play(circle(player), "plot 2 with 2")
    one, other = played(state, "trunk 1", "window 1"), played(state, "window 1", "trunk 1")
    assert seen(one)["seats"][0]["towers"] == seen(other)["seats"][0]["towers"]


@pytest.mark.rule("asara 7.2.9")
def test_what_is_built_stays() -> None:
    built = ["black b t w u", "black b u"]
    state = circle(Player(sections="trunk black", towers=built))
    assert rule(state, "plot 2 with 2") == "7.2.12", "nothing built is used again"
    play(state, "plot 1 with 1", "trunk 2")
    assert towers(state, 0) == ["black 4", "black 3"]
    assert sections(state, 0) == []


@pytest.mark.rule("asara 7.2.10")
def test_a_new_tower_needs_base_and_turret() -> None:
    state = circle(Player(sections=f"{WHITE_TWO}, base red, trunk red"))
    assert offered(state) == {(2, 2)}, "white alone"
    play(state, "plot 2 with 2")
    assert legal(state) == ["base white"]
    assert rule(state, "base red") == "7.2.10", "there is no turret for it"
    play(state, "base white")
    assert legal(state) == ["turret white"]
    assert rule(state, "turret white gold") == "7.2.10"
    assert rule(state, "turret red") == "7.2.7", "a tower has one colour"
    assert rule(state, "trunk 1") == "7.2.10", "the turret comes first"


@pytest.mark.rule("asara 7.2.10")
def test_a_base_needs_room_for_its_turret() -> None:
    player = Player(sections=f"{WHITE_TWO}, trunk black", towers=[BLACK_TOWER])
    state = circle(player)
    assert offered(state) == {(1, 1), (2, 2), (3, 3)}
    play(state, "plot 1 with 1")
    assert legal(state) == ["trunk 1"]
    assert rule(state, "base white") == "7.2.10"


@pytest.mark.rule("asara 7.2.10")
def test_several_towers_of_one_colour() -> None:
    state = circle(Player(sections=WHITE_TWO, towers=["white b u", "white b t u"]))
    play(state, "plot 2 with 2", "base white", "turret white")
    assert towers(state, 0) == ["white 2", "white 3", "white 2"]


@pytest.mark.rule("asara 7.2.11")
def test_what_cannot_be_used_stays_behind_the_screen() -> None:
    state = circle(Player(sections=f"{WHITE_TWO}, trunk red, turret green"))
    assert offered(state) == {(2, 2)}
    play(state, "plot 2 with 2", "base white", "turret white")
    assert sections(state, 0) == ["trunk red", "turret green"]


@pytest.mark.rule("asara 7.2.12")
def test_the_plot_must_be_affordable() -> None:
    state = circle(Player(money=3, sections=SEVEN, towers=["red b u"]))
    assert offered(state) == {(1, 1), (2, 2), (3, 3)}
    assert rule(state, "plot 4 with 4") == "7.2.1"
    poor = Player(money=0, sections=SEVEN)
    assert rule(table(poor), "send building_circle") == "7.2.12"
    forced = table(
        Player(money=2, sections="trunk red", towers=["red b u"]),
        buyers={"building_circle": ["B blue", "B blue"]},
    )
    assert rule(forced, "send building_circle") == "7.2.12", "the next empty plot costs 3"


@pytest.mark.rule("asara 7.2.12")
def test_exactly_so_many_sections_must_fit() -> None:
    pairs = f"{WHITE_TWO}, base red, turret red"
    state = circle(Player(sections=pairs))
    assert offered(state) == {(2, 2), (4, 4)}
    assert rule(state, "plot 1 with 1") == "7.2.12"
    assert rule(state, "plot 3 with 3") == "7.2.12"


@pytest.mark.rule("asara 7.2.4")
def test_without_sections_nothing_is_built() -> None:
    assert rule(table(Player(sections="")), "send building_circle") == "7.2.4"
    assert rule(table(Player(sections="base red")), "send building_circle") == "7.2.12"
    shining = table(Player(sections="", lits="red"), rules=PROFESSIONAL)
    assert rule(shining, "send building_circle") == "7.2.12", "a section, too, but without a window"


@pytest.mark.rule("asara 7.2.12")
def test_no_step_leads_where_the_rest_does_not_fit() -> None:
    # Three of these can only be the tower and the trunk: with both towers there would be none left.
    state = circle(Player(sections=f"{WHITE_TWO}, base red, turret red, trunk red"))
    play(state, "plot 3 with 3")
    assert legal(state) == ["base red"]
    assert rule(state, "base white") == "7.2.12"


@pytest.mark.rule("asara 7.2.8", "asara 7.2.12")
def test_a_trunk_may_wait_for_a_tower_of_the_same_turn() -> None:
    state = circle(Player(sections="trunk red, base red, turret red"))
    assert offered(state) == {(2, 2), (3, 3)}
    play(state, "plot 3 with 3", "base red", "turret red", "trunk 1")
    assert towers(state, 0) == ["red 3"]
