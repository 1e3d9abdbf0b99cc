import { describe, expect, it } from "vitest";

import { hasPair } from "./labels";

describe("two cards face down for one", () => {
  it("may be any two", () => {
    expect(hasPair({ red: 1, blue: 1 }, {})).toBe(true);
    expect(hasPair({ red: 1 }, {})).toBe(false);
    expect(hasPair({}, {})).toBe(false);
  });

  it("must be of one colour where the table says so", () => {
    const options = { substitutes_need_same_colour: true };
    expect(hasPair({ red: 1, blue: 1 }, options)).toBe(false);
    expect(hasPair({ red: 2, blue: 1 }, options)).toBe(true);
  });
});
