import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { bundleOf } from "../../words/fluent";
import type { GameEvent, Translate } from "../contract";
import { offersOf } from "./choices";
import { spaceLabel } from "./labels";
import { added, build, move, sceneOf, viewWith } from "./testing";
import { describe as describeAction, heading, prompt, tell } from "./words";

const locales = resolve(import.meta.dirname, "../../../../src/sobremesa/locales");

/** Speaks a language, and objects to a missing message or argument. */
function speaker(language: string): Translate {
  const bundle = bundleOf(language, [readFileSync(resolve(locales, language, "torres.ftl"), "utf8")]);
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

const EVENTS: GameEvent[] = [
  { event: "first_player", seat: 0 },
  { event: "master_card_drawn", card: "castle_count" },
  { event: "castle_placed", seat: 0, cell: 3, castle: 0 },
  { event: "knight_placed", seat: 0, cell: 3 },
  { event: "king_placed", seat: 1, cell: 18 },
  { event: "phase_started", phase: 2, seat: 1, stacks: [3, 3, 3] },
  { event: "turn_started", seat: 1, phase: 2, round: 3, points: 5 },
  { event: "knight_added", seat: 1, cell: 9, points: 2, card: null },
  ...["step", "passage", "jump_up_2", "diagonal", "free_passage", "jump_over"].map((way) => ({
    event: "knight_moved",
    seat: 0,
    from: 3,
    to: 4,
    way,
    points: 1,
  })),
  { event: "block_built", seat: 0, cell: 3, height: 2, castle: 0, stack: 0, under_knight: false, founded: false },
  { event: "block_built", seat: 0, cell: 3, height: 1, castle: 9, stack: 0, under_knight: true, founded: true },
  { event: "block_lifted", seat: 0, cell: 3, height: 0, castle: 0, vanished: true },
  { event: "block_lifted", seat: 0, cell: 3, height: 1, castle: 0, vanished: false },
  { event: "block_put", seat: 0, from: 3, cell: 4, height: 1, castle: 0, founded: false },
  { event: "block_put", seat: 0, from: 3, cell: 4, height: 1, castle: 9, founded: true },
  { event: "track_step", seat: 0, from: 3, to: 5 },
  { event: "card_bought", seat: 0, looked: 3 },
  { event: "card_drawn", seat: 0, card: "ap6" },
  { event: "card_kept", seat: 0, card: "ap6" },
  { event: "card_kept", seat: 0 },
  { event: "cards_returned", seat: 0, count: 2, end: "top" },
  { event: "card_played", seat: 0, card: "jump_up_2" },
  { event: "points_raised", seat: 0, points: 2 },
  { event: "turn_ended", seat: 0, unused: 2 },
  { event: "points_converted", seat: 0, from: 2, to: 4 },
  { event: "stack_used", seat: 0, stack: 1, blocks: 2 },
  { event: "leftover_kept", seat: 0, stack: 1, height: 3 },
  { event: "blocks_returned", seat: 0, count: 1, why: "turn" },
  { event: "castles_scored", seat: 0, phase: 1, rows: [], points: 12, from: 0, to: 12 },
  { event: "king_bonus", seat: 0, phase: 1, castle: 1, level: 1, points: 5, from: 12, to: 17 },
  { event: "master_card_scored", seat: 0, phase: 1, card: "border", points: 4, from: 17, to: 21 },
  { event: "king_moved", seat: 0, from: 3, to: 4 },
  { event: "king_stayed", seat: 0 },
  { event: "game_over", scores: [30, 20], winners: [0] },
];

describe.each(["en", "es", "ru"])("in %s", (language) => {
  const t = speaker(language);

  it.each(EVENTS.map((event) => [event.event, event] as const))("%s is a sentence", (_, event) => {
    const line = tell(event, sceneOf(viewWith()), t);
    expect(line?.text.length).toBeGreaterThan(5);
    expect(line?.text).not.toMatch(/undefined|NaN|\{/);
  });

  it("every step has a prompt and a heading", () => {
    for (const step of ["castle", "knight", "king", "turn", "keep", "return", "use", "leftover", "move_king", "over"] as const) {
      const scene = sceneOf(viewWith({ step }));
      expect(prompt(scene, t).length).toBeGreaterThan(10);
      expect(heading(scene, t).length).toBeGreaterThan(5);
    }
  });

  it("a card that was played says what to aim at", () => {
    const turn = viewWith().turn!;
    for (const card of ["jump_up_2", "diagonal", "free_passage", "block_under_knight", "extra_block", "move_block", "jump_over", "knight_up_1"]) {
      expect(prompt(sceneOf(viewWith({ step: "card", turn: { ...turn, card } })), t).length).toBeGreaterThan(10);
    }
  });
});

describe("words", () => {
  const t = speaker("en");
  const legal = [move(18, 19, "move c3 d3"), build(0, 19, "build 1 d3"), added(28, "knight e4")];
  const scene = sceneOf(viewWith(), legal);

  it("say nothing of what hides or does not matter", () => {
    expect(tell({ event: "card_drawn", seat: 1 }, scene, t)).toBeNull();
    expect(tell({ event: "turn_ended", seat: 0, unused: 0 }, scene, t)).toBeNull();
    expect(tell({ event: "castles_scored", seat: 0, points: 0, rows: [] }, scene, t)).toBeNull();
    expect(tell({ event: "something_new" }, scene, t)).toBeNull();
  });

  it("tell all that stands on a space, and what may be done there", () => {
    const offers = offersOf(legal, scene.view).filter(({ target }) => target === 19);
    expect(spaceLabel(19, scene, offers, t)).toBe(
      "d3, level 2, castle 1 of surface 2, you may: Move the knight from c3 to d3, Build on d3 from stack 1 (3 blocks)",
    );
    expect(spaceLabel(18, scene, [], t)).toContain("your knight");
    expect(spaceLabel(45, scene, [], t)).toContain("knight of Boris");
    expect(spaceLabel(3, scene, [], t)).toBe("d1, ground, castle site");
  });

  it("put actions under a heading", () => {
    expect(legal.map((one) => describeAction(one, scene, t).group)).toEqual(Array(3).fill("On the board"));
    expect(describeAction({ action: 1, text: "play ap6", do: "play", card: "ap6" }, scene, t)).toEqual({
      group: "Cards",
      label: "Play “6 points”",
    });
    expect(describeAction({ action: 2, text: "end", do: "end" }, scene, t).group).toBe("The turn");
  });

  it("count the points that are left", () => {
    const turn = viewWith().turn!;
    const left = (points: number) => prompt(sceneOf(viewWith({ turn: { ...turn, points } })), t);
    expect(left(1)).toContain("1 point left");
    expect(left(3)).toContain("3 points left");
    expect(left(0)).toContain("end your turn");
  });
});
