/** Shows what happens on the board, event after event. */
import type { GameEvent, Step } from "../contract";
import { Shows, type Flying as FlyingOf } from "../shows.svelte";
import type { Memory } from "./memory.svelte";
import { PAUSES, advance, flightOf, piecesOf, traceOf, type Flight, type Pieces } from "./playback";
import type { TorresView } from "./view";

export type Flying = FlyingOf<Flight>;

export class Showing extends Shows<TorresView, Pieces, Flight, Memory> {
  protected override remember(step: Step<TorresView>, memory: Memory): void {
    for (const event of step.events) {
      const trace = traceOf(event);
      if (trace) memory.remember(event.seat ?? step.by, trace);
    }
  }

  protected override begin(view: TorresView): Pieces {
    return piecesOf(view.board);
  }

  protected override flightOf(event: GameEvent, between: Pieces): Flight | null {
    return flightOf(event, between);
  }

  protected override advance(between: Pieces, event: GameEvent): Pieces {
    return advance(between, event);
  }

  protected override pauseOf(event: GameEvent, flight: Flight | null): number {
    return flight ? flight.time * 0.75 : (PAUSES[event.event] ?? 0);
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
}
