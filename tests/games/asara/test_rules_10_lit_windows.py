"""Sections 10.4 to 10.7: building with lit windows, and what they decide."""

from __future__ import annotations

import pytest

import sobremesa
from tests.games.asara.positions import (
    END,
    PROFESSIONAL,
    Player,
    events,
    last_turn,
    legal,
    lits,
    money,
    play,
    played,
    rule,
    seen,
    table,
    tall,
    targets,
    told_of,
    towers,
)
from tests.games.asara.test_rules_08_years import year_end
from tests.games.asara.test_rules_09_final import contests, owners


def circle(player: Player, **told: object) -> sobremesa.State:
    """The player has sent a buyer to the building circle."""
    state = table(player, rules=PROFESSIONAL, **told)  # type: ignore[arg-type]
    return play(state, "send building_circle", "card blue")


@pytest.mark.rule("asara 10.4", "asara 10.4.1")
def test_a_lit_window_is_a_section_of_the_plot() -> None:
    state = circle(Player(money=5, lits="red", sections="trunk red", towers=["red b w u"]))
    assert targets(state, "plot") == {"1 with 1", "2 with 2"}
    play(state, "plot 2 with 2", "light 1")
    assert (state.scores[0], seen(state)["turn_now"]["left"]) == (1, 1)
    play(state, "trunk 1")
    assert (state.scores[0], money(state)[0], lits(state, 0)) == (2, 3, "")


@pytest.mark.rule("asara 10.4", "asara 10.4.2")
def test_it_does_not_add_to_the_height() -> None:
    state = play(circle(Player(lits="red", towers=["red b w u"])), "plot 1 with 1")
    told = events(state, "light 1")
    assert towers(state, 0) == ["red 3 lit 1"]
    [built] = told_of("section_built", told)
    assert (built["shape"], built["colour"], built["tower"]) == ("lit", "red", 0)
    assert built["gold"] is False, "the window under it"


@pytest.mark.rule("asara 10.4", "asara 10.4.3")
def test_it_lies_on_a_closed_window_of_its_colour() -> None:
    other = table(Player(lits="red red", towers=["white b w u", "red b t u"]), rules=PROFESSIONAL)
    assert rule(other, "send building_circle") == "7.2.12", "white window, red trunk"
    state = circle(Player(lits="red", sections="trunk red", towers=["white b w u", "red b t w u"]))
    play(state, "plot 1 with 1")
    assert legal(state) == ["trunk 2", "light 2"]
    assert rule(state, "light 1") == "10.4.3"
    assert rule(state, "light 2 gold") == "10.4.3", "the closed window there has no gold"
    assert rule(state, "light 3") == "10.4.3"
    without = circle(Player(sections="trunk red", towers=["red b w u"]))
    assert rule(play(without, "plot 1 with 1"), "light 1") == "7.2.2", "he has none"


@pytest.mark.rule("asara 10.4", "asara 10.4.4")
def test_one_lit_window_for_each_window() -> None:
    full = table(Player(lits="red", towers=["red b w+ u"]), rules=PROFESSIONAL)
    assert rule(full, "send building_circle") == "7.2.12"
    state = circle(Player(lits="red red", towers=["red b w w+ u"]))
    assert targets(state, "plot") == {"1 with 1"}
    two = circle(Player(lits="red red", sections="trunk red", towers=["red b w u"]))
    play(two, "plot 2 with 2", "light 1")
    assert legal(two) == ["trunk 1"]
    assert rule(two, "light 1") == "10.4.4"


@pytest.mark.rule("asara 10.4.4")
def test_plain_and_gold_windows_are_told_apart() -> None:
    state = play(circle(Player(lits="red", towers=["red b w w* u"])), "plot 1 with 1")
    assert set(legal(state)) == {"light 1", "light 1 gold"}
    plain, gold = played(state, "light 1"), played(state, "light 1 gold")
    assert seen(plain)["seats"][0]["towers"][0]["gold"] == 1
    assert seen(gold)["seats"][0]["towers"][0]["gold"] == 0
    covered = play(
        circle(Player(lits="red", sections="trunk red", towers=["red b w w*+ u"])), "plot 1 with 1"
    )
    assert rule(covered, "light 1 gold") == "10.4.4"


@pytest.mark.rule("asara 10.4.1")
def test_no_lit_window_comes_where_the_rest_would_not_fit() -> None:
    player = Player(lits="red", sections="base white, turret white", towers=["red b w w* u"])
    state = play(circle(player), "plot 2 with 2")
    assert legal(state) == ["base white"], "after a lit window one more would have to fit"
    assert {rule(state, text) for text in ("light 1", "light 1 gold")} == {"7.2.12"}


@pytest.mark.rule("asara 10.4", "asara 10.4.5")
def test_the_window_may_come_in_the_same_action() -> None:
    state = circle(Player(lits="red", sections="window red", towers=["red b u"]))
    assert targets(state, "plot") == {"1 with 1", "2 with 2"}
    play(state, "plot 2 with 2")
    assert legal(state) == ["window 1"], "the lit window needs it"
    play(state, "window 1", "light 1")
    assert towers(state, 0) == ["red 3 lit 1"]
    new = circle(Player(lits="red", sections="window red, base red, turret red"))
    assert targets(new, "plot") == {"2 with 2", "3 with 3", "4 with 4"}
    play(new, "plot 4 with 4", "base red", "turret red", "window 1", "light 1")
    assert (towers(new, 0), new.scores[0]) == (["red 3 lit 1"], 4)


@pytest.mark.rule("asara 10.5")
def test_gold_under_a_lit_window_no_longer_counts() -> None:
    assert year_end(Player(towers=["red b w* u"]), rules=PROFESSIONAL)["gold"] == 1
    covered = year_end(Player(towers=["red b w*+ u"]), rules=PROFESSIONAL)
    assert (covered["gold"], covered["lits"]) == (0, 1)


@pytest.mark.rule("asara 10.6")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_each_lit_window_scores_1_at_every_year_end(year: int) -> None:
    state = last_turn(Player(towers=["red b w+ w+ u"]), rules=PROFESSIONAL, year=year, holder=1)
    [scored] = told_of("year_scored", events(state, *END))
    assert (scored["seats"][0]["lits"], scored["seats"][0]["points"]) == (2, 3)


# ---- 10.7 ties


def pro(*built: list[str]) -> dict[str, list[int]]:
    """What each contest brings in the professional version."""
    return contests(*owners(*built), rules=PROFESSIONAL)


COLOURED = ["brown", "green", "red", "black", "white"]
VALUES = {"brown": (4, 2), "green": (6, 3), "red": (8, 4), "black": (10, 5), "white": (12, 6)}


@pytest.mark.rule("asara 10.7", "asara 10.7.1")
@pytest.mark.parametrize("colour", COLOURED)
def test_more_lit_windows_win_a_tie(colour: str) -> None:
    first, second = VALUES[colour]
    shares = pro([f"{colour} b w u"], [f"{colour} b w+ u"], [f"{colour} b u"])
    assert shares[colour] == [second, first, 0]
    assert shares["tallest_overall"] == [4, 8, 0]
    assert shares["most_towers"] == [3, 12, 3], "then the others tie for second"


@pytest.mark.rule("asara 10.7", "asara 10.7.1")
def test_a_tie_for_second_is_broken_too() -> None:
    shares = pro(["red b t t u"], ["red b w u"], ["red b w+ u"])
    assert shares["red"] == [8, 0, 4]
    assert shares["tallest_overall"] == [8, 0, 4]


@pytest.mark.rule("asara 10.7.1")
def test_lit_windows_do_not_beat_height() -> None:
    assert pro(["red b w+ w+ u"], ["red b t t t u"])["red"] == [4, 8]


@pytest.mark.rule("asara 10.7", "asara 10.7.2")
def test_only_lit_windows_on_the_tied_towers_count() -> None:
    shares = pro(["red b w u", "white b w+ w+ u"], ["red b w+ u"])
    assert shares["red"] == [4, 8]
    lower = pro(["red b t w u", "red b w+ u"], ["red b t w u"])
    assert lower["red"] == [6, 6], "the lower red tower is not in dispute"


@pytest.mark.rule("asara 10.7.2")
def test_for_most_towers_those_on_all_towers_count() -> None:
    shares = pro(["red b w+ u", "white b u"], ["black b w+ u", "green b w+ u"], ["brown b u"])
    assert shares["most_towers"] == [6, 12, 0]


@pytest.mark.rule("asara 10.7", "asara 10.7.3")
def test_what_is_still_tied_is_shared() -> None:
    shares = pro(["red b w+ u"], ["red b w+ u"], ["red b w u"])
    assert shares["red"] == [6, 6, 0]
    assert shares["most_towers"] == [9, 9, 0]
    second = pro(["red b t t u"], ["red b w+ u"], ["red b w+ u"], [tall("red", 3)])
    assert second["red"] == [8, 2, 2, 0]


@pytest.mark.rule("asara 10.7.4")
def test_an_owner_s_tied_towers_count_together() -> None:
    # One lit window each, but the first player owns two of these towers.
    shares = pro(["red b w+ u", "red b w+ u"], ["red b w+ u"])
    assert shares["red"] == [6 + 6, 0], "his two towers tie for first and share both values"
    split = pro(["red b w+ u", "red b t u"], ["red b w+ u"])
    assert split["red"] == [4 + 4, 4], "the sums are equal: three towers share"


@pytest.mark.rule("asara 10.7.4")
def test_the_beginner_version_has_no_such_tie_break() -> None:
    state = last_turn(Player(towers=["red b w u"]), Player(towers=["red b w u"]), year=4)
    scored = told_of("contest_scored", events(state, *END))
    red = next(told for told in scored if told["contest"] == "red")
    assert [place["points"] for place in red["places"]] == [6, 6]


@pytest.mark.rule("asara 10.4.3")
def test_lit_windows_hidden_behind_the_screen_do_not_count_in_contests() -> None:
    players = [Player(towers=["red b w u"], lits="red red"), Player(towers=["red b w u"])]
    assert contests(*players, rules=PROFESSIONAL)["red"] == [6, 6]
