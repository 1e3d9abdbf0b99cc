import { describe, expect, it } from "vitest";

import { LAST, SCENE, SCRIPT } from "./lobbyScene";
import { advance, flightOf, piecesOf, throughCastle, traceOf, tracesBetween } from "./playback";
import { tints } from "./stones";
import { viewWith } from "./testing";

const pieces = piecesOf(viewWith().board);

describe("pieces after an event", () => {
  it("stand where it says", () => {
    expect(advance(pieces, { event: "knight_moved", seat: 0, from: 18, to: 17 }).knights[0]).toEqual([17, 20]);
    expect(advance(pieces, { event: "knight_added", seat: 1, cell: 44 }).knights[1]).toEqual([45, 44]);
    expect(advance(pieces, { event: "king_placed", cell: 19 }).king).toBe(19);
    const built = advance(pieces, { event: "block_built", seat: 0, cell: 17, height: 1, castle: 0 });
    expect([built.heights[17], built.castles[17]]).toEqual([1, 0]);
  });

  it("leave no castle where the last block was lifted", () => {
    const lifted = advance(pieces, { event: "block_lifted", seat: 0, cell: 45, height: 0, castle: 1, vanished: true });
    expect([lifted.heights[45], lifted.castles[45]]).toEqual([0, -1]);
  });

  it("do not change by what happens beside the board, nor in the position before", () => {
    expect(advance(pieces, { event: "track_step", seat: 0, from: 0, to: 1 })).toBe(pieces);
    advance(pieces, { event: "block_built", seat: 0, cell: 17, height: 1, castle: 0 });
    expect(pieces.heights[17]).toBe(0);
  });
});

describe("what is seen of an event", () => {
  it("is a hop from space to space", () => {
    const flight = flightOf({ event: "knight_moved", seat: 0, from: 18, to: 17, way: "step" }, pieces);
    expect(flight?.what).toBe("knight");
    const path = flight?.what === "knight" ? flight.path : [];
    expect(path[0]).toMatchObject({ x: 2.5, y: 2.5, level: 1 });
    expect(path.at(-1)).toMatchObject({ x: 1.5, y: 2.5, level: 0 });
  });

  it("is a way through two doors of one castle", () => {
    const event = { event: "knight_moved", seat: 0, from: 20, to: 17, way: "passage" };
    expect(throughCastle(event, pieces)).toEqual([19, 18]);
    const flight = flightOf(event, pieces);
    expect(flight?.what === "knight" && flight.path.some(({ hidden }) => hidden)).toBe(true);
    expect(throughCastle({ ...event, way: "step" }, pieces)).toBeNull();
  });

  it("leaves a trace", () => {
    expect(traceOf({ event: "knight_moved", from: 18, to: 17 })).toEqual({ from: 18, to: 17 });
    expect(traceOf({ event: "block_built", cell: 17 })).toEqual({ at: 17 });
    expect(traceOf({ event: "turn_ended" })).toBeNull();
  });
});

describe("the difference between two positions", () => {
  it("is what rose, what moved, and what came", () => {
    let after = advance(pieces, { event: "block_built", seat: 0, cell: 17, height: 1, castle: 0 });
    after = advance(after, { event: "knight_moved", seat: 0, from: 18, to: 17 });
    after = advance(after, { event: "knight_added", seat: 1, cell: 44 });
    after = advance(after, { event: "king_placed", cell: 19 });
    expect(tracesBetween(pieces, after)).toEqual([{ at: 17 }, { from: 18, to: 17 }, { at: 44 }, { at: 19 }]);
    expect(tracesBetween(pieces, pieces)).toEqual([]);
  });
});

describe("the picture on the box", () => {
  it("moves only knights that stand there, and ends as its events say", () => {
    let now = SCENE;
    for (const event of SCRIPT) {
      if (event.event === "knight_moved") expect(now.knights[event.seat!]).toContain(event["from"]);
      now = advance(now, event);
    }
    expect(now).toEqual(LAST);
  });
});

describe("tints", () => {
  it("are a castle's own for the first eight", () => {
    expect(tints([0, 3, 3, -1, 7])).toEqual(new Map([[0, 0], [3, 3], [7, 7]]));
  });

  it("of later castles are free ones while there are any", () => {
    const worn = tints([0, 1, 2, 4, 5, 6, 7, 8]);
    expect(worn.get(8)).toBe(3);
    expect(tints([0, 1, 2, 3, 4, 5, 6, 7, 8]).get(8)).toBe(0);
  });
});
