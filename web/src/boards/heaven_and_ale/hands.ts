/** What the parts of the walk are given to be touched by: what lights up, what is said, what pressing does. */
import type { Translate } from "../contract";
import type { Cell } from "./cells";
import type { HeavenAndAleView } from "./view";

export interface Hands {
  readonly view: HeavenAndAleView;
  readonly t: Translate;
  /** The player's colour for rings: a CSS value. */
  readonly own: string;
  /** Whose progress is shown on barrels. */
  readonly seat: number | null;
  /** Pixels for a unit of the drawing: what would be too small to be read is left out. */
  readonly scale: number;
  /** May it be pressed to get on? */
  lit(cell: Cell): boolean;
  refused(cell: Cell): boolean;
  /** Is it passed by on the way to what is pointed at? */
  passed(place: number): boolean;
  label(cell: Cell): string;
  focusable(cell: Cell, at: number): boolean;
  enter(cell: Cell): void;
  leave(): void;
  focus(cell: Cell, at: number): void;
  press(cell: Cell): void;
}
