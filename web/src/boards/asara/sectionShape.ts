/**
 * The shapes of tower sections in front elevation. A section stands on (0, 0), the middle of its foot, and goes up from
 * there: y is negative. A tower is an eight-sided prism, so three of its sides are seen: one in the light, one before
 * the eye, one in shade. Everything is counted in units of which a wall is 36 wide.
 */
import type { Shape } from "./view";

export type Drawn = Shape | "lit";
export type Point = readonly [x: number, y: number];

/** How much room a section takes: `width` with everything that sticks out, `wall` without, and how high each is. */
export const SECTION = {
  width: 46,
  wall: 36,
  heights: { base: 30, trunk: 30, window: 30, turret: 46, lit: 30 } satisfies Record<Drawn, number>,
} as const;

/** Where one side of the prism ends and the next begins, from −1 (left) to 1 (right). */
export const EDGES = [-1, -0.52, 0.52, 1] as const;
/** The foot of the dome, and the cornice under it. */
const EAVES = -8;
export const CORNICE = { top: EAVES, bottom: -3, half: 20.5 } as const;

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
export const area = (points: readonly Point[]): string => `${line(points)}Z`;

/** The dome, from its foot to its tip: half its width at each height. */
const DOME: readonly Point[] = [
  [15.2, EAVES],
  [17.4, -12],
  [18.2, -16.5],
  [17.2, -21.5],
  [14, -26.5],
  [9.2, -31],
  [4.6, -34.6],
  [1.6, -37.6],
  [0.7, -40],
];

/** Half the dome's width at a height, along a smooth line through the points above. */
export function domeHalf(y: number): number {
  const upper = Math.max(1, DOME.findIndex(([, height]) => height <= y));
  const at = (index: number): Point => DOME[Math.max(0, Math.min(DOME.length - 1, index))]!;
  const [one, two] = [at(upper - 1), at(upper)];
  const t = Math.max(0, Math.min(1, (y - one[1]) / (two[1] - one[1])));
  const slopeOne = (two[0] - at(upper - 2)[0]) / 2;
  const slopeTwo = (at(upper + 1)[0] - one[0]) / 2;
  return (
    one[0] * (2 * t ** 3 - 3 * t ** 2 + 1) +
    slopeOne * (t ** 3 - 2 * t ** 2 + t) +
    two[0] * (3 * t ** 2 - 2 * t ** 3) +
    slopeTwo * (t ** 3 - t ** 2)
  );
}

/** A surface that can be drawn on: where a point of it is, from u = −1 … 1 across and y, its height. */
export interface Surface {
  at: (u: number, y: number) => Point;
  top: number;
  bottom: number;
}

/** The base leans inwards, so that a tower seems to grow out of the ground. */
const lean = (y: number): number => 18 + Math.max(0, (26 + y) / 26) * 3;
const wall: Surface = { at: (u, y) => [u * 18, y], top: -30, bottom: 0 };
const battered: Surface = { at: (u, y) => [u * lean(y), y], top: -30, bottom: -3 };
const dome: Surface = { at: (u, y) => [domeHalf(y) * Math.sin((u * Math.PI) / 2), y], top: -39, bottom: EAVES };

export function surfaceOf(shape: Drawn): Surface {
  if (shape === "turret") return dome;
  return shape === "base" ? battered : wall;
}

/** Along a surface from one height to another at the same u. */
export function meridian(surface: Surface, u: number, from = surface.bottom, to = surface.top): Point[] {
  const steps = surface === dome ? Math.max(2, Math.ceil(Math.abs(to - from) / 2.2)) : 1;
  return Array.from({ length: steps + 1 }, (_, step) => surface.at(u, from + ((to - from) * step) / steps));
}

/** The part of a surface between two u: one side of the prism, or the light and the shade on a dome. */
export function side(surface: Surface, left: number, right: number): string {
  return area([...meridian(surface, left), ...meridian(surface, right).reverse()]);
}

/** The three sides of each shape; a dome is round, so that its light is narrow and its shade broad. */
const sidesOf = (surface: Surface): readonly string[] => {
  const edges = surface === dome ? [-1, -0.42, 0.34, 1] : EDGES;
  return [0, 1, 2].map((at) => side(surface, edges[at]!, edges[at + 1]!));
};
export const SIDES: Readonly<Record<Drawn, readonly string[]>> = {
  base: sidesOf(battered),
  trunk: sidesOf(wall),
  window: sidesOf(wall),
  lit: sidesOf(wall),
  turret: sidesOf(dome),
};

/** A ledge across all three sides, a little wider than the wall: string courses, plinths, cornices. */
export function ledge(half: number, top: number, bottom: number): readonly string[] {
  return [0, 1, 2].map((at) => {
    const [left, right] = [EDGES[at]! * half, EDGES[at + 1]! * half];
    return area([
      [left, bottom],
      [left, top],
      [right, top],
      [right, bottom],
    ]);
  });
}

/** What is drawn round a section, so that a white one stands out on paper and a black one at night. */
export const OUTLINES: Readonly<Record<Drawn, string>> = (() => {
  const block = "M-18 0V-27.4H-19.3V-30H19.3V-27.4H18V0Z";
  const swell = [...meridian(dome, -1), ...meridian(dome, 1).reverse()];
  return {
    base: "M-23 0V-3H-21L-18.2 -27.4H-19.3V-30H19.3V-27.4H18.2L21 -3H23V0Z",
    trunk: block,
    window: block,
    lit: block,
    turret: `M-18 0V-1L-20.5 -3V-8${line(swell).replace("M", "L")}L20.5 -8V-3L18 -1V0Z`,
  };
})();

/** A pointed arch on its sill: half its width, the sill, where it begins to bend, its tip. */
export function arch(half: number, sill: number, spring: number, tip: number): string {
  const belly = spring + (tip - spring) * 0.62;
  return (
    `M${round(-half)} ${sill}V${spring}` +
    `C${round(-half)} ${round(belly)} ${round(-half * 0.42)} ${round(tip + 2.4)} 0 ${tip}` +
    `C${round(half * 0.42)} ${round(tip + 2.4)} ${round(half)} ${round(belly)} ${round(half)} ${spring}V${sill}Z`
  );
}

/** An eight-pointed star: two squares, one on its corner. */
export function star(radius: number, x = 0, y = 0): string {
  const inner = radius * 0.765;
  return area(
    Array.from({ length: 16 }, (_, at): Point => {
      const reach = at % 2 === 0 ? radius : inner;
      const turn = (at * Math.PI) / 8;
      return [x + reach * Math.sin(turn), y - reach * Math.cos(turn)];
    }),
  );
}

/** The lower right half of such a star: what the lamp does not reach. */
export function starShade(radius: number, x = 0, y = 0): string {
  const inner = radius * 0.765;
  return area([
    [x, y],
    ...Array.from({ length: 9 }, (_, at): Point => {
      const reach = at % 2 === 0 ? radius : inner;
      const turn = ((at + 2) * Math.PI) / 8;
      return [x + reach * Math.sin(turn), y - reach * Math.cos(turn)];
    }),
  ]);
}

/** Where the gold star sits on each shape, and how large it is. */
export const STARS: Readonly<Record<Shape, { y: number; r: number }>> = {
  base: { y: -23.2, r: 4.9 },
  trunk: { y: -14, r: 6.6 },
  window: { y: -12.6, r: 5.8 },
  turret: { y: -19.5, r: 6.6 },
};
