/** Which sheets lie open over the table, and what the page's own keys do. */
import type { PageKey } from "./keys";
import type { Table } from "./table.svelte";

export class Panels {
  /** One sheet at a time lies beside the board. */
  #beside: "choices" | "hints" | null = $state(null);
  rules = $state(false);
  /** The rule which the sheet of the rules should open at. */
  rule: string | null = $state(null);
  help = $state(false);
  settings = $state(false);
  result = $state(false);
  /** The drawer of a tablet, the bottom sheet of a phone. */
  side = $state(false);

  /** The seat that may be given to the computer. */
  lending: number | null = $state(null);

  /** The list of what may be done. */
  get choices(): boolean {
    return this.#beside === "choices";
  }
  set choices(open: boolean) {
    this.#lay("choices", open);
  }

  /** What the computer would do. */
  get hints(): boolean {
    return this.#beside === "hints";
  }
  set hints(open: boolean) {
    this.#lay("hints", open);
  }

  #lay(sheet: "choices" | "hints", open: boolean): void {
    if (open) this.#beside = sheet;
    else if (this.#beside === sheet) this.#beside = null;
  }

  showRule(rule: string | null): void {
    this.rule = rule;
    this.rules = true;
  }
}

/** Does what the key means; false when it means nothing here. */
export function doKey(key: PageKey, table: Table, panels: Panels): boolean {
  if (!table.shown || table.curtain !== null || document.querySelector("dialog[open]")) return false;
  const { shown } = table;
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
      void table.goTo(shown.ply - 1);
      return true;
    case "next":
      void table.goTo(shown.ply + 1);
      return true;
    case "first":
      void table.goTo(0);
      return true;
    case "last":
      void table.goLive();
      return true;
    case "escape":
      if (panels.side) panels.side = false;
      else if (table.isLookingBack || table.playback.running) void table.goLive();
      else return false;
      return true;
  }
}
