/** Positions and actions for the tests of this folder: small, but as the server gives them. */
import type { Legal, Scene } from "../contract";
import { CELLS } from "./cells";
import type { TorresView } from "./view";

export function viewWith(change: Partial<TorresView> = {}): TorresView {
  const heights = CELLS.map(() => 0).with(18, 1).with(19, 2).with(45, 1);
  const castles = CELLS.map(() => -1).with(18, 0).with(19, 0).with(45, 1);
  const seat = { score: 0, reserve: 4, hand: [], hand_size: 0, deck_size: 10, deck: null, played: [] };
  return {
    game: "torres",
    rules: "basic",
    players: 2,
    seat: 0,
    step: "turn",
    to_move: 0,
    phase: 1,
    phases: 3,
    round: 1,
    rounds: 4,
    starter: 0,
    board: { width: 8, height: 8, heights, castles, knights: [[18, 20], [45]], king: null, sites: [3, 18, 45] },
    castles: [
      { castle: 0, cells: [18, 19], surface: 2, highest: 2, king: false, points: [2, 0], bonus: [0, 0] },
      { castle: 1, cells: [45], surface: 1, highest: 1, king: false, points: [0, 1], bonus: [0, 0] },
    ],
    seats: [
      { ...seat, stacks: [3, 3, 2, null] },
      { ...seat, stacks: [3, 3, 3, 3] },
    ],
    supply: 60,
    master_card: null,
    turn: { seat: 0, points: 5, stack: null, blocks: 3, bought: 0, card: null, looked: null, lifted: null, fresh: null },
    ...change,
  };
}

export const move = (from: number, to: number, text: string): Legal => ({ action: from * 64 + to, text, do: "move", from, to });
export const build = (stack: number | "supply", cell: number, text: string): Legal => ({
  action: 5000 + cell * 8 + (stack === "supply" ? 5 : stack),
  text,
  do: "build",
  stack,
  cell,
});
export const added = (cell: number, text: string): Legal => ({ action: 6000 + cell, text, do: "knight", cell });

export function sceneOf(view: TorresView, legal: Legal[] = []): Scene<TorresView> {
  return {
    game: "torres",
    rules: view.rules,
    options: {},
    seats: ["Ana", "Boris"].map((name) => ({ kind: "here", name, level: null, yours: true, lent: false })),
    ply: 1,
    head: 1,
    seat: view.seat,
    to_move: view.to_move,
    is_over: false,
    scores: view.seats.map(({ score }) => score),
    winners: [],
    view,
    legal,
  };
}
