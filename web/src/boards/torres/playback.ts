/**
 * What events do to the pieces on the board, so that a turn can be shown one event after another. The positions at
 * both ends come from the server; this only fills in what is seen between them.
 */
import type { GameEvent } from "../contract";
import { besides } from "./cells";
import type { BoardView } from "./view";

export interface Pieces {
  heights: readonly number[];
  castles: readonly number[];
  knights: readonly (readonly number[])[];
  king: number | null;
}

/** Something seen to move: a piece along points of the board, or a block that comes down. */
export type Flight =
  | { what: "knight"; seat: number; path: Waypoint[]; time: number }
  | { what: "king"; path: Waypoint[]; time: number }
  | { what: "block"; cell: number; time: number };

/** A place on the board in tiles; `hidden` where the piece is inside a castle. */
export interface Waypoint {
  x: number;
  y: number;
  level: number;
  hidden?: boolean;
}

export type Trace = { from: number; to: number } | { at: number };

export const piecesOf = (board: BoardView): Pieces => ({
  heights: board.heights,
  castles: board.castles,
  knights: board.knights,
  king: board.king,
});

const number = (event: GameEvent, key: string): number => Number(event[key]);

/** The pieces after an event. */
export function advance(pieces: Pieces, event: GameEvent): Pieces {
  switch (event.event) {
    case "castle_placed":
      return withBlock(pieces, number(event, "cell"), 1, number(event, "castle"));
    case "block_built":
    case "block_put":
      return withBlock(pieces, number(event, "cell"), number(event, "height"), number(event, "castle"));
    case "block_lifted": {
      const height = number(event, "height");
      return withBlock(pieces, number(event, "cell"), height, height === 0 ? -1 : number(event, "castle"));
    }
    case "knight_placed":
    case "knight_added":
      return withKnights(pieces, event.seat ?? -1, (cells) => [...cells, number(event, "cell")]);
    case "knight_moved":
      return withKnights(pieces, event.seat ?? -1, (cells) =>
        cells.map((cell) => (cell === number(event, "from") ? number(event, "to") : cell)),
      );
    case "king_placed":
      return { ...pieces, king: number(event, "cell") };
    case "king_moved":
      return { ...pieces, king: number(event, "to") };
    default:
      return pieces;
  }
}

function withBlock(pieces: Pieces, cell: number, height: number, castle: number): Pieces {
  return { ...pieces, heights: pieces.heights.with(cell, height), castles: pieces.castles.with(cell, castle) };
}

function withKnights(pieces: Pieces, seat: number, change: (cells: readonly number[]) => number[]): Pieces {
  return { ...pieces, knights: pieces.knights.map((cells, other) => (other === seat ? change(cells) : cells)) };
}

const spot = (cell: number, pieces: Pieces): Waypoint => ({
  x: (cell % 8) + 0.5,
  y: Math.floor(cell / 8) + 0.5,
  level: pieces.heights[cell]!,
});

const between = (one: Waypoint, other: Waypoint, level: number): Waypoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  level,
});

/** How an event is seen, given the pieces before it; null for what happens beside the board. */
export function flightOf(event: GameEvent, before: Pieces): Flight | null {
  switch (event.event) {
    case "castle_placed":
    case "block_built":
    case "block_put":
      return { what: "block", cell: number(event, "cell"), time: 240 };
    case "knight_placed":
    case "knight_added": {
      const to = spot(number(event, "cell"), before);
      return { what: "knight", seat: event.seat ?? 0, path: [{ ...to, level: to.level + 1.6 }, to], time: 220 };
    }
    case "knight_moved": {
      const from = spot(number(event, "from"), before);
      const to = spot(number(event, "to"), before);
      const doors = throughCastle(event, before);
      if (doors === null) return { what: "knight", seat: event.seat ?? 0, path: arc(from, to), time: 220 };
      const inAt = between(from, spot(doors[0], before), from.level);
      const outAt = between(to, spot(doors[1], before), to.level);
      const path = [from, inAt, { ...inAt, hidden: true }, { ...outAt, hidden: true }, outAt, to];
      return { what: "knight", seat: event.seat ?? 0, path, time: 260 };
    }
    case "king_placed": {
      const to = spot(number(event, "cell"), before);
      return { what: "king", path: [{ ...to, level: to.level + 1.6 }, to], time: 240 };
    }
    case "king_moved":
      return {
        what: "king",
        path: arc(spot(number(event, "from"), before), spot(number(event, "to"), before)),
        time: 260,
      };
    default:
      return null;
  }
}

/** A hop: as high above the higher end as the way is wide, within reason. */
function arc(from: Waypoint, to: Waypoint): Waypoint[] {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const peak = Math.max(from.level, to.level) + 0.35 + Math.min(1.2, way * 0.18);
  return [
    from,
    { ...between(from, to, peak), x: from.x + (to.x - from.x) * 0.3, y: from.y + (to.y - from.y) * 0.3 },
    { ...between(from, to, peak), x: from.x + (to.x - from.x) * 0.72, y: from.y + (to.y - from.y) * 0.72 },
    to,
  ];
}

/** The door that a knight goes in by and the one he comes out of, as the spaces of the castle they belong to. */
export function throughCastle(event: GameEvent, before: Pieces): [number, number] | null {
  if (event["way"] !== "passage" && event["way"] !== "free_passage") return null;
  const from = number(event, "from");
  const to = number(event, "to");
  const doors = (cell: number) =>
    besides(cell).filter((beside) => before.heights[beside]! > before.heights[cell]! && before.castles[beside]! >= 0);
  for (const entry of doors(from)) {
    for (const exit of doors(to)) {
      if (before.castles[entry] === before.castles[exit]) return [entry, exit];
    }
  }
  return null;
}

/** What an event leaves to be seen for a while. */
export function traceOf(event: GameEvent): Trace | null {
  switch (event.event) {
    case "knight_moved":
    case "king_moved":
    case "block_put":
      return { from: number(event, "from"), to: number(event, event.event === "block_put" ? "cell" : "to") };
    case "castle_placed":
    case "block_built":
    case "knight_placed":
    case "knight_added":
    case "king_placed":
      return { at: number(event, "cell") };
    default:
      return null;
  }
}

/** What is different between two positions, for those to whom nothing was shown on the way. */
export function tracesBetween(before: Pieces, after: Pieces): Trace[] {
  const traces: Trace[] = [];
  after.heights.forEach((height, at) => {
    if (height > before.heights[at]!) traces.push({ at });
  });
  after.knights.forEach((cells, seat) => {
    const stood = before.knights[seat] ?? [];
    const came = cells.filter((cell) => !stood.includes(cell));
    const left = stood.filter((cell) => !cells.includes(cell));
    if (came.length === 1 && left.length === 1) traces.push({ from: left[0]!, to: came[0]! });
    else traces.push(...came.map((at) => ({ at })));
  });
  if (after.king !== null && after.king !== before.king) {
    traces.push(before.king === null ? { at: after.king } : { from: before.king, to: after.king });
  }
  return traces;
}

/** How long an event beside the board is given, so that a computer's turn can be followed. */
export const PAUSES: Readonly<Record<string, number>> = {
  turn_started: 160,
  turn_ended: 200,
  track_step: 220,
  card_bought: 260,
  card_played: 420,
  points_raised: 160,
  king_stayed: 260,
  phase_started: 320,
  castles_scored: 120,
};
