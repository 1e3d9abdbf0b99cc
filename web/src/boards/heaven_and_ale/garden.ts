/** What a garden holds around a cell, and what a tile put there would do: nothing here decides what is allowed. */
import { RESOURCES, cellBeside, type Card, type Cell, type Gains, type HeavenAndAleView, type Markers, type Place, type Resource, type Shed, type ShedRow, type Side, type Tile } from "./view";

export type Prices = Record<Side, number>;

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
  tile: Tile;
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
  view.directions.flatMap((_, direction) => cellBeside(view, cell, direction) ?? []);

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
  return { tile: held, side, price: prices?.[side] ?? null, touches: around.flatMap(({ id }) => seat?.garden[id] ?? []), sheds };
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
  const found = view.directions.findIndex((_, direction) => besideShed(view, shed, direction) === cell);
  return found >= 0 ? found : null;
}

export const filled = (view: HeavenAndAleView, of: number, side: Side): number =>
  view.cells.filter((cell) => cell.side === side && view.seats[of]?.garden[cell.id]).length;

/** What a tile that lies on a place costs on either side. */
export function pricesOf(view: HeavenAndAleView, tile: Tile, place: Place | undefined): Prices {
  const isMonk = tile.tile === "monk";
  const price = isMonk ? (place?.price ?? 0) : tile.number;
  const factors = view.amounts.price_factors[isMonk ? "monk" : "resource"];
  return { sunny: price * factors.sunny, shady: price * factors.shady };
}

const NOTHING: Gains = { ducats: 0, brewmaster: 0, markers: {} };

/** What a tile brings each time it is activated, as long as its marker is not at the end of the track. */
export function gainOfTile(tile: Tile, side: Side): Gains {
  if (tile.tile === "monk") return { ...NOTHING, brewmaster: 1 };
  return side === "shady" ? { ...NOTHING, ducats: tile.number } : { ...NOTHING, markers: { [tile.tile]: tile.number } };
}

/** What the tiles on these cells bring together: steps beyond the end are paid to markers, and lost to the brewmaster. */
export function gainsFrom(view: HeavenAndAleView, of: number, cells: readonly number[]): Gains {
  const seat = view.seats[of];
  const end = view.amounts.track_end;
  const gains: Gains = { ducats: 0, brewmaster: 0, markers: {} };
  for (const cell of cells) {
    const tile = seat?.garden[cell];
    if (!seat || !tile) continue;
    if (tile.tile === "monk") gains.brewmaster = Math.min(gains.brewmaster + 1, end - seat.brewmaster);
    else if (view.cells[cell]?.side === "shady") gains.ducats += tile.number;
    else {
      const moved = gains.markers[tile.tile] ?? 0;
      const steps = Math.min(tile.number, end - seat.markers[tile.tile] - moved);
      gains.markers[tile.tile] = moved + steps;
      gains.ducats += (tile.number - steps) * view.amounts.overflow_ducats;
    }
  }
  return gains;
}

/** The markers that a card would move if it were placed now, each by itself: the farthest first. */
export function markersOf(view: HeavenAndAleView, of: number, card: Card): Partial<Markers>[] {
  const seat = view.seats[of];
  if (!seat || (card !== "resource" && card !== "discs")) return [];
  const lowest = Math.min(...RESOURCES.map((resource) => seat.markers[resource]));
  const moved = RESOURCES.flatMap((resource): { resource: Resource; steps: number }[] => {
    if (card === "discs" && seat.markers[resource] > lowest) return [];
    const counted = card === "discs" ? seat.discs.length : seat.garden.filter((tile) => tile?.tile === resource).length;
    return [{ resource, steps: Math.min(counted * view.amounts.cards[card], view.amounts.track_end - seat.markers[resource]) }];
  });
  return moved.filter(({ steps }) => steps > 0).sort((one, other) => other.steps - one.steps).map(({ resource, steps }) => ({ [resource]: steps }));
}
