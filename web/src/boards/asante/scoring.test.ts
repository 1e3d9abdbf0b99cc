import { expect, it } from "vitest";

import { WHOLE, gains, partOf } from "./scoring";

it("gold that came and went adds up to what is there in the end", () => {
  const found = gains([
    { event: "first_player", seat: 1, gold: [20, 20] },
    { event: "wares_bought", seat: 0, gold: 4, turn: 1 },
    { event: "wares_sold", seat: 0, gold: 11, turn: 3 },
    { event: "gold_gained", seat: 0, gold: 2, turn: 12 },
    { event: "gold_paid", seat: 0, gold: 1, turn: 12 },
    { event: "turn_ended", seat: 0, bonus: 1, turn: 12 },
    { event: "turn_ended", seat: 1, bonus: 0, turn: 13 },
  ]);
  const sum = found.filter(({ seat }) => seat === 0).reduce((total, { points }) => total + points, 0);
  expect(sum).toBe(29);
  expect(found.filter(({ source }) => source === "trade")).toHaveLength(2);
  expect(found.some(({ points }) => points === 0)).toBe(false);
});

it("turns are counted in tens", () => {
  expect([1, 10, 11, 20, 21].map(partOf)).toEqual([1, 1, 2, 2, 3]);
  expect(gains([{ event: "wares_sold", seat: 0, gold: 8, turn: 14 }])[0]?.part).toBe(2);
  expect(gains([{ event: "wares_sold", seat: 0, gold: 8 }])[0]?.part).toBe(WHOLE);
});
