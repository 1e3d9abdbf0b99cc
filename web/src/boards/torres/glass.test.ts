import { describe, expect, it } from "vitest";

import { Projection, rest } from "./camera";
import { CELLS, cellAt } from "./cells";
import { hiding, inside, silhouette } from "./glass";
import { fall, shadowOn } from "./shadows";

const bare = CELLS.map(() => 0);
const oblique = new Projection(rest("oblique", 0));

describe("what hides a space", () => {
  it("is a tall column in front of it, and not one behind it", () => {
    const heights = bare.with(cellAt(4, 4), 3);
    expect(hiding(cellAt(3, 3), heights, oblique)).toEqual([cellAt(4, 4)]);
    expect(hiding(cellAt(5, 5), heights, oblique)).toEqual([]);
    expect(hiding(cellAt(7, 0), heights, oblique)).toEqual([]);
  });

  it("turns with the board", () => {
    const heights = bare.with(cellAt(4, 4), 3);
    const turned = new Projection(rest("oblique", 2));
    expect(hiding(cellAt(5, 5), heights, turned)).toEqual([cellAt(4, 4)]);
    expect(hiding(cellAt(3, 3), heights, turned)).toEqual([]);
  });

  it("is nothing from above", () => {
    const heights = bare.map(() => 5);
    expect(hiding(27, heights, new Projection(rest("plan", 0)))).toEqual([]);
  });

  it("counts for the middle only when asked so", () => {
    const heights = bare.with(cellAt(4, 3), 1);
    expect(hiding(cellAt(3, 3), heights, oblique)).toEqual([cellAt(4, 3)]);
    expect(hiding(cellAt(3, 3), heights, oblique, true)).toEqual([]);
  });

  it("has an outline of six corners that holds its top and its sides", () => {
    const outline = silhouette(cellAt(2, 2), 2, oblique);
    expect(outline).toHaveLength(6);
    expect(inside(oblique.middle(cellAt(2, 2), 2), outline)).toBe(true);
    expect(inside(oblique.middle(cellAt(2, 2), 0), outline)).toBe(true);
    expect(inside(oblique.middle(cellAt(2, 2), 3.2), outline)).toBe(false);
  });
});

describe("shadows", () => {
  it("fall to the right of the screen however the board is turned", () => {
    for (const turns of [0, 1, 2, 3]) {
      const projection = new Projection(rest("oblique", turns));
      const [dx, dy] = fall(projection);
      const from = projection.point(4, 4);
      const to = projection.point(4 + dx, 4 + dy);
      expect(to.x).toBeGreaterThan(from.x);
    }
  });

  it("lie on lower spaces away from the lamp, and nowhere else", () => {
    const heights = bare.with(cellAt(3, 3), 2);
    const direction = fall(oblique);
    const shaded = CELLS.filter((cell) => shadowOn(cell, heights, direction) !== "");
    expect(shaded).toContain(cellAt(4, 3));
    expect(shaded).not.toContain(cellAt(2, 3));
    expect(shaded).not.toContain(cellAt(3, 3));
    expect(shadowOn(cellAt(4, 3), heights.with(cellAt(4, 3), 2), direction)).toBe("");
  });
});
