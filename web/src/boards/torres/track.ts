/** The scoring track: one marker a space, only the start is shared. */

/** What one step is worth to a seat: a marker passes over the spaces that others stand on. */
export function stepGain(scores: readonly number[], seat: number): number {
  const taken = new Set(scores.filter((_, other) => other !== seat));
  const from = scores[seat] ?? 0;
  let to = from + 1;
  while (taken.has(to)) to++;
  return to - from;
}

/** The part of the track worth drawing: all the markers, and a few spaces ahead. */
export function stretch(scores: readonly number[]): { from: number; to: number } {
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const from = Math.max(0, low - (low % 5));
  return { from, to: Math.max(from + 20, high - (high % 5) + 10) };
}
