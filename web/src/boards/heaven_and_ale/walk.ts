/**
 * Where things lie on the walk around the abbey. Flagstones stand around a court, the start area is a gatehouse of two
 * by two stones in the lower left corner, and the way leads clockwise from it. The court holds the cellar and the garth.
 */
import { STARTS, type Start } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Walk {
  width: number;
  height: number;
  /** One flagstone. */
  stone: { width: number; height: number };
  columns: number;
  rows: number;
  /** By place of the round track: 0 is the gatehouse. */
  places: Box[];
  starts: Record<Start, Box>;
  court: Box;
  /** In the court: the roof with the stacks above, the barrels, and the garth where things are told of. */
  roof: Box;
  cellar: Box;
  garth: Box;
  /** Barrels lie in so many columns. */
  racks: number;
}

const STONE = 100;
/** Twenty-seven stones and a gatehouse of two by two: columns and rows are seventeen together. */
const SIDES = 17;
const LEAST = 6;
/** How far a stone may differ from a square to fill its box. */
const STRETCH = { least: 0.84, most: 1.26 } as const;
const PAD = 10;
/** From this shape of the court on, the barrels lie in six columns. */
const BROAD = 1.3;

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The walk that makes the most of a box of that shape. */
export function walkFor(aspect: number): Walk {
  let best: { columns: number; tall: number; size: number } | null = null;
  for (let columns = LEAST; columns <= SIDES - LEAST; columns++) {
    const rows = SIDES - columns;
    const tall = Math.min(STRETCH.most, Math.max(STRETCH.least, columns / aspect / rows));
    // How large a stone becomes in a box one unit high; stones that are nearly square are the better ones.
    const wide = Math.min(aspect / columns, 1 / (rows * tall));
    const size = wide * wide * tall * (1 - Math.abs(Math.log(tall)) * 0.4);
    if (best === null || size > best.size) best = { columns, tall, size };
  }
  const { columns, tall } = best ?? { columns: 8, tall: 1 };
  return laidOut(columns, SIDES - columns, STONE * tall);
}

function laidOut(columns: number, rows: number, high: number): Walk {
  const at = (column: number, row: number, wide = 1, tall = 1): Box => ({
    x: PAD + column * STONE,
    y: PAD + row * high,
    width: wide * STONE,
    height: tall * high,
  });
  const gate = at(0, rows - 2, 2, 2);
  const places = [gate, ...ring(columns, rows).map(([column, row]) => at(column, row))];
  const court = at(1, 1, columns - 2, rows - 2);
  const broad = court.width / court.height > BROAD;
  const roof = { ...court, height: high * (broad ? 0.75 : 0.95) };
  // The lowest row of the court is cut short by the gatehouse; what is told there begins beside it.
  const left = court.height - roof.height;
  const garthHigh = Math.max(high * 1.3, left * (broad ? 0.34 : 0.3));
  const garth = {
    x: court.x + STONE + 8,
    y: court.y + court.height - garthHigh,
    width: court.width - STONE - 14,
    height: garthHigh - 6,
  };
  const cellar = { ...court, y: court.y + roof.height, height: left - garthHigh };
  return {
    width: columns * STONE + 2 * PAD,
    height: rows * high + 2 * PAD,
    stone: { width: STONE, height: high },
    columns,
    rows,
    places,
    starts: startsIn(gate),
    court,
    roof,
    cellar,
    garth,
    racks: broad ? 6 : 4,
  };
}

/** The stones in the order of the walk: up the left side, along the top, down the right side and back along the bottom. */
function ring(columns: number, rows: number): [number, number][] {
  const found: [number, number][] = [];
  for (let row = rows - 3; row >= 0; row--) found.push([0, row]);
  for (let column = 1; column < columns; column++) found.push([column, 0]);
  for (let row = 1; row < rows; row++) found.push([columns - 1, row]);
  for (let column = columns - 2; column >= 2; column--) found.push([column, rows - 1]);
  return found;
}

/** S1 and S2 above, S3 and S4 below. */
function startsIn({ x, y, width, height }: Box): Record<Start, Box> {
  const half = { width: width / 2, height: height / 2 };
  const boxes = STARTS.map((start, index): [Start, Box] => [
    start,
    { x: x + (index % 2) * half.width, y: y + Math.floor(index / 2) * half.height, ...half },
  ]);
  return Object.fromEntries(boxes) as Record<Start, Box>;
}

/** Where the barrels of a goal lie. */
export function rackOf({ cellar, racks }: Walk, goal: number): Box {
  const rows = 12 / racks;
  const width = cellar.width / racks;
  const height = cellar.height / rows;
  const index = goal - 1;
  return { x: cellar.x + (index % racks) * width, y: cellar.y + Math.floor(index / racks) * height, width, height };
}

/** Where so many tiles lie on a stone, and how large each may be from its middle to a corner: one large, several smaller. */
export function tileSpots(box: Box, count: number): (Point & { size: number })[] {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const inner = { width: box.width - 10, height: box.height - 14 };
  const size = Math.min(inner.width / columns / 1.78, inner.height / rows / 2.02, 36);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: box.x + box.width / 2 + ((index % columns) - (inRow - 1) / 2) * size * 1.78,
      y: box.y + box.height / 2 - 1 + (row - (rows - 1) / 2) * size * 2.02,
      size,
    };
  });
}

/** Where figures stand on a place: beside each other on its lower edge, in the gatehouse on their start space. */
export function standing(walk: Walk, place: number, start: Start | null, index: number, count: number): Point {
  const box = place === 0 && start ? walk.starts[start] : walk.places[place]!;
  if (place === 0) return { x: box.x + box.width * 0.5, y: box.y + box.height - 10 };
  const step = Math.min(28, (box.width - 38) / Math.max(1, count - 1));
  return { x: box.x + box.width - 19 - (count - 1 - index) * step, y: box.y + box.height - 4 };
}

/** The places that a figure walks over, both ends included; the start area lies at both ends of the track. */
export function wayBetween(from: number, to: number): number[] {
  const end = to === 0 ? 28 : to;
  return Array.from({ length: Math.max(0, end - from) + 1 }, (_, step) => (from + step) % 28);
}
