import { describe, expect, it } from "vitest";

import { gains, isScoring, reckonings, stepsBought } from "./scoring";
import { reckoning } from "./testing";

const first = { ...reckoning, seat: 0, rate: 3, multiplier: 4, product: 24, barrels: 4, privilege: 3, first_space: 1, points: 32 };
const second = { ...reckoning, seat: 1 };
const scored = { event: "game_scored", round: 3, seats: [second, first] };

describe("the scoring", () => {
  it("is told from other decisions", () => {
    expect(isScoring([{ event: "tile_put", seat: 0 }, scored])).toBe(true);
    expect(isScoring([{ event: "tile_put", seat: 0 }])).toBe(false);
  });

  it("is told by seat", () => {
    expect(reckonings([scored]).map(({ points }) => points)).toEqual([32, 0]);
    expect(reckonings([])).toEqual([]);
  });

  it("tells how many steps the ducats bought", () => {
    const before = { wood: 9, yeast: 5, hops: 1, water: 6, barley: 5 };
    // Two exchanges at 3 : 1 bring hops to 3 and cost 6 steps; 20 ducats bring it to 5.
    const after = { wood: 6, yeast: 4, hops: 5, water: 5, barley: 4 };
    expect(stepsBought({ ...reckoning, rate: 3, exchanges: 2, before, after, ducats: 25 })).toBe(2);
    expect(stepsBought({ ...reckoning, exchanges: 0, before, after: before })).toBe(0);
  });
});

describe("the points of a game", () => {
  const taken = { event: "barrel_taken", seat: 0, goal: 3, large: true, points: 4, round: 2 };

  it("are named by round and source, without what brings none", () => {
    expect(gains([taken, scored])).toEqual([
      { seat: 0, part: 2, source: "barrels", points: 4 },
      { seat: 0, part: 3, source: "product", points: 24 },
      { seat: 0, part: 3, source: "privilege", points: 3 },
      { seat: 0, part: 3, source: "first_space", points: 1 },
    ]);
  });

  it("are all of the points", () => {
    const sum = gains([taken, scored]).reduce((total, { points }) => total + points, 0);
    expect(sum).toBe(first.points);
  });
});
