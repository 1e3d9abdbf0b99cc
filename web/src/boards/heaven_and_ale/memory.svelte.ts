/** What the parts of one table share: what is looked at, what is pressed ahead. */
import type { Wish } from "./choices";
import type { Spot } from "./view";

/** Where somebody went last. */
export interface Trace {
  seat: number;
  from: number;
  to: number;
}

export class Memory {
  /** Which of the two views is open where there is room for only one. */
  open = $state<"walk" | "garden">("walk");
  /** Whose garden is looked at; null: the own one. */
  looking = $state<number | null>(null);
  /** The place and the how manieth of its things under the keyboard. */
  focus = $state({ row: 0, at: 0 });
  wish = $state.raw<Wish>([]);
  /** A spot of which it is asked what it would bring. */
  pondered = $state.raw<{ spot: Spot; number: number | null } | null>(null);
  traces = $state.raw<readonly Trace[]>([]);
  /** What was tried last on behalf of the wish: nothing is tried twice. */
  tried = "";
}
