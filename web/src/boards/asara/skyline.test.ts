import { describe, expect, it } from "vitest";

import { patternOf } from "./materials";
import { domeHalf, SECTION, type Drawn } from "./sectionShape";
import { CHIP, drawnHeight, layersOf, layoutOf, marksOf, tallestOf, type Target } from "./skyline";
import { seatWith, tower, viewWith } from "./testing";
import { COLOURS } from "./view";

const high = tower("white", { trunks: 2, gold_trunks: 1, windows: 2, lit: 1, gold_windows: 1, lit_gold: 1, height: 8 });

describe("a tower", () => {
  it("is a base, trunks, windows and a turret, one on the other", () => {
    const layers = layersOf(high);
    expect(layers.map(({ shape }) => shape)).toEqual(["base", ...Array(3).fill("trunk"), ...Array(3).fill("window"), "turret"]);
    expect(layers.filter(({ lit }) => lit).map(({ gold }) => gold)).toEqual([false, true]);
    const last = layers.at(-1)!;
    expect(last.rise + SECTION.heights.turret).toBe(drawnHeight(8));
  });

  it("keeps the keys of its sections when one is laid on", () => {
    const before = layersOf(high).map(({ key }) => key);
    const after = layersOf({ ...high, trunks: 3 }).map(({ key }) => key);
    expect(after.filter((key) => !before.includes(key))).toEqual(["t2"]);
    expect(new Set(after).size).toBe(after.length);
  });
});

describe("a skyline", () => {
  const towers = [high, tower("red"), tower("black", { windows: 1, height: 3 })];
  const room = { width: 600, height: 200, above: 20, below: 20, tallest: 8, slot: 26 };
  const put = (at: number, kind: Target["kind"], gold = false): Target => ({ tower: at, kind, gold });

  it("fits in its room, everybody's to the same measure", () => {
    for (const width of [180, 300, 600]) {
      const { scale, used, ground } = layoutOf(towers, { ...room, width });
      expect(used).toBeLessThanOrEqual(width + 0.01);
      expect(ground - drawnHeight(8) * scale).toBeGreaterThanOrEqual(room.above - 0.01);
    }
    expect(layoutOf(towers, room).scale).toBe(layoutOf(towers.slice(1), room).scale);
  });

  it("holds out what may be laid, one beside the other and all in reach", () => {
    const targets = [0, 1, 2].flatMap((at) => [put(at, "trunk"), put(at, "trunk", true), put(at, "window"), put(at, "window", true), put(at, "light")]);
    for (const width of [360, 420, 800]) {
      const { stands, used, ground } = layoutOf(towers, { ...room, width }, targets, true);
      const chips = stands.flatMap((stand) => stand.chips);
      expect(chips).toHaveLength(12);
      expect(used).toBeLessThanOrEqual(width + 0.01);
      for (const [at, one] of chips.entries()) {
        expect(one.y).toBeGreaterThanOrEqual(CHIP / 2 - 0.01);
        expect(one.y).toBeLessThanOrEqual(ground - CHIP / 2 + 0.01);
        for (const other of chips.slice(at + 1)) {
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(CHIP - 0.01);
        }
      }
    }
  });

  it("knows who has a place in which contest", () => {
    const view = viewWith({
      seats: [seatWith({ towers }), seatWith()],
      contests: [
        { contest: "white", first: 12, second: 6, places: [{ seat: 0, tower: 0, place: 1, points: 12, size: 8, lits: 2 }] },
        { contest: "tallest_overall", first: 8, second: 4, places: [{ seat: 0, tower: 0, place: 1, points: 8, size: 8, lits: 2 }] },
        { contest: "most_towers", first: 12, second: 6, places: [{ seat: 0, tower: null, place: 1, points: 12, size: 3, lits: 2 }] },
      ],
    });
    expect(marksOf(view, 0).get(0)!.map(({ contest }) => contest)).toEqual(["white", "tallest_overall"]);
    expect(marksOf(view, 1).size).toBe(0);
    expect(tallestOf(view)).toBe(8);
  });
});

describe("materials", () => {
  it("have a pattern of their own on every shape, within the wall", () => {
    for (const shape of ["base", "trunk", "window", "turret", "lit"] satisfies Drawn[]) {
      const patterns = COLOURS.map((colour) => Object.values(patternOf(colour, shape)).join(""));
      expect(new Set(patterns).size).toBe(COLOURS.length);
      for (const pattern of patterns) {
        expect(pattern).not.toMatch(/NaN|undefined/);
        const numbers = [...pattern.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
        expect(numbers.length).toBeGreaterThan(4);
        for (const [x, y] of numbers) {
          expect(Math.abs(x)).toBeLessThanOrEqual(SECTION.width / 2);
          expect(y).toBeLessThanOrEqual(0.01);
          expect(-y).toBeLessThanOrEqual(SECTION.heights[shape]);
        }
      }
    }
  });

  it("cover a dome that narrows to its tip", () => {
    expect(domeHalf(-16)).toBeGreaterThan(domeHalf(-8));
    expect(domeHalf(-39)).toBeLessThan(1.5);
  });
});
