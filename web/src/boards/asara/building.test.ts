import { describe, expect, it } from "vitest";

import type { Legal } from "../contract";
import { actionFor, isLit, layingOf, storeOf, targetsOf } from "./building";
import { viewWith } from "./testing";

// Tower 1 is red, tower 2 is black.
const view = viewWith();
const legal: Legal[] = [
  { action: 1, text: "base white gold", do: "base", colour: "white", gold: true },
  { action: 2, text: "trunk 1", do: "trunk", tower: 0, gold: false },
  { action: 3, text: "window 2", do: "window", tower: 1, gold: false },
  { action: 4, text: "light 1", do: "light", tower: 0, gold: false },
];

describe("while building", () => {
  it("a section may go onto towers of its colour", () => {
    expect(layingOf({ shape: "trunk", colour: "red", gold: false }, view, legal).map(({ text }) => text)).toEqual(["trunk 1"]);
    expect(layingOf({ shape: "trunk", colour: "red", gold: true }, view, legal)).toEqual([]);
    expect(layingOf({ shape: "light", colour: "red", gold: false }, view, legal).map(({ text }) => text)).toEqual(["light 1"]);
    expect(layingOf({ shape: "base", colour: "white", gold: true }, view, legal).map(({ text }) => text)).toEqual(["base white gold"]);
  });

  it("the towers show what may go onto them, or where the picked section may go", () => {
    expect(targetsOf(view, legal, null)).toHaveLength(3);
    expect(targetsOf(view, legal, { shape: "window", colour: "black", gold: false })).toEqual([{ tower: 1, kind: "window", gold: false }]);
    expect(actionFor({ tower: 0, kind: "light", gold: false }, legal)?.text).toBe("light 1");
    expect(actionFor({ tower: 1, kind: "light", gold: false }, legal)).toBeUndefined();
  });

  it("a hint lights up its own place alone", () => {
    const targets = [...targetsOf(view, legal, null), { tower: 2, kind: "new", gold: false } as const];
    const litBy = (hinted: Legal | null): string[] => targets.filter((one) => isLit(one, hinted)).map(({ kind }) => kind);
    expect(litBy(legal[2]!)).toEqual(["window"]);
    expect(litBy(legal[0]!)).toEqual(["new"]);
    expect(litBy({ action: 9, text: "done", do: "done" })).toEqual([]);
    expect(litBy(null)).toEqual(["trunk", "window", "light", "new"]);
  });

  it("lit windows are part of what there is", () => {
    expect(storeOf(view.seats[0]!).at(-1)).toEqual({ shape: "light", colour: "red", gold: false, count: 1 });
    expect(storeOf(view.seats[1]!)).toEqual([]);
  });
});
