/** Gold as points: where it came from. What was paid is taken off again, so that the sums are the gold in the end. */
import type { Gain, GameEvent } from "../contract";

/** Turns are counted in tens for the charts. */
export const TURNS_IN_PART = 10;

/** 0 where nobody told the turn: then the game is not cut into parts. */
export const WHOLE = 0;

export const partOf = (turn: number | undefined): number => (turn === undefined ? WHOLE : Math.max(1, Math.ceil(turn / TURNS_IN_PART)));

const SOURCES: Readonly<Record<string, readonly [source: string, sign: 1 | -1]>> = {
  wares_bought: ["trade", -1],
  wares_sold: ["trade", 1],
  gold_paid: ["cards", -1],
  gold_gained: ["cards", 1],
};

/** What each seat gained, as it was booked. */
export function gains(events: readonly GameEvent[]): Gain[] {
  const found = events.flatMap((event): Gain[] => {
    const part = partOf(typeof event["turn"] === "number" ? event["turn"] : undefined);
    const seat = event.seat ?? 0;
    if (event.event === "first_player") {
      const start = (event["gold"] as number[] | undefined) ?? [];
      return start.map((points, one) => ({ seat: one, part, source: "start", points }));
    }
    if (event.event === "turn_ended") return [{ seat, part, source: "bonus", points: Number(event["bonus"] ?? 0) }];
    const booked = SOURCES[event.event];
    return booked ? [{ seat, part, source: booked[0], points: booked[1] * Number(event["gold"] ?? 0) }] : [];
  });
  return found.filter(({ points }) => points !== 0);
}
