import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { bundleOf } from "../../words/fluent";
import type { GameEvent, Legal, Translate } from "../contract";
import { composed } from "./composed";
import { OPERATIONS, cardEffect, cardNeeds, placeEffect, placeNeeds } from "./effects";
import { cardFaceSaid, cardTitle } from "./names";
import { CARDS, PLACE_PRINTS, action, actions, effect, sceneOf, viewWith } from "./testing";
import { WARES, type AsanteView } from "./view";
import { describe as describeAction, heading, prompt, tell } from "./words";

const locales = resolve(import.meta.dirname, "../../../../src/sobremesa/locales");
const LANGUAGES = ["en", "es", "ru"];

/** Speaks a language, and objects to a missing message or argument. */
function speaker(language: string): Translate {
  const bundle = bundleOf(language, [readFileSync(resolve(locales, language, "asante.ftl"), "utf8")]);
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

const BAD = /undefined|NaN|null|\{|\}|\s{2}/;

const EVENTS: GameEvent[] = [
  { event: "first_player", seat: 0 },
  { event: "turn_started", seat: 0, turn: 3, last: false },
  { event: "turn_started", seat: 0, turn: 30, last: true },
  { event: "turn_ended", seat: 0, bonus: 1, gold: 21 },
  { event: "end_triggered", seat: 0, gold: 61 },
  { event: "game_over", scores: [61, 40], winners: [0] },
  { event: "game_over", scores: [61, 61], winners: [1] },
  { event: "reshuffled", cards: 40 },
  { event: "places_reshuffled" },
  ...["card_drawn", "card_looked_at", "card_kept", "card_picked"].flatMap((kind) => [{ event: kind, seat: 0, card: "camel" }, { event: kind, seat: 1 }]),
  ...["card_dropped", "artifact_fetched", "card_shown", "card_cancelled", "card_taken", "card_discarded"].map((kind) => ({ event: kind, seat: 1, card: "w2_packages" })),
  ...["artifact_used", "artifact_carried_out", "artifact_played"].map((kind) => ({ event: kind, seat: 1, card: "map", slot: 2 })),
  { event: "ware_card_played", seat: 0, card: "w2_salt_tea", selling: true },
  { event: "ware_card_played", seat: 0, card: "w2_packages", selling: false },
  { event: "wares_bought", seat: 0, wares: { tea: 2, salt: 1 }, gold: 4, has: 16 },
  { event: "wares_sold", seat: 0, wares: { tea: 2 }, gold: 8, has: 28 },
  { event: "wares_taken", seat: 0, wares: { silk: 1 } },
  { event: "wares_returned", seat: 1, wares: { silk: 3 } },
  ...WARES.map((ware) => ({ event: "type_named", seat: 0, ware })),
  { event: "gold_paid", seat: 0, gold: 2, has: 3 },
  { event: "gold_gained", seat: 0, gold: 2, has: 3 },
  { event: "artifact_placed", seat: 0, card: "map", slot: 1, replaced: null },
  { event: "artifact_placed", seat: 0, card: "map", slot: 1, replaced: "pottery" },
  ...["artifact_copied", "artifact_discarded"].flatMap((kind) => [0, 1].map((owner) => ({ event: kind, seat: 0, card: "map", owner, slot: 1 }))),
  { event: "place_gained", seat: 1, place: "victoria", position: 2 },
  { event: "place_turned_up", place: "victoria", position: 2 },
  { event: "place_played", seat: 0, place: "okavango", strength: 1 },
  { event: "place_played", seat: 0, place: "okavango", strength: 3 },
  { event: "place_applied", seat: 0, place: "okavango", position: 1 },
  { event: "effect_chosen", seat: 0, place: "okavango" },
  { event: "place_taken_away", seat: 0, place: "okavango", from: 1 },
  { event: "card_answered", seat: 1, card: "animalist", shown: "camel" },
  { event: "response_passed", seat: 1 },
  { event: "card_turned_up", seat: 0, card: "camel", found: true },
  { event: "card_turned_up", seat: 0, card: "w2_salt_tea", found: false },
  { event: "cards_kept", seat: 0, number: 2, cards: ["camel", "dyer"] },
  { event: "cards_kept", seat: 1, number: 2 },
  { event: "cards_put_back", seat: 1, number: 4 },
  { event: "card_stolen", seat: 0, from: 1, card: "camel" },
  { event: "card_stolen", seat: 0, from: 1 },
  { event: "markers_recovered", seat: 0, number: 1, has: 3 },
];

const looked = { looked: ["camel", "dyer"] };
const MOMENTS: [string, Partial<AsanteView>, Legal[]][] = [
  ["the first half of a turn", {}, actions("draw", "buy w2_salt_tea", "sell w2_salt_tea", "play camel", "use 1", "use 3", "holy okavango", "end")],
  ["the second half of a turn", { phase: "play" }, actions("play camel", "end")],
  ["a turn without markers", { markers: 0 }, actions("holy okavango", "end")],
  ["a turn with nothing left", { markers: 0 }, actions("end")],
  ["a card drawn", { step: "keep", looked: ["camel"] }, actions("keep", "drop")],
  ["a package bought", { step: "package", card: "w2_packages" }, WARES.map((ware) => action(`type ${ware}`))],
  ["a package sold", { step: "package", card: "w2_packages", selling: true }, actions("type tea")],
  [
    "a slot",
    {
      step: "slot",
      card: "map",
      offers: { "slot 1": { place: "rwenzori", to: 0, replaced: "calabash" }, "slot 2": { place: "victoria", to: 0, replaced: null }, "slot 3": { place: null, to: null, replaced: null } },
    },
    actions("slot 1", "slot 2", "slot 3"),
  ],
  ["an answer", { step: "response", to_move: 0, turn: 1, effects: [effect("camel", "take_wares")] }, actions("answer animalist", "pass")],
  ["an answer to an answer", { step: "response", turn: 0, cancels: 1, effects: [effect("camel", "take_wares")] }, actions("pass")],
  ["an answer to that one", { step: "response", turn: 1, cancels: 2, effects: [effect("camel", "take_wares")] }, actions("pass")],
  ["a return", { step: "return", effects: [effect("pottery", "return_wares")] }, actions("return tea", "done")],
  ["too many wares", { step: "return", effects: [effect("hippopotamus", "each_returns_down_to")] }, actions("return tea")],
  ["a ware taken", { step: "take", effects: [effect("camel", "take_wares")] }, [...WARES.map((ware) => action(`take ${ware}`)), action("done")]],
  ["a type", { step: "name_type", effects: [effect("gorilla", "opponent_returns_type")] }, actions("type fruits")],
  ["a card to discard", { step: "discard", effects: [effect("basket", "discard")] }, actions("discard camel", "discard pottery", "done")],
  ["one of the cards drawn", { step: "discard_drawn", ...looked, effects: [effect("matron", "draw_select")] }, actions("discard camel", "discard dyer")],
  ["a number", { step: "number", effects: [effect("boatman", "discard_ladder_for_wares")] }, actions("number 1", "number 2", "number 3")],
  ["a pick", { step: "pick", ...looked, effects: [effect("hermit", "look_select")] }, actions("pick 1", "pick 2")],
  ["an animal found", { step: "found", looked: ["camel"], effects: [effect("tracker", "draw_until")] }, actions("keep", "play camel")],
  ["a fetch", { step: "fetch", effects: [effect("healer", "take_from_discard")] }, actions("fetch tracker", "fetch animalist")],
  ["a place applied", { step: "position", effects: [effect("map", "holy_place_effect")] }, actions("display 1", "display 2", "done")],
  ["a place taken", { step: "position", effects: [effect("pilgrim", "gain_holy_place")] }, actions("display 1", "display 2")],
  ["an effect chosen", { step: "place", effects: [effect("kilimanjaro", "any_one_of_holy_places")] }, actions("holy rwenzori", "holy victoria")],
  ["a place of the other", { step: "place", effects: [effect("rhinoceros", "gain_holy_place")] }, actions("holy victoria")],
  ["once more", { step: "again", effects: [effect("okavango", null, { times: 3 })] }, actions("apply", "done")],
  ["a better price", { step: "haggle", effects: [effect("haggler", "play_ware_card")], offers: { "buy w2_salt_tea": { gold: -1 } } }, actions("buy w2_salt_tea", "sell w2_salt_tea")],
  ["an artifact carved", { step: "carve", effects: [effect("carver", "play_artifact")] }, actions("play pottery", "fetch map")],
  ["an artifact copied", { step: "artifact", effects: [effect("shango_figurine", "copy_artifact")] }, actions("artifact own 1", "artifact own 3", "artifact other 2")],
  ["an artifact discarded", { step: "artifact", effects: [effect("cape_buffalo", "discard_artifact_then_use")] }, actions("artifact own 1", "artifact other 2")],
  ["an artifact used at once", { step: "use_now", effects: [effect("cape_buffalo", "discard_artifact_then_use", { artifact: "map" })] }, actions("apply", "done")],
  ["chance", { step: "drawing", to_move: -1 }, actions("drawn camel", "stolen camel", "turned victoria", "first 1")],
  ["the set-up", { step: "deal", to_move: -1, turns: 0 }, []],
  ["the last turn", { last_turn: true }, actions("end")],
  ["the end", { step: "over" }, []],
];

describe.each(LANGUAGES)("in %s", (language) => {
  const t = speaker(language);

  it.each(EVENTS.map((event) => [event.event, event] as const))("%s is a sentence", (_, event) => {
    const line = tell(event, sceneOf(viewWith()), t);
    expect(line?.text.length).toBeGreaterThan(5);
    expect(line?.text).not.toMatch(BAD);
  });

  it.each(MOMENTS)("%s: prompt, heading and what may be done are words", (_, change, legal) => {
    const scene = sceneOf(viewWith(change), legal);
    expect(prompt(scene, t)).not.toMatch(BAD);
    expect(prompt(scene, t).length).toBeGreaterThan(8);
    expect(heading(scene, t)).not.toMatch(BAD);
    const labels = legal.map((one) => describeAction(one, scene, t));
    for (const { group, label } of labels) {
      expect(group.length).toBeGreaterThan(2);
      expect(label).not.toMatch(BAD);
    }
    expect(new Set(labels.map(({ label }) => label)).size).toBe(legal.length);
  });

  it.each(Object.keys(CARDS))("%s says what it does and needs", (card) => {
    const view = viewWith();
    expect(cardTitle(card, view, t)).not.toMatch(BAD);
    expect(cardEffect(card, view, t).length).toBeGreaterThan(8);
    expect(cardEffect(card, view, t)).not.toMatch(BAD);
    for (const need of cardNeeds(card, view, t)) expect(need).not.toMatch(BAD);
  });

  it.each(Object.keys(PLACE_PRINTS))("%s says what it does and needs", (place) => {
    const view = viewWith();
    expect(placeEffect(place, view, t)).not.toMatch(BAD);
    for (const need of placeNeeds(place, view, t)) expect(need).not.toMatch(BAD);
  });
});

describe("words", () => {
  const t = speaker("en");
  const view = viewWith();

  it("know every operation", () => {
    const used = new Set([...Object.values(CARDS), ...Object.values(PLACE_PRINTS)].flatMap(({ steps }) => (steps ?? []).map(({ op }) => op)));
    expect(OPERATIONS.filter((op) => !used.has(op))).toEqual([]);
  });

  it("are put together only once each", () => {
    expect(new Set(composed).size).toBe(composed.length);
  });

  it("say what a card does from its operations", () => {
    expect(cardEffect("camel", view, t)).toBe("Take 2 wares from the supply, whichever you like.");
    expect(cardEffect("dyer", view, t)).toBe(
      "Return 1 to 5 wares of one kind from your stand. Take as many wares from the supply, all of different kinds and none of the kind you returned.",
    );
    expect(cardEffect("healer", view, t)).toBe("Take a person of your choice from the discard pile into your hand, but no Healer.");
    expect(placeEffect("kilimanjaro", view, t)).toContain("Rwenzori Mountains, Victoria Falls");
  });

  it("say what a card needs", () => {
    expect(cardNeeds("camel", view, t)).toEqual(["a free space on your stand"]);
    expect(cardNeeds("basket", view, t)).toEqual(["a card in your hand", "a free space on your stand"]);
    expect(cardNeeds("nomad", view, t)).toEqual([]);
    expect(cardNeeds("dyer", view, t)).toEqual(["a ware on your stand"]);
    expect(cardNeeds("w2_salt_tea", view, t)).toHaveLength(2);
  });

  it("tell what is hidden to those alone who know it", () => {
    const said = (event: GameEvent): string | undefined => tell(event, sceneOf(view), t)?.text;
    expect(said({ event: "card_drawn", seat: 1 })).toBe("Boris draws a card.");
    expect(said({ event: "card_drawn", seat: 0, card: "camel" })).toBe("Ana draws: Camel.");
    expect(said({ event: "card_looked_at", seat: 1 })).toBe("Boris looks at the top card of the pile and lays it aside.");
    expect(said({ event: "card_stolen", seat: 0, from: 1 })).not.toContain("Camel");
    expect(said({ event: "card_dealt", seat: 0, card: "camel" })).toBeUndefined();
    expect(said({ event: "something_new" })).toBeUndefined();
  });

  it("count gold in Russian as one counts there", () => {
    const ru = speaker("ru");
    const told = (gold: number): string | undefined => tell({ event: "gold_gained", seat: 0, gold, has: 30 }, sceneOf(view), ru)?.text;
    expect([1, 2, 5, 21].map(told)).toEqual(["1 золото", "2 золота", "5 золота", "21 золото"].map((gold) => `Ana берёт ${gold}, теперь 30.`));
  });

  it("say nothing of gold that is none", () => {
    expect(tell({ event: "gold_gained", seat: 0, gold: 0, has: 3 }, sceneOf(view), t)).toBeNull();
    expect(tell({ event: "turn_ended", seat: 0, bonus: 0, gold: 3 }, sceneOf(view), t)).toBeNull();
  });

  it("give a turn and the end their weight", () => {
    const weight = (event: GameEvent): string | undefined => tell(event, sceneOf(view), t)?.weight;
    expect(weight({ event: "turn_started", seat: 0, turn: 1 })).toBe("turn");
    expect(weight({ event: "end_triggered", seat: 0, gold: 60 })).toBe("head");
    expect(weight({ event: "response_passed", seat: 0 })).toBe("fine");
  });

  it("say what an action costs and brings", () => {
    const label = (text: string, change: Partial<AsanteView> = {}): string => describeAction(action(text), sceneOf(viewWith(change)), t).label;
    expect(label("buy w2_salt_tea")).toBe("Buy tea, salt for 3 gold");
    expect(label("buy w2_salt_tea", { offers: { "buy w2_salt_tea": { gold: -1 } } })).toBe("Buy tea, salt for 1 gold");
    expect(label("use 1")).toBe("Use Calabash (slot 1)");
    const boatman = [effect("boatman", "discard_ladder_for_wares")];
    expect(label("number 3", { step: "number", effects: boatman })).toBe("3 wares for 6 cards");
    const offers = { "slot 2": { place: "victoria", to: 1, replaced: null } };
    expect(label("slot 2", { step: "slot", card: "map", offers })).toBe("Slot 2: your opponent gets Victoria Falls");
    expect(label("end")).toBe("End your turn");
    expect(label("end", { offers: { end: { gold: 1 } } })).toBe("End your turn and take 1 gold");
    expect(label("holy victoria", { offers: { "holy victoria": { strength: 2 } } })).toBe("Play Victoria Falls with strength 2");
  });

  it("say what the wares returned so far bring", () => {
    const done = (offers: AsanteView["offers"]): string => {
      const effects = [effect("pottery", "return_wares", { done: 3 })];
      return describeAction(action("done"), sceneOf(viewWith({ step: "return", effects, offers })), t).label;
    };
    expect(done({ done: { gold: 6 } })).toBe("That is enough: take 6 gold");
    expect(done({ done: { gold: 2 } }), "of a bank with no more").toBe("That is enough: take 2 gold");
    expect(done({ done: { gold: 0 } })).toBe("That is enough: take 0 gold");
    expect(done({})).toBe("That is enough");
  });

  it("call a ware card what it is, alone and in a sentence", () => {
    expect(cardTitle("w2_salt_tea", view, t)).toBe("Ware card: tea, salt");
    expect(tell({ event: "card_drawn", seat: 0, card: "w2_salt_tea" }, sceneOf(view), t)?.text).toBe("Ana draws: ware card (tea, salt).");
    expect(cardFaceSaid("w2_salt_tea", view, t)).toBe("Ware card: tea, salt (buying costs 3 gold, selling brings 8)");
    expect(cardFaceSaid("camel", view, t)).toBe("Camel");
  });

  it("count the packages that are to be named", () => {
    const asked = (card: string, selling: boolean): string => prompt(sceneOf(viewWith({ step: "package", card, selling })), t);
    const cards = { ...CARDS, w1_package: { ...CARDS["w2_packages"]!, packages: 1 } };
    expect(prompt(sceneOf(viewWith({ step: "package", card: "w1_package", cards })), t)).toBe("Which ware is in the package? You buy it.");
    expect(asked("w2_packages", false)).toBe("Which ware is in the two packages? You buy two of it.");
    expect(asked("w2_packages", true)).toBe("Which ware is in the two packages? You sell two of it.");
  });
});
