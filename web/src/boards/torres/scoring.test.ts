import { describe, expect, it } from "vitest";

import { gains, isScoring, summary } from "./scoring";
import { stepGain, stretch } from "./track";

const events = [
  { event: "turn_ended", seat: 1, unused: 0 },
  {
    event: "castles_scored",
    seat: 0,
    phase: 2,
    rows: [
      { castle: 4, surface: 5, level: 3, points: 15 },
      { castle: 1, surface: 4, level: 2, points: 8 },
    ],
    points: 23,
    from: 40,
    to: 64,
  },
  {
    event: "castles_scored",
    seat: 1,
    phase: 2,
    rows: [{ castle: 4, surface: 5, level: 2, points: 10 }],
    points: 10,
    from: 53,
    to: 63,
  },
  { event: "king_bonus", seat: 1, phase: 2, castle: 4, level: 2, points: 10, from: 63, to: 73 },
];

describe("a scoring", () => {
  it("is told from other decisions", () => {
    expect(isScoring(events)).toBe(true);
    expect(isScoring(events.slice(0, 1))).toBe(false);
  });

  it("adds up, castle by castle", () => {
    const told = summary(events, [64, 73]);
    expect(told.phase).toBe(2);
    expect(told.castles.map(({ castle }) => castle)).toEqual([1, 4]);
    expect(told.castles[1]!.cells.map((cell) => cell?.points)).toEqual([15, 10]);
    expect(told.castles[0]!.cells[1]).toBeNull();
    expect(told.king).toEqual([0, 10]);
    expect(told.master).toBeNull();
    expect(told.gained).toEqual([23, 20]);
    expect(told.before).toEqual([40, 53]);
    expect(told.after).toEqual([64, 73]);
  });

  it("names what passing over a marker gave, so that every column adds up", () => {
    const told = summary(events, [64, 73]);
    expect(told.passed).toEqual([1, 0]);
    told.before.forEach((before, seat) =>
      expect(before + told.gained[seat]! + told.passed[seat]!).toBe(told.after[seat]),
    );
  });

  it("has a row for the master card", () => {
    const card = { event: "master_card_scored", seat: 0, phase: 2, card: "border", points: 10, from: 64, to: 74 };
    const told = summary([...events, card], [74, 73]);
    expect(told.master).toEqual({ card: "border", points: [10, 0] });
    expect(told.gained).toEqual([33, 20]);
  });

  it("leaves a seat without points where it was", () => {
    const told = summary(events.slice(0, 2), [64, 53]);
    expect([told.before[1], told.after[1], told.gained[1]]).toEqual([53, 53, 0]);
  });
});

describe("the points of a game", () => {
  it("are what the markers moved, by phase and source", () => {
    expect(gains([...events, { event: "track_step", seat: 0, phase: 3, from: 64, to: 66 }])).toEqual([
      { seat: 0, part: 2, source: "castles", points: 24 },
      { seat: 1, part: 2, source: "castles", points: 10 },
      { seat: 1, part: 2, source: "king", points: 10 },
      { seat: 0, part: 3, source: "track", points: 2 },
    ]);
  });
});

describe("the track", () => {
  it("passes over other markers", () => {
    expect(stepGain([5, 9], 0)).toBe(1);
    expect(stepGain([5, 6], 0)).toBe(2);
    expect(stepGain([5, 6, 7, 9], 0)).toBe(3);
  });

  it("shares only its start", () => {
    expect(stepGain([0, 0, 1], 0)).toBe(2);
    expect(stepGain([0, 0], 0)).toBe(1);
  });

  it("shows all markers and some spaces ahead", () => {
    const { from, to } = stretch([41, 56, 43]);
    expect(from).toBeLessThanOrEqual(41);
    expect(to).toBeGreaterThan(56);
    expect(stretch([0, 0])).toEqual({ from: 0, to: 20 });
  });
});
