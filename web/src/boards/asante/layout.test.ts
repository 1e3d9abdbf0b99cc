import { describe, expect, it } from "vitest";

import { layoutFor, nextThing, rowOf, type Place } from "./layout";

/** The boxes of the board at the three sizes of the page, and some odd ones. */
const BOXES: [string, number, number][] = [
  ["desk", 1088, 630],
  ["wide desk", 1568, 800],
  ["tablet", 1024, 446],
  ["upright tablet", 768, 700],
  ["phone", 390, 490],
  ["small phone", 360, 400],
  ["phone on its side", 506, 390],
  ["large phone on its side", 604, 440],
  ["very low window", 844, 190],
];

const overlap = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width - 1 && other.x < one.x + one.width - 1 && one.y < other.y + other.height - 1 && other.y < one.y + one.height - 1;

describe.each(BOXES)("on a %s", (_, width, height) => {
  const layout = layoutFor(width, height);
  const table = { ...layout, slots: layout.slots.flat() };
  const things: Place[] = [...layout.stands, ...table.slots, ...layout.display, layout.pile, layout.discards, layout.supply, layout.markers, layout.aside];

  it("everything lies on the board", () => {
    for (const { x, y, width: w, height: h } of [...things, ...layout.purses, ...layout.owned, layout.places, layout.course, layout.stage]) {
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(x + w).toBeLessThanOrEqual(width + 1);
      expect(y + h).toBeLessThanOrEqual(height + 1);
      expect(w).toBeGreaterThan(0);
      expect(h).toBeGreaterThan(0);
    }
  });

  it("nothing lies on anything else", () => {
    for (const [at, one] of things.entries()) {
      for (const other of things.slice(at + 1)) expect(overlap(one, other), JSON.stringify([one, other])).toBe(false);
    }
  });
});

describe("the keyboard", () => {
  const things = [
    { name: "a", x: 0, y: 0 },
    { name: "b", x: 100, y: 4 },
    { name: "c", x: 60, y: 90 },
    { name: "d", x: 0, y: 100 },
  ];

  it("goes to the nearest thing in a direction", () => {
    expect(nextThing(things, "a", "ArrowRight")).toBe("b");
    expect(nextThing(things, "a", "ArrowDown")).toBe("d");
    expect(nextThing(things, "d", "ArrowUp")).toBe("a");
    expect(nextThing(things, "c", "ArrowLeft")).toBe("d");
  });

  it("stays where there is nothing further", () => {
    expect(nextThing(things, "a", "ArrowLeft")).toBe("a");
    expect(nextThing([], "a", "ArrowLeft")).toBe("a");
  });
});

it("the reader's own things lie near", () => {
  expect([rowOf(0, 0), rowOf(1, 0), rowOf(1, 1)]).toEqual([1, 0, 1]);
});
