/** The final scoring as the server tells it: all points of a game come from it. */
import type { Gain, GameEvent } from "../contract";
import type { Reckoning } from "./view";

/** What is counted at the end; barrels count from the round in which they were taken. */
const AT_THE_END = ["product", "privilege", "first_space"] as const;

export const isScoring = (events: readonly GameEvent[]): boolean => events.some(({ event }) => event === "game_scored");

/** The final scoring of every seat, by seat; empty where these events hold none. */
export function reckonings(events: readonly GameEvent[]): Reckoning[] {
  const scored = events.find(({ event }) => event === "game_scored");
  const told = (scored?.["seats"] ?? []) as (Reckoning & { seat: number })[];
  return [...told].sort((one, other) => one.seat - other.seat);
}

/** What each seat gained, by round and source. */
export function gains(events: readonly GameEvent[]): Gain[] {
  return events.flatMap((event): Gain[] => {
    const part = Number(event["round"]);
    if (event.event === "barrel_taken") return [{ seat: event.seat ?? 0, part, source: "barrels", points: Number(event["points"]) }];
    if (event.event !== "game_scored") return [];
    return reckonings([event])
      .flatMap((told, seat) => AT_THE_END.map((source): Gain => ({ seat, part, source, points: told[source] })))
      .filter(({ points }) => points > 0);
  });
}

/** How many steps were bought: a full ten ducats each. */
export function stepsBought({ before, after, exchanges, rate }: Reckoning): number {
  const sum = (markers: Reckoning["before"]): number => Object.values(markers).reduce((total, one) => total + one, 0);
  // Every exchange moves one marker a step on and others `rate` steps back.
  return sum(after) - sum(before) + exchanges * (rate - 1);
}
