/** The prestige track: 0 to 100 around the paper, from its lower left corner up and clockwise; beyond 100 it goes on. */
import type { Point } from "./layout";

export const STEPS = 101;

/** The middle of a step of the track. */
export function stepAt(step: number, width: number, height: number, rim: number): Point & { upright: boolean } {
  const across = width - rim;
  const up = height - rim;
  const around = 2 * (across + up);
  const way = ((step % STEPS) / STEPS) * around;
  const half = rim / 2;
  if (way < up) return { x: half, y: height - half - way, upright: true };
  if (way < up + across) return { x: half + way - up, y: half, upright: false };
  if (way < 2 * up + across) return { x: width - half, y: half + way - up - across, upright: true };
  return { x: width - half - (way - 2 * up - across), y: height - half, upright: false };
}

export interface Marker {
  seat: number;
  step: number;
  /** How often it has been all the way round. */
  laps: number;
  /** Of several on one step: which one, of how many. */
  at: number;
  of: number;
}

export function markersOf(scores: readonly number[]): Marker[] {
  const steps = scores.map((score) => score % STEPS);
  return scores.map((score, seat) => {
    const same = steps.flatMap((step, other) => (step === steps[seat] ? [other] : []));
    return { seat, step: steps[seat]!, laps: Math.floor(score / STEPS), at: same.indexOf(seat), of: same.length };
  });
}
