/** What is said about a space, an action or a castle, in the reader's language. */
import type { Scene, Translate } from "../contract";
import { cellName } from "./cells";
import type { Offer } from "./choices";
import { owners, type TorresView } from "./view";

/** Message ids have no underscores: "jump_up_2" is "jump-up-2". */
export const idOf = (name: string): string => name.replaceAll("_", "-").toLowerCase();
export const cardTitle = (card: string, t: Translate): string => t(`torres-card-${idOf(card)}`);
export const cardEffect = (card: string, t: Translate): string => t(`torres-card-${idOf(card)}.effect`);

/** What an action does, said so that it can stand in a list for one space. */
export function offerLabel({ legal, target }: Offer, scene: Scene<TorresView>, t: Translate): string {
  const cell = target === null ? "" : cellName(target);
  const seat = scene.seat ?? scene.to_move ?? 0;
  switch (legal.do) {
    case "move":
      return t("torres-do-move", { from: cellName(legal["from"] as number), cell });
    case "build": {
      const stack = legal["stack"];
      if (stack === "supply") return t("torres-do-build-supply", { cell });
      if (scene.view.step === "card") return t("torres-do-build-under", { cell, stack: Number(stack) + 1 });
      const blocks = scene.view.seats[seat]?.stacks[Number(stack)] ?? 0;
      return t("torres-do-build", { cell, stack: Number(stack) + 1, blocks });
    }
    case "knight":
      if (scene.view.step === "knight") return t("torres-do-place-knight", { cell });
      return t(scene.view.step === "card" ? "torres-do-knight-card" : "torres-do-knight", { cell });
    case "keep":
      return t("torres-do-keep", { card: cardTitle(legal["card"] as string, t) });
    case "return":
      return t(`torres-do-return-${legal["end"] as string}`, { card: cardTitle(legal["card"] as string, t) });
    case "play":
      return t("torres-do-play", { card: cardTitle(legal["card"] as string, t) });
    case "use":
    case "leftover": {
      const stack = Number(legal["stack"]);
      return t(`torres-do-${legal.do}`, { stack: stack + 1, blocks: scene.view.seats[seat]?.stacks[stack] ?? 0 });
    }
    default:
      return t(`torres-do-${idOf(legal.do)}`, { cell });
  }
}

/** Everything that stands on a space, and what may be done there: for those who hear the board. */
export function spaceLabel(cell: number, scene: Scene<TorresView>, offers: readonly Offer[], t: Translate): string {
  const { board, castles } = scene.view;
  const height = board.heights[cell]!;
  const castle = castles.find(({ cells }) => cells.includes(cell));
  const parts = [
    cellName(cell),
    height === 0 || castle === undefined
      ? t("torres-space-ground")
      : t("torres-space-castle", { level: height, castle: castle.castle + 1, surface: castle.surface }),
  ];
  const owner = owners(board)[cell]!;
  if (owner >= 0) {
    parts.push(
      owner === scene.seat
        ? t("torres-space-own-knight")
        : t("torres-space-knight", { player: scene.seats[owner]?.name ?? "" }),
    );
  }
  if (board.king === cell) parts.push(t("torres-space-king"));
  if (height === 0 && owner < 0 && board.sites.includes(cell)) parts.push(t("torres-space-site"));
  if (offers.length > 0) {
    const list = offers.map((offer) => offerLabel(offer, scene, t)).join(", ");
    parts.push(t("torres-space-may", { list }));
  }
  return parts.join(", ");
}
