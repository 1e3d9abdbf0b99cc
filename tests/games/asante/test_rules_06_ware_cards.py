"""Section 6 and 11.1: Ware cards, to buy and to sell with."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.asante.box import BOX, WARE_NAMES
from tests.games.asante.positions import (
    Player,
    discards,
    gold,
    hand,
    legal,
    markers,
    play,
    played,
    rule,
    stand,
    step,
    supply,
    table,
    targets,
)

CARDS = {card["id"]: card for card in BOX["ware_cards"]}


def shown_on(card: str) -> str:
    """The fixed wares of a card, in the order of the box."""
    fixed = CARDS[card]["wares"]
    return " ".join(ware for ware in WARE_NAMES for _ in range(fixed.get(ware, 0)))


@pytest.mark.rule("asante 6.1")
def test_a_card_shows_wares_and_two_prices() -> None:
    for card in CARDS.values():
        assert 1 <= sum(card["wares"].values()) + card["packages"] <= 4
        assert card["packages"] in (0, 1, 2)
        assert 0 < card["buy"] < card["sell"]


@pytest.mark.rule("asante 6.2")
def test_it_is_played_to_buy_or_to_sell() -> None:
    state = table(Player(hand="w2_salt_tea", stand="tea salt"))
    assert legal(state) == ["buy w2_salt_tea", "sell w2_salt_tea", "end"]
    for text, wares in (("buy", "tea tea salt salt"), ("sell", "")):
        done = played(state, f"{text} w2_salt_tea")
        assert (stand(done), markers(done), discards(done)) == (wares, 4, "w2_salt_tea")
    assert rule(state, "play w2_salt_tea") == "6.2"


@pytest.mark.rule("asante 6.3")
def test_buying() -> None:
    state = play(table(Player(hand="w3_2silk_salt", gold=10)), "buy w3_2silk_salt")
    assert (gold(state), stand(state)) == (6, "silk silk salt")
    assert (supply(state, "silk"), supply(state, "salt"), supply(state, "tea")) == (6, 7, 8)


# ---- 6.4


@pytest.mark.rule("asante 6.4", "asante 6.4 a")
def test_there_must_be_space_for_all_wares() -> None:
    me = Player(hand="w3_2silk_salt w1_package w2_packages", stand="silk silk salt tea")
    state = table(me)
    assert rule(state, "buy w3_2silk_salt") == "6.4 a"
    assert targets(state, "buy") == {"w1_package", "w2_packages"}
    assert "sell w3_2silk_salt" in legal(state), "but it may be sold with"
    fuller = table(Player(hand=me.hand, stand="silk silk salt tea tea"))
    assert rule(fuller, "buy w2_packages") == "6.4 a"


@pytest.mark.rule("asante 6.4 b")
def test_the_supply_must_have_all_wares() -> None:
    other = Player(stand="silk silk silk silk silk silk")
    state = table(Player(hand="w3_2silk_salt w2_jewelry_silk", stand="silk"), other)
    assert supply(state, "silk") == 1
    assert rule(state, "buy w3_2silk_salt") == "6.4 b"
    assert targets(state, "buy") == {"w2_jewelry_silk"}


@pytest.mark.rule("asante 6.4 b", "asante 6.6")
def test_a_package_cannot_be_bought_of_what_is_used_up() -> None:
    other = Player(stand="silk silk silk silk silk silk")
    state = table(Player(hand="w2_packages", stand="silk"), other)
    play(state, "buy w2_packages")
    assert targets(state, "type") == set(WARE_NAMES) - {"silk"}
    assert rule(state, "type silk") == "6.4 b"


@pytest.mark.rule("asante 6.4 c")
def test_there_must_be_the_gold() -> None:
    cards = "w4_tea_silk_salt_pelt w2_salt_tea w1_package"
    state = table(Player(hand=cards, gold=3))
    assert targets(state, "buy") == {"w2_salt_tea", "w1_package"}
    assert rule(state, "buy w4_tea_silk_salt_pelt") == "6.4 c"


@pytest.mark.rule("asante 6.4 d")
def test_nobody_buys_fewer_wares() -> None:
    state = table(Player(hand="w3_2tea_silk", stand="tea tea tea tea tea"))
    assert rule(state, "buy w3_2tea_silk") == "6.4 a"
    state = play(table(Player(hand="w3_2tea_silk")), "buy w3_2tea_silk")
    assert (step(state), stand(state)) == ("turn", "tea tea silk"), "nothing is asked"


# ---- 6.5 to 6.7


@pytest.mark.rule("asante 6.5")
def test_selling() -> None:
    state = table(Player(hand="w3_2silk_salt", stand="silk silk silk tea salt", gold=1))
    play(state, "sell w3_2silk_salt")
    assert (gold(state), stand(state)) == (12, "tea silk")
    assert (supply(state, "silk"), supply(state, "salt")) == (7, 8)


@pytest.mark.rule("asante 6.5")
@pytest.mark.parametrize("wares", ["", "silk salt", "silk silk tea", "salt salt silk"])
def test_exactly_the_shown_wares_are_sold(wares: str) -> None:
    state = table(Player(hand="w3_2silk_salt", stand=wares, gold=0))
    assert legal(state) == ["end"]
    assert rule(state, "sell w3_2silk_salt") == "6.5"


@pytest.mark.rule("asante 6.6")
def test_two_packages_hold_one_type() -> None:
    state = table(Player(hand="w2_packages w1_package", stand="tea tea salt"))
    buying = played(state, "buy w2_packages")
    assert step(buying) == "package"
    assert targets(buying, "type") == set(WARE_NAMES)
    assert stand(play(buying, "type silk")) == "tea tea silk silk salt"
    selling = played(state, "sell w2_packages")
    assert legal(selling) == ["type tea"]
    assert (rule(selling, "type salt"), rule(selling, "type silk")) == ("6.5", "6.5")
    assert rule(selling, "end") == rule(selling, "take tea") == "6.6"
    assert gold(play(selling, "type tea")) == 27
    assert targets(played(state, "sell w1_package"), "type") == {"tea", "salt"}


@pytest.mark.rule("asante 6.7")
def test_one_card_for_one_purchase_or_sale() -> None:
    state = table(Player(hand="w2_salt_tea w2_packages w1_package w1_package", gold=5))
    play(state, "buy w1_package", "type tea")
    assert rule(state, "sell w2_salt_tea") == "6.5"
    assert (hand(state), markers(state)) == ("w2_salt_tea w1_package w2_packages", 4)
    play(state, "sell w1_package", "type tea")
    assert (gold(state), stand(state), markers(state)) == (7, "", 3)


# ---- 11.1


def check_group(number: str, cards: int, copies: int, prices: tuple[int, int], wares: str) -> None:
    """The cards of a row of the table, and what buying and selling with them brings."""
    group = [card for card in CARDS.values() if card["rule"] == number]
    assert (len(group), {card["count"] for card in group}) == (cards, {copies})
    for card in group:
        amounts = sorted(card["wares"].values(), reverse=True) + ["?"] * card["packages"]
        assert " ".join(map(str, amounts)) == wares
        name = card["id"]
        package = ["type tea"] if card["packages"] else []
        held = shown_on(name) or " ".join(["tea"] * card["packages"])
        state = table(Player(hand=name, gold=10))
        play(state, f"buy {name}", *package)
        assert (stand(state), gold(state)) == (held, 10 - prices[0])
        state = table(Player(hand=name, gold=10, stand=held))
        play(state, f"sell {name}", *package)
        assert (stand(state), gold(state)) == ("", 10 + prices[1])


@pytest.mark.rule("asante W1")
def test_one_package() -> None:
    check_group("W1", 1, 4, (2, 4), "?")


@pytest.mark.rule("asante W2")
def test_two_packages() -> None:
    check_group("W2", 1, 4, (3, 7), "? ?")


@pytest.mark.rule("asante W3")
def test_two_different_wares() -> None:
    check_group("W3", 6, 1, (3, 8), "1 1")


@pytest.mark.rule("asante W4")
def test_a_pair_and_one() -> None:
    check_group("W4", 6, 1, (4, 11), "2 1")


@pytest.mark.rule("asante W5")
def test_three_different_wares() -> None:
    check_group("W5", 6, 1, (5, 12), "1 1 1")


@pytest.mark.rule("asante W6")
def test_two_pairs() -> None:
    check_group("W6", 6, 1, (6, 14), "2 2")


@pytest.mark.rule("asante W7")
def test_four_different_wares() -> None:
    check_group("W7", 3, 1, (7, 16), "1 1 1 1")


def test_every_ware_is_shown_as_often_as_another() -> None:
    shown: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for card in CARDS.values():
        shown.update(card["wares"])
        cards.update(list(card["wares"]))
    assert shown == dict.fromkeys(WARE_NAMES, 14)
    assert cards == dict.fromkeys(WARE_NAMES, 11)
