/** What the parts of one table share: what is looked at, what is pressed ahead. */
import type { Wish } from "./choices";
import type { Spot, Start } from "./view";

/** Where somebody went last. */
export interface Trace {
  seat: number;
  from: number;
  to: number;
  /** The spaces in the start area, when it began or ended there. */
  left: Start | null;
  entered: Start | null;
}

/** Where somebody laid a tile in the last turn. */
export interface Laid {
  seat: number;
  cell: number;
}

/** What the board shows where it has not room for everything. */
export const SIDES = ["walk", "garden", "brewery"] as const;
export type Side = (typeof SIDES)[number];

export class Memory {
  /** Which view is open where there is room for only one. */
  open = $state<Side>("walk");
  /** Whose garden is looked at; null: that of whoever moves. */
  looking = $state<number | null>(null);
  /** Whose garden stays in sight a moment longer, after somebody else has moved. */
  lingering = $state<number | null>(null);
  /** The place and the how manieth of its things under the keyboard. */
  focus = $state({ row: 0, at: 0 });
  wish = $state.raw<Wish>([]);
  /** A spot of which it is asked what it would bring. */
  pondered = $state.raw<{ spot: Spot; number: number | null } | null>(null);
  traces = $state.raw<readonly Trace[]>([]);
  laid = $state.raw<readonly Laid[]>([]);
  /** What was tried last on behalf of the wish: nothing is tried twice. */
  tried = "";
}
