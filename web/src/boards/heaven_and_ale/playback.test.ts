import { describe, expect, it } from "vitest";

import { passedBy } from "./labels";
import { advance, flightOf, laidAfter, traceOf, tracesBetween } from "./playback";
import { nowWith, tile, viewWith } from "./testing";

const before = viewWith();
const after = (event: Record<string, unknown> & { event: string }) => advance(before, event, before);

describe("after an event", () => {
  it("a figure stands where it went, and its start space is free", () => {
    const there = after({ event: "figure_moved", seat: 1, from: 0, to: 6 });
    expect(there.seats[1]).toMatchObject({ place: 6, start: null });
    expect(there.starts.map(({ seat }) => seat)).toEqual([null, null, null, null]);
    expect(before.starts[0]?.seat).toBe(1);
    const home = after({ event: "start_entered", seat: 0, from: 2, start: "S3", home: true });
    expect(home.seats[0]).toMatchObject({ place: 0, start: "S3", home: true });
    expect(home.starts[2]?.seat).toBe(0);
  });

  it("a tile is gone from the walk, and one of two that are alike stays", () => {
    const laid = after({ event: "tile_laid", place: 5, tile: "wood", number: 1 });
    expect(laid.track[5]?.tiles).toHaveLength(3);
    const taken = advance(laid, { event: "tile_taken", seat: 0, place: 5, tile: "wood", number: 1 }, before);
    expect(taken.track[5]?.tiles).toEqual([tile("hops 5"), tile("wood 1")]);
  });

  it("a tile lies in the garden and is paid", () => {
    const put = after({ event: "tile_put", seat: 0, cell: 22, ducats: 5, money: 7, tile: "hops", number: 5 });
    expect(put.seats[0]?.garden[22]).toEqual(tile("hops 5"));
    expect(put.seats[0]?.ducats).toBe(7);
  });

  it("markers, brewmaster and money have moved", () => {
    const marked = after({ event: "tile_activated", seat: 0, cell: 13, resource: "wood", marker: 5, ducats: 0 });
    expect(marked.seats[0]).toMatchObject({ markers: { wood: 5 }, ducats: 12 });
    expect(after({ event: "tile_activated", seat: 0, cell: 15, ducats: 5 }).seats[0]?.ducats).toBe(17);
    expect(after({ event: "brewmaster_moved", seat: 0, steps: 5, brewmaster: -2 }).seats[0]?.brewmaster).toBe(-2);
    expect(after({ event: "ducats_gained", seat: 0, ducats: 2, money: 14 }).seats[0]?.ducats).toBe(14);
  });

  it("a disc lies on its spot, a card beside its pair, a barrel with its owner", () => {
    const disc = after({ event: "disc_placed", seat: 0, place: 12, spot: "wood" });
    expect([disc.track[12]?.discs, disc.seats[0]?.discs.at(-1)]).toEqual([0, "wood"]);
    const card = after({ event: "card_placed", seat: 0, card: "money", pair: 1 });
    expect(card.seats[0]?.beside[1]).toBe("money");
    expect(card.seats[0]?.hand).not.toContain("money");
    expect(after({ event: "card_sold", seat: 0, card: "discs", ducats: 3, money: 15 }).seats[0]).toMatchObject({ sold: ["discs"], ducats: 15 });
    const barrel = after({ event: "barrel_taken", seat: 1, goal: 3, large: true });
    expect([barrel.goals[2]?.large, barrel.goals[2]?.small]).toEqual([false, true]);
    expect(barrel.seats[1]?.barrels).toEqual([{ goal: 3, large: true }]);
  });

  it("a shed is built", () => {
    const built = after({ event: "shed_built", seat: 0, shed: 2, cell: 14, sum: 9, type: 1, steps: 3, brewmaster: -4 });
    expect(built.seats[0]?.sheds[2]?.type).toBe(1);
    expect(built.seats[0]?.brewmaster).toBe(-4);
  });
});

describe("what is seen of an event", () => {
  it("is a figure on its way, a tile that is taken, money that is paid", () => {
    expect(flightOf({ event: "figure_moved", seat: 0, from: 2, to: 4 }, before)).toMatchObject({ what: "figure", way: [2, 3, 4] });
    expect(flightOf({ event: "tile_taken", seat: 0, place: 5, tile: "monk", monk: "B" }, before)).toMatchObject({ tile: tile("monk B") });
    expect(flightOf({ event: "tile_put", seat: 0, cell: 22, ducats: 5, money: 7 }, before)).toMatchObject({ what: "ducats", ducats: -5, place: 2 });
    expect(flightOf({ event: "start_entered", seat: 0, from: 0, start: "S2" }, before)).toBeNull();
    expect(flightOf({ event: "turn_started", seat: 0 }, before)).toBeNull();
  });

  it("leaves a trace", () => {
    expect(traceOf({ event: "figure_moved", seat: 0, from: 2, to: 4 }, before)).toEqual({ seat: 0, from: 2, to: 4, left: null, entered: null });
    expect(traceOf({ event: "figure_moved", seat: 1, from: 0, to: 4 }, before)).toMatchObject({ left: "S1", entered: null });
    expect(traceOf({ event: "start_entered", seat: 0, from: 2, to: 0, start: "S2" }, before)).toMatchObject({ left: null, entered: "S2" });
    expect(traceOf({ event: "tile_put", seat: 0 }, before)).toBeNull();
    const moved = after({ event: "figure_moved", seat: 1, from: 0, to: 6 });
    expect(tracesBetween(before, moved)).toEqual([{ seat: 1, from: 0, to: 6, left: "S1", entered: null }]);
    expect(tracesBetween(before, { ...moved, round: 3 })).toEqual([]);
  });
});

describe("tiles laid in a turn", () => {
  it("are known until the next turn of that player", () => {
    const put = laidAfter([], { event: "tile_put", seat: 0, cell: 13 });
    expect(put).toEqual([{ seat: 0, cell: 13 }]);
    expect(laidAfter(put, { event: "turn_started", seat: 1 })).toEqual(put);
    expect(laidAfter(put, { event: "turn_started", seat: 0 })).toEqual([]);
  });
});

describe("what is passed by", () => {
  it("is all that lies between the figure and where it goes", () => {
    const passed = passedBy(viewWith({ turn_now: nowWith() }), 0, 6);
    expect(passed.places).toEqual([3, 4, 5]);
    expect(passed.tiles).toEqual([tile("monk A"), tile("hops 5"), tile("wood 1")]);
    expect(passed.discs).toBe(1);
  });
});
