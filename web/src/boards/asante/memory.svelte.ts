/** What the parts of one Asante table share: which card lies open to be read, where the keyboard is, what was last touched. */

/** A card or a place that is read in full, and where it was taken from. */
export type Opened =
  | { what: "hand"; card: string }
  | { what: "slot"; card: string; seat: number; slot: number }
  | { what: "place"; place: string; seat: number | null }
  | { what: "card"; card: string }
  | { what: "discards" };

export class Memory {
  opened = $state.raw<Opened | null>(null);
  /** Where the keyboard stands on the table: the name of a thing. */
  focus = $state("pile");
  traces = $state.raw<readonly string[]>([]);
  /** The last card that was seen to go to the discard pile. */
  discarded = $state<string | null>(null);
  /** What is chosen from lies out of the way, to see the table. */
  aside = $state(false);
  /** Who opened what is read gets the keyboard back. */
  #opener: HTMLElement | null = null;

  open(what: Opened): void {
    if (this.opened === null) this.#opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.opened = what;
  }

  close(): void {
    if (this.opened === null) return;
    this.opened = null;
    if (this.#opener?.isConnected) this.#opener.focus({ preventScroll: true });
    this.#opener = null;
  }

  /** The board is left: nothing of one player's is there for the next. */
  leave(): void {
    this.close();
    this.aside = false;
  }
}
