import { expect, test } from "vitest";

import type { GameEvent, Gain, Ply } from "../boards/contract";
import { byPart, bySource, gainsIn, placing, stacked, turningPoints } from "./chart";

const gainsOf = (events: GameEvent[]): Gain[] =>
  events.map((event) => ({ seat: event.seat!, part: event["part"] as number, source: event.event, points: event["points"] as number }));
const gain = (event: string, seat: number, part: number, points: number): GameEvent => ({ event, seat, part, points });

const plies: Ply[] = [
  { ply: 3, by: 0, events: [gain("track", 0, 1, 1)] },
  { ply: 9, by: 1, events: [gain("castles", 0, 1, 20), gain("castles", 1, 1, 26), gain("king", 1, 1, 5)] },
  { ply: 12, by: 1, events: [] },
  { ply: 18, by: 0, events: [gain("castles", 0, 2, 40), gain("castles", 1, 2, 12)] },
];

test("points add up by part and by source, for each seat", () => {
  const gains = gainsIn(plies, gainsOf);
  expect(byPart(gains, 2)).toEqual({ keys: [1, 2], points: [[21, 40], [31, 12]], totals: [61, 43] });
  expect(bySource(gains, 2)).toEqual({
    keys: ["track", "castles", "king"],
    points: [[1, 60, 0], [0, 38, 5]],
    totals: [61, 43],
  });
  expect(byPart([], 3)).toEqual({ keys: [], points: [[], [], []], totals: [0, 0, 0] });
});

test("the turning points are where one gained most on the others, in the order they happened", () => {
  expect(turningPoints(plies, 2, gainsOf, 2)).toEqual([
    { ply: 9, seat: 1, points: 11 },
    { ply: 18, seat: 0, points: 28 },
  ]);
});

test("places count from the highest score, and equal scores share a place", () => {
  expect(placing([40, 61, 40])).toEqual([
    { seat: 1, score: 61, place: 1 },
    { seat: 0, score: 40, place: 2 },
    { seat: 2, score: 40, place: 2 },
  ]);
});

test("a loss shortens the bar by as much, from its end", () => {
  expect(stacked([20, 11, -13, 9])).toEqual([18, 0, 0, 9]);
  expect(stacked([-7, 10, 2])).toEqual([0, 3, 2]);
  expect(stacked([3, -5])).toEqual([0, 0]);
});
