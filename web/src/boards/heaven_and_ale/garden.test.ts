import { describe, expect, it } from "vitest";

import { besideShed, directionOf, filled, fitting, gainOfTile, gainsFrom, markersOf, outcomeOf, pricesOf, shedRow } from "./garden";
import { area, centreOf, cornersOf, walk } from "./hexes";
import { CELLS, gardenWith, seatWith, tile, viewWith } from "./testing";

/** The middle shed with five tiles around it: 8, 15 and 21 in the shade, 7 and 20 in the sun; 13 is missing. */
const AROUND = { 7: "wood 4", 8: "monk A", 15: "hops 5", 20: "barley 3", 21: "water 2" };
const shed = { shed: 2, cell: 14, type: null, sum: 14, tiles: 5 };
const sheds = seatWith().sheds.map((one) => (one.shed === 2 ? shed : one));
const markers = { wood: 18, yeast: 0, hops: 0, water: 0, barley: 0 };
const view = viewWith({ seats: [seatWith({ garden: gardenWith(AROUND), sheds, markers, brewmaster: 20 })] });

describe("a tile over a spot", () => {
  it("tells its price, what it touches and which shed it would close", () => {
    const told = outcomeOf(view, 0, 13, tile("yeast 4"), { sunny: 8, shady: 4 });
    expect([told.side, told.price]).toEqual(["sunny", 8]);
    expect(told.touches).toEqual([tile("barley 3"), tile("wood 4")]);
    const [closed] = told.sheds.filter(({ closes }) => closes);
    expect(closed).toMatchObject({ sum: 18, tiles: 6, row: { shed_type: 3 } });
    expect(told.sheds.filter(({ closes }) => !closes).map(({ shed: { cell } }) => cell)).toEqual([12]);
  });

  it("has its price from the number of the tile, or from the place where the monk waits", () => {
    expect(pricesOf(view, tile("hops 5"), view.track[2])).toEqual({ sunny: 10, shady: 5 });
    expect(pricesOf(view, tile("monk A"), view.track[10])).toEqual({ sunny: 6, shady: 3 });
  });

  it("leaves sheds alone that are built", () => {
    const built = viewWith({ seats: [seatWith({ sheds: sheds.map((one) => ({ ...one, type: 1 })) })] });
    expect(outcomeOf(built, 0, 13, tile("monk A"), null)).toMatchObject({ price: null, sheds: [] });
  });

  it("finds the bracket of every sum", () => {
    expect([0, 7, 8, 17, 23, 24, 30].map((sum) => shedRow(view, sum)?.shed_type)).toEqual([0, 0, 1, 2, 3, 4, 4]);
  });
});

describe("a shed that is built", () => {
  const opposite = [0, 1, 2].map((one) => ({ shed: 2, directions: [one, one + 3] }));

  it("leaves the ways that fit what was picked", () => {
    expect(fitting(opposite, []).length).toBe(3);
    expect(fitting(opposite, [4])).toEqual([opposite[1]]);
    expect(fitting(opposite, [0, 1])).toEqual([]);
  });

  it("knows the cells around it", () => {
    expect([0, 1, 2, 3, 4, 5].map((direction) => besideShed(view, 2, direction))).toEqual([15, 21, 20, 13, 7, 8]);
    expect([directionOf(view, 2, 20), directionOf(view, 2, 0)]).toEqual([2, null]);
  });

  it("brings ducats in the shade, steps in the sun, and ducats for steps beyond the last space", () => {
    expect(gainsFrom(view, 0, [15, 20, 7, 8])).toEqual({ ducats: 5 + 2, brewmaster: 0, markers: { barley: 3, wood: 2 } });
  });

  it("tells of a tile by itself what it brings each time", () => {
    expect(gainOfTile(tile("hops 3"), "shady")).toMatchObject({ ducats: 3, markers: {} });
    expect(gainOfTile(tile("hops 3"), "sunny")).toMatchObject({ ducats: 0, markers: { hops: 3 } });
    expect(gainOfTile(tile("monk A"), "sunny")).toMatchObject({ ducats: 0, brewmaster: 1 });
  });
});

describe("a privilege card", () => {
  const markers = { wood: 3, yeast: -4, hops: -4, water: 19, barley: 8 };
  const garden = gardenWith({ 7: "wood 4", 8: "wood 1", 15: "yeast 2", 20: "water 3", 21: "water 2" });
  const owner = viewWith({ seats: [seatWith({ markers, garden, discs: ["yeast", "hops", "wood"] })] });

  it("would move any marker by its tiles, none beyond the end of the track", () => {
    expect(markersOf(owner, 0, "resource")).toEqual([{ wood: 2 }, { yeast: 1 }, { water: 1 }]);
  });

  it("would move one of the last markers by the discs", () => {
    expect(markersOf(owner, 0, "discs")).toEqual([{ yeast: 3 }, { hops: 3 }]);
    expect(markersOf(owner, 0, "money")).toEqual([]);
  });
});

describe("the garden", () => {
  it("counts the spots that are filled on each side", () => {
    expect([filled(view, 0, "sunny"), filled(view, 0, "shady")]).toEqual([2, 3]);
  });

  it("lies with sun and shade on either side of its middle line", () => {
    for (const cell of CELLS) if (cell.shed === null) expect(Math.sign(centreOf(cell).x)).toBe(cell.side === "sunny" ? -1 : 1);
  });

  it("can be walked through with the arrow keys", () => {
    expect(walk(CELLS, 14, "ArrowLeft")).toBe(13);
    expect(walk(CELLS, 14, "ArrowRight")).toBe(15);
    expect([7, 8]).toContain(walk(CELLS, 14, "ArrowUp"));
    expect([20, 21]).toContain(walk(CELLS, 14, "ArrowDown"));
    expect(walk(CELLS, 0, "ArrowUp")).toBe(0);
  });

  it("is drawn with six corners to a cell", () => {
    expect(cornersOf(10)).toHaveLength(6);
    expect(area([{ x: 0, y: 1 }, { x: 2, y: 3 }])).toBe("M0 1L2 3Z");
  });
});
