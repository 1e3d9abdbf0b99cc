/** What the things on the table are given to be touched by: what lights up, what is said, what pressing does. */
import type { Thing } from "./choices";

export interface Hands {
  /** May it be pressed to get on? */
  lit(thing: Thing): boolean;
  refused(thing: Thing): boolean;
  /** Was it lately touched by somebody? */
  traced(name: string): boolean;
  label(thing: Thing): string;
  focused(name: string): boolean;
  focus(name: string): void;
  press(thing: Thing): void;
}
