/** What stands between the eye and a space: those columns are shown as glass. */
import { type Point, type Projection } from "./camera";
import { SIDE, SIDES, column, onBoard, row } from "./cells";

/** A column hides a space only if it is in front of it, at most this many steps away along each axis. */
const NEAR = 6;

/**
 * The columns before a space: those that hide any of it, or of a figure on it; with `middle`, only those that hide
 * the middle of it.
 */
export function hiding(cell: number, heights: readonly number[], projection: Projection, middle = false): number[] {
  if (projection.tilt < 0.5) return [];
  const x = column(cell);
  const y = row(cell);
  const level = heights[cell]!;
  const centre = projection.point(x + 0.5, y + 0.5, level);
  const watched: Point[] = [centre];
  if (!middle) {
    for (const dx of [0.22, 0.78]) for (const dy of [0.22, 0.78]) watched.push(projection.point(x + dx, y + dy, level));
    watched.push({ x: centre.x, y: centre.y - 24 });
  }

  const found: number[] = [];
  for (let dy = -NEAR; dy <= NEAR; dy++) {
    for (let dx = -NEAR; dx <= NEAR; dx++) {
      if ((dx === 0 && dy === 0) || !onBoard(x + dx, y + dy)) continue;
      if (projection.depth(dx, dy) <= 0) continue;
      const other = (y + dy) * SIDE + x + dx;
      if (heights[other] === 0) continue;
      const shape = silhouette(other, heights[other]!, projection);
      if (watched.some((point) => inside(point, shape))) found.push(other);
    }
  }
  return found;
}

/** The outline of a column on the screen: its top with the visible sides hanging down. */
export function silhouette(cell: number, height: number, projection: Projection): Point[] {
  const x = column(cell);
  const y = row(cell);
  const corners: [number, number][] = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  const around: Point[] = [];
  // Walking around the base, a corner belongs to the outline below if a side beside it is seen, above if one is not.
  corners.forEach(([cx, cy], index) => {
    const before = seen(index + 3, projection);
    const after = seen(index, projection);
    if (!before) around.push(projection.point(cx, cy, height));
    if (before || after) around.push(projection.point(cx, cy, 0));
    if (before && !after) around.push(projection.point(cx, cy, height));
  });
  return around;
}

/** The top of a column on the screen. */
export function topOutline(cell: number, height: number, projection: Projection): Point[] {
  const x = column(cell);
  const y = row(cell);
  return [
    projection.point(x, y, height),
    projection.point(x + 1, y, height),
    projection.point(x + 1, y + 1, height),
    projection.point(x, y + 1, height),
  ];
}

/** Is the edge after the corner with that index part of a side that looks at the eye? */
function seen(edge: number, projection: Projection): boolean {
  // Edge 0 runs along y = 0 and looks to −y, edge 1 to +x, edge 2 to +y, edge 3 to −x.
  const [nx, ny] = SIDES[(edge + 3) & 3]!;
  return projection.depth(nx, ny) > 1e-6;
}

export function inside(point: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (let index = 0, last = polygon.length - 1; index < polygon.length; last = index++) {
    const a = polygon[index]!;
    const b = polygon[last]!;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) {
      within = !within;
    }
  }
  return within;
}
