/**
 * The shadows that columns throw on the spaces beside and behind them. The lamp stands at the upper left of the
 * screen, so the shadows turn with the view and not with the board.
 */
import type { Projection } from "./camera";
import { SIDE, column, onBoard, row } from "./cells";

type Corner = readonly [number, number];

/** How far the shadow of one block reaches, in tiles, to the right and towards the reader. */
const REACH_RIGHT = 0.4;
const REACH_NEAR = 0.21;
const FARTHEST = 4;

/** Steps of the board along which shadows fall, per block of height; from above a shorter shadow tells enough. */
export function fall(projection: Projection): Corner {
  const reach = 0.6 + 0.4 * projection.tilt;
  return projection.groundDirection(REACH_RIGHT * reach, REACH_NEAR * reach);
}

/** The shadow on the top of a space, as a path in a square of 100 × 100; empty where the lamp reaches all of it. */
export function shadowOn(cell: number, heights: readonly number[], direction: Corner): string {
  const x = column(cell);
  const y = row(cell);
  const level = heights[cell]!;
  let path = "";
  for (let dy = -FARTHEST; dy <= FARTHEST; dy++) {
    for (let dx = -FARTHEST; dx <= FARTHEST; dx++) {
      if ((dx === 0 && dy === 0) || !onBoard(x + dx, y + dy)) continue;
      const above = heights[(y + dy) * SIDE + x + dx]! - level;
      // What stands on the far side of the lamp throws its shadow away from this space.
      if (above <= 0 || dx * direction[0] + dy * direction[1] >= 0) continue;
      path += outline(clip(swept(dx, dy, direction[0] * above, direction[1] * above)));
    }
  }
  return path;
}

/** The tile at (dx, dy) and everything between it and the end of its shadow: six corners around. */
function swept(dx: number, dy: number, along: number, across: number): Corner[] {
  const near: Corner[] = [
    [dx, dy],
    [dx + 1, dy],
    [dx + 1, dy + 1],
    [dx, dy + 1],
  ];
  return hull([...near, ...near.map(([x, y]): Corner => [x + along, y + across])]);
}

function hull(points: Corner[]): Corner[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (line: Corner[]): Corner[] => {
    const kept: Corner[] = [];
    for (const point of line) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    kept.pop();
    return kept;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (o: Corner, a: Corner, b: Corner): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Cuts a polygon to the square of the space, one edge after another. */
function clip(polygon: Corner[]): Corner[] {
  let kept = polygon;
  for (const axis of [0, 1] as const) {
    kept = cut(kept, (point) => point[axis], axis);
    kept = cut(kept, (point) => 1 - point[axis], axis);
  }
  return kept;
}

function cut(polygon: Corner[], inside: (point: Corner) => number, axis: 0 | 1): Corner[] {
  const kept: Corner[] = [];
  polygon.forEach((point, index) => {
    const previous = polygon[(index + polygon.length - 1) % polygon.length]!;
    const here = inside(point);
    const before = inside(previous);
    if (here >= 0 !== before >= 0) {
      const share = before / (before - here);
      const other = (1 - axis) as 0 | 1;
      const crossing: [number, number] = [0, 0];
      crossing[axis] = Math.round(previous[axis] + share * (point[axis] - previous[axis]));
      crossing[other] = previous[other] + share * (point[other] - previous[other]);
      kept.push(crossing);
    }
    if (here >= 0) kept.push(point);
  });
  return kept;
}

function outline(polygon: Corner[]): string {
  if (polygon.length < 3) return "";
  return `M${polygon.map(([x, y]) => `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`).join("L")}Z`;
}
