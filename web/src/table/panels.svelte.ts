/** Which sheets lie open over the table, and what the page's own keys do. */
import type { PageKey } from "./keys";
import type { Table } from "./table.svelte";

type Sheet = "choices" | "hints" | "side";

export class Panels {
  /** One sheet at a time; asked for again, it is another one: what lies open already takes the keyboard again. */
  #open: { sheet: Sheet } | null = $state.raw(null);
  rules = $state(false);
  /** The rule which the sheet of the rules should open at. */
  rule: string | null = $state(null);
  help = $state(false);
  settings = $state(false);
  result = $state(false);

  /** The seat that may be given to the computer. */
  lending: number | null = $state(null);

  /** The list of what may be done. */
  get choices(): boolean {
    return this.#isOpen("choices");
  }
  set choices(open: boolean) {
    this.#lay("choices", open);
  }

  /** What the computer would do. */
  get hints(): boolean {
    return this.#isOpen("hints");
  }
  set hints(open: boolean) {
    this.#lay("hints", open);
  }

  /** The drawer of a tablet, the bottom sheet of a phone. */
  get side(): boolean {
    return this.#isOpen("side");
  }
  set side(open: boolean) {
    this.#lay("side", open);
  }

  /** Does a sheet lie beside the board? What it covers is not to be reached. */
  get beside(): boolean {
    return this.choices || this.hints;
  }

  #isOpen(sheet: Sheet): boolean {
    return this.#open?.sheet === sheet;
  }

  #lay(sheet: Sheet, open: boolean): void {
    if (open) this.#open = { sheet };
    else if (this.#isOpen(sheet)) this.#open = null;
  }

  /** Closes the sheet that lies open; false where there is none. */
  close(): boolean {
    const wasOpen = this.#open !== null;
    this.#open = null;
    return wasOpen;
  }

  showRule(rule: string | null): void {
    this.rule = rule;
    this.rules = true;
  }
}

/** Does what the key means; false when it means nothing here. */
export function doKey(key: PageKey, table: Table, panels: Panels): boolean {
  if (!table.shown || table.curtain !== null || document.querySelector("dialog[open]")) return false;
  switch (key) {
    case "choices":
      panels.choices = true;
      return true;
    case "hints":
      if (table.resting) return false;
      panels.hints = true;
      return true;
    case "rules":
      panels.showRule(null);
      return true;
    case "help":
      panels.help = true;
      return true;
    case "undo-step":
      void table.undo("step");
      return true;
    case "undo-turn":
      void table.undo("turn");
      return true;
    case "end-turn": {
      const end = table.game.endTurn?.(table.scene.legal);
      if (end) void table.choose(end.text);
      return end !== undefined;
    }
    case "previous":
      void table.goBy(-1);
      return true;
    case "next":
      void table.goBy(1);
      return true;
    case "first":
      void table.goTo(table.moves.after(0));
      return true;
    case "last":
      void table.goLive();
      return true;
    case "escape":
      if (panels.close()) return true;
      if (table.isLookingBack || table.playback.running) void table.goLive();
      else return false;
      return true;
  }
}
