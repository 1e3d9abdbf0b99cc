import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { bundleOf } from "../../words/fluent";
import type { GameEvent, Legal, Translate } from "../contract";
import { aSection, sectionName } from "./names";
import { card, down, pair, plot, sceneOf, send, space, stack, take, viewWith } from "./testing";
import { AREAS, BUYERS, COLOURS, CONTESTS, SHAPES, type AsaraView, type Step, type TurnNow } from "./view";
import { describe as describeAction, heading, prompt, tell } from "./words";

const locales = resolve(import.meta.dirname, "../../../../src/sobremesa/locales");
const LANGUAGES = ["en", "es", "ru"];

/** Speaks a language, and objects to a missing message or argument. */
function speaker(language: string): Translate {
  const bundle = bundleOf(language, [readFileSync(resolve(locales, language, "asara.ftl"), "utf8")]);
  return (id, args) => {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? {}, errors);
    if (errors.length > 0) throw new Error(`${id}: ${errors[0]}`);
    return text;
  };
}

const now = (change: Partial<TurnNow>): Partial<AsaraView> => ({ turn_now: { ...viewWith().turn_now, ...change } });
const action = (kind: string, more: Record<string, unknown> = {}): Legal => ({ action: 1, text: kind, do: kind, ...more });

const PLACES = [
  { seat: 0, tower: 0, place: 1, points: 8, size: 5, lits: 0 },
  { seat: 0, tower: 1, place: 2, points: 2, size: 4, lits: 0 },
  { seat: 1, tower: 0, place: 2, points: 2, size: 4, lits: 0 },
];
const SHARES = [
  { towers: 2, gold: 1, patronage: 1, lits: 0, points: 4, from: 3, to: 7 },
  { towers: 0, gold: 0, patronage: 0, lits: 0, points: 0, from: 5, to: 5 },
];

const EVENTS: GameEvent[] = [
  { event: "first_player", seat: 0 },
  { event: "year_started", year: 1, starter: 0, income: 0 },
  { event: "year_started", year: 2, starter: 1, income: 20 },
  { event: "turn_started", seat: 1, year: 2 },
  ...AREAS.flatMap((area) => ["area_chosen", "idle"].map((event) => ({ event, seat: 0, area }))),
  ...BUYERS.map((one) => ({ event: "buyer_shown", seat: 0, area: "bank", card: one })),
  { event: "pair_chosen", seat: 0, area: "bank" },
  { event: "card_laid_down", seat: 0, area: "bank", card: "red" },
  { event: "buyer_placed", seat: 0, area: "tent", space: 2, card: null, cards: 2 },
  { event: "paid", seat: 0, area: "tent", asari: 3, money: 17 },
  { event: "received", seat: 0, area: "bank", asari: 12, money: 29 },
  { event: "section_bought", seat: 0, area: "market_trunk", shape: "trunk", colour: "white", gold: true, asari: 8, money: 9 },
  { event: "stack_looked_through", seat: 0, shape: "turret", space: 1 },
  { event: "bribe_declined", seat: 0 },
  { event: "patronage_taken", seat: 0, from: 1 },
  { event: "patronage_taken", seat: 0, from: 0 },
  { event: "card_drawn", seat: 0, card: "violet" },
  { event: "card_drawn", seat: 0 },
  { event: "lit_looked", seat: 0, option: "small", number: 3 },
  { event: "lit_seen", seat: 0, colour: "black" },
  { event: "lit_kept", seat: 0, colour: "black" },
  { event: "lit_kept", seat: 0 },
  { event: "lit_returned", seat: 0, colour: "green" },
  { event: "building_started", seat: 0, plot: 4, sections: 3, asari: 4, money: 10 },
  ...[...SHAPES, "lit"].flatMap((shape) =>
    [true, false].map((gold) => ({
      event: "section_built",
      seat: 0,
      shape,
      colour: "red",
      gold,
      tower: 1,
      prestige: 1,
      score: 8,
      left: 2,
    })),
  ),
  { event: "building_done", seat: 0, sections: 3 },
  { event: "year_scored", year: 1, seats: SHARES },
  ...CONTESTS.map((contest) => ({ event: "contest_scored", contest, first: 8, second: 4, places: PLACES })),
  { event: "contest_scored", contest: "white", first: 12, second: 6, places: [] },
  { event: "money_scored", asari: 10, seats: [{ money: 25, points: 2 }, { money: 3, points: 0 }] },
  { event: "game_over", scores: [30, 20], winners: [0] },
  { event: "game_over", scores: [30, 30], winners: [0, 1] },
];

const STEPS: Step[] = [
  "fill",
  "first",
  "deal",
  "hire_draw",
  "area",
  "card",
  "down",
  "space",
  "tile",
  "stack",
  "bribe",
  "lit_option",
  "lit_draw",
  "keep",
  "return",
  "build",
  "turret",
  "hire",
  "over",
];

const CHOICES: [string, Legal[]][] = [
  ["area", AREAS.map(send)],
  ["card", [...BUYERS.map(card), pair()]],
  ["down", BUYERS.map(down)],
  ["space", [space(0), plot(4, 3), plot(1, 1)]],
  ["tile", SHAPES.flatMap((shape) => COLOURS.flatMap((colour) => [take(shape, colour), take(shape, colour, true)]))],
  ["stack", SHAPES.map(stack)],
  ["bribe", [action("decline")]],
  ["lit_option", [action("look", { option: "small" }), action("look", { option: "large" })]],
  ["keep", [action("keep", { colour: "red" }), action("return", { colour: "red" })]],
  [
    "build",
    [
      action("base", { colour: "white", gold: true }),
      action("turret", { colour: "white", gold: false }),
      ...["trunk", "window", "light"].flatMap((kind) => [true, false].map((gold) => action(kind, { tower: 1, gold }))),
      action("done"),
    ],
  ],
  ["hire", [action("hire"), action("nothing")]],
  ["fill", [action("fill", { shape: "base", colour: "white", gold: false }), action("first", { seat: 0 }), action("deal", { card: "red" }), action("lit", { colour: "red" })]],
];

describe.each(LANGUAGES)("in %s", (language) => {
  const t = speaker(language);

  it.each(EVENTS.map((event) => [event.event, event] as const))("%s is a sentence", (_, event) => {
    const line = tell(event, sceneOf(viewWith()), t);
    expect(line?.text.length).toBeGreaterThan(5);
    expect(line?.text).not.toMatch(/undefined|NaN|null|\{/);
  });

  it.each(STEPS)("the step %s has a prompt and a heading", (step) => {
    const turn = now({ area: "market_trunk", to_keep: 2, left: 3 });
    const scene = sceneOf(viewWith({ step, ...turn }));
    expect(prompt(scene, t).length).toBeGreaterThan(10);
    expect(heading(scene, t).length).toBeGreaterThan(5);
  });

  it("every area that asks for a card, a space or a section does so in words", () => {
    for (const area of AREAS) {
      for (const step of ["card", "down", "space"] as const) {
        for (const legal of [[pair()], [card("blue")], [card("blue"), pair()]]) {
          expect(prompt(sceneOf(viewWith({ step, ...now({ area }) }), legal), t)).not.toMatch(/undefined|NaN|null|\{|\s{2}/);
        }
      }
    }
  });

  it.each(CHOICES)("what may be done in the step %s has a heading and words", (step, legal) => {
    for (const area of ["bank", "spies", "building_circle", "lit_house"] as const) {
      const scene = sceneOf(viewWith({ step: step as Step, ...now({ area }) }), legal);
      const labels = legal.map((one) => describeAction(one, scene, t));
      for (const { group, label } of labels) {
        expect(group.length).toBeGreaterThan(2);
        expect(label).not.toMatch(/undefined|NaN|null|\{/);
      }
      expect(new Set(labels.map(({ label }) => label)).size).toBe(legal.length);
    }
  });
});

describe("words", () => {
  const t = speaker("en");
  const scene = sceneOf(viewWith());
  const said = (event: GameEvent, language = "en"): string | undefined => tell(event, scene, speaker(language))?.text;
  const label = (legal: Legal, view: Partial<AsaraView> = {}): string => describeAction(legal, sceneOf(viewWith(view)), t).label;

  it("say nothing of what hides or does not matter", () => {
    for (const event of [
      { event: "market_filled", shape: "base", colour: "white", gold: false },
      { event: "card_dealt", seat: 0, card: "blue" },
      { event: "card_dealt", seat: 1 },
      { event: "card_laid_down", seat: 1, area: "bank" },
      { event: "buyer_placed", seat: 1, area: "market_base", space: 0, card: "blue", cards: 1 },
      { event: "lit_seen", seat: 1 },
      { event: "lit_returned", seat: 1 },
      { event: "money_scored", asari: 10, seats: [{ money: 3, points: 0 }] },
      { event: "something_new" },
    ]) {
      expect(tell(event, scene, t)).toBeNull();
    }
  });

  it("give a year and a turn their weight", () => {
    const weight = (event: GameEvent): string | undefined => tell(event, scene, t)?.weight;
    expect(weight({ event: "year_started", year: 2, starter: 1, income: 20 })).toBe("part");
    expect(weight({ event: "turn_started", seat: 1, year: 2 })).toBe("turn");
    expect(weight({ event: "buyer_shown", seat: 1, card: "blue" })).toBe("fine");
    expect(weight({ event: "bribe_declined", seat: 1 })).toBeUndefined();
  });

  it("name the parts of a tower in the right form", () => {
    const trunk = { shape: "trunk", colour: "white", gold: true };
    const window = { shape: "window", colour: "red", gold: false };
    const lit = { shape: "lit", colour: "black" };
    const both = (language: string) => [trunk, window, lit].flatMap((one) => [sectionName(one, speaker(language)), aSection(one, speaker(language))]);
    expect(both("en")).toEqual([
      "white trunk with gold",
      "a white trunk with gold",
      "red window",
      "a red window",
      "black lit window",
      "a black lit window",
    ]);
    expect(both("es")).toEqual([
      "tronco blanco con oro",
      "un tronco blanco con oro",
      "ventana roja",
      "una ventana roja",
      "ventana iluminada negra",
      "una ventana iluminada negra",
    ]);
    expect(both("ru")).toEqual([
      "белая центральная часть с золотом",
      "белую центральную часть с золотом",
      "красное окно",
      "красное окно",
      "чёрное освещённое окно",
      "чёрное освещённое окно",
    ]);
  });

  it("tell a purchase, a building and a scoring", () => {
    const bought = { event: "section_bought", seat: 0, shape: "trunk", colour: "black", gold: false, asari: 6, money: 14 };
    expect(said(bought)).toBe("Ana buys a black trunk for 6 Asari and has 14 left.");
    expect(said(bought, "es")).toBe("Ana compra un tronco negro por 6 Asari y se queda con 14.");
    expect(said(bought, "ru")).toBe("Ana покупает чёрную центральную часть за 6 Асари, остаётся 14.");
    const lit = { event: "section_built", seat: 1, shape: "lit", colour: "red", gold: true, tower: 0 };
    expect(said(lit)).toBe("Boris lays a red lit window on a window with gold, in tower 1.");
    const started = (sections: number): GameEvent => ({ event: "building_started", seat: 0, plot: 5, sections, asari: 5, money: 9 });
    expect([1, 2, 5].map((sections) => said(started(sections), "ru"))).toEqual([
      "Ana строит 1 фрагмент на участке 5, платит 5 Асари, остаётся 9.",
      "Ana строит 2 фрагмента на участке 5, платит 5 Асари, остаётся 9.",
      "Ana строит 5 фрагментов на участке 5, платит 5 Асари, остаётся 9.",
    ]);
    expect(said({ event: "year_scored", year: 1, seats: SHARES })).toBe("Year 1 ends and brings prestige: Ana 4, Boris 0.");
    expect(said({ event: "contest_scored", contest: "red", first: 8, second: 4, places: PLACES })).toBe(
      "Tallest red tower: Ana 8 + 2, Boris 2.",
    );
    expect(said({ event: "money_scored", asari: 10, seats: [{ money: 25, points: 2 }, { money: 3, points: 0 }] })).toBe(
      "Prestige for money: Ana 2.",
    );
  });

  it("ask for a card as the area has it", () => {
    const ask = (area: AsaraView["areas"][number]["area"], ...legal: Legal[]): string =>
      prompt(sceneOf(viewWith({ step: "card", ...now({ area }) }), legal), t);
    expect(ask("market_trunk", card("red"))).toContain("must be of the same colour");
    expect(ask("bank", card("red"))).toBe("Send a red buyer: that is the colour asked for here.");
    expect(ask("bank", card("red"), pair())).toContain("or two cards face down");
    expect(ask("bank", pair())).toContain("no card of the colour");
  });

  it("tell the two cards of a pair from the one for the coloured house", () => {
    const ask = (change: Partial<TurnNow>): string => prompt(sceneOf(viewWith({ step: "down", ...now(change) })), t);
    expect(ask({ area: "bank", card: "pair", laid: 0 })).toContain("which is the first");
    expect(ask({ area: "bank", card: "pair", laid: 1 })).toContain("second");
    expect(ask({ area: "coloured_house" })).toContain("take 5 Asari");
  });

  it("count the cards and the sections that are left", () => {
    const cards = (hand_size: number): string => {
      const view = viewWith();
      return prompt(sceneOf({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand_size })) }), t);
    };
    expect(cards(6)).toContain("6 cards left");
    expect(cards(1)).toContain("last card of the year");
    const build = (left: number, ...legal: Legal[]): string => prompt(sceneOf(viewWith({ step: "build", ...now({ left }) }), legal), t);
    expect(build(1)).toContain("one section to lay");
    expect(build(3)).toContain("3 sections to lay");
    expect(build(0, action("done"))).toContain("finish building");
  });

  it("head the page with the year, the set-up or the end", () => {
    expect(heading(scene, t)).toBe("Year 2 of 4");
    expect(heading(sceneOf(viewWith({ step: "deal", year: 1 })), t)).toBe("Set-up");
    expect(heading(sceneOf(viewWith({ step: "deal", year: 2 })), t)).toBe("Year 2 of 4");
    expect(heading(sceneOf(viewWith({ step: "over", year: 4 })), t)).toBe("The game is over");
  });

  it("say in the list what an action costs, brings and asks for", () => {
    expect(label(send("market_base"))).toBe("Base market (blue is asked for)");
    expect(label(send("market_trunk"))).toBe("Trunk market");
    expect(label(send("coloured_house"))).toBe("Coloured house (take 5 Asari)");
    expect(label(space(1), now({ area: "bank" }))).toBe("Space 2: take 10 Asari");
    expect(label(space(1), now({ area: "spies" }))).toBe("Space 2: pay 5 Asari");
    expect(label(space(3), now({ area: "building_circle" }))).toBe("Plot 4, without building");
    expect(label(plot(4, 3))).toBe("Plot 4: build with 3 sections");
    expect(label(take("base", "white", true))).toBe("Buy a white base with gold for 8 Asari");
    expect(label(action("look", { option: "large" }))).toBe("Pay 10 Asari: see 5, keep 2");
    expect(label(action("trunk", { tower: 0, gold: true }))).toBe("Add a red trunk with gold to tower 1");
    expect(label(action("light", { tower: 1, gold: false }))).toBe("Lay a black lit window on a window of tower 2");
  });
});
