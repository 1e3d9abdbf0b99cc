/** Points of a whole game, added up by part and by source, and the moments that turned it. */
import type { GameEvent, Gain, Ply } from "../boards/contract";

export type GainsOf = (events: GameEvent[]) => Gain[];

export interface Sums<Key> {
  keys: Key[];
  /** points[seat][n]: of keys[n]. */
  points: number[][];
  totals: number[];
}

function sums<Key>(gains: readonly Gain[], players: number, keyOf: (gain: Gain) => Key, keys: Key[]): Sums<Key> {
  const points = Array.from({ length: players }, () => keys.map(() => 0));
  for (const gain of gains) {
    const row = points[gain.seat];
    const at = keys.indexOf(keyOf(gain));
    if (row && at >= 0) row[at] = (row[at] ?? 0) + gain.points;
  }
  return { keys, points, totals: points.map((row) => row.reduce((sum, one) => sum + one, 0)) };
}

export function gainsIn(plies: readonly Ply[], gainsOf: GainsOf): Gain[] {
  return plies.flatMap((entry) => gainsOf(entry.events));
}

export function byPart(gains: readonly Gain[], players: number): Sums<number> {
  const parts = [...new Set(gains.map((gain) => gain.part))].sort((one, other) => one - other);
  return sums(gains, players, (gain) => gain.part, parts);
}

/** Sources in the order in which they first gave anything. */
export function bySource(gains: readonly Gain[], players: number): Sums<string> {
  return sums(gains, players, (gain) => gain.source, [...new Set(gains.map((gain) => gain.source))]);
}

export interface Moment {
  ply: number;
  seat: number;
  /** How much more than the best of the others. */
  points: number;
}

/** The decisions after which one player had gained most on all the others, in the order they happened. */
export function turningPoints(plies: readonly Ply[], players: number, gainsOf: GainsOf, count = 3): Moment[] {
  const moments = plies.flatMap((entry): Moment[] => {
    const { totals } = byPart(gainsOf(entry.events), players);
    const [best = 0, second = 0] = [...totals].sort((one, other) => other - one);
    return best > second ? [{ ply: entry.ply, seat: totals.indexOf(best), points: best - second }] : [];
  });
  return moments
    .sort((one, other) => other.points - one.points || one.ply - other.ply)
    .slice(0, count)
    .sort((one, other) => one.ply - other.ply);
}

/** Seats from first to last, with their places; equal points share a place. */
export function placing(scores: readonly number[]): { seat: number; score: number; place: number }[] {
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other > score).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** What is left of each value in a bar as long as their sum: a loss eats what lies nearest before it, else what follows. */
export function stacked(values: number[]): number[] {
  const left: number[] = [];
  let owed = 0;
  for (const value of values) {
    left.push(Math.max(0, value));
    owed += Math.max(0, -value);
    for (let index = left.length - 1; index >= 0 && owed > 0; index--) {
      const eaten = Math.min(owed, left[index]!);
      left[index]! -= eaten;
      owed -= eaten;
    }
  }
  return left;
}
