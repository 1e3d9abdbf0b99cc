/** What can be pointed at on the walk, in the order in which the keyboard goes through it. */
import { STARTS, type HeavenAndAleView, type Start, type Tile } from "./view";

export type Cell =
  | { kind: "place"; place: number }
  | { kind: "start"; start: Start }
  | { kind: "tile"; place: number; tile: Tile }
  | { kind: "barrel"; goal: number };

/** After the places of the track comes the cellar. */
export const CELLAR = 28;
const ROWS = 29;

/** The start area is its four spaces; any other place is itself and then the tiles that lie on it. */
export function cellsOf(view: HeavenAndAleView, row: number): Cell[] {
  if (row === 0) return STARTS.map((start): Cell => ({ kind: "start", start }));
  if (row === CELLAR) return view.goals.map(({ goal }): Cell => ({ kind: "barrel", goal }));
  const tiles = view.track[row]?.tiles ?? [];
  return [{ kind: "place", place: row }, ...tiles.map((tile): Cell => ({ kind: "tile", place: row, tile }))];
}

export const rowOf = (cell: Cell): number =>
  cell.kind === "start" ? 0 : cell.kind === "barrel" ? CELLAR : cell.place;

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export interface At {
  row: number;
  at: number;
}

/** Left and right lead along the walk, up and down through what lies on a place. */
export function goOn(view: HeavenAndAleView, { row, at }: At, arrow: Arrow): At {
  const last = cellsOf(view, row).length - 1;
  switch (arrow) {
    case "ArrowLeft":
      return { row: (row + ROWS - 1) % ROWS, at: 0 };
    case "ArrowRight":
      return { row: (row + 1) % ROWS, at: 0 };
    case "ArrowUp":
      return { row, at: Math.max(0, Math.min(at, last) - 1) };
    case "ArrowDown":
      return { row, at: Math.min(last, at + 1) };
  }
}
