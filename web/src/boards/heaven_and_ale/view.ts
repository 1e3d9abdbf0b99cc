/** What the server shows of a game of Heaven & Ale: the names are those of `game.view`. */

export const RESOURCES = ["wood", "yeast", "hops", "water", "barley"] as const;
export const MONKS = ["A", "B", "C", "D"] as const;
export const SPOTS = [
  "x_tiles",
  "wood",
  "yeast",
  "hops",
  "water",
  "barley",
  "monk_A",
  "monk_B",
  "monk_C",
  "monk_D",
] as const;
export const CARDS = ["money", "brewmaster", "barrels", "resource", "discs"] as const;
export const STARTS = ["S1", "S2", "S3", "S4"] as const;
export const START_EFFECTS = ["first_player_next_round", "brewmaster", "one_resource_marker_of_choice", "ducats"] as const;
export const PLACE_KINDS = ["start_area", "resource", "monk", "scoring", "barrel"] as const;
export const SIDES = ["sunny", "shady"] as const;
export const PATTERNS = ["none", "any", "opposite", "alternating"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Monk = (typeof MONKS)[number];
export type Spot = (typeof SPOTS)[number];
export type Card = (typeof CARDS)[number];
export type Start = (typeof STARTS)[number];
export type StartEffect = (typeof START_EFFECTS)[number];
export type PlaceKind = (typeof PLACE_KINDS)[number];
export type Disc = "A" | "B" | "C" | "ABC";
export type Side = (typeof SIDES)[number];
export type Pattern = (typeof PATTERNS)[number];

export type Step =
  | "lay"
  | "first"
  | "start"
  | "move"
  | "buy"
  | "put"
  | "shed"
  | "score"
  | "number"
  | "privilege"
  | "marker"
  | "end"
  | "over";

export interface ResourceTile {
  tile: Resource;
  number: number;
}

export interface MonkTile {
  tile: "monk";
  monk: Monk;
}

export type Tile = ResourceTile | MonkTile;

/** A place of the round track: 0 is the start area, 1 to 27 follow clockwise. */
export interface Place {
  place: number;
  kind: PlaceKind;
  tiles: Tile[];
  /** How many discs lie there, and what they may be used for. */
  discs: number;
  disc: Disc | null;
  /** What a monk costs in the shade. */
  price: number | null;
}

export interface StartSpace {
  space: Start;
  effect: StartEffect;
  amount: number;
  /** Who stands there. */
  seat: number | null;
}

/** What may still come, by kind ("hops 5", "monk A"): everybody knows it. */
export interface Stacks {
  first: Record<string, number>;
  second: Record<string, number>;
  first_left: number;
  second_left: number;
  monks_left_first: number;
  monks_left_second: number;
}

export interface Goal {
  goal: number;
  kind: string;
  /** What has to be reached. */
  value: number;
  /** The number on the tiles that are counted. */
  number: number | null;
  /** Whether the barrels still lie in the centre. */
  large: boolean;
  small: boolean;
}

export interface Shed {
  shed: number;
  cell: number;
  type: number | null;
  /** What the numbers around it add up to now, and how many of the six spots hold a tile. */
  sum: number;
  tiles: number;
}

export type Markers = Record<Resource, number>;

/** The final scoring of a seat, step by step. */
export interface Reckoning {
  rate: number;
  multiplier: number;
  /** How many exchanges are made. */
  exchanges: number;
  /** The markers before and after exchange and ducats. */
  before: Markers;
  after: Markers;
  ducats: number;
  lowest: number;
  product: number;
  barrels: number;
  privilege: number;
  first_space: number;
  points: number;
}

export interface Seat {
  score: number;
  ducats: number;
  markers: Markers;
  brewmaster: number;
  rate: number;
  multiplier: number;
  /** By cell; null where nothing lies, and on shed spots. */
  garden: (Tile | null)[];
  sheds: Shed[];
  discs: Spot[];
  hand: Card[];
  sold: Card[];
  /** Beside each privilege pair: nothing yet, a card, or never one. */
  beside: (Card | "declined" | null)[];
  barrels: { goal: number; large: boolean }[];
  /** Where the figure stands: a place of the track, and in the start area its start space. */
  place: number;
  start: Start | null;
  /** It has come back in this round. */
  home: boolean;
  /** How far with each of the goals. */
  goals: number[];
  /** If the game ended now. */
  now: Reckoning;
}

export interface Cell {
  id: number;
  q: number;
  r: number;
  side: Side | "shed";
  /** The number of the shed that may stand there. */
  shed: number | null;
}

export interface BrewmasterRow {
  from: number;
  to: number;
  exchange_rate: number;
  multiplier: number;
}

export interface ShedRow {
  sum_from: number;
  sum_to: number;
  brewmaster_steps: number;
  shed_type: number;
  activations: number;
  pattern: Pattern;
  choices: number;
}

/** What an activation would bring; only markers that move are named. */
export interface Gains {
  ducats: number;
  brewmaster: number;
  markers: Partial<Markers>;
}

export interface Offer extends Gains {
  spot: Spot;
  /** The number spot has an offer for each number. */
  number?: number | null;
}

/** How far the turn has come. */
export interface TurnNow {
  /** How many tiles were bought. */
  bought: number;
  /** The tile in the hand, and what it costs. */
  tile: Tile | null;
  prices: { sunny: number; shady: number } | null;
  /** The shed that waits for its choice. */
  shed: number | null;
  spot: Spot | null;
  card: Card | null;
  offers: Offer[];
  numbers: (Gains & { number: number })[];
  arrivals: { place: number }[];
}

/** Numbers of the box that are the same at any time. */
export interface Amounts {
  /** What each privilege card counts: ducats, steps, points for a barrel. */
  cards: Record<Card, number>;
  card_sold: number;
  large_barrel: number;
  small_barrel: number;
  first_space: number;
  ducats_per_step: number;
  track_start: number;
  track_end: number;
  /** Ducats for a step beyond the end of the production track. */
  overflow_ducats: number;
  price_factors: Record<"resource" | "monk", Record<Side, number>>;
}

export interface HeavenAndAleView {
  game: "heaven_and_ale";
  rules: string;
  players: number;
  seat: number | null;
  step: Step;
  to_move: number;
  /** Whose turn it is. */
  turn: number;
  round: number;
  rounds: number;
  starter: number | null;
  track: Place[];
  starts: StartSpace[];
  stacks: Stacks;
  /** Discs left beside the board. */
  reserve: number;
  goals: Goal[];
  seats: Seat[];
  amounts: Amounts;
  /** The steps (q, r) to the six neighbours of a cell: directions in actions count them from 0. */
  directions: [number, number][];
  cells: Cell[];
  pairs: [Spot, Spot][];
  spots: Record<Spot, { from: Disc[] }>;
  brewmaster_table: BrewmasterRow[];
  shed_table: ShedRow[];
  turn_now: TurnNow;
}

/** The cell beside another one, if the garden has one there. */
export function cellBeside(view: HeavenAndAleView, cell: number, direction: number): Cell | undefined {
  const here = view.cells[cell];
  const step = view.directions[direction];
  if (!here || !step) return undefined;
  return view.cells.find(({ q, r }) => q === here.q + step[0] && r === here.r + step[1]);
}

/** The barrels that a seat would take on a barrel space now. */
export function barrelsFor(view: HeavenAndAleView, seat: number): Goal[] {
  const owner = view.seats[seat];
  if (!owner) return [];
  const owned = new Set(owner.barrels.map(({ goal }) => goal));
  return view.goals.filter((one, index) => {
    return (one.large || one.small) && !owned.has(one.goal) && (owner.goals[index] ?? -Infinity) >= one.value;
  });
}
