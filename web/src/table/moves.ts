/**
 * A game counted as people count it: in moves, each the decision of a seat. What chance does (dealing, drawing) belongs
 * to the move before it, so that whoever looks back goes from one decision to the next.
 */
import type { Ply } from "../boards/contract";

export class Moves {
  /** Their plies, in order. */
  readonly #at: readonly number[];

  /** `last` is the ply of the newest position. */
  constructor(
    plies: readonly Ply[],
    private readonly last: number,
  ) {
    this.#at = plies.filter(({ by }) => by >= 0).map(({ ply }) => ply);
  }

  get all(): number {
    return this.#at.length;
  }

  /** How many had been made at a position. */
  madeAt(ply: number): number {
    const later = this.#at.findIndex((move) => move > ply);
    return later < 0 ? this.all : later;
  }

  /** The position in which so many had been made, and the next decision is due. */
  after(made: number): number {
    const next = this.#at[Math.max(0, made)];
    return next === undefined ? this.last : next - 1;
  }

  /** Whether nothing that anybody decided lies before a position. */
  isBegin(ply: number): boolean {
    return ply <= this.after(0);
  }
}
