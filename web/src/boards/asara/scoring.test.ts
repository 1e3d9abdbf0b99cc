import { describe, expect, it } from "vitest";

import { gains, isScoring, summary } from "./scoring";
import { seatWith, tower, viewWith } from "./testing";

const year = {
  event: "year_scored",
  year: 4,
  seats: [
    { towers: 2, gold: 2, patronage: 1, lits: 0, points: 5, from: 20, to: 25 },
    { towers: 1, gold: 0, patronage: 0, lits: 1, points: 2, from: 30, to: 32 },
  ],
};
const black = {
  event: "contest_scored",
  contest: "black",
  first: 10,
  second: 5,
  places: [
    { seat: 0, tower: 0, place: 1, points: 8, size: 4, lits: 0 },
    { seat: 1, tower: 0, place: 1, points: 8, size: 4, lits: 0 },
  ],
};
const white = {
  event: "contest_scored",
  contest: "white",
  first: 12,
  second: 6,
  places: [
    { seat: 1, tower: 1, place: 1, points: 12, size: 5, lits: 1 },
    { seat: 0, tower: 1, place: 2, points: 6, size: 5, lits: 0 },
  ],
};
const money = { event: "money_scored", asari: 10, seats: [{ money: 9, points: 0 }, { money: 23, points: 2 }] };
const view = viewWith({
  seats: [
    seatWith({ towers: [tower("black", { height: 4 }), tower("white", { height: 5 })] }),
    seatWith({ towers: [tower("black", { height: 4 }), tower("white", { height: 5, lits: 1 })] }),
  ],
});

describe("a scoring", () => {
  it("is told from other decisions", () => {
    expect(isScoring([year])).toBe(true);
    expect(isScoring([{ event: "section_built", seat: 0 }])).toBe(false);
  });

  it("adds up from the year's end through every contest to the last coin", () => {
    const told = summary([year, black, white, money], view);
    expect(told.year!.seats.map(({ from, points, to }) => from + points === to)).toEqual([true, true]);
    expect(told.contests.map(({ from, to }) => [from, to])).toEqual([
      [[25, 32], [33, 40]],
      [[33, 40], [39, 52]],
    ]);
    expect([told.money!.from, told.money!.to]).toEqual([[39, 52], [39, 54]]);
  });

  it("says how a tie is shared", () => {
    const [first, none] = summary([year, black, white], view).contests;
    expect(first!.tie).toEqual({ place: 1, count: 2, exact: 7.5, each: 8 });
    expect(none!.tie).toBeNull();
    const second = { ...white, places: [white.places[0]!, ...[0, 1].map((at) => ({ seat: 0, tower: at, place: 2, points: 3, size: 4, lits: 0 }))] };
    expect(summary([second], view).contests[0]!.tie).toEqual({ place: 2, count: 2, exact: 3, each: 3 });
  });

  it("says where lit windows decided", () => {
    expect(summary([year, black, white], view).contests.map(({ litsDecide }) => litsDecide)).toEqual([false, true]);
    const most = { ...white, contest: "most_towers", places: [{ seat: 1, tower: null, place: 1, points: 12, size: 2, lits: 1 }] };
    expect(summary([most], view).contests[0]!.litsDecide).toBe(true);
  });

  it("without the final scoring is a year alone", () => {
    const told = summary([year], view);
    expect([told.contests, told.money]).toEqual([[], null]);
  });
});

describe("the points of a game", () => {
  it("are named by year and source", () => {
    const built = { event: "section_built", seat: 1, year: 2, prestige: 1 };
    expect(gains([built, year, black, white, money])).toEqual([
      { seat: 1, part: 2, source: "build", points: 1 },
      { seat: 0, part: 4, source: "towers", points: 2 },
      { seat: 0, part: 4, source: "gold", points: 2 },
      { seat: 0, part: 4, source: "patronage", points: 1 },
      { seat: 1, part: 4, source: "towers", points: 1 },
      { seat: 1, part: 4, source: "lits", points: 1 },
      { seat: 0, part: 5, source: "tallest", points: 8 },
      { seat: 1, part: 5, source: "tallest", points: 8 },
      { seat: 1, part: 5, source: "tallest", points: 12 },
      { seat: 0, part: 5, source: "tallest", points: 6 },
      { seat: 1, part: 5, source: "money", points: 2 },
    ]);
  });

  it("leave out what brings none", () => {
    expect(gains([{ event: "section_built", seat: 0, year: 1, prestige: 0 }])).toEqual([]);
  });
});
