/** The one sentence on what is going on. */
import type { Translate } from "../boards/contract";
import { isPlayed } from "./seats";
import type { Table } from "./table.svelte";

export function promptOf(table: Table, t: Translate): string {
  const { scene } = table;
  if (table.isSending) return t("table-sending");
  if (table.scoring) return t("scoring-title");
  if (scene.is_over) return t("table-over");
  const { to_move: seat } = scene;
  if (seat === null || seat < 0) return t("table-sending");
  const mover = scene.seats[seat];
  if (seat !== scene.seat || !isPlayed(mover)) {
    const name = mover?.name ?? "";
    if (mover?.lent) return t("table-thinking-for", { name });
    return mover?.kind === "computer" ? t("table-thinking", { name }) : t("table-turn-of", { name });
  }
  return table.game.prompt(scene, t);
}
