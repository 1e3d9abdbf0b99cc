/** Positions and actions for the tests of this folder: small, but as the server gives them. */
import type { Legal, Scene } from "../contract";
import type { AreaView, AsaraView, Colour, Seat, Shape, Tile, Tower } from "./view";
import { BUYERS, COLOURS, SHAPES } from "./view";

const tile = (colour: Colour, count: number, gold = false): Tile => ({ colour, gold, count });

const area = (name: AreaView["area"], spaces: number, more: Partial<AreaView> = {}): AreaView => ({
  area: name,
  colour: null,
  labels: null,
  spaces: Array.from({ length: spaces }, () => null),
  pile: null,
  gain: null,
  ...more,
});

export const tower = (colour: Colour, more: Partial<Tower> = {}): Tower => ({
  colour,
  base_gold: false,
  turret_gold: false,
  trunks: 0,
  gold_trunks: 0,
  windows: 0,
  gold_windows: 0,
  lit: 0,
  lit_gold: 0,
  height: 2,
  gold: 0,
  lits: 0,
  ...more,
});

export const seatWith = (change: Partial<Seat> = {}): Seat => ({
  score: 0,
  money: 20,
  hand: null,
  hand_size: 9,
  down: null,
  down_size: 0,
  sections: [],
  lits: null,
  lits_size: 0,
  towers: [],
  ...change,
});

const market = (sold: number): AsaraView["markets"]["base"] => ({
  up: [tile("brown", 1), tile("green", 2), tile("red", 1), tile("black", 1, true), tile("white", 2 - (sold ? 1 : 0))],
  stack: COLOURS.map((colour) => tile(colour, 2)).concat([tile("brown", 1, true), tile("white", 1, true)]),
  stack_size: 12,
});

export function viewWith(change: Partial<AsaraView> = {}): AsaraView {
  return {
    game: "asara",
    rules: "professional",
    players: 2,
    seat: 0,
    step: "area",
    to_move: 0,
    turn: 0,
    year: 2,
    years: 4,
    starter: 1,
    patronage: 1,
    prices: { brown: 3, green: 4, red: 5, black: 6, white: 8 },
    areas: [
      area("market_base", 4, { colour: "blue", spaces: [{ seat: 0, card: "blue", cards: 1 }, { seat: 1, card: null, cards: 2 }, null, null] }),
      area("market_trunk", 4),
      area("market_window", 4, { colour: "green", spaces: [{ seat: 1, card: "green", cards: 1 }, null, null, null] }),
      area("market_turret", 4),
      area("building_circle", 7, { labels: [1, 2, 3, 4, 5, 6, 7], colour: "violet", spaces: [null, null, { seat: 1, card: "violet", cards: 1 }, null, null, null, null] }),
      area("bank", 4, { labels: [12, 10, 8, 6], colour: "red", spaces: [{ seat: 0, card: "red", cards: 1 }, null, null, null] }),
      area("coloured_house", 0, { pile: [1, 2], gain: 5 }),
      area("spies", 2, { labels: [3, 5] }),
      area("caliph", 1, { colour: "yellow", spaces: [{ seat: 1, card: "yellow", cards: 1 }] }),
      area("tent", 3, { labels: [3, 5, 7] }),
      area("lit_house", 3),
    ],
    markets: Object.fromEntries(SHAPES.map((shape: Shape) => [shape, market(shape === "base" ? 1 : 0)])) as AsaraView["markets"],
    lit_options: [
      { option: "small", asari: 4, look: 3, keep: 1 },
      { option: "large", asari: 10, look: 5, keep: 2 },
    ],
    lit_stack: { size: 12, bottom: [{ colour: "red", seat: 0 }], unseen: 11 },
    deck_size: 27,
    seats: [
      seatWith({
        score: 7,
        money: 17,
        hand: { blue: 2, green: 1, violet: 0, red: 1, yellow: 2 },
        hand_size: 6,
        down: { green: 1 },
        down_size: 1,
        sections: [
          { shape: "base", colour: "white", gold: true, count: 1 },
          { shape: "turret", colour: "white", gold: false, count: 1 },
          { shape: "trunk", colour: "red", gold: false, count: 2 },
          { shape: "window", colour: "black", gold: false, count: 1 },
        ],
        lits: { red: 1 },
        lits_size: 1,
        towers: [tower("red", { trunks: 1, windows: 1, height: 4 }), tower("black", { base_gold: true, gold: 1 })],
      }),
      seatWith({ score: 11, money: 24, lits_size: 1, down_size: 2, towers: [tower("white", { windows: 2, gold_windows: 1, lit: 1, height: 5, gold: 1, lits: 1 })] }),
    ],
    turn_now: { area: null, card: null, laid: 0, space: null, plot: null, sections: 0, left: 0, shape: null, option: null, looked: null, looked_size: 0, to_keep: 0 },
    year_end: [
      { towers: 2, gold: 1, patronage: 0, lits: 0, points: 3 },
      { towers: 1, gold: 1, patronage: 1, lits: 1, points: 4 },
    ],
    contests: [],
    money_points: [1, 2],
    ...change,
  };
}

let number = 0;
const legal = (text: string, data: Record<string, unknown> & { do: string }): Legal => ({ action: number++, text, ...data });

export const send = (name: string): Legal => legal(`send ${name}`, { do: "send", area: name });
export const card = (name: string): Legal => legal(`card ${name}`, { do: "card", card: name });
export const down = (name: string): Legal => legal(`down ${name}`, { do: "down", card: name });
export const pair = (): Legal => legal("pair", { do: "pair" });
export const space = (at: number): Legal => legal(`space ${at + 1}`, { do: "space", space: at });
export const plot = (plot: number, sections: number): Legal =>
  legal(`plot ${plot} with ${sections}`, { do: "plot", plot, sections });
export const take = (shape: Shape, colour: Colour, gold = false): Legal =>
  legal(`take ${shape} ${colour}${gold ? " gold" : ""}`, { do: "take", shape, colour, gold });
export const stack = (shape: Shape): Legal => legal(`stack ${shape}`, { do: "stack", shape });

export function sceneOf(view: AsaraView, actions: Legal[] = []): Scene<AsaraView> {
  return {
    game: "asara",
    rules: view.rules,
    options: {},
    seats: ["Ana", "Boris", "Clara", "Dan"].slice(0, view.players).map((name) => ({ kind: "here", name, level: null, yours: true, lent: false })),
    ply: 1,
    head: 1,
    seat: view.seat,
    to_move: view.to_move,
    is_over: false,
    scores: view.seats.map(({ score }) => score),
    winners: [],
    view,
    legal: actions,
  };
}

export const everyCard = (): Legal[] => BUYERS.map((name) => card(name));
