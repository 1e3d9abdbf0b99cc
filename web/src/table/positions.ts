/** Positions of one table through one pair of eyes, fetched once each. */
import type { Snapshot } from "../api/types";

export class Positions {
  #known = new Map<number, Promise<Snapshot>>();

  constructor(private readonly fetchOne: (ply: number) => Promise<Snapshot>) {}

  at(ply: number): Promise<Snapshot> {
    let found = this.#known.get(ply);
    if (!found) {
      found = this.fetchOne(ply);
      this.#known.set(ply, found);
      found.catch(() => this.#known.delete(ply));
    }
    return found;
  }

  keep(snapshot: Snapshot): void {
    this.#known.set(snapshot.ply, Promise.resolve(snapshot));
  }

  /** The eyes have changed, or what happened after this ply has been taken back. */
  forget(after = -1): void {
    for (const ply of this.#known.keys()) if (ply > after) this.#known.delete(ply);
  }
}
