/** Shows what happens on the walk and in the gardens, event after event. */
import type { GameEvent, Step } from "../contract";
import { Shows, type Flying as FlyingOf } from "../shows.svelte";
import type { Memory } from "./memory.svelte";
import { PAUSES, advance, flightOf, laidAfter, traceOf, type Flight } from "./playback";
import type { HeavenAndAleView } from "./view";

export type Flying = FlyingOf<Flight>;

export class Showing extends Shows<HeavenAndAleView, HeavenAndAleView, Flight, Memory> {
  protected override remember(step: Step<HeavenAndAleView>, memory: Memory): void {
    for (const event of step.events) {
      memory.laid = laidAfter(memory.laid, event);
      const trace = traceOf(event, step.before);
      if (trace) memory.traces = [...memory.traces.filter(({ seat }) => seat !== trace.seat), trace];
    }
    if (step.events.some(({ event }) => event === "round_started")) memory.traces = [];
  }

  protected override begin(view: HeavenAndAleView): HeavenAndAleView {
    return view;
  }

  protected override flightOf(event: GameEvent, between: HeavenAndAleView): Flight | null {
    return flightOf(event, between);
  }

  protected override advance(between: HeavenAndAleView, event: GameEvent, after: HeavenAndAleView): HeavenAndAleView {
    return advance(between, event, after);
  }

  protected override pauseOf(event: GameEvent, flight: Flight | null): number {
    return Math.max(flight && flight.what !== "ducats" ? flight.time * 0.8 : 0, PAUSES[event.event] ?? 0);
  }

  /** Is this figure on its way? Then it does not stand anywhere yet. */
  walking(seat: number): boolean {
    return this.flying.some(({ flight }) => flight.what === "figure" && flight.seat === seat);
  }
}
