import { expect, test } from "vitest";

import type { SeatRow } from "../api/types";
import { nextEyes } from "./seats";

const seats = (...kinds: SeatRow["kind"][]): Pick<SeatRow, "kind" | "yours" | "lent">[] =>
  kinds.map((kind) => ({ kind, yours: kind !== "computer", lent: false }));
const lent = { kind: "computer", yours: true, lent: true } as const;

test("one person against computers keeps their own eyes, without any curtain", () => {
  const two = seats("me", "computer");
  expect(nextEyes(two, 0, null, true)).toEqual({ eyes: 0, curtain: false });
  expect(nextEyes(two, 1, 0, true)).toEqual({ eyes: 0, curtain: false });
  expect(nextEyes(two, -1, null, true)).toEqual({ eyes: 0, curtain: false });
});

test("two people at one screen: a curtain when there is something to hide, and only when the device changes hands", () => {
  const three = seats("me", "here", "computer");
  expect(nextEyes(three, 1, 0, true)).toEqual({ eyes: 1, curtain: true });
  expect(nextEyes(three, 1, 0, false)).toEqual({ eyes: 1, curtain: false });
  expect(nextEyes(three, 1, 1, true)).toEqual({ eyes: 1, curtain: false });
  expect(nextEyes(three, 2, 1, true)).toEqual({ eyes: 1, curtain: false });
  // A new tab: nobody knows yet who holds the device.
  expect(nextEyes(three, 0, null, true)).toEqual({ eyes: 0, curtain: true });
});

test("whoever lends a seat goes on seeing through its own eyes, and nobody is asked to take the device for it", () => {
  const alone = [lent, ...seats("computer")];
  expect(nextEyes(alone, 0, 0, true)).toEqual({ eyes: 0, curtain: false });
  expect(nextEyes(alone, 1, null, true)).toEqual({ eyes: 0, curtain: false });
  const two = [lent, ...seats("here")];
  expect(nextEyes(two, 0, 1, true)).toEqual({ eyes: 1, curtain: false });
  expect(nextEyes(two, 1, 0, true)).toEqual({ eyes: 1, curtain: true });
  // A new tab: whoever plays comes first, and nobody's hand lies open.
  expect(nextEyes(two, 0, null, true)).toEqual({ eyes: 1, curtain: true });
});

test("a game of computers is watched by nobody in particular", () => {
  expect(nextEyes(seats("computer", "computer"), 1, null, true)).toEqual({ eyes: null, curtain: false });
});
