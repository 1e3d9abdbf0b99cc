/** What the parts of one Torres table share: how the board is looked at, and what is picked up. */
import type { Look } from "./camera";
import type { Pick } from "./choices";
import type { Trace } from "./playback";

export class Memory {
  /** Null until the reader chooses: then the width of the page decides. */
  look = $state<Look | null>(null);
  /** Quarter turns, counted on without end so that the board always turns the shorter way. */
  turns = $state(0);
  picked = $state<Pick | null>(null);
  /** The space the keyboard stands on. */
  focus = $state(0);
  traces = $state.raw<readonly Trace[]>([]);
  /** Whose traces they are: another seat's action wipes them. */
  tracedSeat = -1;

  /** Nobody's trace: of what happened unseen. */
  replace(traces: readonly Trace[]): void {
    this.traces = traces;
    this.tracedSeat = -1;
  }

  /** The board is left: nothing of one player's is there for the next. */
  leave(): void {
    this.picked = null;
  }

  remember(seat: number, trace: Trace): void {
    this.traces = seat === this.tracedSeat ? [...this.traces.slice(-7), trace] : [trace];
    this.tracedSeat = seat;
  }
}
