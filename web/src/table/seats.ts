/** Names of seats, and through whose eyes a table at this screen is seen. */
import type { SeatRow } from "../api/types";
import { identity } from "../players";
import { t } from "../words/words.svelte";

/** The name given, or the colour's: one that fits in any sentence. */
export function nameOf(seat: Pick<SeatRow, "name">, index: number): string {
  return seat.name?.trim() || t(`colour-${identity(index).colour}`);
}

export interface Eyes {
  eyes: number | null;
  /** The device has to change hands first: nothing of this seat may be fetched before. */
  curtain: boolean;
}

/** Does a person at this screen decide here? Not where the computer plays, be it only for a while. */
export const isPlayed = (seat: Pick<SeatRow, "yours" | "kind"> | undefined): boolean =>
  seat !== undefined && seat.yours && seat.kind !== "computer";

/**
 * Whose eyes come next. Somebody here is to move: theirs; else they stay whose they are, also of somebody for whom
 * the computer plays. Between two people at one screen, with something to hide, there is a curtain.
 */
export function nextEyes(
  seats: readonly Pick<SeatRow, "yours" | "kind" | "lent">[],
  toMove: number | null,
  now: number | null,
  hides: boolean,
): Eyes {
  const ours = seats.flatMap((seat, index) => (seat.yours && (seat.kind !== "computer" || seat.lent) ? [index] : []));
  const first = ours.find((seat) => isPlayed(seats[seat])) ?? ours[0] ?? null;
  const isOurs = toMove !== null && isPlayed(seats[toMove]);
  const next = isOurs ? toMove : now !== null && ours.includes(now) ? now : first;
  return { eyes: next, curtain: hides && ours.length > 1 && next !== null && next !== now };
}

const key = (table: string): string => `sobremesa-eyes-${table}`;

/** Whose eyes this tab last used: reloading the page must not show a hand to the wrong person. */
export function rememberedEyes(table: string): number | null {
  try {
    const kept = sessionStorage.getItem(key(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function rememberEyes(table: string, eyes: number | null): void {
  try {
    if (eyes !== null) sessionStorage.setItem(key(table), String(eyes));
  } catch {
    // Without storage a reload shows the curtain: the safe side.
  }
}
