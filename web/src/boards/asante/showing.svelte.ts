/** Shows one decision after another: what lies on the table between two positions, and what is on its way. */
import type { Step } from "../contract";
import type { Memory } from "./memory.svelte";
import { CARD_TIME, PAUSES, advance, discardedBetween, flightsOf, shownBy, tracesOf, type Flight } from "./playback";
import type { AsanteView } from "./view";

export interface Flying {
  id: number;
  flight: Flight;
  /** In milliseconds, at the pace it started with. */
  time: number;
  /** Several at once start one after another. */
  delay: number;
}

const AFTER_EACH_OTHER = 90;

/** Is it on its way to where both can see it? */
const isHeldUp = (flight: Flight): boolean => flight.what !== "gold" && flight.to.at === "course";

export class Showing {
  /** The position while a decision is being shown; null when the scene says everything. */
  between = $state.raw<AsanteView | null>(null);
  flying = $state.raw<readonly Flying[]>([]);
  /** The card or place that was just played, for both to see. */
  shown = $state<string | null>(null);
  #next = 0;
  #nonce = -1;

  /** Shows a step, and calls `done` when the next one may begin; what is still on its way does not hold it up. */
  async show(step: Step<AsanteView>, memory: Memory, own: boolean): Promise<void> {
    if (step.nonce === this.#nonce) return;
    this.#nonce = step.nonce;
    const traces = step.events.flatMap(tracesOf);
    if (traces.length > 0) memory.traces = traces;
    if (step.speed === 0) {
      this.between = null;
      this.shown = null;
      step.done();
      return;
    }
    let view = step.before;
    this.between = view;
    for (const event of step.events) {
      if (step.nonce !== this.#nonce) return;
      const all = flightsOf(event);
      // A card that is played is held up when it has come: the reader's own at once.
      const comes = all.some(isHeldUp);
      const flights = own ? all.filter((flight) => !isHeldUp(flight)) : all;
      const shown = shownBy(event);
      if (shown !== null && (own || !comes)) this.shown = shown;
      view = advance(view, event, step.after);
      this.between = view;
      const fallen = discardedBetween(step.before, view);
      if (fallen !== null) memory.discarded = fallen;
      this.#launch(flights, step.speed);
      // The reader's own hand is not kept waiting.
      const pause = Math.max(flights.length > 0 ? 300 : 0, PAUSES[event.event] ?? 0);
      if (own) continue;
      if (comes) await this.#wait(CARD_TIME, step);
      if (shown !== null && step.nonce === this.#nonce) this.shown = shown;
      if (pause > 0) await this.#wait(pause, step);
    }
    // The last of it stays until the page has put the new position on the table.
    if (step.nonce === this.#nonce) step.done();
  }

  /** Nothing is being shown any more. */
  clear(): void {
    this.between = null;
    this.shown = null;
    this.#nonce = -1;
  }

  #launch(flights: readonly Flight[], speed: number): void {
    const pace = Math.max(speed, 0.1);
    const fresh = flights.map((flight, at): Flying => ({ id: this.#next++, flight, time: flight.time / pace, delay: (at * AFTER_EACH_OTHER) / pace }));
    if (fresh.length === 0) return;
    this.flying = [...this.flying, ...fresh];
    for (const { id, time, delay } of fresh) {
      setTimeout(() => (this.flying = this.flying.filter((other) => other.id !== id)), time + delay);
    }
  }

  /** Waits in small sips, so that a key that hurries the show is felt at once. */
  async #wait(time: number, step: Step<AsanteView>): Promise<void> {
    for (let left = time; left > 0 && step.speed > 0 && step.nonce === this.#nonce; left -= 30 * step.speed) {
      await new Promise((resume) => setTimeout(resume, Math.min(30, left / step.speed)));
    }
  }
}
