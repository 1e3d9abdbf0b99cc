/**
 * Five materials, each with its own pattern as well as its colour: brick, glazed tile, banded stone, basalt columns,
 * alabaster. A pattern is a path in shade, one in light and one of broad bands, laid over the three tones of a section,
 * so that its sides stay seen. Paths and not <pattern>s: no ids that could clash, and the lines follow lean and dome.
 */
import { area, line, meridian, surfaceOf, type Drawn, type Point, type Surface } from "./sectionShape";
import type { Colour } from "./view";

export interface Pattern {
  /** Lines in shade: joints. */
  dark: string;
  /** Lines in light: glaze, edges. */
  light: string;
  /** Faces in a paler stone. */
  pale: string;
}

type Draw = (surface: Surface) => Pattern;

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / by - 1e-6)) }, (_, at) => from + at * by);
const across = (surface: Surface, y: number, from = -1, to = 1): string => line([surface.at(from, y), surface.at(to, y)]);

/** Courses of brick, every second one shifted by half a brick. */
const brick: Draw = (surface) => {
  const high = 5.4;
  const courses = steps(0, surface.bottom - surface.top, high).map((rise) => surface.bottom - rise);
  const joints = courses.flatMap((y, course) =>
    steps(course % 2 === 0 ? -0.78 : -0.52, 1, 0.52).map((u) =>
      line([surface.at(u, y), surface.at(u, Math.max(surface.top, y - high))]),
    ),
  );
  const darker = courses.flatMap((y, course) => {
    const u = [-0.52, 0.26, -0.26, 0.52, 0][course % 5]! - 0.26;
    return y - high < surface.top ? [] : [block(surface, u, u + 0.52, y - 0.4, y - high + 0.4)];
  });
  return { dark: courses.slice(1).map((y) => across(surface, y)).join("") + joints.join(""), light: "", pale: darker.join("") };
};

function block(surface: Surface, left: number, right: number, bottom: number, top: number): string {
  return area([...meridian(surface, left, bottom, top), ...meridian(surface, right, bottom, top).reverse()]);
}

/** Glazed tiles set on their corners, every one with a glint. */
const glaze: Draw = (surface) => {
  const high = 7.5;
  const wide = 0.4;
  const rows = steps(0, surface.bottom - surface.top + high, high / 2);
  let light = "";
  let pale = "";
  rows.forEach((rise, row) => {
    const y = surface.bottom - rise;
    for (const u of steps(row % 2 === 0 ? -1 : -1 + wide / 2, 1 + wide / 2, wide)) {
      const corners: Point[] = [
        [u - wide / 2, y],
        [u, y - high / 2],
        [u + wide / 2, y],
        [u, y + high / 2],
      ];
      const inside = corners.map(([a, b]): Point => {
        const held: Point = [Math.max(-1, Math.min(1, a)), Math.max(surface.top, Math.min(surface.bottom, b))];
        return surface.at(...held);
      });
      light += area(inside);
      if (row % 4 === 0 && Math.abs(u) < 0.99) pale += area(inside);
    }
  });
  return { dark: "", light, pale };
};

/** Courses of red and of paler stone, one on the other. */
const courses: Draw = (surface) => {
  const bands = steps(4.6, surface.bottom - surface.top, 9.2).map((rise) => {
    const bottom = surface.bottom - rise;
    return block(surface, -1, 1, bottom, Math.max(surface.top, bottom - 4.2));
  });
  return { dark: "", light: "", pale: bands.join("") };
};

/** Columns of basalt, broken off at different heights. */
const basalt: Draw = (surface) => {
  const columns = [-0.78, -0.52, -0.17, 0.17, 0.52, 0.78];
  const height = surface.bottom - surface.top;
  // Not where the dome runs out into its tip: there the columns are too thin to break.
  const highest = surface.top + Math.max(2.4, (height - 26) * 1.6);
  const breaks = [-1, ...columns].flatMap((u, at) => {
    const right = columns[at] ?? 1;
    return [0.2, 0.53, 0.86].flatMap((share) => {
      const y = surface.bottom - height * ((share + [0, 0.17, 0.07, 0.24, 0.12, 0.2, 0.04][at]!) % 1);
      if (y < highest) return [];
      return [line([surface.at(u, y), surface.at((u + right) / 2, y - 1.6), surface.at(right, y)])];
    });
  });
  return { dark: columns.map((u) => line(meridian(surface, u))).join(""), light: breaks.join(""), pale: "" };
};

/** Large smooth slabs with a vein or two. */
const alabaster: Draw = (surface) => {
  const height = surface.bottom - surface.top;
  const at = (u: number, share: number): Point => surface.at(u, surface.bottom - share * height);
  const veins = [
    [at(-1, 0.62), at(-0.6, 0.7), at(-0.3, 0.86), at(0.1, 0.9), at(0.4, 1)],
    [at(-0.75, 0), at(-0.5, 0.16), at(-0.1, 0.2), at(0.25, 0.36), at(0.6, 0.4), at(1, 0.6)],
    [at(0.25, 0.36), at(0.42, 0.52), at(0.8, 0.66)],
  ];
  return { dark: across(surface, surface.bottom - height / 2), light: veins.map(line).join(""), pale: "" };
};

const DRAW: Readonly<Record<Colour, Draw>> = { brown: brick, green: glaze, red: courses, black: basalt, white: alabaster };

const drawn = new Map<string, Pattern>();

/** The pattern of a material on a shape; drawn once, when it is first wanted. */
export function patternOf(colour: Colour, shape: Drawn): Pattern {
  const surface = surfaceOf(shape);
  const key = `${colour} ${surface.top} ${surface.bottom}`;
  let pattern = drawn.get(key);
  if (!pattern) drawn.set(key, (pattern = DRAW[colour](surface)));
  return pattern;
}
