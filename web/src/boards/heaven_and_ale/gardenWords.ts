/** What a spot of the garden holds, and what a tile put there would do, in words. */
import type { Translate } from "../contract";
import type { Outcome, ShedBeside } from "./garden";
import { aTile, listed, shedGives, shedName, sideName, tileName } from "./names";
import type { Cell, HeavenAndAleView } from "./view";

/** "Spot 21, in the shade: hops 5", "Shed spot 14: sum 12, 4 of 6 tiles". */
export function cellText(view: HeavenAndAleView, of: number, cell: Cell, t: Translate): string {
  const seat = view.seats[of];
  if (cell.shed !== null) {
    const shed = seat?.sheds[cell.shed];
    if (shed && shed.type !== null) return t("heaven-and-ale-garden-built", { cell: cell.id, shed: shedName(shed.type, t) });
    return t("heaven-and-ale-garden-shed", { cell: cell.id, sum: shed?.sum ?? 0, tiles: shed?.tiles ?? 0 });
  }
  const tile = seat?.garden[cell.id];
  const holds = tile ? tileName(tile, t) : t("heaven-and-ale-garden-empty");
  return t("heaven-and-ale-garden-spot", { cell: cell.id, side: sideName(cell.side, t), holds });
}

export const priceText = ({ price, side }: Outcome, t: Translate): string =>
  t("heaven-and-ale-garden-price", { ducats: price ?? 0, side: sideName(side, t) });

export const touchesText = ({ touches }: Outcome, t: Translate): string =>
  touches.length > 0 ? t("heaven-and-ale-garden-touches", { tiles: listed(touches.map((tile) => aTile(tile, t))) }) : t("heaven-and-ale-garden-touches-nothing");

export function shedText({ shed, sum, tiles, row, closes }: ShedBeside, t: Translate): string {
  if (closes) return t("heaven-and-ale-garden-closes", { sum, gives: row ? shedGives(row, t) : "" });
  return t("heaven-and-ale-garden-nears", { from: shed.sum, sum, tiles });
}

export const outcomeText = (outcome: Outcome, t: Translate): string =>
  [priceText(outcome, t), touchesText(outcome, t), ...outcome.sheds.map((shed) => shedText(shed, t))].join(". ");
