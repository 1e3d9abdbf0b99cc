/**
 * What events do to the position, so that a decision can be shown one event after another. The positions at both ends
 * come from the server; this only fills in what is seen between them.
 */
import type { GameEvent } from "../contract";
import { WARES, type AsanteView, type SeatView, type Wares } from "./view";

/** Where something comes from or goes to. */
export type Spot =
  | { at: "pile" | "discards" | "places" | "supply" | "course" }
  | { at: "hand" | "stand" | "owned" | "purse"; seat: number }
  | { at: "display"; position: number }
  | { at: "slot"; seat: number; slot: number };

/** Something seen to move over the table; a card of null lies face down. */
export type Flight =
  | { what: "card"; of: string | null; from: Spot; to: Spot; time: number }
  | { what: "place"; of: string; from: Spot; to: Spot; time: number }
  | { what: "ware"; of: string; from: Spot; to: Spot; time: number }
  | { what: "gold"; gold: number; seat: number; time: number };

/** How long a card is on its way, in milliseconds. */
export const CARD_TIME = 620;
const WARE_TIME = 480;
const GOLD_TIME = 1000;

const text = (event: GameEvent, key: string): string | null => (typeof event[key] === "string" ? event[key] : null);

const hand = (seat: number): Spot => ({ at: "hand", seat });
const DISCARDS: Spot = { at: "discards" };
const COURSE: Spot = { at: "course" };
const SUPPLY: Spot = { at: "supply" };

function card(of: string | null, from: Spot, to: Spot): Flight[] {
  return [{ what: "card", of, from, to, time: CARD_TIME }];
}

function place(of: string | null, from: Spot, to: Spot): Flight[] {
  return of === null ? [] : [{ what: "place", of, from, to, time: CARD_TIME }];
}

function wares(event: GameEvent, from: Spot, to: Spot): Flight[] {
  const told = (event["wares"] as Wares | undefined) ?? {};
  return WARES.flatMap((ware) => Array.from({ length: told[ware] ?? 0 }, (): Flight => ({ what: "ware", of: ware, from, to, time: WARE_TIME })));
}

function gold(event: GameEvent, sign: 1 | -1): Flight[] {
  const sum = Number(event["gold"] ?? 0);
  return sum === 0 ? [] : [{ what: "gold", gold: sign * sum, seat: event.seat ?? 0, time: GOLD_TIME }];
}

/** How an event is seen: all of it at once. */
export function flightsOf(event: GameEvent): Flight[] {
  const seat = event.seat ?? 0;
  const of = text(event, "card");
  const named = text(event, "place");
  const display: Spot = { at: "display", position: Number(event["position"] ?? 1) - 1 };
  const slot = (owner: number): Spot => ({ at: "slot", seat: owner, slot: Number(event["slot"] ?? 1) - 1 });
  switch (event.event) {
    case "card_drawn":
    case "card_looked_at":
      return card(of, { at: "pile" }, hand(seat));
    case "card_dropped":
    case "card_discarded":
      return card(of, hand(seat), DISCARDS);
    case "ware_card_played":
    case "artifact_played":
    case "card_shown":
    case "card_answered":
      return card(of, hand(seat), COURSE);
    case "card_cancelled":
      return card(of, COURSE, DISCARDS);
    case "card_turned_up":
      return card(of, { at: "pile" }, event["found"] === true ? COURSE : DISCARDS);
    case "card_taken":
    case "artifact_fetched":
      return card(of, DISCARDS, event.event === "card_taken" ? hand(seat) : COURSE);
    case "card_stolen":
      return card(of, hand(Number(event["from"] ?? 1 - seat)), hand(seat));
    case "artifact_placed":
      return card(of, COURSE, slot(seat));
    case "artifact_discarded":
      return card(of, slot(Number(event["owner"] ?? seat)), DISCARDS);
    case "place_gained":
      return place(named, display, { at: "owned", seat });
    case "place_turned_up":
      return place(named, { at: "places" }, display);
    case "place_played":
      return place(named, { at: "owned", seat }, COURSE);
    case "place_taken_away":
      return place(named, { at: "owned", seat: Number(event["from"] ?? 1 - seat) }, { at: "owned", seat });
    case "wares_bought":
      return [...wares(event, SUPPLY, { at: "stand", seat }), ...gold(event, -1)];
    case "wares_sold":
      return [...wares(event, { at: "stand", seat }, SUPPLY), ...gold(event, 1)];
    case "wares_taken":
      return wares(event, SUPPLY, { at: "stand", seat });
    case "wares_returned":
      return wares(event, { at: "stand", seat }, SUPPLY);
    case "gold_paid":
      return gold(event, -1);
    case "gold_gained":
      return gold(event, 1);
    default:
      return [];
  }
}

/** How long what happened is looked at, in milliseconds, before the next thing is shown. */
export const PAUSES: Readonly<Record<string, number>> = {
  turn_started: 500,
  card_shown: 1000,
  card_answered: 1000,
  card_cancelled: 700,
  ware_card_played: 900,
  wares_bought: 700,
  wares_sold: 900,
  artifact_played: 800,
  artifact_placed: 500,
  artifact_used: 900,
  artifact_copied: 800,
  artifact_discarded: 800,
  artifact_carried_out: 600,
  place_played: 900,
  place_applied: 600,
  place_gained: 600,
  effect_chosen: 600,
  card_dropped: 700,
  card_turned_up: 800,
  card_taken: 700,
  card_drawn: 420,
  card_looked_at: 420,
  type_named: 600,
  wares_taken: 420,
  wares_returned: 420,
  gold_gained: 500,
  gold_paid: 350,
};

/** The card or place that is laid before both to be seen, while its decision is shown. */
export function shownBy(event: GameEvent): string | null {
  const shows = ["card_shown", "ware_card_played", "artifact_played", "artifact_used", "artifact_carried_out", "artifact_copied", "card_turned_up"];
  if (shows.includes(event.event)) return text(event, "card");
  return ["place_played", "place_applied"].includes(event.event) ? text(event, "place") : null;
}

const HAND_EVENTS = ["card_drawn", "card_looked_at", "card_kept", "card_picked", "cards_kept", "card_stolen", "card_taken", "card_dropped", "card_discarded", "card_turned_up", "cards_put_back"];
const PLAYED = ["ware_card_played", "artifact_played", "card_shown", "card_answered", "card_cancelled", "artifact_fetched"];

/** The position after an event; what is too fine to be followed is taken from the position after all of them. */
export function advance(view: AsanteView, event: GameEvent, after: AsanteView): AsanteView {
  const seat = event.seat ?? 0;
  const kind = event.event;
  if (HAND_EVENTS.includes(kind) || PLAYED.includes(kind)) {
    const seats = view.seats.map((one, other): SeatView => {
      const then = after.seats[other] ?? one;
      return { ...one, cards: then.cards, hand: then.hand, known: then.known };
    });
    const effects = kind === "card_shown" ? after.effects : view.effects;
    return { ...view, seats, effects, pile: after.pile, top: after.top, discards: after.discards, markers: markersOf(view, after) };
  }
  switch (kind) {
    case "wares_bought":
    case "wares_sold":
    case "wares_taken":
    case "wares_returned": {
      const gold = typeof event["has"] === "number" ? event["has"] : undefined;
      const traded = withSeat(view, seat, (one) => {
        const then = after.seats[seat] ?? one;
        return { ...one, stand: then.stand, free: then.free, gold: gold ?? one.gold, score: gold ?? one.score };
      });
      return { ...traded, supply: after.supply, discards: after.discards };
    }
    case "gold_paid":
    case "gold_gained":
      return withSeat(view, seat, (one) => ({ ...one, gold: Number(event["has"]), score: Number(event["has"]) }));
    case "markers_recovered":
      return { ...view, markers: Number(event["has"]) };
    case "artifact_placed":
    case "artifact_used":
    case "artifact_discarded": {
      const seats = view.seats.map((one, other) => {
        const then = after.seats[other] ?? one;
        return { ...one, artifacts: then.artifacts, turned: then.turned };
      });
      return { ...view, seats, card: null, discards: after.discards, markers: markersOf(view, after) };
    }
    case "place_gained":
    case "place_turned_up":
    case "place_played":
    case "place_taken_away": {
      const seats = view.seats.map((one, other) => ({ ...one, places: after.seats[other]?.places ?? one.places }));
      const position = Number(event["position"] ?? 0) - 1;
      const shown = kind === "place_gained" ? null : kind === "place_turned_up" ? text(event, "place") : undefined;
      const display = shown === undefined || position < 0 ? view.display : view.display.with(position, shown);
      return { ...view, seats, display, place_pile: after.place_pile };
    }
    case "turn_ended":
      return withSeat(view, seat, (one) => ({ ...one, gold: Number(event["gold"]), score: Number(event["gold"]), turned: one.turned.map(() => false) }));
    case "turn_started":
      return { ...view, turn: seat, turns: after.turns, markers: after.markers, phase: after.phase, last_turn: after.last_turn };
    case "reshuffled":
      return { ...view, pile: after.pile, discards: after.discards };
    default:
      return view;
  }
}

/** Markers that are spent are gone at once; with the next turn there are five again, and that is told by itself. */
const markersOf = (view: AsanteView, after: AsanteView): number => (view.turns === after.turns ? after.markers : view.markers);

function withSeat(view: AsanteView, seat: number, change: (one: SeatView) => SeatView): AsanteView {
  return { ...view, seats: view.seats.map((one, other) => (other === seat ? change(one) : one)) };
}

/** What an event leaves to be seen for a while: the names of things on the table. */
export function tracesOf(event: GameEvent): string[] {
  const slot = Number(event["slot"] ?? 1) - 1;
  switch (event.event) {
    case "artifact_placed":
    case "artifact_used":
      return [`slot ${event.seat ?? 0} ${slot}`];
    case "place_turned_up":
      return [`display ${Number(event["position"] ?? 1) - 1}`];
    case "place_gained":
    case "place_taken_away":
      return [`owned ${event.seat ?? 0} ${String(event["place"])}`];
    case "card_dropped":
    case "card_discarded":
    case "card_cancelled":
      return ["discards"];
    default:
      return [];
  }
}

/** The card that came to lie on the discard pile between two positions; null where none did. */
export function discardedBetween(before: AsanteView, after: AsanteView): string | null {
  const risen = Object.entries(after.discards).filter(([one, count]) => (count ?? 0) > (before.discards[one] ?? 0));
  return risen.at(-1)?.[0] ?? null;
}
