"""Events alone tell a whole game: whoever follows them knows the table at every moment."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sobremesa
from tests.games.heaven_and_ale.positions import CARDS, HALE, SCORING, name_of
from tests.games.heaven_and_ale.test_position import step_on

Told = dict[str, Any]
ALL = {
    *("tile_laid", "first_player", "round_started", "turn_started", "figure_moved"),
    *("start_entered", "tile_taken", "tile_put", "shed_built", "tile_activated"),
    *("disc_placed", "monk_triggered", "number_named", "card_sold", "card_placed"),
    *("card_declined", "ducats_gained", "brewmaster_moved", "marker_moved", "barrel_taken"),
    *("game_scored", "game_over"),
}


class Follower:
    """A table as somebody knows it who saw how it began, and then was only told of events."""

    def __init__(self, view: Any) -> None:
        self.round = 0
        self.starter: int | None = None
        self.turn: int | None = None
        self.track: list[Counter[str]] = [Counter() for _ in view["track"]]
        self.discs = {place: view["track"][place]["discs"] for place in SCORING}
        self.centre = {goal: ["small", "large"] for goal in range(1, 13)}
        self.seats: list[Told] = [self._begun(seat) for seat in view["seats"]]
        self.scored: Told = {}

    def _begun(self, seat: Any) -> Told:
        return {
            "ducats": seat["ducats"],
            "brewmaster": seat["brewmaster"],
            "markers": dict(seat["markers"]),
            "garden": {},
            "sheds": {},
            "discs": set(),
            "hand": set(CARDS),
            "sold": set(),
            "beside": {},
            "barrels": {},
            "place": 0,
            "start": None,
        }

    def hear(self, told: Told) -> None:
        """One event."""
        seat = self.seats[told["seat"]] if "seat" in told else {}
        getattr(self, told["event"])(seat, told)

    # ---- laying out, rounds, turns

    def tile_laid(self, seat: Told, told: Told) -> None:
        self.track[told["place"]][name_of(told)] += 1

    def first_player(self, seat: Told, told: Told) -> None:
        seat["start"] = "S1"

    def round_started(self, seat: Told, told: Told) -> None:
        assert told["round"] == self.round + 1
        self.round, self.starter = told["round"], told["starter"]
        assert self.seats[told["starter"]]["start"] == "S1"

    def turn_started(self, seat: Told, told: Told) -> None:
        assert told["round"] == self.round
        self.turn = told["seat"]

    def figure_moved(self, seat: Told, told: Told) -> None:
        assert (told["seat"], told["from"]) == (self.turn, seat["place"])
        seat["place"], seat["start"] = told["to"], None

    def start_entered(self, seat: Told, told: Told) -> None:
        assert told["from"] == seat["place"]
        assert told["seat"] == self.turn or self.round == 0
        assert told["home"] is (self.round > 0)
        seat["place"], seat["start"] = 0, told["start"]

    # ---- buying

    def tile_taken(self, seat: Told, told: Told) -> None:
        assert told["place"] == seat["place"]
        self.track[told["place"]][name_of(told)] -= 1

    def tile_put(self, seat: Told, told: Told) -> None:
        assert told["cell"] not in seat["garden"]
        seat["garden"][told["cell"]] = name_of(told)
        self.pay(seat, told, -told["ducats"])

    def shed_built(self, seat: Told, told: Told) -> None:
        seat["sheds"][told["shed"]] = (told["cell"], told["type"], told["sum"])
        self.brew(seat, told, told["steps"])

    def tile_activated(self, seat: Told, told: Told) -> None:
        assert name_of(told) == seat["garden"][told["cell"]]
        if "brewmaster" in told:
            self.brew(seat, told, 1)
        elif "marker" in told:
            assert told["tile"] == told["resource"]
            self.step(seat, told, told["number"])
        else:
            assert told["ducats"] == told["number"]
        self.pay(seat, told, told["ducats"])

    # ---- scoring, cards, barrels

    def disc_placed(self, seat: Told, told: Told) -> None:
        assert told["place"] == seat["place"]
        self.discs[told["place"]] -= 1
        seat["discs"].add(told["spot"])

    def monk_triggered(self, seat: Told, told: Told) -> None:
        assert seat["garden"][told["cell"]] == f"monk {told['monk']}"
        assert f"monk_{told['monk']}" in seat["discs"]

    def number_named(self, seat: Told, told: Told) -> None:
        assert any(name.endswith(str(told["number"])) for name in seat["garden"].values())
        assert "x_tiles" in seat["discs"]

    def card_sold(self, seat: Told, told: Told) -> None:
        seat["hand"].remove(told["card"])
        seat["sold"].add(told["card"])
        self.pay(seat, told, told["ducats"])

    def card_placed(self, seat: Told, told: Told) -> None:
        seat["hand"].remove(told["card"])
        seat["beside"][told["pair"]] = told["card"]

    def card_declined(self, seat: Told, told: Told) -> None:
        seat["beside"][told["pair"]] = "declined"

    def ducats_gained(self, seat: Told, told: Told) -> None:
        self.pay(seat, told, told["ducats"])

    def brewmaster_moved(self, seat: Told, told: Told) -> None:
        self.brew(seat, told, told["steps"])

    def marker_moved(self, seat: Told, told: Told) -> None:
        self.step(seat, told, told["steps"])
        seat["ducats"] += told["ducats"]

    def barrel_taken(self, seat: Told, told: Told) -> None:
        kind = self.centre[told["goal"]].pop()
        assert (told["large"], told["points"]) == (kind == "large", 4 if kind == "large" else 2)
        assert told["round"] == self.round
        seat["barrels"][told["goal"]] = told["large"]

    # ---- the end

    def game_scored(self, seat: Told, told: Told) -> None:
        assert told["round"] == self.round
        self.scored = told

    def game_over(self, seat: Told, told: Told) -> None:
        assert told["scores"] == [one["points"] for one in self.scored["seats"]]

    # ---- sums

    def pay(self, seat: Told, told: Told, ducats: int) -> None:
        seat["ducats"] += ducats
        assert told["money"] == seat["ducats"]

    def brew(self, seat: Told, told: Told, steps: int) -> None:
        assert told["brewmaster"] == min(seat["brewmaster"] + steps, 20)
        seat["brewmaster"] = told["brewmaster"]

    def step(self, seat: Told, told: Told, steps: int) -> None:
        """4.2.6 What goes beyond 20 are ducats."""
        reached = seat["markers"][told["resource"]] + steps
        assert (told["marker"], told["ducats"]) == (min(reached, 20), max(reached - 20, 0))
        seat["markers"][told["resource"]] = told["marker"]

    def check(self, view: Any) -> None:
        """What was told is what lies there."""
        for place, track in enumerate(view["track"]):
            assert Counter(map(name_of, track["tiles"])) == +self.track[place]
        discs = {place: view["track"][place]["discs"] for place in SCORING}
        if view["step"] == "lay":  # 15.4 nobody tells of discs that are brought back
            self.discs = discs
        elif self.round > 0 and view["step"] != "over":
            assert (view["round"], view["starter"]) == (self.round, self.starter)
            assert view["turn"] == self.turn
        assert discs == self.discs
        for goal in view["goals"]:
            assert [size for size in ("small", "large") if goal[size]] == self.centre[goal["goal"]]
        for seat, told in zip(view["seats"], self.seats, strict=True):
            self.check_seat(seat, told)

    def check_seat(self, seat: Any, told: Told) -> None:
        """What one player has."""
        for name in ("ducats", "brewmaster", "markers", "start", "place"):
            assert seat[name] == told[name], name
        for name in ("discs", "hand", "sold"):
            assert set(seat[name]) == told[name], name
        tiles = enumerate(seat["garden"])
        assert {cell: name_of(tile) for cell, tile in tiles if tile} == told["garden"]
        built = [shed for shed in seat["sheds"] if shed["type"] is not None]
        sheds = {shed["shed"]: (shed["cell"], shed["type"], shed["sum"]) for shed in built}
        assert sheds == told["sheds"]
        assert {pair: card for pair, card in enumerate(seat["beside"]) if card} == told["beside"]
        assert {one["goal"]: one["large"] for one in seat["barrels"]} == told["barrels"]


def heard(state: sobremesa.State) -> list[Told]:
    """What has been told since the last time."""
    told = [event.seen_by(None) for event in state.events or []]
    state.events = []
    return told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_tell_all_that_happens(players: int) -> None:
    kinds: set[str] = set()
    for seed in range(3):
        rng = random.Random(f"events {players} {seed}")
        state = HALE.start(players)
        state.events = []
        follower = Follower(HALE.view(state, None))
        while not state.is_over:
            step_on(state, rng)
            for told in heard(state):
                kinds.add(told["event"])
                follower.hear(told)
            follower.check(HALE.view(state, None))
        assert follower.round == {2: 3, 3: 4, 4: 6}[players]
        seats: Any = HALE.view(state, None)["seats"]
        now = [{"seat": number, **seat["now"]} for number, seat in enumerate(seats)]
        assert follower.scored["seats"] == now
    if players == 4:
        assert kinds == ALL
