import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { bundleOf } from "../../words/fluent";
import type { GameEvent, Legal, Translate } from "../contract";
import { cellText } from "./gardenWords";
import { aTile, gainsOf, goalName, goalProgress, onSpot, placeName, shedGives, shedRange, spotName, startDoes, startReward, tileName } from "./names";
import { action, activate, buy, card, marker, move, nowWith, number, put, reckoning, sceneOf, score, seatWith, sell, start, tile, viewWith } from "./testing";
import { CARDS, MONKS, RESOURCES, SIDES, SPOTS, STARTS, barrelsFor, cellBeside, type HeavenAndAleView, type Step } from "./view";
import { describe as describeAction, heading, prompt, tell } from "./words";

const locales = resolve(import.meta.dirname, "../../../../src/sobremesa/locales");
const LANGUAGES = ["en", "es", "ru"];

/** Speaks a language, and objects to a missing message or argument. */
function speaker(language: string): Translate {
  const bundle = bundleOf(language, [readFileSync(resolve(locales, language, "heaven_and_ale.ftl"), "utf8")]);
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

const now = (change: Parameters<typeof nowWith>[0]): Partial<HeavenAndAleView> => ({ turn_now: nowWith(change) });
const SHED = { shed: 2, cell: 14, sum: 14, tiles: 6 };

const EVENTS: GameEvent[] = [
  { event: "first_player", seat: 0 },
  ...STARTS.flatMap((space) => [false, true].map((home) => ({ event: "start_entered", seat: 0, from: home ? 9 : 0, start: space, home }))),
  { event: "round_started", round: 2, starter: 1 },
  { event: "turn_started", seat: 1, round: 2 },
  ...[1, 3, 4, 14, 16].map((to) => ({ event: "figure_moved", seat: 0, from: 0, to })),
  ...RESOURCES.map((resource) => ({ event: "tile_taken", seat: 0, place: 1, tile: resource, number: 4 })),
  ...MONKS.map((monk) => ({ event: "tile_taken", seat: 0, place: 3, tile: "monk", monk })),
  { event: "tile_put", seat: 0, cell: 13, ducats: 8, money: 4, tile: "barley", number: 4 },
  { event: "tile_put", seat: 0, cell: 15, ducats: 1, money: 4, tile: "monk", monk: "C" },
  { event: "shed_built", seat: 0, shed: 2, cell: 14, sum: 14, type: 2, steps: 1, brewmaster: -6 },
  { event: "shed_built", seat: 0, shed: 2, cell: 14, sum: 26, type: 4, steps: 0, brewmaster: -6 },
  { event: "tile_activated", seat: 0, cell: 15, ducats: 5, money: 9, tile: "hops", number: 5 },
  { event: "tile_activated", seat: 0, cell: 13, ducats: 0, money: 4, tile: "wood", number: 2, resource: "wood", marker: -2 },
  { event: "tile_activated", seat: 0, cell: 13, ducats: 3, money: 7, tile: "yeast", number: 4, resource: "yeast", marker: 20 },
  { event: "tile_activated", seat: 0, cell: 21, ducats: 0, money: 4, tile: "monk", monk: "B", brewmaster: -6 },
  { event: "monk_triggered", seat: 0, cell: 21, monk: "B" },
  ...SPOTS.map((spot) => ({ event: "disc_placed", seat: 0, place: 16, spot })),
  { event: "number_named", seat: 0, number: 3 },
  ...CARDS.flatMap((one) => [
    { event: "card_sold", seat: 0, card: one, ducats: 3, money: 5 },
    { event: "card_placed", seat: 0, card: one, pair: 1 },
  ]),
  { event: "card_declined", seat: 0, pair: 3 },
  { event: "ducats_gained", seat: 0, ducats: 12, money: 20 },
  { event: "brewmaster_moved", seat: 0, steps: 5, brewmaster: -5 },
  { event: "brewmaster_moved", seat: 0, steps: 0, brewmaster: 20 },
  { event: "marker_moved", seat: 0, resource: "hops", steps: 0, marker: -4, ducats: 0 },
  { event: "marker_moved", seat: 0, resource: "hops", steps: 2, marker: -2, ducats: 0 },
  { event: "marker_moved", seat: 0, resource: "hops", steps: 4, marker: 20, ducats: 1 },
  ...Array.from({ length: 12 }, (_, index) => ({ event: "barrel_taken", seat: 0, goal: index + 1, large: index % 2 === 0 })),
  { event: "game_scored", seats: [{ seat: 0, ...reckoning, points: 43 }, { seat: 1, ...reckoning, points: 20 }] },
  { event: "game_over", scores: [43, 20], winners: [0] },
  { event: "game_over", scores: [1, 0], winners: [0] },
  { event: "game_over", scores: [30, 30], winners: [0, 1] },
];

const STEPS: Step[] = ["lay", "first", "start", "move", "buy", "put", "shed", "score", "number", "privilege", "marker", "end", "over"];

const CHOICES: [string, Legal[]][] = [
  ["lay", [action("lay hops 5", { tile: "hops", number: 5 }), action("first 1", { seat: 0 })]],
  ["move", [...Array.from({ length: 27 }, (_, index) => move(index + 1)), ...STARTS.map(start), ...CARDS.map(sell)]],
  ["buy", [...RESOURCES.map((resource) => buy(`${resource} 3`)), ...MONKS.map((monk) => buy(`monk ${monk}`)), action("end")]],
  ["put", [put(13), put(15)]],
  ["shed", [activate(0, 3), activate(1)]],
  ["score", SPOTS.map(score)],
  ["number", [1, 2, 3, 4, 5].map(number)],
  ["privilege", [...CARDS.map(card), action("decline")]],
  ["marker", RESOURCES.map(marker)],
  ["end", [action("end"), sell("discs")]],
];

describe.each(LANGUAGES)("in %s", (language) => {
  const t = speaker(language);

  it.each(EVENTS.map((event) => [event.event, event] as const))("%s is a sentence", (_, event) => {
    const line = tell(event, sceneOf(viewWith()), t);
    expect(line?.text.length).toBeGreaterThan(5);
    expect(line?.text).not.toMatch(/undefined|NaN|null|\{| {2}|: ?\./);
  });

  it.each(STEPS)("the step %s has a prompt and a heading", (step) => {
    const scene = sceneOf(viewWith({ step, ...now({ tile: tile("hops 5"), prices: { sunny: 10, shady: 5 } }) }));
    expect(prompt(scene, t).length).toBeGreaterThan(10);
    expect(heading(scene, t).length).toBeGreaterThan(5);
  });

  it.each(CHOICES)("every choice at %s has a group and a label", (step, choices) => {
    const turn = now({ tile: tile("hops 5"), prices: { sunny: 10, shady: 5 }, shed: 2 });
    const scene = sceneOf(viewWith({ step: step as Step, ...turn }), choices);
    for (const one of choices) {
      const { group, label } = describeAction(one, scene, t);
      expect(group.length).toBeGreaterThan(2);
      expect(label.length).toBeGreaterThan(5);
      expect(label).not.toMatch(/undefined|NaN|null|\{/);
    }
  });
});

describe("words", () => {
  const t = speaker("en");
  const scene = sceneOf(viewWith());
  const said = (event: GameEvent, language = "en"): string | undefined => tell(event, scene, speaker(language))?.text;
  const asked = (change: Partial<HeavenAndAleView>, legal: Legal[] = [], language = "en"): string =>
    prompt(sceneOf(viewWith(change), legal), speaker(language));
  const label = (legal: Legal, change: Partial<HeavenAndAleView> = {}, language = "en"): string =>
    describeAction(legal, sceneOf(viewWith(change)), speaker(language)).label;

  it("say nothing of what everybody sees on the track, nor of what is not known yet", () => {
    expect(tell({ event: "tile_laid", place: 3, tile: "monk", monk: "A" }, scene, t)).toBeNull();
    expect(tell({ event: "something_new" }, scene, t)).toBeNull();
  });

  it("tell the same of a tile in three languages", () => {
    const event = { event: "tile_put", seat: 0, cell: 13, ducats: 2, money: 4, tile: "wood", number: 1 };
    expect(LANGUAGES.map((language) => said(event, language))).toEqual([
      "Ana puts wood 1 in the sun for 2 ducats and has 4 left.",
      "Ana pone madera 1 al sol por 2 ducados y se queda con 4.",
      "Ana размещает древесину 1 на солнце за 2 дуката, остаётся 4.",
    ]);
    const monk = { event: "tile_taken", seat: 0, place: 3, tile: "monk", monk: "A" };
    expect(LANGUAGES.map((language) => said(monk, language))).toEqual([
      "Ana takes monk A (rake).",
      "Ana toma el monje A (rastrillo).",
      "Ana берёт монаха A (грабли).",
    ]);
  });

  it("write the run-up with a true minus sign, and ducats for what goes beyond the track", () => {
    const hops = { event: "tile_activated", seat: 0, cell: 13, tile: "hops", number: 3, resource: "hops" };
    expect(said({ ...hops, ducats: 0, marker: -3 })).toBe(
      "Hops 3 in the sun takes the hops marker to −3.",
    );
    expect(said({ ...hops, ducats: 1, marker: 20 })).toBe(
      "Hops 3 in the sun takes the hops marker to 20 and brings one ducat.",
    );
    expect(said({ event: "marker_moved", seat: 0, resource: "water", steps: 5, marker: 20, ducats: 2 }, "ru")).toBe(
      "Ana: маркер воды стоит на 20; лишние шаги приносят 2 дуката.",
    );
  });

  it("count steps as Russian does", () => {
    const moved = (steps: number): string | undefined => said({ event: "brewmaster_moved", seat: 0, steps, brewmaster: 1 }, "ru");
    expect([1, 3, 5].map(moved)).toEqual([
      "Ana: пивовар проходит 1 шаг вперёд, до 1.",
      "Ana: пивовар проходит 3 шага вперёд, до 1.",
      "Ana: пивовар проходит 5 шагов вперёд, до 1.",
    ]);
  });

  it("tell where a figure goes, and where it comes home", () => {
    expect(said({ event: "figure_moved", seat: 1, from: 3, to: 16 })).toBe("Boris goes to scoring space 16 (A/B/C).");
    for (const from of [0, 20]) {
      expect(said({ event: "start_entered", seat: 1, from, start: "S2", home: true })).toBe("Boris comes home to S2: brewmaster +1.");
    }
    expect(said({ event: "start_entered", seat: 1, from: 0, start: "S4", home: false })).toBe("Boris takes S4: 2 ducats.");
  });

  it("tell the points of all and who wins", () => {
    const seats = [{ seat: 0, points: 43 }, { seat: 1, points: 20 }];
    expect(said({ event: "game_scored", seats })).toBe("The beer is tapped: Ana 43, Boris 20.");
    expect(said({ event: "game_over", scores: [43, 20], winners: [0] })).toBe("Ana wins with 43 points.");
    expect(said({ event: "game_over", scores: [43, 20], winners: [0] }, "ru")).toBe("Побеждает Ana: 43 очка.");
    expect(said({ event: "game_over", scores: [9, 9], winners: [0, 1] }, "es")).toBe("Comparten la victoria Ana, Boris.");
  });

  it("ask how far to walk, or say that only the start area is left", () => {
    expect(asked({ step: "move" }, [move(5), start("S2")])).toBe("How far do you walk? You have 12 ducats.");
    expect(asked({ step: "move" }, [start("S2"), start("S4"), sell("money")])).toContain("choose a start space");
    expect(asked({ step: "move" }, [start("S4")])).toContain("choose a start space");
    expect(asked({ step: "move" }, [start("S1")])).toContain("the first player's space");
  });

  it("ask for a tile as the purse has it", () => {
    expect(asked({ step: "buy" }, [buy("hops 5")])).toBe("Take at least one tile: you have 12 ducats.");
    expect(asked({ step: "buy", ...now({ bought: 1 }) }, [buy("hops 5"), action("end")])).toContain("Take another tile");
    expect(asked({ step: "buy", ...now({ bought: 1 }) }, [sell("money"), action("end")])).toContain("sell a card, or end");
    expect(asked({ step: "buy", ...now({ bought: 1 }) }, [action("end")])).toContain("end your turn");
    expect(asked({ step: "buy" }, [sell("money")])).toContain("sell a privilege card first");
    const bare = { track: viewWith().track.map((place) => ({ ...place, tiles: [] })) };
    expect(asked({ step: "buy", ...bare }, [sell("money"), action("end")])).toBe("Your turn is done: end it, or sell a card first.");
    expect(label(action("end"), { step: "buy", ...bare })).toBe("End the turn");
    const full = { seats: [seatWith({ garden: viewWith().cells.map(() => tile("hops 5")) })] };
    expect(asked({ step: "buy", ...full }, [sell("money"), action("end")])).toBe("You have bought what you can; end your turn.");
  });

  it("end a turn that is done, with a card to sell or without", () => {
    expect(asked({ step: "end" }, [sell("money"), action("end")])).toBe("Your turn is done: end it, or sell a card first.");
    expect(asked({ step: "end" }, [action("end")])).toBe("Your turn is done: end it.");
    expect(label(action("end"), { step: "end" })).toBe("End the turn");
    expect(label(action("end"), { step: "buy" })).toBe("Take no more and end the turn");
  });

  it("ask where a tile goes, with the sides that can be paid for", () => {
    const change = { step: "put" as Step, ...now({ tile: tile("water 4"), prices: { sunny: 8, shady: 4 } }) };
    expect(asked(change, [put(13), put(15)])).toBe("Where does water 4 go? It costs 4 in the shade and 8 in the sun.");
    expect(asked(change, [put(15)])).toBe("Where in the shade does water 4 go? It costs 4 there.");
    expect(asked(change, [put(13)])).toBe("Where in the sun does water 4 go? It costs 8 there.");
    expect(asked(change, [put(13), put(15)], "ru")).toBe("Где разместить воду 4? Цена в тени 4, на солнце 8.");
  });

  it("ask which tiles a shed activates, as its type has it", () => {
    const ask = (type: number): string => {
      const seat = seatWith({ sheds: [{ ...SHED, type }] });
      return asked({ step: "shed", seats: [seat], ...now({ shed: 2 }) });
    };
    expect(ask(1)).toBe("Your shed activates one tile beside it: which one?");
    expect(ask(2)).toContain("two tiles on opposite sides");
    expect(ask(3)).toContain("no two of them side by side");
    expect(ask(4)).toBe("Your shed activates 4 tiles beside it: press them, or choose below.");
  });

  it("ask for a marker as whatever moves it has it", () => {
    expect(asked({ step: "marker" })).toBe("Which marker goes 2 steps forward?");
    expect(asked({ step: "marker", ...now({ card: "resource" }) })).toContain("a step for every tile");
    expect(asked({ step: "marker", ...now({ card: "discs" }) })).toContain("which of them goes 2 steps");
    expect(label(marker("hops"))).toBe("Hops, now on −4: 2 steps forward");
    expect(label(marker("hops"), now({ card: "resource" }))).toBe("Hops, now on −4: 1 step forward");
    expect(label(marker("hops"), now({ card: "resource" }), "ru")).toBe("Хмель, сейчас на −4: 1 шаг вперёд");
  });

  it("head the page with the round, the set-up or the end", () => {
    const head = (change: Partial<HeavenAndAleView>): string => heading(sceneOf(viewWith(change)), t);
    const home = { seats: [seatWith({ place: 0, start: "S3" }), seatWith({ place: 0, start: "S1" })] };
    expect(head({})).toBe("Round 2 of 3");
    expect(head({ step: "start", round: 1 })).toBe("Set-up");
    expect(head({ step: "marker", round: 1, ...home })).toBe("Set-up");
    expect(head({ step: "marker", round: 1 })).toBe("Round 1 of 3");
    expect(head({ step: "lay", round: 2 })).toBe("Round 2 of 3");
    expect(head({ step: "over", round: 3 })).toBe("The game is over");
  });

  it("say in the list what an action costs and brings", () => {
    const offers = now({
      offers: [{ spot: "wood", ducats: 5, brewmaster: 0, markers: { wood: 3 } }],
      numbers: [{ number: 2, ducats: 1, brewmaster: 1, markers: {} }],
    });
    expect(label(move(1))).toBe("Resource space 1: hops 5, wood 1");
    expect(label(move(3))).toBe("Monk space 3: monk A (rake), 4 ducats each in the shade");
    expect(label(move(7))).toBe("Scoring space 7 (B)");
    expect(label(start("S3"))).toBe("S3: any marker +2");
    expect(label(buy("hops 5"))).toBe("Take hops 5: 5 in the shade, 10 in the sun");
    expect(label(buy("monk D"), { seats: [seatWith({ place: 10 })] })).toBe("Take monk D (jug): 3 in the shade, 6 in the sun");
    expect(label(put(13), now({ prices: { sunny: 2, shady: 1 } }))).toBe("Spot 14 in the sun: 2 ducats");
    expect(label(put(15), now({ prices: { sunny: 2, shady: 1 } }))).toBe("Spot 16 in the shade: 1 ducat");
    expect(label(score("wood"), offers)).toBe("Wood: 5 ducats, wood +3");
    expect(label(score("hops"), offers)).toBe("Hops: nothing");
    expect(label(number(2), offers)).toBe("Number 2: 1 ducat, brewmaster +1");
    expect(label(card("money"))).toBe("Place “Money”: 12 ducats.");
  });

  it("name the tiles that a shed would activate", () => {
    const change = { seats: [seatWith({ sheds: [{ ...SHED, type: 2 }] })], ...now({ shed: 2 }) };
    expect(label(activate(0, 3), change)).toBe("Activate hops 5, wood 2");
    expect(label(activate(1), change, "es")).toBe("Activar el monje B (libro)");
  });

  it("name the barrels that wait", () => {
    const seat = seatWith({ goals: [1, -8, 6, 6, 0, 2, 0, 0, 3, 0, 1, 2], barrels: [{ goal: 3, large: true }] });
    const view = viewWith({ seats: [seat] });
    expect(barrelsFor(view, 0).map(({ goal }) => goal)).toEqual([1, 4]);
    expect(label(move(14), { seats: [seat] })).toBe("Barrel space 14: Brewmaster on 1 or further, 6 tiles with a 5");
  });
});

describe("names", () => {
  it.each(LANGUAGES)("of everything exist in %s", (language) => {
    const t = speaker(language);
    const view = viewWith();
    const said = [
      ...view.track.map((place) => placeName(place, t)),
      ...SPOTS.flatMap((spot) => [spotName(spot, t), onSpot(spot, t)]),
      ...view.goals.flatMap((goal, index) => [goalName(goal, t), goalProgress(goal, view.seats[0]!.goals[index]!, t)]),
      ...view.starts.flatMap((one) => [startReward(one, t), startDoes(one, view.amounts, t)]),
      ...view.shed_table.flatMap((row) => [shedRange(row, t), shedGives(row, t)]),
      ...MONKS.flatMap((monk) => [tileName(tile(`monk ${monk}`), t), aTile(tile(`monk ${monk}`), t)]),
    ];
    for (const one of said) expect(one).not.toMatch(/undefined|NaN|\{|^$/);
    expect(SIDES.map((side) => t(`heaven-and-ale-side-${side}`)).every((one) => one.length > 3)).toBe(true);
  });

  it("tell what is brought, and what a shed does", () => {
    const t = speaker("en");
    const [none, one, two] = viewWith().shed_table;
    expect(gainsOf({ ducats: 1, brewmaster: 2, markers: { hops: 3, wood: 1 } }, t)).toBe("1 ducat, brewmaster +2, wood +1, hops +3");
    expect(gainsOf({ ducats: 0, brewmaster: 0, markers: {} }, t)).toBe("nothing");
    expect(shedGives(none!, t)).toBe("brewmaster +6, activates nothing");
    expect(shedGives(one!, t)).toBe("brewmaster +3, activates any one tile");
    expect(shedGives(two!, speaker("es"))).toBe("maestro cervecero +1, activa dos losetas opuestas");
    expect(onSpot("monk_C", speaker("es"))).toBe("la casilla del monje C (llave)");
    expect(onSpot("water", speaker("ru"))).toBe("в ячейку воды");
  });

  it("count the spots of a garden from 1", () => {
    const t = speaker("en");
    const view = viewWith();
    expect([0, 36].map((cell) => cellText(view, 0, view.cells[cell]!, t).match(/\d+/)?.[0])).toEqual(["1", "37"]);
  });

  it("know what lies beside a cell", () => {
    const view = viewWith();
    expect([0, 1, 2, 3, 4, 5].map((direction) => cellBeside(view, 14, direction)?.id)).toEqual([15, 21, 20, 13, 7, 8]);
    expect(cellBeside(view, 0, 3)).toBeUndefined();
  });
});
