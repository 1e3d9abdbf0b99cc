/** Shows one decision after another: what stands on the board between two positions, and what is on its way. */
import type { Step } from "../contract";
import type { Memory } from "./memory.svelte";
import { PAUSES, advance, flightOf, piecesOf, traceOf, type Flight, type Pieces } from "./playback";
import type { TorresView } from "./view";

export interface Flying {
  id: number;
  flight: Flight;
  /** In milliseconds, at the pace it started with. */
  time: number;
}

export class Showing {
  /** The pieces while a decision is being shown; null when the scene says everything. */
  between = $state.raw<Pieces | null>(null);
  flying = $state.raw<readonly Flying[]>([]);
  #next = 0;
  #shown = -1;
  #seen = false;

  /** Shows a step, and calls `done` when the next one may begin; pieces still on their way do not hold it up. */
  async show(step: Step<TorresView>, memory: Memory, own: boolean): Promise<void> {
    if (step.nonce === this.#shown) return;
    this.#shown = step.nonce;
    this.#seen = true;
    const seat = step.by;
    for (const event of step.events) {
      const trace = traceOf(event);
      if (trace) memory.remember(event.seat ?? seat, trace);
    }
    if (step.speed === 0) {
      this.between = null;
      step.done();
      return;
    }
    let pieces = piecesOf(step.before.board);
    this.between = pieces;
    for (const event of step.events) {
      if (step.nonce !== this.#shown) return;
      const flight = flightOf(event, pieces);
      pieces = advance(pieces, event);
      this.between = pieces;
      if (flight) this.#launch(flight, step.speed);
      const pause = flight ? flight.time * 0.75 : (PAUSES[event.event] ?? 0);
      // The reader's own hand is not kept waiting.
      if (pause > 0 && !own) await this.#wait(pause, step);
    }
    // The last pieces stay until the page has put the new position on the table.
    if (step.nonce === this.#shown) step.done();
  }

  /** Was something shown since the last time of asking? */
  takeShown(): boolean {
    const seen = this.#seen;
    this.#seen = false;
    return seen;
  }

  /** Nothing is being shown any more. */
  clear(): void {
    this.between = null;
    this.#shown = -1;
  }

  /** Is a piece on its way to that space? Then it is not drawn there yet. */
  arriving(what: "knight" | "king", cell: number): boolean {
    return this.flying.some(({ flight }) => {
      if (flight.what !== what) return false;
      const end = flight.path.at(-1)!;
      return Math.floor(end.y) * 8 + Math.floor(end.x) === cell;
    });
  }

  landed(cell: number): boolean {
    return this.flying.some(({ flight }) => flight.what === "block" && flight.cell === cell);
  }

  #launch(flight: Flight, speed: number): void {
    const id = this.#next++;
    const time = flight.time / Math.max(speed, 0.1);
    this.flying = [...this.flying, { id, flight, time }];
    setTimeout(() => (this.flying = this.flying.filter((other) => other.id !== id)), time);
  }

  /** Waits in small sips, so that a key that hurries the show is felt at once. */
  async #wait(time: number, step: Step<TorresView>): Promise<void> {
    for (let left = time; left > 0 && step.speed > 0 && step.nonce === this.#shown; left -= 30 * step.speed) {
      await new Promise((resume) => setTimeout(resume, Math.min(30, left / step.speed)));
    }
  }
}
