import { describe, expect, it } from "vitest";

import { distinct, litOf, needsPick, offersOf, onlyPick, press, sources, targets } from "./choices";
import { added, build, move, viewWith } from "./testing";

const view = viewWith();
const legal = [
  move(18, 19, "move c3 d3"),
  move(18, 17, "move c3 b3"),
  move(20, 28, "move e3 e4"),
  added(28, "knight e4"),
  build(0, 28, "build 1 e4"),
  build(1, 28, "build 2 e4"),
  build(2, 28, "build 3 e4"),
  build(0, 44, "build 1 e6"),
  build(1, 44, "build 2 e6"),
  { action: 1, text: "track", do: "track" },
  { action: 2, text: "play ap6", do: "play", card: "ap6" },
  { action: 3, text: "end", do: "end" },
];
const offers = offersOf(legal, view);
const knight = { kind: "knight", cell: 18 } as const;

describe("what lights up", () => {
  it("is, with empty hands, every space where something may happen", () => {
    expect(targets(offers, null)).toEqual(new Set([19, 17, 28, 44]));
    expect(sources(offers)).toEqual(new Set([18, 20]));
    expect(needsPick(offers)).toBe(true);
  });

  it("is, with a piece in hand, where that piece may go", () => {
    expect(targets(offers, knight)).toEqual(new Set([19, 17]));
    expect(targets(offers, { kind: "stack", stack: 2 })).toEqual(new Set([28]));
    expect(targets(offers, { kind: "reserve" })).toEqual(new Set([28]));
  });
});

describe("what lights up under a hint", () => {
  const lit = litOf(offers, added(28, "knight e4"));

  it("is its space alone, and not for what else is picked up", () => {
    expect(targets(lit, null)).toEqual(new Set([28]));
    expect(targets(lit, { kind: "reserve" })).toEqual(new Set([28]));
    expect(targets(lit, { kind: "stack", stack: 0 })).toEqual(new Set());
    expect(sources(lit)).toEqual(new Set());
  });

  it("is the knight that it moves", () => {
    expect(sources(litOf(offers, move(18, 19, "move c3 d3")))).toEqual(new Set([18]));
  });

  it("is nothing while nothing may be done, and everything without a hint", () => {
    expect(litOf([], added(28, "knight e4"))).toEqual([]);
    expect(litOf(offers, null)).toBe(offers);
  });
});

describe("pressing a space", () => {
  it("does nothing while nothing may be done", () => {
    expect(press(19, [], null, view, 0)).toEqual({ do: "nothing" });
    expect(press(19, offers, null, view, null)).toEqual({ do: "nothing" });
  });

  it("does the one thing that may happen there", () => {
    expect(press(19, offers, null, view, 0)).toEqual({ do: "send", text: "move c3 d3" });
  });

  it("takes stacks of the same height for one", () => {
    expect(press(44, offers, null, view, 0)).toEqual({ do: "send", text: "build 1 e6" });
  });

  it("asks where several things may happen, each of them once", () => {
    const answer = press(28, offers, null, view, 0);
    expect(answer.do === "ask" && answer.offers.map(({ legal: one }) => one.text)).toEqual([
      "move e3 e4",
      "build 1 e4",
      "build 3 e4",
      "knight e4",
    ]);
  });

  it("picks a knight up, puts him down, and changes to another", () => {
    expect(press(18, offers, null, view, 0)).toEqual({ do: "pick", pick: knight });
    expect(press(18, offers, knight, view, 0)).toEqual({ do: "drop" });
    expect(press(20, offers, knight, view, 0)).toEqual({ do: "pick", pick: { kind: "knight", cell: 20 } });
  });

  it("picks up an own knight who cannot move, so that the rule can be heard", () => {
    const stuck = offers.filter(({ pick }) => pick?.kind !== "knight" || pick.cell !== 20);
    expect(press(20, stuck, null, view, 0)).toEqual({ do: "pick", pick: { kind: "knight", cell: 20 } });
  });

  it("sends what it may have meant where nothing can happen, so that the rule can be heard", () => {
    const text = (cell: number, offered = offers, now = view): string => {
      const answer = press(cell, offered, null, now, 0);
      return answer.do === "send" ? answer.text : answer.do;
    };
    expect(text(63)).toBe("build 1 h8");
    expect(text(45), "of another player").toBe("move f6 f6");
    expect(text(63, [], view)).toBe("nothing");
    const king = viewWith({ board: { ...view.board, king: 9 } });
    expect(text(9, offers, king)).toBe("king b2");
    const spent = offersOf([{ action: 3, text: "end", do: "end" }], view);
    const used = viewWith({ seats: [{ ...view.seats[0]!, stacks: [null, 0, 2, null] }, view.seats[1]!] });
    expect(text(63, spent, used), "with a stack that has blocks").toBe("build 3 h8");
    expect(text(18, spent), "an own knight, with nothing left").toBe("move c3 c3");
    const knights = offersOf([added(18, "knight c3")], view);
    expect(text(63, knights, viewWith({ step: "knight" }))).toBe("knight h8");
    const leaps = offersOf([move(18, 36, "move c3 e5")], view);
    expect(text(63, leaps.map((one) => ({ ...one, pick: null })), viewWith({ step: "card" }))).toBe("move c3 h8");
    const cards = offersOf([{ action: 1, text: "keep ap6", do: "keep", card: "ap6" }], view);
    expect(text(63, cards, viewWith({ step: "keep" }))).toBe("build 1 h8");
  });

  it("sends what is not allowed too, when a piece is in hand", () => {
    expect(press(63, offers, knight, view, 0)).toEqual({ do: "send", text: "move c3 h8" });
    expect(press(63, offers, { kind: "stack", stack: 1 }, view, 0)).toEqual({ do: "send", text: "build 2 h8" });
    expect(press(63, offers, { kind: "stack", stack: "supply" }, view, 0)).toEqual({ do: "send", text: "build supply h8" });
    expect(press(63, offers, { kind: "reserve" }, view, 0)).toEqual({ do: "send", text: "knight h8" });
    expect(press(63, offers, { kind: "card", card: "ap6" }, view, 0)).toEqual({ do: "drop" });
  });
});

describe("the other steps", () => {
  it("need no piece in hand at set-up and for the king", () => {
    const setUp = offersOf([added(18, "knight c3"), added(45, "knight f6")], viewWith({ step: "knight" }));
    expect(needsPick(setUp)).toBe(false);
    expect(press(45, setUp, null, viewWith({ step: "knight" }), 0)).toEqual({ do: "send", text: "knight f6" });
  });

  it("have the only piece in hand already", () => {
    const supply = offersOf([build("supply", 17, "build supply b3"), build("supply", 26, "build supply c4")], view);
    expect(onlyPick(supply)).toEqual({ kind: "stack", stack: "supply" });
    expect(onlyPick(offers)).toBeNull();
    expect(onlyPick([])).toBeNull();
  });

  it("put a block under the knight that is pressed", () => {
    const card = viewWith({ step: "card" });
    const under = offersOf([build(0, 18, "build 1 c3"), build(1, 18, "build 2 c3")], card);
    expect(distinct(under, card, 0)).toHaveLength(1);
    expect(press(18, under, null, card, 0)).toEqual({ do: "send", text: "build 1 c3" });
  });
});
