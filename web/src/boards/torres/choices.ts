/**
 * From the server's legal actions to what can be pressed. No rule of the game is known here: an action has a piece
 * that does it (a knight, a stack of blocks, the reserve) and a space where it happens, and pressing puts them together.
 */
import type { Legal } from "../contract";
import { cellName } from "./cells";
import { owners, type TorresView } from "./view";

/** What can be picked up before saying where it goes. */
export type Pick =
  | { kind: "knight"; cell: number }
  | { kind: "stack"; stack: number | "supply" }
  | { kind: "reserve" }
  | { kind: "card"; card: string };

/** A legal action taken apart: with which piece, on which space. */
export interface Offer {
  legal: Legal;
  pick: Pick | null;
  target: number | null;
}

export type Answer =
  | { do: "send"; text: string }
  | { do: "pick"; pick: Pick }
  | { do: "ask"; offers: Offer[] }
  | { do: "drop" }
  | { do: "nothing" };

export function offerOf(legal: Legal, setUp: boolean): Offer {
  const cell = typeof legal["cell"] === "number" ? legal["cell"] : null;
  switch (legal.do) {
    case "move":
      return { legal, pick: { kind: "knight", cell: legal["from"] as number }, target: legal["to"] as number };
    case "build":
      return { legal, pick: { kind: "stack", stack: legal["stack"] as number | "supply" }, target: cell };
    case "knight":
      return { legal, pick: setUp ? null : { kind: "reserve" }, target: cell };
    case "play":
      return { legal, pick: { kind: "card", card: legal["card"] as string }, target: null };
    default:
      return { legal, pick: null, target: cell };
  }
}

export const offersOf = (legal: readonly Legal[], view: TorresView): Offer[] =>
  legal.map((action) => offerOf(action, view.step === "knight"));

/** What lights up: everything, or of all of it what a hint speaks of alone. */
export const litOf = (offers: readonly Offer[], hinted: Legal | null): readonly Offer[] =>
  hinted === null ? offers : offers.filter(({ legal }) => legal.action === hinted.action);

export function same(one: Pick | null, other: Pick | null): boolean {
  if (one === null || other === null) return one === other;
  switch (one.kind) {
    case "knight":
      return other.kind === "knight" && other.cell === one.cell;
    case "stack":
      return other.kind === "stack" && other.stack === one.stack;
    case "card":
      return other.kind === "card" && other.card === one.card;
    case "reserve":
      return other.kind === "reserve";
  }
}

/** The spaces where what is picked up may go; with empty hands, every space where something may happen. */
export function targets(offers: readonly Offer[], picked: Pick | null): Set<number> {
  const found = new Set<number>();
  for (const { pick, target } of offers) {
    if (target !== null && (picked === null || same(pick, picked))) found.add(target);
  }
  return found;
}

/** The knights that may be picked up. */
export function sources(offers: readonly Offer[]): Set<number> {
  const found = new Set<number>();
  for (const { pick } of offers) if (pick?.kind === "knight") found.add(pick.cell);
  return found;
}

/** Is there anything to pick up at all, or does a space alone say everything (set-up, moving the king)? */
export const needsPick = (offers: readonly Offer[]): boolean =>
  offers.some(({ pick, target }) => pick !== null && target !== null);

/** Stacks with as many blocks are alike: one of them stands for all. */
export function distinct(offers: readonly Offer[], view: TorresView, seat: number): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ legal, pick, target }) => {
    if (pick?.kind !== "stack" || pick.stack === "supply") return true;
    const key = `${legal.do} ${target} ${view.seats[seat]?.stacks[pick.stack]}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The notation of what the reader means, legal or not: the server says which rule forbids it. */
export function meant(picked: Pick, cell: number): string | null {
  switch (picked.kind) {
    case "knight":
      return `move ${cellName(picked.cell)} ${cellName(cell)}`;
    case "stack":
      return `build ${picked.stack === "supply" ? "supply" : picked.stack + 1} ${cellName(cell)}`;
    case "reserve":
      return `knight ${cellName(cell)}`;
    case "card":
      return null;
  }
}

/** What an empty hand may have meant by a space where nothing can happen: it is sent too, so that the server says why. */
function inVain(cell: number, offers: readonly Offer[], view: TorresView, seat: number): string {
  const name = cellName(cell);
  const { board } = view;
  if (view.step === "turn") {
    if (board.king === cell) return `king ${name}`;
    if (owners(board)[cell]! >= 0) return `move ${name} ${name}`;
    const build = offers.find(({ legal }) => legal.do === "build");
    const stack = view.seats[seat]?.stacks.findIndex((blocks) => blocks !== null && blocks > 0) ?? 0;
    return meant(build?.pick ?? { kind: "stack", stack: Math.max(0, stack) }, cell) ?? "";
  }
  const there = offers.find(({ target }) => target !== null);
  return there ? there.legal.text.replace(/[a-h][1-8]$/, name) : `build 1 ${name}`;
}

/** In a list, moves come first, then blocks, then new knights. */
const rank = ({ legal }: Offer): number => ["move", "build", "knight"].indexOf(legal.do);

/** What pressing a space does. */
export function press(
  cell: number,
  offers: readonly Offer[],
  picked: Pick | null,
  view: TorresView,
  seat: number | null,
): Answer {
  if (seat === null || offers.length === 0) return { do: "nothing" };
  const here = offers.filter(({ target }) => target === cell);
  const movable = offers.some(({ pick }) => pick?.kind === "knight" && pick.cell === cell);
  const knight: Pick = { kind: "knight", cell };

  if (picked !== null) {
    const hits = here.filter(({ pick }) => same(pick, picked));
    if (hits.length === 1) return { do: "send", text: hits[0]!.legal.text };
    if (hits.length > 1) return { do: "ask", offers: hits };
    if (same(picked, knight)) return { do: "drop" };
    if (movable) return { do: "pick", pick: knight };
    const text = meant(picked, cell);
    return text === null ? { do: "drop" } : { do: "send", text };
  }

  const hits = distinct(here, view, seat);
  if (hits.length === 0) {
    const own = owners(view.board)[cell] === seat;
    return movable || (own && needsPick(offers)) ? { do: "pick", pick: knight } : { do: "send", text: inVain(cell, offers, view, seat) };
  }
  if (hits.length === 1 && !movable) return { do: "send", text: hits[0]!.legal.text };
  return { do: "ask", offers: hits.toSorted((one, other) => rank(one) - rank(other)) };
}

/** With only one thing to pick up and nothing else to do on the board, it is picked up already. */
export function onlyPick(offers: readonly Offer[]): Pick | null {
  const placing = offers.filter(({ target }) => target !== null);
  const first = placing[0]?.pick ?? null;
  return first !== null && placing.every(({ pick }) => same(pick, first)) ? first : null;
}
