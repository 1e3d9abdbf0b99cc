import { describe, expect, it } from "vitest";

import { activatedBy, activationsOf, cellsToPut, firstOnWalk, follow, isMeant, pressPlace, pressStart, pressTile, seenGarden, sideOf } from "./choices";
import { activate, buy, gardenWith, move, nowWith, put, sceneOf, score, seatWith, start, tile, viewWith } from "./testing";

const view = viewWith();

describe("pressing a place", () => {
  it("goes there", () => {
    expect(pressPlace(4, [move(4)], view)).toEqual({ do: "send", text: "move 4", wish: [] });
  });

  it("means its tile too, where only one kind lies there", () => {
    expect(pressPlace(3, [move(3)], view)).toEqual({ do: "send", text: "move 3", wish: ["buy monk A"] });
    expect(pressPlace(5, [move(5)], view)).toEqual({ do: "send", text: "move 5", wish: [] });
  });

  it("is sent though it is not legal, so that the server quotes the rule", () => {
    expect(pressPlace(1, [move(4)], view)).toEqual({ do: "send", text: "move 1", wish: [] });
    expect(pressPlace(1, [], view)).toEqual({ do: "nothing" });
  });

  it("takes the only tile that can be had where the figure stands", () => {
    const buying = viewWith({ step: "buy" });
    expect(pressPlace(2, [buy("hops 5")], buying)).toMatchObject({ text: "buy hops 5" });
    expect(pressPlace(2, [buy("hops 5"), buy("wood 1")], buying), "the server says that one is to be chosen").toMatchObject({ text: "move 2" });
    expect(pressPlace(6, [buy("hops 5")], buying)).toMatchObject({ text: "move 6" });
  });

  it("enters the start area only where a single space is left", () => {
    expect(pressPlace(0, [start("S1")], view)).toMatchObject({ text: "start S1" });
    expect(pressPlace(0, [start("S1"), start("S2")], view)).toEqual({ do: "nothing" });
    expect(pressStart("S2", [start("S1"), start("S2")])).toMatchObject({ text: "start S2" });
    expect(pressStart("S2", [buy("hops 5")])).toMatchObject({ text: "start S2" });
    expect(pressStart("S2", [])).toEqual({ do: "nothing" });
  });
});

describe("pressing a tile", () => {
  it("walks to it and takes it", () => {
    expect(pressTile(5, tile("hops 5"), [move(5)], view)).toEqual({ do: "send", text: "move 5", wish: ["buy hops 5"] });
  });

  it("takes it where the figure stands", () => {
    const buying = viewWith({ step: "buy" });
    expect(pressTile(2, tile("wood 1"), [buy("wood 1")], buying)).toMatchObject({ text: "buy wood 1" });
    expect(pressTile(5, tile("wood 1"), [buy("wood 1")], buying)).toMatchObject({ text: "move 5" });
    expect(pressTile(5, tile("wood 1"), [], buying)).toEqual({ do: "nothing" });
  });
});

describe("a wish", () => {
  it("follows while it is legal", () => {
    expect(follow(["buy hops 5"], [])).toEqual({ do: "wait" });
    expect(follow(["buy hops 5"], [buy("hops 5")])).toEqual({ do: "send", text: "buy hops 5", wish: [] });
    expect(follow(["buy hops 5"], [start("S1")])).toEqual({ do: "drop" });
    expect(follow([], [buy("wood 1")])).toEqual({ do: "drop" });
  });

  it("for what cannot be had, where others can, is tried in vain, so that the server says why", () => {
    expect(follow(["buy hops 5", "put 3"], [buy("wood 1")])).toEqual({ do: "send", text: "buy hops 5", wish: [] });
  });
});

describe("a hint", () => {
  it("means, of all numbers that the same spot stands for, the one it goes on with", () => {
    const meant = (...then: string[]): number[] => [1, 3, 5].filter((one) => isMeant(score("x_tiles"), then, "score x_tiles", [`number ${one}`]));
    expect(meant("number 3", "end")).toEqual([3]);
    expect(meant()).toEqual([1, 3, 5]);
    expect(isMeant(score("x_tiles"), ["number 3"], "score wood", [])).toBe(false);
    expect(isMeant(score("wood"), ["end"], "score wood", [])).toBe(true);
    expect(isMeant(null, [], "score wood", [])).toBe(false);
  });
});

describe("the garden", () => {
  it("is offered the cells and the sets of the server", () => {
    expect(cellsToPut([put(21), put(22), start("S1")])).toEqual([21, 22]);
    const built = viewWith({ step: "shed", turn_now: nowWith({ shed: 2 }) });
    expect(activationsOf([activate(0, 3), activate(1, 4)], built).map(({ shed, directions, cells }) => [shed, directions, cells])).toEqual([
      [2, [0, 3], [15, 13]],
      [2, [1, 4], [21, 7]],
    ]);
    expect(activationsOf([activate(0, 3)], view)).toEqual([]);
  });

  it("shows what a spot would activate, and how often", () => {
    const garden = gardenWith({ 18: "monk A", 19: "hops 2", 20: "monk A", 26: "hops 5", 13: "wood 2" });
    const planted = viewWith({ seats: [seatWith({ garden }), seatWith()] });
    expect([...activatedBy(planted, 0, "hops", null).keys()]).toEqual([19, 26]);
    expect([...activatedBy(planted, 0, "x_tiles", 2).keys()]).toEqual([13, 19]);
    expect(activatedBy(planted, 0, "monk_A", null).get(19)).toBe(2);
    expect(activatedBy(planted, 0, "monk_A", null).has(18)).toBe(false);
  });

  it("opens where the decision lies", () => {
    const sides = (narrow: boolean): string[] => (["put", "marker", "buy", "end"] as const).map((step) => sideOf(viewWith({ step }), narrow));
    expect(sides(false)).toEqual(["garden", "garden", "walk", "walk"]);
    expect(sides(true)).toEqual(["garden", "brewery", "walk", "walk"]);
  });

  it("is that of whoever moves, unless another is asked for", () => {
    const scene = sceneOf(viewWith({ turn: 1 }));
    const seen = (looking: number | null, lingering: number | null = null): number => seenGarden({ looking, lingering }, scene, scene.view);
    expect([seen(null), seen(0), seen(null, 0)]).toEqual([1, 0, 0]);
    expect(seenGarden({ looking: null, lingering: null }, { ...scene, is_over: true }, scene.view)).toBe(0);
  });
});

describe("the keyboard on the walk", () => {
  it("begins at the first thing that may be chosen", () => {
    expect(firstOnWalk([start("S1"), move(9), move(5)], view)).toEqual({ row: 5, at: 0 });
    expect(firstOnWalk([buy("hops 5")], view)).toEqual({ row: 2, at: 0 });
    expect(firstOnWalk([start("S4"), start("S3")], view)).toEqual({ row: 0, at: 2 });
    expect(firstOnWalk([put(3)], view)).toBeNull();
  });
});
