/** What can be pointed at in an area, in the order in which the keyboard goes through it. */
import { areaOf, shapeOf, type Area, type AsaraView, type Shape, type Tile } from "./view";

export type Cell =
  | { kind: "area" }
  | { kind: "space"; space: number }
  | { kind: "tile"; tile: Tile }
  | { kind: "stack"; stack: Shape | "lit" };

export function cellsOf(view: AsaraView, area: Area): Cell[] {
  const shape = shapeOf(area);
  const spaces = areaOf(view, area)?.spaces ?? [];
  return [
    { kind: "area" },
    ...spaces.map((_, space): Cell => ({ kind: "space", space })),
    ...(shape ? view.markets[shape].up.map((tile): Cell => ({ kind: "tile", tile })) : []),
    ...(shape ? [{ kind: "stack", stack: shape } as const] : []),
    ...(area === "lit_house" && view.lit_stack ? [{ kind: "stack", stack: "lit" } as const] : []),
  ];
}

export function sameCell(one: Cell, other: Cell): boolean {
  if (one.kind === "space" && other.kind === "space") return one.space === other.space;
  if (one.kind === "tile" && other.kind === "tile") return one.tile.colour === other.tile.colour && one.tile.gold === other.tile.gold;
  return one.kind === other.kind;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Up and down lead from area to area, left and right through what an area has. */
export function walk(view: AsaraView, from: { area: Area; at: number }, arrow: Arrow): { area: Area; at: number } {
  const areas = view.areas.map(({ area }) => area);
  const here = Math.max(0, areas.indexOf(from.area));
  const area = areas[here] ?? from.area;
  const last = cellsOf(view, area).length - 1;
  switch (arrow) {
    case "ArrowLeft":
      return { area, at: Math.max(0, Math.min(from.at, last) - 1) };
    case "ArrowRight":
      return { area, at: Math.min(last, from.at + 1) };
    case "ArrowUp":
      return { area: areas[(here + areas.length - 1) % areas.length]!, at: 0 };
    case "ArrowDown":
      return { area: areas[(here + 1) % areas.length]!, at: 0 };
  }
}
