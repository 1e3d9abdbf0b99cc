import { describe, expect, it } from "vitest";

import { advance, discardedBetween, flightsOf, shownBy, tracesOf } from "./playback";
import { effect, viewWith } from "./testing";

const before = viewWith();

describe("the position between two decisions", () => {
  it("shows gold as it was told", () => {
    const after = viewWith();
    expect(advance(before, { event: "gold_gained", seat: 1, gold: 3, has: 23 }, after).seats[1]?.gold).toBe(23);
    expect(advance(before, { event: "gold_paid", seat: 0, gold: 3, has: 17 }, after).seats[0]?.score).toBe(17);
  });

  it("moves wares and gold with a sale", () => {
    const after = viewWith({ seats: [{ ...before.seats[0]!, stand: {}, free: 6, gold: 28 }, before.seats[1]!] });
    const now = advance(before, { event: "wares_sold", seat: 0, wares: { tea: 2 }, gold: 8, has: 28 }, after);
    expect(now.seats[0]).toMatchObject({ stand: {}, free: 6, gold: 28 });
    expect(now.seats[1]).toEqual(before.seats[1]);
  });

  it("takes a place away before another comes", () => {
    const after = viewWith({ display: ["okavango", "victoria", "kilimanjaro"], seats: [before.seats[0]!, { ...before.seats[1]!, places: { rwenzori: 1, victoria: 1 } }] });
    const gone = advance(before, { event: "place_gained", seat: 1, place: "rwenzori", position: 1 }, after);
    expect(gone.display).toEqual([null, "victoria", "kilimanjaro"]);
    expect(gone.seats[1]?.places).toEqual({ rwenzori: 1, victoria: 1 });
    expect(advance(gone, { event: "place_turned_up", place: "okavango", position: 1 }, after).display[0]).toBe("okavango");
  });

  it("lays a card down that was shown", () => {
    const after = viewWith({ step: "response", effects: [effect("camel", "take_wares")], markers: 3 });
    const now = advance(before, { event: "card_shown", seat: 0, card: "camel" }, after);
    expect(now.effects).toEqual(after.effects);
    expect(now.markers).toBe(3);
  });

  it("gives the markers back only with the next turn", () => {
    const after = viewWith({ turns: 4, turn: 1, markers: 5 });
    const dropped = advance(viewWith({ markers: 1 }), { event: "card_discarded", seat: 0, card: "camel" }, after);
    expect(dropped.markers).toBe(1);
    expect(advance(dropped, { event: "turn_started", seat: 1, turn: 4, last: false }, after)).toMatchObject({ markers: 5, turn: 1 });
  });

  it("leaves alone what it does not know", () => {
    expect(advance(before, { event: "something_new" }, before)).toBe(before);
  });
});

describe("what is seen to move", () => {
  it("goes face down where the reader has not seen it", () => {
    expect(flightsOf({ event: "card_drawn", seat: 1 })).toMatchObject([{ what: "card", of: null, from: { at: "pile" }, to: { at: "hand", seat: 1 } }]);
    expect(flightsOf({ event: "card_drawn", seat: 0, card: "camel" })).toMatchObject([{ of: "camel" }]);
  });

  it("goes ware by ware, and the gold with it", () => {
    const flights = flightsOf({ event: "wares_bought", seat: 0, wares: { tea: 2, salt: 1 }, gold: 4, has: 16 });
    expect(flights.filter(({ what }) => what === "ware")).toHaveLength(3);
    expect(flights.at(-1)).toMatchObject({ what: "gold", gold: -4 });
  });

  it("is nothing where nothing moves", () => {
    expect(flightsOf({ event: "gold_gained", seat: 0, gold: 0, has: 3 })).toEqual([]);
    expect(flightsOf({ event: "response_passed", seat: 0 })).toEqual([]);
  });
});

describe("what is left to be seen", () => {
  it("is the card that was played", () => {
    expect(shownBy({ event: "card_shown", seat: 0, card: "camel" })).toBe("camel");
    expect(shownBy({ event: "place_played", seat: 0, place: "victoria" })).toBe("victoria");
    expect(shownBy({ event: "card_drawn", seat: 0, card: "camel" })).toBeNull();
  });

  it("is where something was touched", () => {
    expect(tracesOf({ event: "artifact_used", seat: 1, card: "map", slot: 2 })).toEqual(["slot 1 1"]);
    expect(tracesOf({ event: "place_turned_up", place: "victoria", position: 3 })).toEqual(["display 2"]);
    expect(tracesOf({ event: "turn_ended", seat: 1 })).toEqual([]);
  });

  it("is the last card of the discard pile", () => {
    expect(discardedBetween(before, viewWith({ discards: { camel: 2, tracker: 2 } }))).toBe("camel");
    expect(discardedBetween(before, viewWith({ discards: {} }))).toBeNull();
  });
});
