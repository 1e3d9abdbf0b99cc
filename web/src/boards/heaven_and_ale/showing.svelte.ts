/** Shows one decision after another: what lies there between two positions, and what is on its way. */
import type { Step } from "../contract";
import type { Memory } from "./memory.svelte";
import { PAUSES, advance, flightOf, traceOf, type Flight } from "./playback";
import type { HeavenAndAleView } from "./view";

export interface Flying {
  id: number;
  flight: Flight;
  /** In milliseconds, at the pace it started with. */
  time: number;
}

export class Showing {
  /** The position while a decision is being shown; null when the scene says everything. */
  between = $state.raw<HeavenAndAleView | null>(null);
  flying = $state.raw<readonly Flying[]>([]);
  #next = 0;
  #shown = -1;
  #seen = false;

  /** Shows a step, and calls `done` when the next one may begin; what is still on its way does not hold it up. */
  async show(step: Step<HeavenAndAleView>, memory: Memory, own: boolean): Promise<void> {
    if (step.nonce === this.#shown) return;
    this.#shown = step.nonce;
    this.#seen = true;
    const traces = step.events.map(traceOf).filter((trace) => trace !== null);
    for (const trace of traces) memory.traces = [...memory.traces.filter(({ seat }) => seat !== trace.seat), trace];
    if (step.events.some(({ event }) => event === "round_started")) memory.traces = [];
    if (step.speed === 0) {
      this.between = null;
      step.done();
      return;
    }
    let view = step.before;
    this.between = view;
    for (const event of step.events) {
      if (step.nonce !== this.#shown) return;
      const flight = flightOf(event, view);
      view = advance(view, event, step.after);
      this.between = view;
      if (flight) this.#launch(flight, step.speed);
      // The reader's own hand is not kept waiting.
      const pause = Math.max(flight && flight.what !== "ducats" ? flight.time * 0.8 : 0, PAUSES[event.event] ?? 0);
      if (pause > 0 && !own) await this.#wait(pause, step);
    }
    // The last of it stays until the page has put the new position on the table.
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

  /** Is this figure on its way? Then it does not stand anywhere yet. */
  walking(seat: number): boolean {
    return this.flying.some(({ flight }) => flight.what === "figure" && flight.seat === seat);
  }

  #launch(flight: Flight, speed: number): void {
    const id = this.#next++;
    const time = flight.time / Math.max(speed, 0.1);
    this.flying = [...this.flying, { id, flight, time }];
    setTimeout(() => (this.flying = this.flying.filter((other) => other.id !== id)), time);
  }

  /** Waits in small sips, so that a key that hurries the show is felt at once. */
  async #wait(time: number, step: Step<HeavenAndAleView>): Promise<void> {
    for (let left = time; left > 0 && step.speed > 0 && step.nonce === this.#shown; left -= 30 * step.speed) {
      await new Promise((resume) => setTimeout(resume, Math.min(30, left / step.speed)));
    }
  }
}
