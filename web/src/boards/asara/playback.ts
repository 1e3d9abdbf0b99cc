/**
 * What events do to the position, so that a turn can be shown one event after another. The positions at both ends come
 * from the server; this only fills in what is seen between them.
 */
import type { GameEvent } from "../contract";
import { shapeOf, type Area, type AsaraView, type Buyer, type Colour, type Seat, type Shape, type Tile } from "./view";

/** Something seen to move between the square and a player, or to rise from it. */
export type Flight =
  | { what: "buyer"; seat: number; area: Area; space: number; card: Buyer | null; cards: number; time: number }
  | { what: "section"; seat: number; area: Area; shape: Shape | "lit"; colour: Colour; gold: boolean; time: number }
  | { what: "money"; seat: number; area: Area; asari: number; time: number }
  | { what: "prestige"; seat: number; area: Area; points: number; time: number };

/** What was last touched: a card on a space. */
export interface Trace {
  area: Area;
  space: number;
}

const number = (event: GameEvent, key: string): number => Number(event[key] ?? 0);
const area = (event: GameEvent): Area => event["area"] as Area;

/** How an event is seen; null for what happens behind a screen. `now` is the area whose action is being carried out. */
export function flightOf(event: GameEvent, now: Area | null): Flight | null {
  const seat = event.seat ?? 0;
  switch (event.event) {
    case "buyer_placed":
      return {
        what: "buyer",
        seat,
        area: area(event),
        space: number(event, "space"),
        card: (event["card"] as Buyer | null) ?? null,
        cards: number(event, "cards"),
        time: 420,
      };
    case "section_bought":
      return {
        what: "section",
        seat,
        area: area(event),
        shape: event["shape"] as Shape,
        colour: event["colour"] as Colour,
        gold: event["gold"] === true,
        time: 460,
      };
    case "received":
      return { what: "money", seat, area: area(event), asari: number(event, "asari"), time: 900 };
    case "paid":
      return { what: "money", seat, area: area(event), asari: -number(event, "asari"), time: 900 };
    case "building_started":
      return number(event, "asari") > 0
        ? { what: "money", seat, area: "building_circle", asari: -number(event, "asari"), time: 900 }
        : null;
    case "section_built":
      return { what: "prestige", seat, area: now ?? "building_circle", points: number(event, "prestige"), time: 700 };
    default:
      return null;
  }
}

/** The position after an event; what is too fine to be followed is taken from the position after all of them. */
export function advance(view: AsaraView, event: GameEvent, after: AsaraView): AsaraView {
  const seat = event.seat ?? 0;
  switch (event.event) {
    case "buyer_placed":
      return placed(view, event, after);
    case "card_laid_down":
    case "buyer_shown":
      return withSeat(view, seat, (one) => ({
        ...one,
        hand: after.seats[seat]?.hand ?? one.hand,
        hand_size: after.seats[seat]?.hand_size ?? one.hand_size,
      }));
    case "paid":
    case "received":
      return withSeat(view, seat, (one) => ({ ...one, money: number(event, "money") }));
    case "section_bought": {
      const shape = shapeOf(area(event));
      const bought = withSeat(view, seat, (one) => ({
        ...one,
        money: number(event, "money"),
        sections: after.seats[seat]?.sections ?? one.sections,
      }));
      if (shape === null) return bought;
      const up = without(view.markets[shape].up, event["colour"] as Colour, event["gold"] === true);
      return { ...bought, markets: { ...view.markets, [shape]: { ...view.markets[shape], up } } };
    }
    case "section_built":
      return withSeat(view, seat, (one) => ({
        ...one,
        score: number(event, "score"),
        towers: after.seats[seat]?.towers ?? one.towers,
        sections: after.seats[seat]?.sections ?? one.sections,
      }));
    case "patronage_taken":
      return { ...view, patronage: seat };
    case "year_scored":
      return scored(view, event["seats"] as { to: number }[]);
    case "market_filled":
    case "year_started":
      return { ...view, markets: after.markets };
    default:
      return view;
  }
}

function placed(view: AsaraView, event: GameEvent, after: AsaraView): AsaraView {
  const there = after.areas.find((one) => one.area === event["area"]);
  // At a year's end the cards are gone again in the position after it.
  const lies = { seat: event.seat ?? 0, card: (event["card"] as Buyer | null) ?? null, cards: number(event, "cards") };
  const areas = view.areas.map((one) => {
    if (one.area !== event["area"]) return one;
    if (one.pile) return { ...one, pile: one.pile.map((cards, seat) => cards + (seat === lies.seat ? lies.cards : 0)) };
    return { ...one, colour: there?.colour ?? lies.card ?? one.colour, spaces: one.spaces.with(number(event, "space"), lies) };
  });
  return { ...view, areas };
}

function withSeat(view: AsaraView, seat: number, change: (one: Seat) => Seat): AsaraView {
  return { ...view, seats: view.seats.map((one, other) => (other === seat ? change(one) : one)) };
}

function without(tiles: readonly Tile[], colour: Colour, gold: boolean): Tile[] {
  return tiles
    .map((tile) => (tile.colour === colour && tile.gold === gold ? { ...tile, count: tile.count - 1 } : tile))
    .filter(({ count }) => count > 0);
}

function scored(view: AsaraView, seats: readonly { to: number }[]): AsaraView {
  return { ...view, seats: view.seats.map((one, seat) => ({ ...one, score: seats[seat]?.to ?? one.score })) };
}

/** What an event leaves to be seen for a while. */
export function traceOf(event: GameEvent): Trace | null {
  return event.event === "buyer_placed" ? { area: area(event), space: number(event, "space") } : null;
}

/** The cards that came between two positions, for those to whom nothing was shown on the way. */
export function tracesBetween(before: AsaraView, after: AsaraView): Trace[] {
  return after.areas.flatMap(({ area: name, spaces }) => {
    const was = before.areas.find((one) => one.area === name)?.spaces ?? [];
    return spaces.flatMap((lies, space) => (lies && !was[space] ? [{ area: name, space }] : []));
  });
}

/** How long an event is given that nothing flies for, so that a computer's turn can be followed. */
export const PAUSES: Readonly<Record<string, number>> = {
  turn_started: 120,
  area_chosen: 160,
  stack_looked_through: 420,
  bribe_declined: 320,
  patronage_taken: 480,
  card_drawn: 160,
  lit_looked: 320,
  lit_kept: 260,
  building_started: 260,
  section_built: 480,
  building_done: 280,
  year_started: 420,
  market_filled: 40,
  idle: 220,
};
