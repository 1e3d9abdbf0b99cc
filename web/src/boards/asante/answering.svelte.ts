/**
 * Whether a player is asked to answer every card, or only where an answer is possible. In the second case the time must not
 * tell what the hand holds: letting it happen takes the same pause, whether somebody was asked or not.
 */
import type { SeatInfo } from "../contract";

/** In milliseconds, from when the card was shown. It depends on nothing. */
export const PAUSE = 4_000;

const KEY = "sobremesa-asante-answering";

/** Who shares this browser is told apart by name; whoever it belongs to is the same at every table. */
const keyOf = ({ kind, name }: SeatInfo): string => (kind === "me" ? "me" : `${kind} ${name}`);

/** The players who are asked only when they can answer. */
export function restore(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Answering {
  #sparing = $state<string[]>(restore(stored()));

  /** Is this player asked only where an answer is possible? */
  isSparing(seat: SeatInfo | undefined): boolean {
    return seat !== undefined && this.#sparing.includes(keyOf(seat));
  }

  set(seat: SeatInfo, sparing: boolean): void {
    const others = this.#sparing.filter((one) => one !== keyOf(seat));
    this.#sparing = sparing ? [...others, keyOf(seat)] : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#sparing));
    } catch {
      // Storage is closed to us: the choice lasts as long as the page.
    }
  }
}

export const answering = new Answering();

/** How long letting it happen still waits: all of the pause counts, whatever it was used for. */
export const stillToWait = (since: number, now: number): number => Math.max(0, PAUSE - (now - since));
