import { describe, expect, it } from "vitest";

import { cellsOf, walk } from "./cells";
import { homeOf, layoutFor, spaceAt } from "./layout";
import { viewWith } from "./testing";
import { markersOf, stepAt } from "./track";
import { AREAS, type Area } from "./view";

const BEGINNER: Area[] = AREAS.filter((area) => area !== "tent" && area !== "lit_house");
/** Desk, tablet, phone, and what is beyond them. */
const ASPECTS = [1.55, 2.05, 0.74, 0.5, 1, 3];

describe.each(ASPECTS)("on paper of %s", (aspect) => {
  it.each([
    ["all areas", AREAS],
    ["the areas of beginners", BEGINNER],
  ] as const)("%s lie inside the track, and none on another", (_, areas) => {
    const layout = layoutFor(aspect, areas);
    const places = areas.map((area) => layout.places[area]!);
    for (const { x, y, width, height } of places) {
      expect(x).toBeGreaterThanOrEqual(layout.rim);
      expect(y).toBeGreaterThanOrEqual(layout.rim);
      expect(x + width).toBeLessThanOrEqual(layout.width - layout.rim);
      expect(y + height).toBeLessThanOrEqual(layout.height - layout.rim);
      expect(Math.min(width, height)).toBeGreaterThan(40);
    }
    places.forEach((one, at) => {
      for (const other of places.slice(at + 1)) {
        const apart =
          one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5 || one.y + one.height <= other.y + 0.5 || other.y + other.height <= one.y + 0.5;
        expect(apart).toBe(true);
      }
    });
  });

  it("every space lies in its area", () => {
    const layout = layoutFor(aspect, AREAS);
    for (const { area, spaces } of viewWith().areas) {
      const place = layout.places[area]!;
      for (const at of spaces.keys()) {
        const { x, y } = spaceAt(layout, area, at, spaces.length);
        expect(x).toBeGreaterThan(place.x);
        expect(x).toBeLessThan(place.x + place.width);
        expect(y).toBeGreaterThan(place.y);
        expect(y).toBeLessThan(place.y + place.height);
      }
    }
  });
});

describe("the track", () => {
  it("begins in the lower left corner and goes up", () => {
    const [zero, one] = [stepAt(0, 1000, 600, 20), stepAt(1, 1000, 600, 20)];
    expect(zero).toMatchObject({ x: 10, y: 590 });
    expect(one.y).toBeLessThan(zero.y);
  });

  it("counts on beyond 100", () => {
    expect(markersOf([100, 101, 103])).toMatchObject([
      { step: 100, laps: 0 },
      { step: 0, laps: 1 },
      { step: 2, laps: 1 },
    ]);
  });

  it("has room for several on one step", () => {
    expect(markersOf([5, 5, 7]).map(({ at, of }) => [at, of])).toEqual([[0, 2], [1, 2], [0, 1]]);
  });
});

describe("seats", () => {
  it("whoever looks on sits below", () => {
    const layout = layoutFor(1.5, AREAS);
    expect(homeOf(layout, 2, 2, 4).y).toBeGreaterThan(layout.height);
    expect(homeOf(layout, 0, 2, 4).y).toBeLessThan(0);
    expect(homeOf(layout, 1, 0, 2).y).toBeLessThan(0);
  });
});

describe("the keyboard", () => {
  const view = viewWith();

  it("goes from area to area, and through what an area has", () => {
    expect(walk(view, { area: "market_base", at: 3 }, "ArrowDown")).toEqual({ area: "market_trunk", at: 0 });
    expect(walk(view, { area: "market_base", at: 3 }, "ArrowUp")).toEqual({ area: "lit_house", at: 0 });
    expect(walk(view, { area: "caliph", at: 1 }, "ArrowRight")).toEqual({ area: "caliph", at: 1 });
    expect(walk(view, { area: "bank", at: 1 }, "ArrowLeft")).toEqual({ area: "bank", at: 0 });
  });

  it("finds spaces, sections and the stack of a market", () => {
    expect(cellsOf(view, "market_trunk").map(({ kind }) => kind)).toEqual([
      "area", "space", "space", "space", "space", "tile", "tile", "tile", "tile", "tile", "stack",
    ]);
    expect(cellsOf(view, "lit_house").at(-1)).toEqual({ kind: "stack", stack: "lit" });
  });
});
