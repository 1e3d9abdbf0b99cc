/** What happens on the lid of the box: the beds of the cloister garden fill with tiles, and sheds rise between them. */
import { CELL, centreOf } from "./hexes";
import type { Monk, Resource, Tile } from "./view";

/** From the drawing of a garden to the lid, which is looked at from the side. */
const SCALE = 0.66;
export const TILT = 0.53;
export const MIDDLE = { x: 200, y: 232 } as const;

export interface Bed {
  id: number;
  x: number;
  y: number;
  side: "sunny" | "shady" | "shed";
}

/** The lower five rows of a garden: the first cell of each, and how many there are. */
const ROWS = [
  { r: -1, q: -2, cells: 6, first: 5 },
  { r: 0, q: -3, cells: 7, first: 11 },
  { r: 1, q: -3, cells: 6, first: 18 },
  { r: 2, q: -4, cells: 7, first: 24 },
  { r: 3, q: -4, cells: 6, first: 31 },
];
const SHEDS = [12, 14, 16, 25, 27, 29];

export const SIZE = CELL * SCALE;

export const BEDS: readonly Bed[] = ROWS.flatMap(({ r, q, cells, first }) =>
  Array.from({ length: cells }, (_, at): Bed => {
    const id = first + at;
    const { x, y } = centreOf({ q: q + at, r: r - 1 });
    return {
      id,
      x: MIDDLE.x + x * SCALE + (SCALE * CELL * Math.sqrt(3)) / 2,
      y: MIDDLE.y + y * SCALE * TILT,
      side: SHEDS.includes(id) ? "shed" : 2 * (q + at) + r < 0 ? "sunny" : "shady",
    };
  }),
);

export interface Lying {
  cell: number;
  tile: Tile | null;
  /** The kind of shed, where one stands. */
  shed: number | null;
}

const grows = (cell: number, resource: Resource, number: number): Lying => ({ cell, tile: { tile: resource, number }, shed: null });
const comes = (cell: number, monk: Monk): Lying => ({ cell, tile: { tile: "monk", monk }, shed: null });
const rises = (cell: number, shed: number): Lying => ({ cell, tile: null, shed });

/** How many of these lie there from the start. */
const FIRST = 7;
const ALL: readonly Lying[] = [
  grows(6, "barley", 3),
  grows(19, "hops", 2),
  grows(22, "water", 4),
  comes(10, "B"),
  rises(29, 1),
  grows(31, "wood", 1),
  grows(30, "yeast", 5),
  grows(13, "wood", 4),
  grows(15, "hops", 5),
  grows(20, "barley", 5),
  grows(7, "water", 2),
  grows(21, "yeast", 3),
  comes(8, "D"),
  rises(14, 3),
  grows(26, "hops", 1),
  grows(33, "barley", 4),
  grows(28, "wood", 3),
  comes(34, "A"),
  rises(27, 2),
  grows(11, "yeast", 2),
];

/** What lies there after each beat. */
export const COURSE: readonly (readonly Lying[])[] = Array.from({ length: ALL.length - FIRST + 1 }, (_, beat) => ALL.slice(0, FIRST + beat));
