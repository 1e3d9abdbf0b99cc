/** A position to look at, and what happens in it: told with the events of a game, so that they are drawn alike. */
import type { GameEvent } from "../contract";
import { advance, type Pieces } from "./playback";

const HEIGHTS = ["........", "..12....", "...1..1.", ".1....2.", ".23..1..", ".1...2..", "...1....", "..11...."];
const CASTLES = ["........", "..00....", "...0..1.", ".2....1.", ".22..3..", ".2...3..", "...4....", "..44...."];
const cells = (lines: string[], empty: number): number[] =>
  lines.flatMap((line) => [...line].map((mark) => (mark === "." ? empty : Number(mark))));

export const SCENE: Pieces = {
  heights: cells(HEIGHTS, 0),
  castles: cells(CASTLES, -1),
  knights: [[33, 19], [30, 37], [51], [25]],
  king: 34,
};

export const SCRIPT: readonly GameEvent[] = [
  { event: "block_built", seat: 1, cell: 45, height: 3, castle: 3 },
  { event: "knight_moved", seat: 1, from: 37, to: 38, way: "step" },
  { event: "block_built", seat: 0, cell: 26, height: 1, castle: 2 },
  { event: "knight_moved", seat: 0, from: 19, to: 11, way: "step" },
  { event: "block_built", seat: 2, cell: 52, height: 1, castle: 4 },
  { event: "knight_moved", seat: 2, from: 51, to: 52, way: "step" },
  { event: "block_built", seat: 2, cell: 51, height: 2, castle: 4 },
  { event: "knight_moved", seat: 2, from: 52, to: 51, way: "step" },
  { event: "knight_added", seat: 3, cell: 26 },
  { event: "block_built", seat: 3, cell: 41, height: 2, castle: 2 },
  { event: "king_moved", seat: 3, from: 34, to: 41 },
];

export const LAST: Pieces = SCRIPT.reduce(advance, SCENE);
