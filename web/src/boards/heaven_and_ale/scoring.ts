/** The final scoring as the server tells it: all points of a game come from it. */
import type { Gain, GameEvent } from "../contract";
import type { Reckoning } from "./view";

/** There is but one scoring, so the charts have but one part. */
export const FINAL = 1;

export const SOURCES = ["product", "barrels", "privilege", "first_space"] as const;
export type Source = (typeof SOURCES)[number];

export const isScoring = (events: readonly GameEvent[]): boolean => events.some(({ event }) => event === "game_scored");

/** The final scoring of every seat, by seat; empty where these events hold none. */
export function reckonings(events: readonly GameEvent[]): Reckoning[] {
  const scored = events.find(({ event }) => event === "game_scored");
  const told = (scored?.["seats"] ?? []) as (Reckoning & { seat: number })[];
  return [...told].sort((one, other) => one.seat - other.seat);
}

/** What each seat gained, by source. */
export function gains(events: readonly GameEvent[]): Gain[] {
  return reckonings(events)
    .flatMap((told, seat) => SOURCES.map((source): Gain => ({ seat, part: FINAL, source, points: told[source] })))
    .filter(({ points }) => points > 0);
}

/** How many steps were bought: a full ten ducats each. */
export function stepsBought({ before, after, exchanges, rate }: Reckoning): number {
  const sum = (markers: Reckoning["before"]): number => Object.values(markers).reduce((total, one) => total + one, 0);
  // Every exchange moves one marker a step on and others `rate` steps back.
  return sum(after) - sum(before) + exchanges * (rate - 1);
}
