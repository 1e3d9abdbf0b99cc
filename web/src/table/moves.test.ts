import { expect, test } from "vitest";

import type { Ply } from "../boards/contract";
import { Moves } from "./moves";

/** Who decided, ply by ply; chance is nobody. */
const game = (...by: number[]): Moves => new Moves(by.map((seat, at): Ply => ({ ply: at + 1, by: seat, events: [] })), by.length);

test("dealing and drawing are no moves", () => {
  const dealt = game(-1, -1, 0, -1, 1, 0);
  expect(dealt.all).toBe(3);
  expect([0, 1, 2, 3, 4, 5, 6].map((ply) => dealt.madeAt(ply))).toEqual([0, 0, 0, 1, 1, 2, 3]);
});

test("one stands still where the next decision is due", () => {
  const dealt = game(-1, -1, 0, -1, 1, 0);
  expect([-1, 0, 1, 2, 3, 4].map((made) => dealt.after(made))).toEqual([2, 2, 4, 5, 6, 6]);
  expect(game(-1, 0, -1).after(1)).toBe(3);
  expect([0, 2, 3].map((ply) => dealt.isBegin(ply))).toEqual([true, true, false]);
});

test("before anybody has decided there is nowhere to go", () => {
  const begun = game(-1, -2);
  expect([begun.all, begun.madeAt(2), begun.after(0), begun.after(1)]).toEqual([0, 0, 2, 2]);
});
