import { expect, test } from "vitest";

import type { GameInfo, SeatRow } from "../api/types";
import { newTable, sameAgain, usualSetup, withKind } from "./setup";

const game: GameInfo = {
  name: "some_game",
  min_players: 2,
  max_players: 4,
  rule_sets: ["short", "long"],
  options: [
    { name: "rain", default: false, values: [false, true] },
    { name: "wind", default: "west", values: ["west", "east"] },
  ],
  levels: ["random", "greedy"],
  hidden: { short: true, long: false },
};

test("without any choice it is me against the best computer", () => {
  expect(newTable(game, usualSetup(game, "Ana"))).toEqual({
    game: "some_game",
    rules: "short",
    options: {},
    seats: [
      { kind: "me", name: "Ana", level: null },
      { kind: "computer", name: null, level: "greedy" },
    ],
  });
});

test("only what differs from the box is asked for, and only seats that are taken", () => {
  const setup = usualSetup(game, "  ");
  setup.players = 3;
  setup.options["wind"] = "east";
  setup.seats = withKind(setup.seats, 2, "here");
  const wanted = newTable(game, setup);
  expect(wanted.options).toEqual({ wind: "east" });
  expect(wanted.seats.map(({ kind, name }) => [kind, name])).toEqual([["me", null], ["computer", null], ["here", null]]);
});

test("I sit in one seat only", () => {
  const seats = withKind(usualSetup(game, "").seats, 1, "me");
  expect(seats.map(({ kind }) => kind)).toEqual(["here", "me", "computer", "computer"]);
});

test("again, and again with the seats turned by one", () => {
  const seats: SeatRow[] = ["A", "B", "C"].map((name) => ({ kind: "here", name, level: null, yours: true }));
  const table = { game: "some_game", rules: "long", options: { rain: true }, seats };
  expect(sameAgain(table, false).seats.map(({ name }) => name)).toEqual(["A", "B", "C"]);
  expect(sameAgain(table, true).seats.map(({ name }) => name)).toEqual(["C", "A", "B"]);
  expect(sameAgain(table, true)).toMatchObject({ game: "some_game", rules: "long", options: { rain: true } });
});
