import { expect, test } from "vitest";

import type { GameInfo, SeatRow } from "../api/types";
import { usualLevel } from "../levels";
import { levelOf, newTable, sameAgain, usualSetup, withKind } from "./setup";

const game: GameInfo = {
  name: "some_game",
  min_players: 2,
  max_players: 4,
  rule_sets: ["short", "long"],
  options: [
    { name: "rain", default: false, values: [false, true] },
    { name: "wind", default: "west", values: ["west", "east"] },
  ],
  levels: ["level:1", "level:2", "level:3", "level:4", "level:5"],
  hidden: { short: true, long: false },
};

test("without any choice it is me against a computer of the middle level", () => {
  expect(newTable(game, usualSetup(game, "Ana", ""))).toEqual({
    game: "some_game",
    rules: "short",
    options: {},
    seats: [
      { kind: "me", name: "Ana", level: null },
      { kind: "computer", name: null, level: "level:3" },
    ],
  });
});

test("the level that was chosen last is chosen again, where it is offered", () => {
  expect(usualLevel(game.levels, "level:5")).toBe("level:5");
  expect(usualLevel(game.levels, "greedy")).toBe("level:3");
  expect(usualLevel(["random", "greedy"], "level:5")).toBe("greedy");
  const setup = usualSetup(game, "", "level:2");
  expect(setup.seats.map(({ level }) => level)).toEqual(Array(4).fill("level:2"));
  setup.seats[1]!.level = "level:4";
  expect(levelOf(setup)).toBe("level:4");
  setup.seats = withKind(setup.seats, 1, "here");
  expect(levelOf(setup)).toBe("");
});

test("the computer plays on for somebody who has left only where that is wanted", () => {
  const setup = usualSetup(game, "", "");
  expect(newTable(game, setup)).not.toHaveProperty("stand_in");
  setup.standIn = { after: 300, level: "level:2" };
  expect(newTable(game, setup).stand_in).toEqual({ after: 300, level: "level:2" });
});

test("only what differs from the box is asked for, and only seats that are taken", () => {
  const setup = usualSetup(game, "  ", "");
  setup.players = 3;
  setup.options["wind"] = "east";
  setup.seats = withKind(setup.seats, 2, "here");
  const wanted = newTable(game, setup);
  expect(wanted.options).toEqual({ wind: "east" });
  expect(wanted.seats.map(({ kind, name }) => [kind, name])).toEqual([["me", null], ["computer", null], ["here", null]]);
});

test("I sit in one seat only", () => {
  const seats = withKind(usualSetup(game, "", "").seats, 1, "me");
  expect(seats.map(({ kind }) => kind)).toEqual(["here", "me", "computer", "computer"]);
});

test("again, and again with the seats turned by one", () => {
  const seats: SeatRow[] = ["A", "B", "C"].map((name) => ({ kind: "here", name, level: null, yours: true, lent: false }));
  const table = { game: "some_game", rules: "long", options: { rain: true }, seats, stand_in: null };
  expect(sameAgain(table, false).seats.map(({ name }) => name)).toEqual(["A", "B", "C"]);
  expect(sameAgain(table, true).seats.map(({ name }) => name)).toEqual(["C", "A", "B"]);
  expect(sameAgain(table, true)).toMatchObject({ game: "some_game", rules: "long", options: { rain: true } });
});

test("again, whoever lent a seat sits in it", () => {
  const row = (kind: SeatRow["kind"], lent = false): SeatRow => ({ kind, name: null, level: kind === "computer" ? "level:4" : null, yours: kind !== "computer" || lent, lent });
  const table = { game: "some_game", rules: "long", options: {}, seats: [row("computer", true), row("computer"), row("computer", true)], stand_in: { after: 60, level: "level:1" } };
  const again = sameAgain(table, false);
  expect(again.seats.map(({ kind, level }) => [kind, level])).toEqual([["me", null], ["computer", "level:4"], ["here", null]]);
  expect(again.stand_in).toEqual({ after: 60, level: "level:1" });
});
