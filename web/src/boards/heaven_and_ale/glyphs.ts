/** Small signs within a box of 24 × 24 around the origin, of one colour. */
import type { Card, StartEffect } from "./view";

const BREWMASTER =
  "M-1 -11.5a4.200 4.200 0 1 1 0 8.400a4.200 4.200 0 1 1 0 -8.400zM-8.500 11c0 -8.500 3 -12.500 7.500 -12.500s7.500 4 7.500 12.500z" +
  "M8 -10.500c2 0 3.200 2.400 3.200 5.200c0 2.200 -.8 3.800 -2.100 4.300v12h-2.200v-12c-1.300 -.5 -2.100 -2.100 -2.100 -4.300c0 -2.800 1.200 -5.200 3.200 -5.200z";
const COIN = "M0 -9.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0 -19zM0 -6.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0 -13zM-1.300 -4h2.600v8h-2.600z";
const MARKER = "M-8 -3L0 -8L8 -3V6L0 11L-8 6zM-6 -1.200V4.800L-1 8V1.800zM-9 -9L0 -13.500L9 -9L7 -7.200L0 -10.800L-7 -7.200z";
const LAUREL =
  "M-2 10C-9 8 -11 1 -9 -7C-5.500 -5 -4.800 -2.500 -5.200 0C-2.800 .5 -1.500 2.500 -1.700 5zM2 10C9 8 11 1 9 -7C5.500 -5 4.800 -2.500 5.200 0C2.800 .5 1.500 2.500 1.700 5z" +
  "M-1.500 -8.500L1.800 -10.500V3H-1V-6.500L-3 -5.600z";
const CASK =
  "M-7 -10H7C10 -4 10 4 7 10H-7C-10 4 -10 -4 -7 -10zM-8.600 -5.500H8.600L9 -3.700H-9zM-9 3.700H9L8.600 5.500H-8.600z";
const DISC = "M0 -9.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0 -19zM0 -7.300a7.300 7.300 0 1 0 0 14.600a7.300 7.300 0 1 0 0 -14.600z";
const HEXAGON = "M0 -11L9.500 -5.500V5.500L0 11L-9.500 5.500V-5.500z";
const ROOF = "M0 -9L11 1.500L9 3.500L7.500 2.200V10H-7.500V2.200L-9 3.500L-11 1.500zM-2.200 10V4H2.200V10z";
const ROOFS = "M-5 -9L2 -2.500L.5 -1L-.5 -2V4H-9.500V-2L-10.500 -1L-12 -2.500zM5.500 -1L12 5L10.500 6.500L9.500 5.500V11H1.500V5.500L.5 6.500L-1 5z";
const CARD = "M-7 -11H7A1.800 1.800 0 0 1 8.800 -9.200V9.200A1.800 1.800 0 0 1 7 11H-7A1.800 1.800 0 0 1 -8.800 9.200V-9.200A1.800 1.800 0 0 1 -7 -11zM0 -6L5 0L0 6L-5 0z";
const SUN =
  "M0 -5a5 5 0 1 1 0 10a5 5 0 1 1 0 -10zM-1 -11.500h2v4h-2zM-1 7.500h2v4h-2zM-11.500 -1h4v2h-4zM7.500 -1h4v2h-4zM-8.800 -7.400l1.400 -1.400l2.800 2.800l-1.400 1.400z" +
  "M4.600 6l1.400 -1.400l2.800 2.800l-1.400 1.400zM7.400 -8.800l1.400 1.400l-2.800 2.800l-1.400 -1.400zM-6 4.600l1.400 1.400l-2.800 2.800l-1.400 -1.400z";
const MOON = "M3.500 -10.500A10.800 10.800 0 1 0 10.500 5A9 9 0 0 1 3.500 -10.500z";
const EAR =
  "M-.9 11V-4h1.800V11zM0 -4C-3 -6.500 -3 -9.500 0 -12C3 -9.500 3 -6.500 0 -4zM-1.200 1C-6 .5 -7.500 -2.500 -6.500 -6C-3 -5.500 -1 -3 -1.200 1z" +
  "M1.200 1C6 .5 7.500 -2.500 6.500 -6C3 -5.500 1 -3 1.200 1zM-1.200 7C-6 6.500 -7.500 3.500 -6.500 0C-3 .5 -1 3 -1.200 7zM1.200 7C6 6.500 7.500 3.500 6.500 0C3 .5 1 3 1.200 7z";
const HOOD = "M0 -11.500C6 -9 7 -4 6.500 0C9 3 10 7 10 11H-10C-10 7 -9 3 -6.500 0C-7 -4 -6 -9 0 -11.500zM0 -6.500C-3 -4.500 -3.500 -1 -2.800 1.500C-1.500 3 1.500 3 2.800 1.500C3.500 -1 3 -4.500 0 -6.500z";

/** What stands on the spot of the numbers. */
export const NUMBERS = "1–5";

export { BREWMASTER, CARD, CASK, COIN, DISC };

export const START_GLYPHS: Readonly<Record<StartEffect, string>> = {
  first_player_next_round: LAUREL,
  brewmaster: BREWMASTER,
  one_resource_marker_of_choice: MARKER,
  ducats: COIN,
};

export const CARD_GLYPHS: Readonly<Record<Card, string>> = {
  money: COIN,
  brewmaster: BREWMASTER,
  barrels: CASK,
  resource: EAR,
  discs: DISC,
};

/** The sign of a goal, by its number. */
const GOAL_GLYPHS = [BREWMASTER, MARKER, HEXAGON, HEXAGON, HOOD, EAR, ROOF, ROOFS, MARKER, CARD, SUN, MOON] as const;

export const goalGlyph = (goal: number): string => GOAL_GLYPHS[goal - 1] ?? CASK;
