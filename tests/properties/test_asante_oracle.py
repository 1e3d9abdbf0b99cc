"""Random games of Asante beside a second one that was written by the rules, slowly."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sobremesa
from sobremesa.games.asante.cards import CARD_IDS, PLACE_IDS
from tests.games.asante import positions
from tests.games.asante.oracle import Oracle
from tests.games.asante.oracle_table import ARTIFACTS, PLACES, WARES, Merchant, Switches
from tests.games.asante.positions import ASANTE

SEEDS = range(40)

# What different random players like; what is not named has weight 1.
LIKINGS: list[dict[str, float]] = [
    {"end": 0.2, "drop": 0.3},
    {"end": 0.05, "drop": 4.0, "draw": 4.0, "pass": 3.0},  # the draw pile runs out
    {"end": 0.05, "use": 6.0, "holy": 4.0, "play": 4.0, "answer": 0.3, "sell": 0.2},
    {"end": 0.5, "draw": 8.0, "keep": 8.0, "buy": 0.2, "sell": 0.2, "play": 0.3},  # large hands
]


def choose(possible: dict[str, int], likes: dict[str, float], rng: random.Random) -> str:
    """A draw as chance makes it, or what a random player does."""
    texts = sorted(possible)
    weights = [n * likes.get(text.split()[0], 1.0) for text, n in sorted(possible.items())]
    return rng.choices(texts, weights)[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_both_games_go_the_same_way(seed: int) -> None:
    rng = random.Random(f"asante {seed}")
    options: dict[str, Any] = {}
    if seed % 2:
        options = {option.name: rng.choice(option.values) for option in ASANTE.options}
    likes = LIKINGS[seed // 2 % len(LIKINGS)]
    state = ASANTE.start(**options)
    oracle = Oracle(Switches(**options))
    play_beside(state, oracle, likes, rng, 8000)
    assert state.is_over
    assert state.winners == [oracle.winner]
    assert state.scores == [seat.gold for seat in oracle.seats]


def play_beside(
    state: Any, oracle: Oracle, likes: dict[str, float], rng: random.Random, most: int
) -> None:
    """Both games go on, a random player choosing, at most so far."""
    for _ in range(most):
        check_decision(state, oracle)
        check_table(state, oracle)
        if state.is_over:
            break
        text = choose(oracle.possible(), likes, rng)
        state.apply(ASANTE.parse(text))
        oracle.play(text)


def check_decision(state: sobremesa.State, oracle: Oracle) -> None:
    """Who decides, what may be done, or drawn and how likely."""
    assert state.is_over == oracle.is_over
    if state.is_over:
        return
    assert state.to_move == oracle.to_move
    if state.to_move == sobremesa.CHANCE:
        assert positions.chances(state) == oracle.possible()
    else:
        assert sorted(positions.legal(state)) == sorted(oracle.possible())


def check_table(state: Any, oracle: Oracle) -> None:
    """All that lies on the table and in the hands."""
    assert (state.turn, state.markers) == (oracle.turn, oracle.markers)
    for number, owner in enumerate(oracle.seats):
        check_seat(state, number, owner)
    assert Counter(positions.discards(state).split()) == +oracle.discards
    assert Counter(positions.place_discards(state).split()) == +oracle.place_discards
    assert positions.display(state) == " ".join(place or "-" for place in oracle.display)
    assert positions.top(state).split() == oracle.top
    assert list(state.pile) == [oracle.pile[card] for card in CARD_IDS]
    assert list(state.place_pile) == [oracle.place_pile[place] for place in PLACES]
    assert [positions.supply(state, ware) for ware in WARES] == [oracle.supply[w] for w in WARES]
    assert ASANTE.conserved(state) == positions.WHOLE


def check_seat(state: Any, number: int, owner: Merchant) -> None:
    """What one player has."""
    assert positions.gold(state, number) == owner.gold
    assert Counter(positions.hand(state, number).split()) == +owner.hand
    assert Counter(positions.stand(state, number).split()) == +owner.stand
    assert Counter(positions.places(state, number).split()) == +owner.places
    slots = [
        (name or "-").upper() if slot in owner.turned else name or "-"
        for slot, name in enumerate(owner.slots)
    ]
    assert positions.artifacts(state, number) == " ".join(slots)


def test_both_know_the_same_box() -> None:
    state: Any = ASANTE.start()
    oracle = Oracle()
    assert PLACE_IDS == PLACES
    assert set(oracle.pile) == set(CARD_IDS)
    check_table(state, oracle)


# ---- tables that a game seldom reaches


def dealt(rng: random.Random, names: list[str], most: int) -> str:
    """So many of them are taken away, at random."""
    rng.shuffle(names)
    return " ".join(names.pop() for _ in range(min(rng.randint(0, most), len(names))))


def dealt_places(rng: random.Random) -> tuple[list[str], list[str], str]:
    """Display, what each player has, and the place pile; sometimes there are not enough."""
    places = PLACES * 3
    rng.shuffle(places)
    if rng.random() < 0.3:
        open_places = [places.pop() for _ in range(rng.randint(0, 2))]
        display = rng.sample(open_places + ["-"] * (3 - len(open_places)), 3)
        half = rng.randint(0, len(places))
        return display, [" ".join(places[:half]), " ".join(places[half:])], ""
    display = [places.pop() for _ in range(3)]
    owned = [dealt(rng, places, 5) for _ in range(2)]
    return display, owned, dealt(rng, places, 3)


def wild_table(rng: random.Random, options: dict[str, Any]) -> Any:
    """Full stands, piles that run out, vacant positions, many places, any Artifacts."""
    cards = list(Oracle().pile.elements())
    rng.shuffle(cards)
    display, owned, place_pile = dealt_places(rng)
    much, little, less = rng.sample(WARES, 3)
    wares = [much] * 8 + [little, less] * 3  # of the first there may be none left
    seated = []
    for places in owned:
        artifacts = [card for card in cards if card in ARTIFACTS][: rng.randint(0, 3)]
        for card in artifacts:
            cards.remove(card)
        seated.append(
            positions.Player(
                hand=dealt(rng, cards, rng.choice([2, 6, 25])),
                gold=rng.choice([0, 1, 2, 5, 20, 58, 70]),
                stand=dealt(rng, wares, 6),
                artifacts=" ".join((artifacts + ["-"] * 3)[:3]),
                places=places,
            )
        )
    return positions.table(
        *seated,
        turn=rng.randrange(2),
        markers=rng.randint(0, 5),
        phase=rng.choice(positions.PHASES),
        display=" ".join(display),
        pile=dealt(rng, cards, 8),
        discards=rng.choice([None, dealt(rng, cards, 5)]),
        place_pile=place_pile,
        place_played=rng.random() < 0.3,
        reshuffles=rng.randrange(2),
        last_turn=rng.random() < 0.3,
        options=options,
    )


def beside(state: Any, options: dict[str, Any]) -> Oracle:
    """The second game at the same table."""
    oracle = Oracle(Switches(**options))
    for number, owner in enumerate(oracle.seats):
        owner.gold = positions.gold(state, number)
        owner.hand = Counter(positions.hand(state, number).split())
        owner.stand = Counter(positions.stand(state, number).split())
        owner.places = Counter(positions.places(state, number).split())
        named = positions.artifacts(state, number).replace("-", "").lower().split(" ")
        owner.slots = named
    oracle.pile = Counter(dict(zip(CARD_IDS, map(int, state.pile), strict=True)))
    oracle.discards = Counter(positions.discards(state).split())
    oracle.place_pile = Counter(dict(zip(PLACES, map(int, state.place_pile), strict=True)))
    oracle.place_discards = Counter(positions.place_discards(state).split())
    oracle.display = [place.replace("-", "") for place in positions.display(state).split()]
    oracle.supply = Counter({ware: positions.supply(state, ware) for ware in WARES})
    oracle.turn, oracle.markers = int(state.turn), int(state.markers)
    oracle.drawing = bool(state.drawing_phase)
    oracle.reshuffled, oracle.place_played = state.reshuffles > 0, state.place_plays > 0
    oracle.last_turn = bool(state.last_turn)
    oracle.begin_in_turn()
    return oracle


@pytest.mark.parametrize("seed", range(60))
def test_both_games_go_on_the_same_way_from_anywhere(seed: int) -> None:
    rng = random.Random(f"asante anywhere {seed}")
    for _ in range(5):
        options: dict[str, Any] = {o.name: rng.choice(o.values) for o in ASANTE.options}
        state = wild_table(rng, options)
        likes = {"end": 0.02, "drop": 0.5, "play": 3.0, "use": 2.0, "answer": 2.0}
        play_beside(state, beside(state, options), likes, rng, 60)
