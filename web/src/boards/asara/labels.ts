/** What is said about the things on the square, for those who hear them and for the card that is shown beside an area. */
import type { Scene, Translate } from "../contract";
import type { Cell } from "./cells";
import { takeAction } from "./choices";
import { areaName, buyerColour, buyerName, sectionName } from "./names";
import { areaOf, shapeOf, type Area, type AreaView, type AsaraView, type Buyer } from "./view";

/** What an area does, in a sentence; the four markets do the same. */
const DOES: Readonly<Record<Area, string>> = {
  market_base: "asara-board-does-market",
  market_trunk: "asara-board-does-market",
  market_window: "asara-board-does-market",
  market_turret: "asara-board-does-market",
  building_circle: "asara-board-does-circle",
  bank: "asara-board-does-bank",
  coloured_house: "asara-board-does-house",
  spies: "asara-board-does-spies",
  caliph: "asara-board-does-caliph",
  tent: "asara-board-does-tent",
  lit_house: "asara-board-does-lit",
};

export function doesArea(area: Area, view: AsaraView, t: Translate): string {
  return t(DOES[area], { gain: areaOf(view, area)?.gain ?? 0 });
}

export const freeSpaces = ({ spaces }: AreaView): number => spaces.filter((placed) => placed === null).length;

/** How many spaces are left, and which colour has to be followed. */
export function stateOf(there: AreaView, t: Translate): string[] {
  const said: string[] = [];
  if (there.pile === null) {
    const free = freeSpaces(there);
    said.push(free === 0 ? t("asara-board-full") : t("asara-board-free", { free, spaces: there.spaces.length }));
  }
  if (there.gain !== null) said.push(t("asara-board-gain", { gain: there.gain }));
  if (there.colour) said.push(t("asara-board-follow", { colour: buyerColour(there.colour, t) }));
  return said;
}

/** The buyers of a hand that fit an area: those of its colour, or all of them where none is asked for. */
export function fitting(there: AreaView, hand: Partial<Record<Buyer, number>> | null): [Buyer, number][] {
  return (Object.entries(hand ?? {}) as [Buyer, number][]).filter(
    ([card, count]) => count > 0 && (there.colour === null || there.colour === card),
  );
}

function spaceLabel(there: AreaView, space: number, scene: Scene<AsaraView>, t: Translate): string {
  const label = there.labels?.[space];
  const name =
    there.area === "building_circle"
      ? t("asara-board-plot", { plot: label ?? space + 1 })
      : label === undefined
        ? t("asara-board-space", { space: space + 1 })
        : t(there.area === "bank" ? "asara-board-space-take" : "asara-board-space-pay", { space: space + 1, asari: label });
  const placed = there.spaces[space];
  if (!placed) return `${name}, ${t("asara-board-empty")}`;
  const player = scene.seats[placed.seat]?.name ?? "";
  const lies = placed.card
    ? t("asara-board-lies", { player, buyer: buyerName(placed.card, t) })
    : t("asara-board-lies-down", { player, cards: placed.cards });
  return `${name}, ${lies}`;
}

function areaLabel(there: AreaView, scene: Scene<AsaraView>, t: Translate): string {
  const parts = [areaName(there.area, t), ...stateOf(there, t)];
  if (there.pile) {
    const list = there.pile.map((cards, seat) => `${scene.seats[seat]?.name ?? ""} ${cards}`).join(", ");
    parts.push(t("asara-board-pile", { list }));
  }
  if (there.area === "caliph" && scene.view.patronage !== null) {
    parts.push(t("asara-board-patronage", { player: scene.seats[scene.view.patronage]?.name ?? "" }));
  }
  if (scene.legal.some((one) => one.do === "send" && one["area"] === there.area)) parts.push(t("asara-board-may-send"));
  return parts.join(", ");
}

/** Everything about one thing of the square, and whether it can be had. */
export function cellLabel(area: Area, cell: Cell, scene: Scene<AsaraView>, t: Translate): string {
  const there = areaOf(scene.view, area);
  if (!there) return areaName(area, t);
  switch (cell.kind) {
    case "area":
      return areaLabel(there, scene, t);
    case "space":
      return spaceLabel(there, cell.space, scene, t);
    case "tile": {
      const { colour, gold, count } = cell.tile;
      const shape = shapeOf(area) ?? "base";
      const said = t("asara-board-tile", {
        count,
        section: sectionName({ shape, colour, gold }, t),
        asari: scene.view.prices[colour],
      });
      return takeAction(scene.legal, shape, colour, gold) ? `${said}, ${t("asara-board-may-buy")}` : said;
    }
    case "stack": {
      const size = cell.stack === "lit" ? (scene.view.lit_stack?.size ?? 0) : scene.view.markets[cell.stack].stack_size;
      return t("asara-board-stack", { count: size });
    }
  }
}

