/** What the parts of the square are given to be touched by: what lights up, what is said, what pressing does. */
import type { Translate } from "../contract";
import type { Cell } from "./cells";
import type { Area, AsaraView } from "./view";

export interface Hands {
  readonly view: AsaraView;
  readonly t: Translate;
  /** The player's colour for rings: a CSS value. */
  readonly own: string;
  /** May it be pressed to get on? */
  lit(area: Area, cell: Cell): boolean;
  chosen(area: Area, cell: Cell): boolean;
  refused(area: Area): boolean;
  /** Was it the last to be touched by somebody? */
  traced(area: Area, space: number): boolean;
  /** Is a card still on its way there? */
  arriving(area: Area, space: number): boolean;
  label(area: Area, cell: Cell): string;
  focusable(area: Area, at: number): boolean;
  pointed(area: Area): boolean;
  enter(area: Area): void;
  leave(area: Area): void;
  focus(area: Area, at: number): void;
  press(area: Area, cell: Cell): void;
}
