/** What a spot of the garden holds, and what a tile put there would do, in words. */
import type { Translate } from "../contract";
import { filled, gainOfTile, type Outcome, type ShedBeside } from "./garden";
import { aTile, gainsOf, listed, shedGives, shedName, sideName, tileName } from "./names";
import type { Cell, HeavenAndAleView, ShedRow, Side, Tile } from "./view";

/** "Garden: 4 of 15 spots filled in the sun, 6 of 15 in the shade". */
export function gardenText(view: HeavenAndAleView, of: number, t: Translate): string {
  const spots = (side: Side): number => view.cells.filter((cell) => cell.side === side).length;
  return t("heaven-and-ale-garden", {
    sunny: filled(view, of, "sunny"),
    shady: filled(view, of, "shady"),
    "sunny-spots": spots("sunny"),
    "shady-spots": spots("shady"),
  });
}

/** "Each time it is activated: 5 ducats": what a tile of a cell brings. */
export const activatedText = (tile: Tile, side: Side, t: Translate): string =>
  t("heaven-and-ale-garden-activated", { gains: gainsOf(gainOfTile(tile, side), t) });

/** "With this sum (8 to 11): brewmaster +3, activates any one tile". */
export const wouldText = (row: ShedRow, t: Translate): string =>
  t("heaven-and-ale-garden-would", { from: row.sum_from, to: row.sum_to, gives: shedGives(row, t) });

/** The notation counts the spots of a garden from 0, people count them from 1. */
export const spotNumber = (cell: number): number => cell + 1;

/** "Spot 21, in the shade: hops 5", "Shed spot 14: sum 12, 4 of 6 tiles". */
export function cellText(view: HeavenAndAleView, of: number, cell: Cell, t: Translate): string {
  const seat = view.seats[of];
  if (cell.shed !== null) {
    const shed = seat?.sheds[cell.shed];
    if (shed && shed.type !== null) return t("heaven-and-ale-garden-built", { cell: spotNumber(cell.id), shed: shedName(shed.type, t) });
    return t("heaven-and-ale-garden-shed", { cell: spotNumber(cell.id), sum: shed?.sum ?? 0, tiles: shed?.tiles ?? 0 });
  }
  const tile = seat?.garden[cell.id];
  const holds = tile ? tileName(tile, t) : t("heaven-and-ale-garden-empty");
  return t("heaven-and-ale-garden-spot", { cell: spotNumber(cell.id), side: sideName(cell.side, t), holds });
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
  [priceText(outcome, t), activatedText(outcome.tile, outcome.side, t), touchesText(outcome, t), ...outcome.sheds.map((shed) => shedText(shed, t))].join(". ");
