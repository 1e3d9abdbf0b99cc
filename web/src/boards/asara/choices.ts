/**
 * From the server's legal actions to what can be pressed. No rule of the game is known here: an action belongs to an
 * area, a card, a space, a plot or a section, and what is pressed ahead of its decision is remembered as a wish.
 */
import type { Legal } from "../contract";
import { shapeOf, type Area, type AsaraView, type Buyer, type Colour, type Shape } from "./view";

/** Where a buyer is to go and what he is to do there, as far as it has been pressed. */
export interface Wish {
  area: Area;
  card: Buyer | "pair" | null;
  space: number | null;
  plot: number | null;
  /** The notation of the section to be bought. */
  tile: string | null;
  shape: Shape | null;
}

export const wishFor = (area: Area, more: Partial<Wish> = {}): Wish => ({
  area,
  card: null,
  space: null,
  plot: null,
  tile: null,
  shape: null,
  ...more,
});

export type Answer =
  | { do: "send"; text: string }
  | { do: "wish"; wish: Wish }
  | { do: "ask"; legal: Legal[] }
  | { do: "nothing" };

const NOTHING: Answer = { do: "nothing" };
const send = (legal: Legal): Answer => ({ do: "send", text: legal.text });

const has = (legal: readonly Legal[], kind: string): boolean => legal.some((one) => one.do === kind);

/** Does this area take a buyer now? */
export const sendTo = (legal: readonly Legal[], area: Area): Legal | undefined =>
  legal.find((one) => one.do === "send" && one["area"] === area);

/** A card of the hand, face up or face down. */
export const cardAction = (legal: readonly Legal[], card: Buyer): Legal | undefined =>
  legal.find((one) => (one.do === "card" || one.do === "down") && one["card"] === card);

export const pairAction = (legal: readonly Legal[]): Legal | undefined => legal.find((one) => one.do === "pair");

export const plotActions = (legal: readonly Legal[], plot: number): Legal[] =>
  legal.filter((one) => (one.do === "plot" && one["plot"] === plot) || (one.do === "space" && one["space"] === plot - 1));

export const spaceAction = (legal: readonly Legal[], space: number): Legal | undefined =>
  legal.find((one) => one.do === "space" && one["space"] === space);

export const takeAction = (legal: readonly Legal[], shape: Shape, colour: Colour, gold: boolean): Legal | undefined =>
  legal.find((one) => one.do === "take" && one["shape"] === shape && one["colour"] === colour && one["gold"] === gold);

export const stackAction = (legal: readonly Legal[], shape: Shape): Legal | undefined =>
  legal.find((one) => one.do === "stack" && one["shape"] === shape);

export const takeText = (shape: Shape, colour: Colour, gold: boolean): string =>
  `take ${shape} ${colour}${gold ? " gold" : ""}`;

/** The area whose action is being carried out by the seat that looks on. */
export const openArea = (view: AsaraView): Area | null =>
  view.seat !== null && view.turn === view.seat ? view.turn_now.area : null;

/** The area whose card or space is being chosen. */
export const openingArea = (view: AsaraView, legal: readonly Legal[]): Area | null =>
  legal.length > 0 && ["card", "down", "space", "stack"].includes(view.step) ? openArea(view) : null;

/** No card is shown yet: by taking back the last decision the buyer may be sent elsewhere. */
export const maySendElsewhere = (view: AsaraView, legal: readonly Legal[], area: Area): boolean => {
  const open = openArea(view);
  if (legal.length === 0 || open === null || open === area) return false;
  return view.step === "card" || (view.step === "down" && open === "coloured_house");
};

/** Adds to what is wished of the area that is being used. */
const wishing = (wish: Wish | null, area: Area, more: Partial<Wish>): Answer => ({
  do: "wish",
  wish: { ...(wish?.area === area ? wish : wishFor(area)), ...more },
});

/** Sends a buyer to an area; where that is not legal, or not now, the server says why. */
function begin(legal: readonly Legal[], area: Area, more: Partial<Wish>): Answer {
  if (legal.length === 0) return NOTHING;
  return sendTo(legal, area) ? { do: "wish", wish: wishFor(area, more) } : { do: "send", text: `send ${area}` };
}

export interface Context {
  legal: readonly Legal[];
  view: AsaraView;
  held: Buyer | "pair" | null;
  wish: Wish | null;
}

/** Pressing an area as a whole. */
export function pressArea(area: Area, { legal, held }: Context): Answer {
  return begin(legal, area, { card: held });
}

/** Pressing one of an area's spaces; a plot is one too. */
export function pressSpace(area: Area, space: number, { legal, view, held, wish }: Context): Answer {
  const isPlot = area === "building_circle";
  const label = areaLabel(view, area, space);
  const more = isPlot ? { plot: label } : { space };
  if (has(legal, "send") || openArea(view) !== area) return begin(legal, area, { ...more, card: held });
  const here = isPlot ? plotActions(legal, label) : legal.filter((one) => one.do === "space" && one["space"] === space);
  if (here.length === 1) return send(here[0]!);
  if (here.length > 1) return { do: "ask", legal: here };
  if (has(legal, "card") || has(legal, "pair") || has(legal, "down")) return wishing(wish, area, more);
  if (legal.length === 0) return NOTHING;
  return { do: "send", text: isPlot ? `plot ${label} with ${label}` : `space ${space + 1}` };
}

/** The number of a plot, or the space's place counted from 1. */
export function areaLabel(view: AsaraView, area: Area, space: number): number {
  return view.areas.find((one) => one.area === area)?.labels?.[space] ?? space + 1;
}

/** Pressing a section that lies in a market. */
export function pressTile(area: Area, colour: Colour, gold: boolean, { legal, view, held, wish }: Context): Answer {
  const shape = shapeOf(area);
  if (shape === null) return NOTHING;
  const tile = takeText(shape, colour, gold);
  if (has(legal, "send") || openArea(view) !== area) return begin(legal, area, { tile, card: held });
  if (has(legal, "take")) return { do: "send", text: tile };
  return wishing(wish, area, { tile });
}

/** Pressing a stack: only the spies look through one. */
export function pressStack(shape: Shape, { legal }: Context): Answer {
  const found = stackAction(legal, shape);
  return found ? send(found) : NOTHING;
}

/** Pressing a card of the hand. */
export function pressCard(card: Buyer | "pair", { legal }: Context): Answer | { do: "hold" } {
  if (legal.length === 0) return NOTHING;
  if (has(legal, "send")) return { do: "hold" };
  // What is not legal is sent all the same: the server quotes the rule.
  if (card === "pair") return { do: "send", text: "pair" };
  return { do: "send", text: `${has(legal, "down") ? "down" : "card"} ${card}` };
}

/** Laying a card down on an area, which may be the one that is being used. */
export function pressWith(card: Buyer | "pair", area: Area, context: Context): Answer {
  if (has(context.legal, "send") || openArea(context.view) !== area) return begin(context.legal, area, { card });
  const answer = pressCard(card, context);
  return answer.do === "hold" ? NOTHING : answer;
}

/** What comes next of a wish: an action, nothing for the moment, or nothing any more. */
export function follow(wish: Wish, legal: readonly Legal[]): { do: "send"; text: string } | { do: "wait" } | { do: "drop" } {
  const first = legal[0];
  if (!first) return { do: "wait" };
  const found = (kind: string, key: string, value: unknown): Legal | undefined =>
    value === null ? undefined : legal.find((one) => one.do === kind && one[key] === value);
  const next = (action: Legal | undefined, wanted: unknown): ReturnType<typeof follow> => {
    if (action) return { do: "send", text: action.text };
    return { do: wanted === null ? "wait" : "drop" };
  };
  /** What was pressed and cannot be had is sent all the same: the server says why. */
  const orInVain = (action: Legal | undefined, wanted: string | null): ReturnType<typeof follow> => {
    const text = action?.text ?? wanted;
    return text === null ? { do: "wait" } : { do: "send", text };
  };
  // A buyer who was called back may not be let in elsewhere: then the server quotes the rule.
  if (has(legal, "send")) return { do: "send", text: `send ${wish.area}` };
  if (has(legal, "card")) {
    return wish.card === "pair" ? next(pairAction(legal), wish.card) : next(found("card", "card", wish.card), wish.card);
  }
  if (has(legal, "pair")) return next(wish.card === "pair" ? pairAction(legal) : undefined, wish.card);
  // Which cards of a pair lie face down is asked one by one.
  if (has(legal, "down")) return wish.card === "pair" ? { do: "wait" } : next(found("down", "card", wish.card), wish.card);
  if (has(legal, "plot")) {
    const here = wish.plot === null ? [] : plotActions(legal, wish.plot);
    return here.length > 1 ? { do: "wait" } : orInVain(here[0], wish.plot === null ? null : `plot ${wish.plot} with ${wish.plot}`);
  }
  if (has(legal, "space")) return orInVain(found("space", "space", wish.space), wish.space === null ? null : `space ${wish.space + 1}`);
  if (has(legal, "take")) return orInVain(undefined, wish.tile);
  if (has(legal, "stack")) return next(found("stack", "shape", wish.shape), wish.shape);
  return { do: "drop" };
}

/** Of a wish that could not be followed to its end, what may still hold: everything but the card. */
export const withoutCard = (wish: Wish): Wish => ({ ...wish, card: null });
