/** Which sheets lie open over the table, and what the page's own keys do. */
import type { PageKey } from "./keys";
import type { Table } from "./table.svelte";

export class Panels {
  choices = $state(false);
  rules = $state(false);
  /** The rule which the sheet of the rules should open at. */
  rule: string | null = $state(null);
  help = $state(false);
  settings = $state(false);
  result = $state(false);
  /** The drawer of a tablet, the bottom sheet of a phone. */
  side = $state(false);

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
