/** Where the cells of a garden lie: hexagons with a corner on top, in units of the drawing; its middle is the middle shed. */
import type { Cell } from "./view";

/** From the middle of a cell to a corner: paths between the beds included. */
export const CELL = 50;
/** What a tile covers of its cell. */
export const TILE = 45;

const ROOT = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export const centreOf = ({ q, r }: Pick<Cell, "q" | "r">): Point => ({ x: ROOT * CELL * (q + r / 2), y: 1.5 * CELL * r });

/** The garden with its border: the half line between sun and shade is x = 0. */
export const FRAME = { left: -336, top: -306, width: 672, height: 612 } as const;

export const scaleFor = (width: number, height: number): number => Math.min(width / FRAME.width, height / FRAME.height);

const round = (value: number): number => Math.round(value * 10) / 10;

/** The corners of a hexagon, from the top clockwise. */
export const cornersOf = (size: number, { x, y }: Point = { x: 0, y: 0 }): Point[] =>
  Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3;
    return { x: round(x + size * Math.sin(angle)), y: round(y - size * Math.cos(angle)) };
  });

export const area = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;

export const hexagon = (size: number, middle?: Point): string => area(cornersOf(size, middle));

/** The rim of a hexagon between two corners (from the top clockwise): the lit or the shaded part of a bevel. */
export function rim(outer: number, inner: number, from: number, to: number): string {
  const out = cornersOf(outer);
  const within = cornersOf(inner);
  const path = Array.from({ length: to - from + 1 }, (_, at) => (from + at) % 6);
  return area([...path.map((at) => out[at]!), ...path.map((at) => within[at]!).reverse()]);
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isArrow = (key: string): key is Arrow => ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(key);

/** The cell that an arrow key leads to: the nearest one on that side, and the same one where there is none. */
export function walk(cells: readonly Cell[], from: number, key: Arrow): number {
  const here = cells.find(({ id }) => id === from);
  if (!here) return cells[0]?.id ?? 0;
  const at = centreOf(here);
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = centreOf(cell);
    const along = (sideways ? x - at.x : y - at.y) * sign;
    const aside = Math.abs(sideways ? y - at.y : x - at.x);
    // Along a row for the sideways arrows; up and down the straighter of the two neighbours.
    if (along < 1 || (sideways && aside > 1)) continue;
    const far = along + aside / 2 + (x < at.x ? 0.1 : 0);
    if (far < least) {
      least = far;
      best = cell.id;
    }
  }
  return best;
}
