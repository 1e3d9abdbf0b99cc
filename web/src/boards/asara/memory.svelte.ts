/** What the parts of one Asara table share: what is in the hand, what it is meant for, what is looked at. */
import type { Wish } from "./choices";
import type { Trace } from "./playback";
import type { Area, Buyer, Shape } from "./view";

/** A section behind the screen that was picked up to be built. */
export interface PickedSection {
  shape: Shape | "light";
  colour: string;
  gold: boolean;
}

export class Memory {
  /** A card picked up before it is said where it goes; "pair": any two, face down. */
  held = $state<Buyer | "pair" | null>(null);
  /** What the reader has pressed ahead of the decisions: it follows by itself while each of its steps is legal. */
  wish = $state.raw<Wish | null>(null);
  section = $state.raw<PickedSection | null>(null);
  /** The area under the pointer or the keyboard, on the board or while a card is dragged over it. */
  pointed = $state<Area | null>(null);
  /** Where the keyboard stands: the area, and the how manieth of its things. */
  focus = $state({ area: "market_base" as Area, at: 0 });
  /** The panel in which something is chosen is out of the way, to see the square. */
  aside = $state(false);
  traces = $state.raw<readonly Trace[]>([]);
  /** What was tried last on behalf of the wish: nothing is tried twice. */
  tried = "";

  drop(): void {
    this.held = null;
    this.wish = null;
    this.section = null;
  }

  /** The board is left: nothing of one player's is there for the next. */
  leave(): void {
    this.drop();
    this.aside = false;
    this.pointed = null;
  }
}
