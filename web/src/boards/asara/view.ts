/** What the server shows of a game of Asara: the names are those of `game.view`. */

export const COLOURS = ["brown", "green", "red", "black", "white"] as const;
export const SHAPES = ["base", "trunk", "window", "turret"] as const;
export const BUYERS = ["blue", "green", "violet", "red", "yellow"] as const;
export const AREAS = [
  "market_base",
  "market_trunk",
  "market_window",
  "market_turret",
  "building_circle",
  "bank",
  "coloured_house",
  "spies",
  "caliph",
  "tent",
  "lit_house",
] as const;
export const CONTESTS = [...COLOURS, "tallest_overall", "most_towers"] as const;

/** The material of a section. */
export type Colour = (typeof COLOURS)[number];
export type Shape = (typeof SHAPES)[number];
/** The colour of a buyer, which has nothing to do with that of a section. */
export type Buyer = (typeof BUYERS)[number];
export type Area = (typeof AREAS)[number];
export type Market = Extract<Area, `market_${Shape}`>;
export type Contest = (typeof CONTESTS)[number];

export type Step =
  | "fill"
  | "first"
  | "deal"
  | "hire_draw"
  | "area"
  | "card"
  | "down"
  | "space"
  | "tile"
  | "stack"
  | "bribe"
  | "lit_option"
  | "lit_draw"
  | "keep"
  | "return"
  | "build"
  | "turret"
  | "hire"
  | "over";

/** Sections that are alike, and how many of them. */
export interface Tile {
  colour: Colour;
  gold: boolean;
  count: number;
}

export interface Section extends Tile {
  shape: Shape;
}

/** A buyer on the board: `card` is null where it lies face down; a pair is two cards. */
export interface Placed {
  seat: number;
  card: Buyer | null;
  cards: number;
}

export interface AreaView {
  area: Area;
  /** The colour that has to be followed. */
  colour: Buyer | null;
  /** What is printed on the spaces: a gain at the bank, elsewhere a cost. */
  labels: number[] | null;
  spaces: (Placed | null)[];
  /** How many cards of each seat lie on the pile of the coloured house. */
  pile: number[] | null;
  gain: number | null;
}

export interface MarketView {
  up: Tile[];
  /** What the stack still holds: everybody has seen what is gone. */
  stack: Tile[];
  stack_size: number;
}

export interface LitOption {
  option: "small" | "large";
  asari: number;
  look: number;
  keep: number;
}

export interface LitStack {
  size: number;
  /** Those put back, from the topmost; `colour` is null for whoever did not put them there. */
  bottom: { colour: Colour | null; seat: number }[];
  unseen: number;
}

export interface Tower {
  colour: Colour;
  base_gold: boolean;
  turret_gold: boolean;
  /** Plain ones; those with gold are counted beside them. */
  trunks: number;
  gold_trunks: number;
  windows: number;
  gold_windows: number;
  /** Lit windows on plain windows, and on windows with gold. */
  lit: number;
  lit_gold: number;
  height: number;
  /** The gold that is seen. */
  gold: number;
  lits: number;
}

export interface Seat {
  score: number;
  money: number;
  hand: Partial<Record<Buyer, number>> | null;
  hand_size: number;
  down: Partial<Record<Buyer, number>> | null;
  down_size: number;
  sections: Section[];
  lits: Partial<Record<Colour, number>> | null;
  lits_size: number;
  towers: Tower[];
}

/** How far the turn has come. */
export interface TurnNow {
  area: Area | null;
  card: Buyer | "pair" | null;
  /** Cards laid face down so far. */
  laid: number;
  space: number | null;
  plot: number | null;
  /** The sections to use, and how many of them are still to be laid. */
  sections: number;
  left: number;
  /** The stack that is being looked through. */
  shape: Shape | null;
  option: "small" | "large" | null;
  looked: Partial<Record<Colour, number>> | null;
  looked_size: number;
  to_keep: number;
}

export interface YearEnd {
  towers: number;
  gold: number;
  patronage: number;
  lits: number;
  points: number;
}

export interface ContestPlace {
  seat: number;
  /** Which of the seat's towers; null where towers are counted. */
  tower: number | null;
  place: 1 | 2;
  points: number;
  /** The height of the tower, or the number of towers. */
  size: number;
  lits: number;
}

export interface ContestView {
  contest: Contest;
  first: number;
  second: number;
  places: ContestPlace[];
}

export interface AsaraView {
  game: "asara";
  rules: string;
  players: number;
  seat: number | null;
  step: Step;
  to_move: number;
  /** Whose turn it is. */
  turn: number;
  year: number;
  years: number;
  starter: number;
  patronage: number | null;
  prices: Record<Colour, number>;
  areas: AreaView[];
  markets: Record<Shape, MarketView>;
  lit_options: LitOption[];
  lit_stack: LitStack | null;
  deck_size: number;
  seats: Seat[];
  turn_now: TurnNow;
  year_end: YearEnd[];
  contests: ContestView[];
  money_points: number[];
}

export const areaOf = (view: AsaraView, area: Area): AreaView | undefined => view.areas.find((one) => one.area === area);
/** The shape a market sells; null for every other area. */
export const shapeOf = (area: Area): Shape | null => (area.startsWith("market_") ? (area.slice(7) as Shape) : null);
