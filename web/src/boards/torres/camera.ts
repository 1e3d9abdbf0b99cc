/**
 * How the board is looked at: turned by `yaw` under a lamp that stays where it is, seen from the height `pitch`.
 * A pitch of 30° gives tiles of 2 : 1, one of 90° the plan from above; between the two there is no seam, so that
 * turning and tilting are the same drawing with other numbers.
 */
import { SIDE, SIDES } from "./cells";

export interface Camera {
  yaw: number;
  pitch: number;
}

export interface Point {
  x: number;
  y: number;
}

export type Look = "oblique" | "plan";

/** The side of a tile in the plan; seen obliquely its diagonal is 100 wide and 50 high. */
export const TILE = 100 / Math.SQRT2;
/** How high a block stands in the oblique view. */
export const RISE = 37;
/** The wooden rim around the spaces, in tiles, and how thick the board is, in blocks. */
export const RIM = 0.56;
export const THICKNESS = 0.5;

const QUARTER = Math.PI / 2;
const OBLIQUE_PITCH = Math.PI / 6;
const OBLIQUE_RISE = RISE / Math.cos(OBLIQUE_PITCH);

/** Where the camera rests after so many quarter turns. */
export function rest(look: Look, turns: number): Camera {
  return look === "plan"
    ? { yaw: turns * QUARTER, pitch: QUARTER }
    : { yaw: turns * QUARTER + Math.PI / 4, pitch: OBLIQUE_PITCH };
}

export class Projection {
  /** Screen steps of one tile along x and along y, and of one block upwards. */
  readonly alongX: Point;
  readonly alongY: Point;
  readonly up: number;
  /** 0 from above, 1 in the oblique view. */
  readonly tilt: number;

  constructor(readonly camera: Camera) {
    const cos = Math.cos(camera.yaw);
    const sin = Math.sin(camera.yaw);
    const flat = Math.sin(camera.pitch);
    this.alongX = { x: cos * TILE, y: sin * flat * TILE };
    this.alongY = { x: -sin * TILE, y: cos * flat * TILE };
    this.up = OBLIQUE_RISE * Math.cos(camera.pitch);
    this.tilt = Math.cos(camera.pitch) / Math.cos(OBLIQUE_PITCH);
  }

  /** The place on the screen of a point of the board; the middle of the board is 0, 0. */
  point(x: number, y: number, level = 0): Point {
    const dx = x - SIDE / 2;
    const dy = y - SIDE / 2;
    return {
      x: dx * this.alongX.x + dy * this.alongY.x,
      y: dx * this.alongX.y + dy * this.alongY.y - level * this.up,
    };
  }

  /** The middle of a space at a level. */
  middle(cell: number, level = 0): Point {
    return this.point((cell % SIDE) + 0.5, Math.floor(cell / SIDE) + 0.5, level);
  }

  /** What is nearer to the eye is larger. */
  depth(x: number, y: number): number {
    return x * Math.sin(this.camera.yaw) + y * Math.cos(this.camera.yaw);
  }

  /** How squarely a side looks at the eye: not seen when 0 or less. */
  facing(side: number): number {
    const [nx, ny] = SIDES[side]!;
    return nx * Math.sin(this.camera.yaw) + ny * Math.cos(this.camera.yaw);
  }

  /** How far a side looks to the right of the screen, away from the lamp: −1 … 1. */
  turnedAway(side: number): number {
    const [nx, ny] = SIDES[side]!;
    return nx * Math.cos(this.camera.yaw) - ny * Math.sin(this.camera.yaw);
  }

  /** The one or two sides that can be seen, the left one first. */
  visibleSides(): number[] {
    return [0, 1, 2, 3]
      .filter((side) => this.facing(side) > 1e-6)
      .sort((one, other) => this.turnedAway(one) - this.turnedAway(other));
  }

  /**
   * The order in which rows and columns are painted, the farthest first. Whole rows after one another are a right
   * order at every angle, because a tile can hide only what lies behind it in both directions.
   */
  paintedColumns(): number[] {
    return order(Math.sin(this.camera.yaw));
  }

  paintedRows(): number[] {
    return order(Math.cos(this.camera.yaw));
  }

  /** The matrix that lays a square of 100 × 100 on the top of a space, its corner at the space's own (0, 0). */
  topMatrix(x: number, y: number, level: number): string {
    const at = this.point(x, y, level);
    return matrix(this.alongX.x, this.alongX.y, this.alongY.x, this.alongY.y, at);
  }

  /** The matrix that sets a square of 100 × 100 on a side of a block: across from left to right, then upwards. */
  sideMatrix(x: number, y: number, side: number, level: number): string {
    const [from, along] = this.sideBase(x, y, side, level);
    return matrix(along.x, along.y, 0, -this.up, from);
  }

  /** The lower left corner of a side as it is seen, and the step to its lower right corner. */
  sideBase(x: number, y: number, side: number, level: number): [Point, Point] {
    const corners: [number, number][] = [
      [x + 1, y + 1],
      [x, y + 1],
      [x, y],
      [x + 1, y],
    ];
    const [ax, ay] = corners[side]!;
    const [bx, by] = corners[(side + 3) & 3]!;
    const from = this.point(ax, ay, level);
    const to = this.point(bx, by, level);
    return [from, { x: to.x - from.x, y: to.y - from.y }];
  }

  /** A direction on the screen's ground (x to the right, y towards the reader) in steps of the board. */
  groundDirection(right: number, near: number): [number, number] {
    const cos = Math.cos(this.camera.yaw);
    const sin = Math.sin(this.camera.yaw);
    return [right * cos + near * sin, near * cos - right * sin];
  }
}

function order(ascending: number): number[] {
  const numbers = Array.from({ length: SIDE }, (_, number) => number);
  return ascending >= -1e-9 ? numbers : numbers.reverse();
}

const short = (value: number): string => (Math.round(value * 1000) / 1000).toString();

function matrix(ax: number, ay: number, bx: number, by: number, at: Point): string {
  return `matrix(${[ax / 100, ay / 100, bx / 100, by / 100, at.x, at.y].map(short).join(" ")})`;
}

export type Arrow = "ArrowRight" | "ArrowDown" | "ArrowLeft" | "ArrowUp";

/**
 * Arrow keys go where they point on the screen. The oblique view is the plan turned by an eighth, so there "right"
 * is the edge that runs down to the right, and both views agree after any number of quarter turns.
 */
export function step(arrow: Arrow, turns: number): readonly [number, number] {
  const pointed = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].indexOf(arrow);
  return SIDES[(((pointed - turns) % 4) + 4) & 3]!;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame of the picture: the whole board with its rim, and room above for what stands on it. */
export function frame(projection: Projection, heights: readonly number[]): Box {
  const low = -RIM;
  const high = SIDE + RIM;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ] as const) {
    const at = projection.point(x, y);
    xs.push(at.x);
    ys.push(at.y, at.y + THICKNESS * projection.up);
  }
  // A figure is 58 high; the tallest column decides, so that towers at the front do not move the picture.
  heights.forEach((height, cell) => ys.push(projection.middle(cell, height).y - 62 * projection.tilt));
  const pad = 8;
  const x = Math.min(...xs) - pad;
  const y = Math.min(...ys) - pad;
  return { x, y, width: Math.max(...xs) + pad - x, height: Math.max(...ys) + pad - y };
}
