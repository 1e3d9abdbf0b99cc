import { describe, expect, it } from "vitest";

import { CELLAR, cellsOf, goOn, rowOf } from "./cells";
import { viewWith } from "./testing";
import { STARTS } from "./view";
import { middleOf, rackOf, standing, tileSpots, walkFor, wayBetween, type Box } from "./walk";

const SHAPES = [0.55, 0.8, 0.85, 1, 1.3, 1.9, 2.4];
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.1 &&
  inner.y >= outer.y - 0.1 &&
  inner.x + inner.width <= outer.x + outer.width + 0.1 &&
  inner.y + inner.height <= outer.y + outer.height + 0.1;
const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 0.1 ||
  other.x + other.width <= one.x + 0.1 ||
  one.y + one.height <= other.y + 0.1 ||
  other.y + other.height <= one.y + 0.1;

describe.each(SHAPES)("the walk in a box of %f", (aspect) => {
  const walk = walkFor(aspect);
  const paper = { x: 0, y: 0, width: walk.width, height: walk.height };

  it("has a place for each of the 28, none over another", () => {
    expect(walk.places).toHaveLength(28);
    for (const [place, box] of walk.places.entries()) {
      expect(within(box, paper)).toBe(true);
      for (const other of walk.places.slice(place + 1)) expect(apart(box, other)).toBe(true);
    }
  });

  it("leads from each place to one beside it, clockwise and back to the gatehouse", () => {
    for (let place = 1; place < 27; place++) {
      const [one, other] = [middleOf(walk.places[place]!), middleOf(walk.places[place + 1]!)];
      const far = Math.abs(one.x - other.x) / walk.stone.width + Math.abs(one.y - other.y) / walk.stone.height;
      expect(far).toBeCloseTo(1);
    }
    const gate = walk.places[0]!;
    expect(walk.places[1]!.y + walk.stone.height).toBeCloseTo(gate.y);
    expect(walk.places[27]!.x).toBeCloseTo(gate.x + gate.width);
  });

  it("keeps the court free: roof, cellar and garth lie in it, one below the other", () => {
    for (const part of [walk.roof, walk.cellar, walk.garth]) expect(within(part, walk.court)).toBe(true);
    expect(apart(walk.roof, walk.cellar)).toBe(true);
    expect(apart(walk.cellar, walk.garth)).toBe(true);
    expect(apart(walk.garth, walk.places[0]!)).toBe(true);
    expect(apart(walk.cellar, walk.places[0]!)).toBe(true);
    for (let goal = 1; goal <= 12; goal++) expect(within(rackOf(walk, goal), walk.cellar)).toBe(true);
  });

  it("has four start spaces in the gatehouse, and figures and tiles on their places", () => {
    for (const start of STARTS) {
      expect(within(walk.starts[start], walk.places[0]!)).toBe(true);
      const { x, y } = standing(walk, 0, start, 0, 1);
      expect(within({ x, y, width: 0, height: 0 }, walk.starts[start])).toBe(true);
    }
    const box = walk.places[9]!;
    for (const count of [1, 2, 3, 4, 5, 6]) {
      for (const { x, y, size } of tileSpots(box, count)) {
        expect(within({ x: x - size * 0.87, y: y - size, width: size * 1.74, height: size * 2 }, box)).toBe(true);
      }
    }
  });
});

describe("the way of a figure", () => {
  it("leads over all places between, and home at the end of the round", () => {
    expect(wayBetween(3, 6)).toEqual([3, 4, 5, 6]);
    expect(wayBetween(0, 2)).toEqual([0, 1, 2]);
    expect(wayBetween(26, 0)).toEqual([26, 27, 0]);
  });
});

describe("the keyboard", () => {
  const view = viewWith();

  it("goes along the walk, and through what lies on a place", () => {
    expect(cellsOf(view, 5).map(({ kind }) => kind)).toEqual(["place", "tile", "tile"]);
    expect(cellsOf(view, 0)).toHaveLength(4);
    expect(cellsOf(view, CELLAR)).toHaveLength(12);
    expect(goOn(view, { row: 5, at: 1 }, "ArrowRight")).toEqual({ row: 6, at: 0 });
    expect(goOn(view, { row: 0, at: 0 }, "ArrowLeft")).toEqual({ row: CELLAR, at: 0 });
    expect(goOn(view, { row: 5, at: 2 }, "ArrowDown")).toEqual({ row: 5, at: 2 });
    expect(goOn(view, { row: 5, at: 2 }, "ArrowUp")).toEqual({ row: 5, at: 1 });
  });

  it("knows the row of each thing", () => {
    for (let row = 0; row <= CELLAR; row++) for (const cell of cellsOf(view, row)) expect(rowOf(cell)).toBe(row);
  });
});
