/** What happens on the lid of the box: towers that grow at dusk, and the windows in which light is made. */
import type { Colour, Tower } from "./view";

const bare = (colour: Colour, more: Partial<Tower> = {}): Tower => ({
  colour,
  base_gold: false,
  turret_gold: false,
  trunks: 0,
  gold_trunks: 0,
  windows: 0,
  gold_windows: 0,
  lit: 0,
  lit_gold: 0,
  height: 2,
  gold: 0,
  lits: 0,
  ...more,
});

export interface Plot {
  /** Across the picture and towards the beholder, in its own units; farther towers are drawn first. */
  x: number;
  y: number;
  scale: number;
  tower: Tower | null;
}

export const SCENE: readonly Plot[] = [
  { x: 66, y: 238, scale: 0.8, tower: bare("brown", { trunks: 1, windows: 1 }) },
  { x: 198, y: 236, scale: 0.78, tower: bare("black", { windows: 1, turret_gold: true }) },
  { x: 336, y: 240, scale: 0.82, tower: null },
  { x: 124, y: 270, scale: 1.12, tower: bare("green", { windows: 1 }) },
  { x: 270, y: 274, scale: 1.16, tower: bare("white", { gold_trunks: 1, windows: 1 }) },
];

/** One after another: which tower, and how it changes. */
const CHANGES: readonly (readonly [plot: number, change: (tower: Tower | null) => Tower])[] = [
  [4, (tower) => ({ ...tower!, windows: 2 })],
  [3, (tower) => ({ ...tower!, lit: 1 })],
  [2, () => bare("red", { base_gold: true })],
  [0, (tower) => ({ ...tower!, lit: 1 })],
  [3, (tower) => ({ ...tower!, gold_trunks: 1 })],
  [4, (tower) => ({ ...tower!, lit: 1 })],
  [2, (tower) => ({ ...tower!, trunks: 1, windows: 1 })],
  [1, (tower) => ({ ...tower!, windows: 2, lit: 1 })],
  [3, (tower) => ({ ...tower!, windows: 2, lit: 2 })],
  [0, (tower) => ({ ...tower!, gold_trunks: 1 })],
  [2, (tower) => ({ ...tower!, lit: 1 })],
  [4, (tower) => ({ ...tower!, lit: 2 })],
  [1, (tower) => ({ ...tower!, trunks: 1, lit: 2 })],
];

/** The position after each of the changes, the first one before all of them. */
export const COURSE: readonly (readonly Plot[])[] = CHANGES.reduce<(readonly Plot[])[]>(
  (course, [plot, change]) => {
    const before = course.at(-1)!;
    return [...course, before.with(plot, { ...before[plot]!, tower: change(before[plot]!.tower) })];
  },
  [SCENE],
);
