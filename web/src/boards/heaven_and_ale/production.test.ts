import { describe, expect, it } from "vitest";

import { rowsOf, spread, stacksOf } from "./production";
import { viewWith } from "./testing";

describe("the production track", () => {
  it("runs from the run-up to space 20, in one piece or in two", () => {
    for (const pieces of [1, 2] as const) {
      const spaces = rowsOf(viewWith().brewmaster_table, pieces).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
      expect(spaces).toEqual(Array.from({ length: 31 }, (_, at) => at - 10));
    }
  });

  it("is cut between two brackets of the brewmaster", () => {
    expect(rowsOf(viewWith().brewmaster_table, 2)).toEqual([
      { from: -10, to: 4 },
      { from: 5, to: 20 },
    ]);
  });

  it("stacks markers on one space, and leaves out those of the other piece", () => {
    const markers = { wood: 3, yeast: 3, hops: -4, water: 12, barley: 3 };
    expect(stacksOf(markers, -10, 5).map(({ resource, at, of }) => `${resource} ${at}/${of}`)).toEqual(["wood 0/3", "yeast 1/3", "hops 0/1", "barley 2/3"]);
  });
});

describe("markers that may be chosen", () => {
  it("stay where they are when there is room", () => {
    expect(spread([100, 20, 60], 30, 0, 200)).toEqual([100, 20, 60]);
  });

  it("are moved apart around their middle, in their order", () => {
    expect(spread([100, 100, 100], 30, 0, 200)).toEqual([70, 100, 130]);
    expect(spread([50, 40, 120], 30, 0, 200)).toEqual([60, 30, 120]);
  });

  it("stay between the ends, and off what stands there", () => {
    const placed = spread([198, 200, 200, 150], 30, 0, 200);
    expect(placed).toEqual([140, 170, 200, 110]);
  });
});
