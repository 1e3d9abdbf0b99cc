import { describe, expect, it } from "vitest";

import { Projection, frame, rest, step } from "./camera";
import { CELLS, SIDE, SIDES, cellAt, cellName, column, neighbour, row } from "./cells";

const bare = CELLS.map(() => 0);

describe("spaces", () => {
  it("are named by column letter and row digit", () => {
    expect(cellName(3)).toBe("d1");
    expect(cellName(63)).toBe("h8");
    expect(cellName(cellAt(2, 5))).toBe("c6");
  });

  it("have no neighbour beyond the edge", () => {
    expect([0, 1, 2, 3].map((side) => neighbour(0, side))).toEqual([1, 8, null, null]);
    expect([0, 1, 2, 3].map((side) => neighbour(63, side))).toEqual([null, null, 62, 55]);
  });
});

describe("the oblique view", () => {
  it("has tiles of two to one", () => {
    const { alongX, alongY } = new Projection(rest("oblique", 0));
    expect(alongX.x).toBeCloseTo(50);
    expect(alongX.y).toBeCloseTo(25);
    expect(alongY.x).toBeCloseTo(-50);
    expect(alongY.y).toBeCloseTo(25);
  });

  it.each([0, 1, 2, 3, 4, -1])("shows two sides after %i quarter turns, the left one first", (turns) => {
    const projection = new Projection(rest("oblique", turns));
    const sides = projection.visibleSides();
    expect(sides).toHaveLength(2);
    expect(projection.turnedAway(sides[0]!)).toBeCloseTo(-Math.SQRT1_2);
    expect(projection.turnedAway(sides[1]!)).toBeCloseTo(Math.SQRT1_2);
  });

  it.each([0, 1, 2, 3])("paints what is hidden before what hides it, after %i quarter turns", (turns) => {
    const projection = new Projection(rest("oblique", turns));
    const order = projection.paintedRows().flatMap((y) => projection.paintedColumns().map((x) => cellAt(x, y)));
    expect(new Set(order).size).toBe(SIDE * SIDE);
    const place = new Map(order.map((cell, index) => [cell, index]));
    for (const cell of CELLS) {
      for (const side of projection.visibleSides()) {
        const before = neighbour(cell, side);
        // The neighbour on a side that looks at the reader stands in front.
        if (before !== null) expect(place.get(before)!).toBeGreaterThan(place.get(cell)!);
      }
    }
  });

  it("keeps that order in the middle of a turn", () => {
    for (let yaw = 0.1; yaw < Math.PI * 2; yaw += 0.37) {
      const projection = new Projection({ yaw, pitch: Math.PI / 6 });
      const rows = projection.paintedRows();
      const columns = projection.paintedColumns();
      for (let at = 1; at < SIDE; at++) {
        expect(projection.depth(0, rows[at]!)).toBeGreaterThanOrEqual(projection.depth(0, rows[at - 1]!));
        expect(projection.depth(columns[at]!, 0)).toBeGreaterThanOrEqual(projection.depth(columns[at - 1]!, 0));
      }
    }
  });

  it.each([0, 1, 2, 3])("sets a side between the corners where it stands, after %i quarter turns", (turns) => {
    const projection = new Projection(rest("oblique", turns));
    for (const side of projection.visibleSides()) {
      const [from, along] = projection.sideBase(4, 4, side, 0);
      expect(along.x).toBeGreaterThan(0);
      const [nx, ny] = SIDES[side]!;
      const middle = projection.point(4.5 + nx / 2, 4.5 + ny / 2);
      expect(from.x + along.x / 2).toBeCloseTo(middle.x);
      expect(from.y + along.y / 2).toBeCloseTo(middle.y);
    }
  });

  it("has room for what is tall at the back", () => {
    const projection = new Projection(rest("oblique", 0));
    const low = frame(projection, bare);
    const high = frame(projection, bare.with(0, 6));
    expect(high.y).toBeLessThan(low.y);
    expect(high.y + high.height).toBeCloseTo(low.y + low.height);
    expect(frame(projection, bare.with(63, 3))).toEqual(low);
  });
});

describe("the plan", () => {
  it("has square tiles and a1 at the upper left", () => {
    const projection = new Projection(rest("plan", 0));
    expect(projection.alongX.y).toBeCloseTo(0);
    expect(projection.alongY.x).toBeCloseTo(0);
    expect(projection.alongX.x).toBeCloseTo(projection.alongY.y);
    expect(projection.up).toBeCloseTo(0);
    expect(projection.middle(0).x).toBeLessThan(0);
    expect(projection.middle(0).y).toBeLessThan(0);
  });
});

describe("arrow keys", () => {
  it.each([0, 1, 2, 3, 5, -1, -2])("go where they point after %i quarter turns, in both views", (turns) => {
    const start = cellAt(4, 3);
    for (const look of ["plan", "oblique"] as const) {
      const projection = new Projection(rest(look, turns));
      const from = projection.middle(start);
      const to = (arrow: Parameters<typeof step>[0]) => {
        const [dx, dy] = step(arrow, turns);
        return projection.middle(cellAt(column(start) + dx, row(start) + dy));
      };
      expect(to("ArrowRight").x).toBeGreaterThan(from.x + 40);
      expect(to("ArrowLeft").x).toBeLessThan(from.x - 40);
      expect(to("ArrowDown").y).toBeGreaterThan(from.y + 20);
      expect(to("ArrowUp").y).toBeLessThan(from.y - 20);
    }
  });
});
