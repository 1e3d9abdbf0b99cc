/** Positions and actions for the tests of this folder: small, but as the server gives them. */
import type { Legal, Scene } from "../contract";
import type { Cell, Disc, Goal, HeavenAndAleView, Markers, Place, Reckoning, Seat, Tile, TurnNow } from "./view";
import { CARDS, SPOTS } from "./view";

/** The rows of the garden from above: where each begins, and how many cells it has. */
const ROWS = [
  { r: -3, q: 1, cells: 2 },
  { r: -2, q: 0, cells: 3 },
  { r: -1, q: -2, cells: 6 },
  { r: 0, q: -3, cells: 7 },
  { r: 1, q: -3, cells: 6 },
  { r: 2, q: -4, cells: 7 },
  { r: 3, q: -4, cells: 6 },
];
const SHEDS = [3, 12, 14, 16, 25, 27, 29];

export const CELLS: Cell[] = ROWS.flatMap(({ r, q, cells }) => Array.from({ length: cells }, (_, at) => ({ q: q + at, r }))).map(
  ({ q, r }, id) => {
    const shed = SHEDS.indexOf(id);
    return { id, q, r, side: shed >= 0 ? "shed" : 2 * q + r < 0 ? "sunny" : "shady", shed: shed >= 0 ? shed : null };
  },
);

export const tile = (text: string): Tile => {
  const [name = "", what = ""] = text.split(" ");
  return name === "monk" ? ({ tile: "monk", monk: what } as Tile) : ({ tile: name, number: Number(what) } as Tile);
};

/** A garden with tiles on some cells: `{ 21: "hops 5" }`. */
export const gardenWith = (tiles: Record<number, string>): (Tile | null)[] =>
  CELLS.map(({ id }) => (tiles[id] === undefined ? null : tile(tiles[id])));

const DISCS: Record<number, Disc> = { 4: "A", 7: "B", 12: "C", 16: "ABC", 20: "ABC", 24: "ABC" };
const PRICES: Record<number, number> = { 3: 4, 10: 3, 18: 2, 25: 1 };
const BARRELS = [14, 26];

const kindOf = (place: number): Place["kind"] => {
  if (place === 0) return "start_area";
  if (DISCS[place]) return "scoring";
  if (PRICES[place]) return "monk";
  return BARRELS.includes(place) ? "barrel" : "resource";
};

export const TRACK: Place[] = Array.from({ length: 28 }, (_, place) => {
  const kind = kindOf(place);
  const tiles = kind === "resource" ? [tile("hops 5"), tile("wood 1")] : kind === "monk" ? [tile("monk A")] : [];
  return { place, kind, tiles, discs: kind === "scoring" ? 1 : 0, disc: DISCS[place] ?? null, price: PRICES[place] ?? null };
});

/** What is counted for each goal, and what has to be reached. */
const GOALS: [string, number][] = [
  ["brewmaster_at_least", 1],
  ["all_resource_markers_at_least", 1],
  ["resource_tiles_with_fertility", 6],
  ["resource_tiles_with_fertility", 6],
  ["discs_on_monk_spots", 4],
  ["discs_on_resource_spots", 5],
  ["shed_tiles_of_one_type", 3],
  ["different_shed_types", 4],
  ["any_resource_marker_at_least", 20],
  ["privilege_cards_placed", 3],
  ["sunny_spots_filled", 15],
  ["shady_spots_filled", 15],
];
const goals: Goal[] = GOALS.map(([kind, value], index) => {
  const number = kind === "resource_tiles_with_fertility" ? (index === 2 ? 1 : 5) : null;
  return { goal: index + 1, kind, value, number, large: true, small: true };
});

const markers: Markers = { wood: 3, yeast: -2, hops: -4, water: 1, barley: -8 };

export const reckoning: Reckoning = {
  rate: 5,
  multiplier: 2,
  exchanges: 0,
  before: markers,
  after: markers,
  ducats: 12,
  lowest: -8,
  product: 0,
  barrels: 0,
  privilege: 0,
  first_space: 0,
  points: 0,
};

export const seatWith = (change: Partial<Seat> = {}): Seat => ({
  score: 0,
  ducats: 12,
  markers,
  brewmaster: -7,
  rate: 5,
  multiplier: 2,
  garden: gardenWith({ 13: "wood 2", 15: "hops 5", 21: "monk B" }),
  sheds: SHEDS.map((cell, shed) => ({ shed, cell, type: null, sum: 0, tiles: 0 })),
  discs: ["yeast", "hops"],
  hand: [...CARDS],
  sold: [],
  beside: [null, null, null, null, null],
  barrels: [],
  place: 2,
  start: null,
  home: false,
  goals: [-7, -8, 0, 1, 0, 2, 0, 0, 3, 0, 1, 2],
  now: reckoning,
  ...change,
});

const stack = { "hops 5": 2, "wood 1": 1, "monk A": 3 };

export const nowWith = (change: Partial<TurnNow> = {}): TurnNow => ({
  bought: 0,
  tile: null,
  prices: null,
  shed: null,
  spot: null,
  card: null,
  offers: [],
  numbers: [],
  arrivals: [],
  ...change,
});

export function viewWith(change: Partial<HeavenAndAleView> = {}): HeavenAndAleView {
  return {
    game: "heaven_and_ale",
    rules: "standard",
    players: 2,
    seat: 0,
    step: "move",
    to_move: 0,
    turn: 0,
    round: 2,
    rounds: 3,
    starter: 1,
    track: TRACK,
    starts: [
      { space: "S1", effect: "first_player_next_round", amount: 0, seat: 1 },
      { space: "S2", effect: "brewmaster", amount: 1, seat: null },
      { space: "S3", effect: "one_resource_marker_of_choice", amount: 2, seat: null },
      { space: "S4", effect: "ducats", amount: 2, seat: null },
    ],
    stacks: { first: stack, second: stack, first_left: 20, second_left: 50, monks_left_first: 4, monks_left_second: 0 },
    reserve: 24,
    goals,
    seats: [seatWith(), seatWith({ ducats: 3, place: 0, start: "S1", garden: gardenWith({}) })],
    amounts: {
      cards: { money: 12, brewmaster: 5, barrels: 1, resource: 1, discs: 1 },
      card_sold: 3,
      large_barrel: 4,
      small_barrel: 2,
      first_space: 1,
      ducats_per_step: 10,
      track_start: -10,
      track_end: 20,
      overflow_ducats: 1,
      price_factors: { resource: { sunny: 2, shady: 1 }, monk: { sunny: 2, shady: 1 } },
    },
    directions: [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ],
    cells: CELLS,
    pairs: [
      ["x_tiles", "wood"],
      ["yeast", "hops"],
      ["water", "barley"],
      ["monk_A", "monk_B"],
      ["monk_C", "monk_D"],
    ],
    spots: Object.fromEntries(
      SPOTS.map((spot) => [spot, { from: [spot === "x_tiles" ? "A" : spot.startsWith("monk") ? "B" : "C", "ABC"] }]),
    ) as HeavenAndAleView["spots"],
    brewmaster_table: [
      { from: -10, to: 0, exchange_rate: 5, multiplier: 2 },
      { from: 1, to: 4, exchange_rate: 4, multiplier: 3 },
      { from: 5, to: 8, exchange_rate: 3, multiplier: 3 },
      { from: 9, to: 11, exchange_rate: 3, multiplier: 4 },
      { from: 12, to: 14, exchange_rate: 2, multiplier: 4 },
      { from: 15, to: 17, exchange_rate: 2, multiplier: 5 },
      { from: 18, to: 19, exchange_rate: 2, multiplier: 6 },
      { from: 20, to: 20, exchange_rate: 1, multiplier: 6 },
    ],
    shed_table: [
      { sum_from: 0, sum_to: 7, brewmaster_steps: 6, shed_type: 0, activations: 0, pattern: "none", choices: 1 },
      { sum_from: 8, sum_to: 11, brewmaster_steps: 3, shed_type: 1, activations: 1, pattern: "any", choices: 6 },
      { sum_from: 12, sum_to: 17, brewmaster_steps: 1, shed_type: 2, activations: 2, pattern: "opposite", choices: 3 },
      { sum_from: 18, sum_to: 23, brewmaster_steps: 1, shed_type: 3, activations: 3, pattern: "alternating", choices: 2 },
      { sum_from: 24, sum_to: 30, brewmaster_steps: 0, shed_type: 4, activations: 4, pattern: "any", choices: 15 },
    ],
    turn_now: nowWith(),
    ...change,
  };
}

export function sceneOf(view: HeavenAndAleView, legal: Legal[] = []): Scene<HeavenAndAleView> {
  return {
    game: "heaven_and_ale",
    rules: "standard",
    options: {},
    seats: [
      { kind: "me", name: "Ana", level: null, yours: true, lent: false },
      { kind: "computer", name: "Boris", level: "greedy", yours: false, lent: false },
    ],
    ply: 40,
    head: 40,
    seat: 0,
    to_move: 0,
    is_over: false,
    scores: [0, 0],
    winners: [],
    view,
    legal,
  };
}

/** An action in its notation, with what `describe` says about it. */
export const action = (text: string, where: Record<string, unknown> = {}): Legal => ({
  action: 1,
  text,
  do: text.split(" ")[0] ?? "",
  ...where,
});
export const move = (place: number): Legal => action(`move ${place}`, { place });
export const start = (space: string): Legal => action(`start ${space}`, { space });
export const sell = (card: string): Legal => action(`sell ${card}`, { card });
export const buy = (text: string): Legal => action(`buy ${text}`, { ...tile(text) });
export const put = (cell: number): Legal => action(`put ${cell}`, { cell });
export const activate = (...directions: number[]): Legal => action(`activate ${directions.map((one) => one + 1).join(" ")}`, { directions });
export const score = (spot: string): Legal => action(`score ${spot}`, { spot });
export const number = (number: number): Legal => action(`number ${number}`, { number });
export const card = (card: string): Legal => action(`card ${card}`, { card });
export const marker = (resource: string): Legal => action(`marker ${resource}`, { resource });
