/**
 * What events do to the position, so that a turn can be shown one event after another. The positions at both ends come
 * from the server; this only fills in what is seen between them.
 */
import type { GameEvent } from "../contract";
import { tileIn, tileText } from "./choices";
import type { Laid, Trace } from "./memory.svelte";
import type { Card, HeavenAndAleView, Place, Resource, Seat, Spot, Start, Tile } from "./view";
import { wayBetween } from "./walk";

/** Something seen to move over the walk. */
export type Flight =
  | { what: "figure"; seat: number; way: number[]; time: number }
  | { what: "tile"; seat: number; place: number; tile: Tile; time: number }
  | { what: "disc"; seat: number; place: number; time: number }
  | { what: "barrel"; seat: number; goal: number; large: boolean; time: number }
  | { what: "ducats"; seat: number; place: number; start: Start | null; ducats: number; time: number };

const number = (event: GameEvent, key: string): number => Number(event[key] ?? 0);
const OVER_A_STONE = 70;

/** How an event is seen, in the position before it; null for what happens in a garden. */
export function flightOf(event: GameEvent, before: HeavenAndAleView): Flight | null {
  const seat = event.seat ?? 0;
  const owner = before.seats[seat];
  const place = owner?.place ?? 0;
  const walked = (way: number[]): Flight => ({ what: "figure", seat, way, time: Math.min(900, 220 + way.length * OVER_A_STONE) });
  const money = (ducats: number): Flight | null =>
    ducats === 0 ? null : { what: "ducats", seat, place, start: owner?.start ?? null, ducats, time: 900 };
  switch (event.event) {
    case "figure_moved":
      return walked(wayBetween(number(event, "from"), number(event, "to")));
    case "start_entered":
      return number(event, "from") > 0 ? walked(wayBetween(number(event, "from"), 0)) : null;
    case "tile_taken":
      return { what: "tile", seat, place: number(event, "place"), tile: tileIn(event), time: 460 };
    case "disc_placed":
      return { what: "disc", seat, place: number(event, "place"), time: 460 };
    case "barrel_taken":
      return { what: "barrel", seat, goal: number(event, "goal"), large: event["large"] === true, time: 620 };
    case "tile_put":
      return money(-number(event, "ducats"));
    case "card_sold":
    case "ducats_gained":
      return money(number(event, "ducats"));
    default:
      return null;
  }
}

/** The position after an event; what is too fine to be followed is taken from the position after all of them. */
export function advance(view: HeavenAndAleView, event: GameEvent, after: HeavenAndAleView): HeavenAndAleView {
  const seat = event.seat ?? 0;
  const own = (change: (one: Seat) => Partial<Seat>): HeavenAndAleView => withSeat(view, seat, change);
  const money = (): Partial<Seat> => ({ ducats: number(event, "money") });
  switch (event.event) {
    case "figure_moved":
      return leaving(own(() => ({ place: number(event, "to"), start: null })), seat);
    case "start_entered": {
      const start = event["start"] as Start;
      const moved = leaving(own(() => ({ place: 0, start, home: event["home"] === true })), seat);
      return { ...moved, starts: moved.starts.map((one) => (one.space === start ? { ...one, seat } : one)) };
    }
    case "tile_laid":
      return withPlace(view, number(event, "place"), (one) => ({ tiles: [...one.tiles, tileIn(event)] }));
    case "tile_taken":
      return withPlace(view, number(event, "place"), (one) => ({ tiles: without(one.tiles, tileIn(event)) }));
    case "tile_put":
      return own((one) => ({ garden: one.garden.with(number(event, "cell"), tileIn(event)), ...money() }));
    case "shed_built": {
      const built = (one: Seat): Seat["sheds"] =>
        one.sheds.map((shed) => (shed.shed === event["shed"] ? { ...shed, type: number(event, "type") } : shed));
      return own((one) => ({ sheds: built(one), brewmaster: number(event, "brewmaster") }));
    }
    case "tile_activated":
    case "marker_moved":
    case "brewmaster_moved":
      return own((one) => moved(one, event));
    case "ducats_gained":
      return own(money);
    case "disc_placed": {
      const taken = withPlace(view, number(event, "place"), ({ discs }) => ({ discs: Math.max(0, discs - 1) }));
      return withSeat(taken, seat, ({ discs }) => ({ discs: [...discs, event["spot"] as Spot] }));
    }
    case "card_sold":
      return own((one) => ({ hand: withoutCard(one, event), sold: [...one.sold, event["card"] as Card], ...money() }));
    case "card_placed":
      return own((one) => ({ hand: withoutCard(one, event), beside: one.beside.with(number(event, "pair"), event["card"] as Card) }));
    case "card_declined":
      return own((one) => ({ beside: one.beside.with(number(event, "pair"), "declined") }));
    case "barrel_taken": {
      const goal = number(event, "goal");
      const large = event["large"] === true;
      const goals = view.goals.map((one) => (one.goal === goal ? { ...one, [large ? "large" : "small"]: false } : one));
      return { ...own((one) => ({ barrels: [...one.barrels, { goal, large }] })), goals };
    }
    case "round_started":
      return { ...view, round: after.round, track: after.track, stacks: after.stacks };
    default:
      return view;
  }
}

/** A marker, the brewmaster or money after something was activated. */
function moved(one: Seat, event: GameEvent): Partial<Seat> {
  const ducats = one.ducats + number(event, "ducats");
  const resource = event["resource"] as Resource | undefined;
  if (resource !== undefined) return { ducats, markers: { ...one.markers, [resource]: number(event, "marker") } };
  return event["brewmaster"] === undefined ? { ducats } : { brewmaster: number(event, "brewmaster") };
}

/** The start space that a figure has left is free again. */
function leaving(view: HeavenAndAleView, seat: number): HeavenAndAleView {
  return { ...view, starts: view.starts.map((one) => (one.seat === seat ? { ...one, seat: null } : one)) };
}

function withSeat(view: HeavenAndAleView, seat: number, change: (one: Seat) => Partial<Seat>): HeavenAndAleView {
  return { ...view, seats: view.seats.map((one, other) => (other === seat ? { ...one, ...change(one) } : one)) };
}

function withPlace(view: HeavenAndAleView, place: number, change: (one: Place) => Partial<Place>): HeavenAndAleView {
  return { ...view, track: view.track.map((one) => (one.place === place ? { ...one, ...change(one) } : one)) };
}

function without(tiles: readonly Tile[], tile: Tile): Tile[] {
  const at = tiles.findIndex((one) => tileText(one) === tileText(tile));
  return tiles.filter((_, index) => index !== at);
}

const withoutCard = ({ hand }: Seat, event: GameEvent): Card[] => hand.filter((card) => card !== event["card"]);

/** What an event leaves to be seen for a while. */
export function traceOf(event: GameEvent, before: HeavenAndAleView): Trace | null {
  const walks = event.event === "figure_moved" || (event.event === "start_entered" && number(event, "from") > 0);
  if (!walks) return null;
  const seat = event.seat ?? 0;
  const from = number(event, "from");
  const left = from === 0 ? (before.seats[seat]?.start ?? null) : null;
  return { seat, from, to: number(event, "to"), left, entered: (event["start"] as Start | undefined) ?? null };
}

/** Where a player has laid tiles in the turn that is going on, or in the last one. */
export function laidAfter(laid: readonly Laid[], event: GameEvent): readonly Laid[] {
  if (event.event === "turn_started") return laid.filter(({ seat }) => seat !== event.seat);
  return event.event === "tile_put" ? [...laid, { seat: event.seat ?? 0, cell: number(event, "cell") }] : laid;
}

/** Who has walked between two positions, for those to whom nothing was shown on the way. */
export function tracesBetween(before: HeavenAndAleView, after: HeavenAndAleView): Trace[] {
  if (before.round !== after.round) return [];
  return after.seats.flatMap(({ place: to, start: entered }, seat) => {
    const { place: from, start: left } = before.seats[seat] ?? { place: to, start: null };
    return from === to ? [] : [{ seat, from, to, left, entered }];
  });
}

/** How long an event is given that nothing flies for, so that a computer's turn can be followed. */
export const PAUSES: Readonly<Record<string, number>> = {
  first_player: 300,
  round_started: 420,
  turn_started: 200,
  tile_laid: 24,
  tile_put: 520,
  tile_activated: 160,
  shed_built: 620,
  number_named: 300,
  card_placed: 420,
  card_declined: 240,
  marker_moved: 260,
  brewmaster_moved: 220,
};
