/** Shows what happens on the square, event after event. */
import type { GameEvent, Step } from "../contract";
import { Shows, type Flying as FlyingOf } from "../shows.svelte";
import type { Memory } from "./memory.svelte";
import { PAUSES, advance, flightOf, traceOf, type Flight } from "./playback";
import type { Area, AsaraView } from "./view";

export type Flying = FlyingOf<Flight>;

export class Showing extends Shows<AsaraView, AsaraView, Flight, Memory> {
  protected override remember(step: Step<AsaraView>, memory: Memory): void {
    const traces = step.events.map(traceOf).filter((trace) => trace !== null);
    if (traces.length > 0) memory.traces = traces;
  }

  protected override begin(view: AsaraView): AsaraView {
    return view;
  }

  protected override flightOf(event: GameEvent, between: AsaraView): Flight | null {
    return flightOf(event, between.turn_now.area);
  }

  protected override advance(between: AsaraView, event: GameEvent, after: AsaraView): AsaraView {
    return advance(between, event, after);
  }

  protected override pauseOf(event: GameEvent, flight: Flight | null): number {
    return Math.max(flight && flight.what !== "money" ? flight.time * 0.75 : 0, PAUSES[event.event] ?? 0);
  }

  /** Is a card on its way to that space? Then it does not lie there yet. */
  arriving(area: Area, space: number): boolean {
    return this.flying.some(({ flight }) => flight.what === "buyer" && flight.area === area && flight.space === space);
  }
}
