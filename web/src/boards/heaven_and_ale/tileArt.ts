/** The pictures on tiles as paths in three tones, each within a box of 48 × 48 around the origin. One lamp, upper left. */
import type { Monk, Resource } from "./view";

export type Tone = "lit" | "body" | "shade" | "line" | "extra";

export interface Stroke {
  tone: Tone;
  d: string;
}

/** One pair of grains of an ear, with their awns. */
function grains(y: number, size: number): Stroke[] {
  const out = 9.5 * size;
  const up = 9 * size;
  return [
    { tone: "line", d: `M-${out * 0.8} ${y - up}L-${out * 1.45} ${y - up * 2.5}M${out * 0.8} ${y - up}L${out * 1.45} ${y - up * 2.5}` },
    { tone: "lit", d: `M0 ${y}C-${out * 0.7} ${y} -${out * 1.15} ${y - up * 0.6} -${out} ${y - up * 1.35}C-${out * 0.35} ${y - up * 1.2} 0 ${y - up * 0.7} 0 ${y}Z` },
    { tone: "shade", d: `M0 ${y}C${out * 0.7} ${y} ${out * 1.15} ${y - up * 0.6} ${out} ${y - up * 1.35}C${out * 0.35} ${y - up * 1.2} 0 ${y - up * 0.7} 0 ${y}Z` },
  ];
}

const BARLEY: Stroke[] = [
  { tone: "line", d: "M0 25C0.6 18 0 12 0 4M0 -19V-29" },
  { tone: "body", d: "M0 22C4 20 8 16 8.5 10C4 11 0.8 15 0 22Z" },
  ...[14, 6, -2, -10].flatMap((y, at) => grains(y, 1.05 - at * 0.09)),
  { tone: "body", d: "M0 -12C-4.5 -15 -4 -21 0 -25C4 -21 4.5 -15 0 -12Z" },
];

/** Rows of scales, from the tip upwards, so that each row lies over the one below. */
function scales(): Stroke[] {
  const rows: readonly [y: number, half: number, count: number][] = [
    [15, 6, 1],
    [7, 11, 2],
    [-1, 14.5, 3],
    [-9, 14, 2],
    [-15, 10, 1],
  ];
  return rows.flatMap(([y, half, count]) =>
    Array.from({ length: count }, (_, at): Stroke => {
      const wide = (2 * half) / count;
      const left = -half + at * wide;
      const middle = left + wide / 2;
      const tone = middle < -2 ? "lit" : middle > 4 ? "shade" : "body";
      return { tone, d: `M${left} ${y - 7}H${left + wide}C${left + wide} ${y + 2} ${middle + 2} ${y + 7} ${middle} ${y + 9.5}C${middle - 2} ${y + 7} ${left} ${y + 2} ${left} ${y - 7}Z` };
    }),
  );
}

const HOPS: Stroke[] = [
  { tone: "line", d: "M0 -20C0 -24 2 -27 5 -28" },
  { tone: "extra", d: "M-1 -20C-6 -28 -15 -28 -21 -24C-17 -18 -9 -15 -1 -20Z" },
  { tone: "extra", d: "M1 -20C6 -27 14 -27 20 -22C15 -17 8 -15 1 -20Z" },
  ...scales(),
];

const WATER: Stroke[] = [
  { tone: "body", d: "M0 -27C7 -14 17 -5 17 7.5A17 17 0 0 1 -17 7.5C-17 -5 -7 -14 0 -27Z" },
  { tone: "shade", d: "M0 -27C7 -14 17 -5 17 7.5A17 17 0 0 1 -9 22C6 21 11 11 9.5 2C8 -7 3 -15 0 -27Z" },
  { tone: "lit", d: "M-3.5 -13C-9 -6 -13 1 -12.5 9C-12 13 -9.5 16 -7.5 17C-9 9 -8 -1 -3.5 -13Z" },
];

const WOOD: Stroke[] = [
  { tone: "shade", d: "M-12 12L16 1C22 0 25 6 23 12C22 16 20 18 17 19L-10 24Z" },
  { tone: "body", d: "M-18 2L9 -16C16 -18 24 -8 22 2L-6 20C-16 20 -20 12 -18 2Z" },
  { tone: "lit", d: "M-17 1L10 -16.5C13 -17 16 -16 18 -13L-9 4Z" },
  { tone: "line", d: "M-1 3L17 -8M3 8L21 -3" },
  { tone: "extra", d: "M-22 8.5A11 12 0 1 1 0 8.5A11 12 0 1 1 -22 8.5Z" },
  { tone: "line", d: "M-17 8.5A6 6.6 0 1 1 -5 8.5A6 6.6 0 1 1 -17 8.5ZM-12.5 8.5A1.5 1.8 0 1 1 -9.5 8.5A1.5 1.8 0 1 1 -12.5 8.5Z" },
];

const YEAST: Stroke[] = [
  { tone: "body", d: "M-14 -9H14C21 0 20 14 13 24H-13C-20 14 -21 0 -14 -9Z" },
  { tone: "shade", d: "M5 -9H14C21 0 20 14 13 24H2C11 15 11 0 5 -9Z" },
  { tone: "lit", d: "M-13 -5C-17 2 -17 11 -13 19C-11 11 -11.5 2 -9 -5Z" },
  { tone: "line", d: "M-17.6 5H17.6M-17.3 9.5H17.3" },
  { tone: "shade", d: "M-15.5 -11.5H15.5V-6.5H-15.5Z" },
  { tone: "extra", d: "M-16 -10C-20 -16 -13 -21 -10 -19C-10 -26 1 -28 3 -22C8 -26 15 -21 12.5 -17C18 -18 20 -11 15.5 -9.5C14 -6 11 -6 10 -9C8 -7 5 -3 3 -9H-6C-8 -4 -12 -5 -12 -9C-14 -8 -15.5 -8.5 -16 -10Z" },
];

export const PICTURES: Readonly<Record<Resource, readonly Stroke[]>> = { wood: WOOD, yeast: YEAST, hops: HOPS, water: WATER, barley: BARLEY };

/** A monk's habit, hood and head; the colours come from his order. */
export const MONK = {
  habit: "M-21 25C-22 9 -14 0 0 0C14 0 22 9 21 25Z",
  habitShade: "M5 0.5C15 2 22 10 21 25H9C11 15 10 6 5 0.5Z",
  habitLit: "M-18.5 22C-19 12 -15 6 -9 3.5C-12 9 -13 16 -12.5 22Z",
  hood: "M-14 -4C-16 -20 -8 -27 0 -27C8 -27 16 -20 14 -4C10 5 -10 5 -14 -4Z",
  hoodShade: "M0 -27C8 -27 16 -20 14 -4C12 1 8 3 4 3.5C11 -4 10 -18 0 -27Z",
  face: "M-9.5 -10C-9.5 -17 -5 -20 0 -20C5 -20 9.5 -17 9.5 -10C9.5 -3 5 2 0 2C-5 2 -9.5 -3 -9.5 -10Z",
  faceShade: "M2 -20C6.5 -19.5 9.5 -16.5 9.5 -10C9.5 -4 6 0.8 2 1.8C6.5 -4 6.5 -13 2 -20Z",
  hair: "M-9.6 -9C-11 -17 -6 -21.5 0 -21.5C6 -21.5 11 -17 9.6 -9C8 -14.5 5 -15.5 0 -15.5C-5 -15.5 -8 -14.5 -9.6 -9Z",
  eyes: "M-4.5 -10.5A1.2 1.4 0 1 1 -4.5 -7.7A1.2 1.4 0 1 1 -4.5 -10.5ZM4 -10.5A1.2 1.4 0 1 1 4 -7.7A1.2 1.4 0 1 1 4 -10.5Z",
  scapular: "M-6 3C-2 5.5 2 5.5 6 3L8 25H-8Z",
} as const;

/** What each order carries, within a box of 24 × 24. */
export const EMBLEMS: Readonly<Record<Monk, string>> = {
  A: "M-1.3 -2.5V12H1.3V-2.5H10V-10H7.6V-5.4H4.9V-10H2.5V-5.4H-2.5V-10H-4.9V-5.4H-7.6V-10H-10V-2.5Z",
  B: "M-0.7 -5.5C-3.5 -8.5 -7.5 -9.2 -11.5 -8.3V7.5C-7.5 6.7 -3.5 7.3 -0.7 9.8ZM0.7 -5.5C3.5 -8.5 7.5 -9.2 11.5 -8.3V7.5C7.5 6.7 3.5 7.3 0.7 9.8Z",
  C: "M0 -12A5.4 5.4 0 0 1 1.5 -1.4V12H-1.5V11H-6V8H-1.5V6H-4.5V3H-1.5V-1.4A5.4 5.4 0 0 1 0 -12ZM0 -9A2.4 2.4 0 1 0 0 -4.2A2.4 2.4 0 1 0 0 -9Z",
  D: "M-6.5 -11L4 -11.5L3 -7.5C6 -7.5 9.5 -6.5 9.5 -1.5C9.5 3 6.5 5 4.5 5.5C4.5 8 3.8 10 2.8 11.5H-5.8C-9 6 -8.5 0 -5 -5.5L-5 -8ZM4.6 -4.7C5 -2 5.2 0.5 5 2.7C6.3 2 7 0.5 7 -1.5C7 -3.8 6 -4.5 4.6 -4.7Z",
};
