/**
 * From the server's legal actions to what can be pressed. No rule of the game is known here: an action belongs to a place,
 * a tile, a cell, a spot or a card, and what is pressed ahead of its decision is remembered as a wish.
 */
import type { Legal, Scene } from "../contract";
import { besideShed, type Activation } from "./garden";
import type { At } from "./cells";
import type { Memory, Side } from "./memory.svelte";
import { STARTS, cellBeside, type Card, type HeavenAndAleView, type Monk, type Resource, type Spot, type Start, type Tile } from "./view";

/** Actions, in notation, that are to follow each other while they are legal. */
export type Wish = readonly string[];

export type Answer = { do: "send"; text: string; wish: Wish } | { do: "nothing" };

const NOTHING: Answer = { do: "nothing" };
const send = (text: string, ...wish: string[]): Answer => ({ do: "send", text, wish });

export const has = (legal: readonly Legal[], kind: string): boolean => legal.some((one) => one.do === kind);
const found = (legal: readonly Legal[], kind: string, key: string, value: unknown): Legal | undefined =>
  legal.find((one) => one.do === kind && one[key] === value);

/** A tile as actions and events tell of it. */
export const tileIn = (told: Record<string, unknown>): Tile =>
  told["tile"] === "monk"
    ? { tile: "monk", monk: told["monk"] as Monk }
    : { tile: told["tile"] as Resource, number: Number(told["number"]) };

/** "hops 5", "monk A". */
export const tileText = (tile: Tile): string => (tile.tile === "monk" ? `monk ${tile.monk}` : `${tile.tile} ${tile.number}`);

export const moveTo = (legal: readonly Legal[], place: number): Legal | undefined => found(legal, "move", "place", place);
export const startAt = (legal: readonly Legal[], start: Start): Legal | undefined => found(legal, "start", "space", start);
export const sellOf = (legal: readonly Legal[], card: Card): Legal | undefined => found(legal, "sell", "card", card);
export const scoreOn = (legal: readonly Legal[], spot: Spot): Legal | undefined => found(legal, "score", "spot", spot);
export const buyOf = (legal: readonly Legal[], tile: Tile): Legal | undefined =>
  legal.find(({ text }) => text === `buy ${tileText(tile)}`);

/** The place where the seat whose turn it is stands. */
export const placeNow = (view: HeavenAndAleView): number => view.seats[view.turn]?.place ?? 0;

/** Pressing a place as a whole; where only one kind of tile lies there, it is meant too. */
export function pressPlace(place: number, legal: readonly Legal[], view: HeavenAndAleView): Answer {
  if (place === 0) {
    const starts = legal.filter(({ do: kind }) => kind === "start");
    return starts.length === 1 ? send(starts[0]!.text) : NOTHING;
  }
  if (legal.length === 0) return NOTHING;
  if (view.step === "buy" && place === placeNow(view)) {
    const ways = new Set(legal.filter(({ do: kind }) => kind === "buy").map(({ text }) => text));
    if (ways.size === 1) return send([...ways][0]!);
  }
  const kinds = new Set(view.track[place]?.tiles.map(tileText));
  // What is not legal is sent all the same: the server quotes the rule.
  return kinds.size === 1 && moveTo(legal, place) ? send(`move ${place}`, `buy ${[...kinds][0]}`) : send(`move ${place}`);
}

/** Pressing a tile that lies on a place: it is bought, and walked to before if need be. */
export function pressTile(place: number, tile: Tile, legal: readonly Legal[], view: HeavenAndAleView): Answer {
  if (legal.length === 0) return NOTHING;
  if (view.step === "buy" && place === placeNow(view)) return send(`buy ${tileText(tile)}`);
  return moveTo(legal, place) ? send(`move ${place}`, `buy ${tileText(tile)}`) : send(`move ${place}`);
}

export const pressStart = (start: Start, legal: readonly Legal[]): Answer => (legal.length > 0 ? send(`start ${start}`) : NOTHING);

/** What comes next of a wish: an action, nothing for the moment, or nothing any more. */
export function follow(wish: Wish, legal: readonly Legal[]): { do: "send"; text: string; wish: Wish } | { do: "wait" } | { do: "drop" } {
  const [text, ...rest] = wish;
  if (text === undefined) return { do: "drop" };
  if (legal.length === 0) return { do: "wait" };
  if (legal.some((one) => one.text === text)) return { do: "send", text, wish: rest };
  // A tile that cannot be had where others can: the server says why.
  const kind = text.split(" ")[0]!;
  return has(legal, kind) ? { do: "send", text, wish: [] } : { do: "drop" };
}

/** Does a hint speak of this action, and of what is wished after it? Where it tells no more, any wish will do. */
export const isMeant = (hinted: Legal | null, then: readonly string[], text: string, wish: Wish): boolean =>
  hinted?.text === text && wish.every((one, at) => one === (then[at] ?? one));

// ---- the garden

/** The cells on which the tile in the hand may be put. */
export const cellsToPut = (legal: readonly Legal[]): number[] =>
  legal.filter(({ do: kind }) => kind === "put").map(({ cell }) => Number(cell));

/** The sets of tiles that a new shed may activate. */
export function activationsOf(legal: readonly Legal[], view: HeavenAndAleView): (Activation & { legal: Legal; cells: number[] })[] {
  const { shed } = view.turn_now;
  if (shed === null) return [];
  return legal.flatMap((one) => {
    if (one.do !== "activate") return [];
    const directions = one["directions"] as number[];
    return [{ legal: one, shed, directions, cells: directions.flatMap((direction) => besideShed(view, shed, direction) ?? []) }];
  });
}

/** Whose garden is seen: the one that was asked for, else that of whoever moves; in the end the own one. */
export function seenGarden(memory: Pick<Memory, "looking" | "lingering">, scene: Scene, view: HeavenAndAleView): number {
  const moves = scene.is_over ? null : view.turn;
  return memory.looking ?? memory.lingering ?? moves ?? scene.seat ?? 0;
}

/** How often each tile of a garden would be activated by a spot: what the board shows before the disc is put. */
export function activatedBy(view: HeavenAndAleView, seat: number, spot: Spot, number: number | null): Map<number, number> {
  const garden = view.seats[seat]?.garden ?? [];
  const counts = new Map<number, number>();
  const add = (cell: number): unknown => counts.set(cell, (counts.get(cell) ?? 0) + 1);
  garden.forEach((tile, cell) => {
    if (!tile) return;
    if (tile.tile !== "monk") {
      if (spot === tile.tile || (spot === "x_tiles" && tile.number === number)) add(cell);
    } else if (spot === `monk_${tile.monk}`) {
      for (const direction of view.directions.keys()) {
        const beside = cellBeside(view, cell, direction);
        if (beside && garden[beside.id]) add(beside.id);
      }
    }
  });
  return counts;
}

/** Where what is to be decided lies; only a narrow board has the markers in a view of their own. */
export function sideOf(view: HeavenAndAleView, narrow: boolean): Side {
  if (narrow && view.step === "marker") return "brewery";
  return ["put", "shed", "score", "number", "privilege", "marker"].includes(view.step) ? "garden" : "walk";
}

/** Where on the walk the keyboard begins: the first thing that may be chosen there. */
export function firstOnWalk(legal: readonly Legal[], view: HeavenAndAleView): At | null {
  if (has(legal, "buy")) return { row: placeNow(view), at: 0 };
  const places = legal.flatMap((one) => (one.do === "move" ? [Number(one["place"])] : []));
  if (places.length > 0) return { row: Math.min(...places), at: 0 };
  const starts = legal.flatMap((one) => (one.do === "start" ? [STARTS.indexOf(one["space"] as Start)] : []));
  return starts.length > 0 ? { row: 0, at: Math.min(...starts) } : null;
}
