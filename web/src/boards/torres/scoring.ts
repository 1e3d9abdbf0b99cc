/** The events of a scoring as a table of castles and players that adds up. */
import type { Gain, GameEvent } from "../contract";

export interface CastleScore {
  surface: number;
  level: number;
  points: number;
}

export interface Summary {
  phase: number;
  castles: { castle: number; cells: (CastleScore | null)[] }[];
  king: number[];
  master: { card: string; points: number[] } | null;
  /** The sum of the rows above. */
  gained: number[];
  /** What a marker gained by passing over others on its way. */
  passed: number[];
  before: number[];
  after: number[];
}

interface ScoredRow extends CastleScore {
  castle: number;
}

const SOURCES: Readonly<Record<string, string>> = {
  castles_scored: "castles",
  king_bonus: "king",
  master_card_scored: "master",
  track_step: "track",
  points_converted: "track",
};

export const isScoring = (events: readonly GameEvent[]): boolean =>
  events.some(({ event }) => event === "castles_scored");

export function summary(events: readonly GameEvent[], scores: readonly number[]): Summary {
  const nobody = () => scores.map(() => 0);
  const told: Summary = {
    phase: 1,
    castles: [],
    king: nobody(),
    master: null,
    gained: nobody(),
    passed: nobody(),
    before: [...scores],
    after: [...scores],
  };
  const begun = new Set<number>();
  for (const event of events) {
    const seat = event.seat ?? -1;
    const points = Number(event["points"] ?? 0);
    if (event.event === "castles_scored") {
      for (const row of event["rows"] as ScoredRow[]) castleRow(told, row.castle)[seat] = row;
    } else if (event.event === "king_bonus") {
      told.king[seat] = points;
    } else if (event.event === "master_card_scored") {
      told.master ??= { card: String(event["card"]), points: nobody() };
      told.master.points[seat] = points;
    } else continue;
    told.phase = Number(event["phase"]);
    told.gained[seat] = (told.gained[seat] ?? 0) + points;
    if (!begun.has(seat)) told.before[seat] = Number(event["from"]);
    begun.add(seat);
    told.after[seat] = Number(event["to"]);
  }
  told.passed = told.after.map((after, seat) => after - told.before[seat]! - told.gained[seat]!);
  told.castles.sort((one, other) => one.castle - other.castle);
  return told;
}

function castleRow(told: Summary, castle: number): (CastleScore | null)[] {
  let row = told.castles.find((other) => other.castle === castle);
  if (!row) {
    row = { castle, cells: told.before.map(() => null) };
    told.castles.push(row);
  }
  return row.cells;
}

/** What each seat gained, as it was booked: passing over other markers counts with the step that did it. */
export function gains(events: readonly GameEvent[]): Gain[] {
  return events.flatMap((event) => {
    const source = SOURCES[event.event];
    const points = Number(event["to"]) - Number(event["from"]);
    if (source === undefined || event.seat === undefined || points === 0) return [];
    return [{ seat: event.seat, part: Number(event["phase"] ?? 1), source, points }];
  });
}
