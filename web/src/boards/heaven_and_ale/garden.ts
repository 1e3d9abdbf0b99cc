/** What a garden holds around a cell, and what a tile put there would do: nothing here decides what is allowed. */
import { DIRECTIONS, cellBeside, type Cell, type Gains, type HeavenAndAleView, type Markers, type Shed, type ShedRow, type Side, type Tile } from "./view";

export interface Prices {
  sunny: number;
  shady: number;
}

/** One way to choose the tiles that a shed activates: directions from its spot. */
export interface Activation {
  shed: number;
  directions: readonly number[];
}

/** A shed spot beside a cell: as it is, and as it would be with the tile. */
export interface ShedBeside {
  shed: Shed;
  sum: number;
  tiles: number;
  /** What it would give with that sum. */
  row: ShedRow | undefined;
  closes: boolean;
}

export interface Outcome {
  side: Side;
  price: number | null;
  touches: Tile[];
  sheds: ShedBeside[];
}

export const valueOf = (tile: Tile): number => (tile.tile === "monk" ? 0 : tile.number);

/** The shed that a sum gives; the highest bracket is open above. */
export const shedRow = (view: HeavenAndAleView, sum: number): ShedRow | undefined =>
  view.shed_table.find(({ sum_from, sum_to }) => sum >= sum_from && sum <= sum_to) ?? view.shed_table.findLast(({ sum_from }) => sum >= sum_from);

export const neighbours = (view: HeavenAndAleView, cell: number): Cell[] =>
  DIRECTIONS.flatMap((_, direction) => cellBeside(view, cell, direction) ?? []);

export function outcomeOf(view: HeavenAndAleView, of: number, cell: number, held: Tile, prices: Prices | null): Outcome {
  const seat = view.seats[of];
  const side = view.cells[cell]?.side === "sunny" ? "sunny" : "shady";
  const around = neighbours(view, cell);
  const sheds = around.flatMap(({ shed }): ShedBeside[] => {
    const there = shed === null ? undefined : seat?.sheds[shed];
    if (!there || there.type !== null) return [];
    const sum = there.sum + valueOf(held);
    const tiles = there.tiles + 1;
    return [{ shed: there, sum, tiles, row: shedRow(view, sum), closes: tiles === 6 }];
  });
  return { side, price: prices?.[side] ?? null, touches: around.flatMap(({ id }) => seat?.garden[id] ?? []), sheds };
}

/** The sets that still fit what has been picked so far. */
export const fitting = (sets: readonly Activation[], picked: readonly number[]): Activation[] =>
  sets.filter(({ directions }) => picked.every((one) => directions.includes(one)));

/** The cell in a direction from the spot of a shed. */
export function besideShed(view: HeavenAndAleView, shed: number, direction: number): number | null {
  const spot = view.cells.find((cell) => cell.shed === shed);
  return (spot && cellBeside(view, spot.id, direction)?.id) ?? null;
}

/** In which direction from the shed a cell lies. */
export function directionOf(view: HeavenAndAleView, shed: number, cell: number): number | null {
  const found = DIRECTIONS.findIndex((_, direction) => besideShed(view, shed, direction) === cell);
  return found >= 0 ? found : null;
}

export const filled = (view: HeavenAndAleView, of: number, side: Side): number =>
  view.cells.filter((cell) => cell.side === side && view.seats[of]?.garden[cell.id]).length;

/** The last space of the production track: steps beyond it are paid in ducats to markers, and lost to the brewmaster. */
const LAST = 20;

/** What the tiles on these cells bring when they are activated. */
export function gainsFrom(view: HeavenAndAleView, of: number, cells: readonly number[]): Gains {
  const seat = view.seats[of];
  const gains: { ducats: number; brewmaster: number; markers: Partial<Markers> } = { ducats: 0, brewmaster: 0, markers: {} };
  for (const cell of cells) {
    const tile = seat?.garden[cell];
    if (!seat || !tile) continue;
    if (tile.tile === "monk") gains.brewmaster = Math.min(gains.brewmaster + 1, LAST - seat.brewmaster);
    else if (view.cells[cell]?.side === "shady") gains.ducats += tile.number;
    else {
      const moved = gains.markers[tile.tile] ?? 0;
      const steps = Math.min(tile.number, LAST - seat.markers[tile.tile] - moved);
      gains.markers[tile.tile] = moved + steps;
      gains.ducats += tile.number - steps;
    }
  }
  return gains;
}
