import { describe, expect, it } from "vitest";

import { advance, flightOf, traceOf, tracesBetween } from "./playback";
import { viewWith } from "./testing";
import { areaOf } from "./view";

const before = viewWith();

describe("after an event", () => {
  it("a buyer lies on his space, and his colour has to be followed", () => {
    const event = { event: "buyer_placed", seat: 0, area: "tent", space: 1, card: "green", cards: 1 };
    const after = advance(before, event, before);
    expect(areaOf(after, "tent")).toMatchObject({ colour: "green", spaces: [null, { seat: 0, card: "green", cards: 1 }, null] });
    expect(areaOf(before, "tent")?.colour).toBeNull();
    expect(traceOf(event)).toEqual({ area: "tent", space: 1 });
    expect(tracesBetween(before, after)).toEqual([{ area: "tent", space: 1 }]);
  });

  it("a card lies on the pile of the coloured house", () => {
    const event = { event: "buyer_placed", seat: 1, area: "coloured_house", space: 0, card: null, cards: 1 };
    expect(areaOf(advance(before, event, before), "coloured_house")?.pile).toEqual([1, 3]);
  });

  it("a section is gone from its market", () => {
    const event = { event: "section_bought", seat: 0, area: "market_trunk", shape: "trunk", colour: "brown", gold: false, asari: 3, money: 14 };
    const after = advance(before, event, before);
    expect(after.markets.trunk.up.some(({ colour }) => colour === "brown")).toBe(false);
    expect(after.seats[0]?.money).toBe(14);
  });

  it("a section from a stack leaves the markets as they are", () => {
    const event = { event: "section_bought", seat: 0, area: "spies", shape: "trunk", colour: "brown", gold: false, asari: 3, money: 14 };
    expect(advance(before, event, before).markets).toBe(before.markets);
  });

  it("money and prestige have changed", () => {
    expect(advance(before, { event: "received", seat: 1, area: "bank", asari: 12, money: 36 }, before).seats[1]?.money).toBe(36);
    const scored = { event: "year_scored", year: 1, seats: [{ to: 12 }, { to: 13 }] };
    expect(advance(before, scored, before).seats.map(({ score }) => score)).toEqual([12, 13]);
    expect(advance(before, { event: "patronage_taken", seat: 0, from: 1 }, before).patronage).toBe(0);
  });
});

describe("what is seen of an event", () => {
  it("is a card, a section, or money on its way", () => {
    expect(flightOf({ event: "buyer_placed", seat: 1, area: "bank", space: 0, card: null, cards: 2 }, "bank")).toMatchObject({
      what: "buyer",
      card: null,
      cards: 2,
    });
    expect(flightOf({ event: "paid", seat: 0, area: "tent", asari: 5, money: 3 }, "tent")).toMatchObject({ what: "money", asari: -5 });
    expect(flightOf({ event: "turn_started", seat: 0, year: 1 }, null)).toBeNull();
  });
});
