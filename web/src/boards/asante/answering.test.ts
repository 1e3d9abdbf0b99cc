import { describe, expect, it } from "vitest";

import { PAUSE, answering, restore, stillToWait } from "./answering.svelte";

const me = { kind: "me", name: "Ana", level: null, yours: true, lent: false } as const;
const boris = { kind: "here", name: "Boris", level: null, yours: true, lent: false } as const;

describe("being asked to answer", () => {
  it("is the rule, until a player wants it otherwise", () => {
    expect(answering.isSparing(me)).toBe(false);
    answering.set(me, true);
    expect(answering.isSparing(me)).toBe(true);
    expect(answering.isSparing(boris)).toBe(false);
    expect(answering.isSparing({ ...me, name: "Anna" })).toBe(true);
    answering.set(me, false);
    expect(answering.isSparing(me)).toBe(false);
  });

  it("is remembered, and what makes no sense is forgotten", () => {
    answering.set(boris, true);
    expect(restore(localStorage.getItem("sobremesa-asante-answering"))).toEqual(["here Boris"]);
    answering.set(boris, false);
    expect(restore("no")).toEqual([]);
    expect(restore('{"a":1}')).toEqual([]);
    expect(restore(null)).toEqual([]);
  });

  it("takes the same pause, whatever it was used for", () => {
    expect(stillToWait(1000, 1000)).toBe(PAUSE);
    expect(stillToWait(1000, 1500)).toBe(PAUSE - 500);
    expect(stillToWait(1000, 1000 + PAUSE + 1)).toBe(0);
  });
});
