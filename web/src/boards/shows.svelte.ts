/** What all boards do alike when they show one decision after another; what moves, and where it lies meanwhile, each says itself. */
import type { GameEvent, Step } from "./contract";

export interface Flying<Flight> {
  id: number;
  flight: Flight;
  /** In milliseconds, at the pace it started with. */
  time: number;
}

/** `Between` is what lies on the board between two positions. */
export abstract class Shows<View, Between, Flight extends { time: number }, Memory> {
  /** What lies there while a decision is being shown; null when the scene says everything. */
  between = $state.raw<Between | null>(null);
  flying = $state.raw<readonly Flying<Flight>[]>([]);
  #next = 0;
  #shown = -1;
  #seen = false;

  /** What the decision leaves to be seen for a while. */
  protected abstract remember(step: Step<View>, memory: Memory): void;
  protected abstract begin(view: View): Between;
  protected abstract flightOf(event: GameEvent, between: Between): Flight | null;
  protected abstract advance(between: Between, event: GameEvent, after: View): Between;
  /** How long the next event waits, in milliseconds. */
  protected abstract pauseOf(event: GameEvent, flight: Flight | null): number;

  /** Shows a step, and calls `done` when the next one may begin; what is still on its way does not hold it up. */
  async show(step: Step<View>, memory: Memory, own: boolean): Promise<void> {
    if (step.nonce === this.#shown) return;
    this.#shown = step.nonce;
    this.#seen = true;
    this.remember(step, memory);
    if (step.speed === 0) {
      this.between = null;
      step.done();
      return;
    }
    let now = this.begin(step.before);
    this.between = now;
    for (const event of step.events) {
      if (step.nonce !== this.#shown) return;
      const flight = this.flightOf(event, now);
      now = this.advance(now, event, step.after);
      this.between = now;
      if (flight) this.#launch(flight, step.speed);
      const pause = this.pauseOf(event, flight);
      // The reader's own hand is not kept waiting.
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

  #launch(flight: Flight, speed: number): void {
    const id = this.#next++;
    const time = flight.time / Math.max(speed, 0.1);
    this.flying = [...this.flying, { id, flight, time }];
    setTimeout(() => (this.flying = this.flying.filter((other) => other.id !== id)), time);
  }

  /** Waits in small sips, so that a key that hurries the show is felt at once. */
  async #wait(time: number, step: Step<View>): Promise<void> {
    for (let left = time; left > 0 && step.speed > 0 && step.nonce === this.#shown; left -= 30 * step.speed) {
      await new Promise((resume) => setTimeout(resume, Math.min(30, left / step.speed)));
    }
  }
}
