/** What a hint tells of what will come of a choice, in each game: as the log would, and to the end of the turn. */
import { expect, test } from "vitest";

import asante from "../boards/asante";
import { sceneOf as asanteScene, viewWith as asanteView } from "../boards/asante/testing";
import asara from "../boards/asara";
import { sceneOf as asaraScene, viewWith as asaraView } from "../boards/asara/testing";
import type { Game, GameEvent, Scene } from "../boards/contract";
import heavenAndAle from "../boards/heaven_and_ale";
import { sceneOf as heavenAndAleScene, viewWith as heavenAndAleView } from "../boards/heaven_and_ale/testing";
import torres from "../boards/torres";
import { sceneOf as torresScene, viewWith as torresView } from "../boards/torres/testing";
import { outlookOf } from "./hinting.svelte";

/** A game, a position, the decisions of a line, and the messages that a hint tells of the first and of the others. */
type Told = [game: Game, scene: Scene, line: GameEvent[][], now: string[], then: string[]];

const BUILT = { event: "block_built", seat: 0, cell: 3, height: 2, castle: 0, stack: 0, under_knight: false, founded: false };
const TURN_OVER = [
  { event: "turn_ended", seat: 0, unused: 1 },
  { event: "stack_used", seat: 0, stack: 0, blocks: 1 },
];
const NEXT_KNIGHT = { event: "turn_started", seat: 1, phase: 1, round: 2, points: 5 };

const TOLD: Record<string, Told> = {
  "Torres, a turn": [
    torres, torresScene(torresView()), [[BUILT], [...TURN_OVER, NEXT_KNIGHT]],
    ["torres-event-block-built"], ["torres-event-turn-ended", "torres-event-stack-used"],
  ],
  "Torres, a phase": [
    torres, torresScene(torresView()),
    [[{ event: "king_moved", seat: 0, from: 18, cell: 3 }, { event: "phase_started", phase: 2, seat: 1, stacks: [3, 3, 3] }, NEXT_KNIGHT]],
    ["torres-event-king-moved"], [],
  ],
  "Asara": [
    asara, asaraScene(asaraView()),
    [[{ event: "area_chosen", seat: 0, area: "bank" }], [{ event: "received", seat: 0, asari: 5, money: 9 }, { event: "turn_started", seat: 1, year: 2 }]],
    ["asara-event-area-chosen"], ["asara-event-received"],
  ],
  "Heaven & Ale, a turn that only ends": [
    heavenAndAle, heavenAndAleScene(heavenAndAleView()), [[{ event: "turn_started", seat: 1, round: 2 }]],
    [], [],
  ],
  "Heaven & Ale, who is alone in the round goes on": [
    heavenAndAle, heavenAndAleScene(heavenAndAleView()),
    [[{ event: "card_declined", seat: 0 }, { event: "turn_started", seat: 0, round: 2 }], [{ event: "card_declined", seat: 0 }]],
    ["heaven-and-ale-event-card-declined"], [],
  ],
  "Heaven & Ale, a round": [
    heavenAndAle, heavenAndAleScene(heavenAndAleView()),
    [[{ event: "brewmaster_moved", seat: 0, steps: 1, brewmaster: 4 }, { event: "round_started", round: 3, starter: 1 }, { event: "turn_started", seat: 1, round: 3 }]],
    ["heaven-and-ale-event-brewmaster-moved"], [],
  ],
  "Asante, whose last turn it makes the next": [
    asante, asanteScene(asanteView()),
    [[{ event: "turn_ended", seat: 0, bonus: 1, gold: 60 }, { event: "end_triggered", seat: 0, gold: 60 }, { event: "turn_started", seat: 1, turn: 9, last: true }]],
    ["asante-event-turn-ended", "asante-event-end-triggered"], [],
  ],
};

test.each(Object.entries(TOLD))("%s: a hint tells what the turn brings, and nothing of what follows it", (_, [game, scene, line, now, then]) => {
  const hint = { line: line.map((events) => ({ text: "", events })) };
  expect(outlookOf(hint, game, scene, (id) => id)).toEqual({ now, then });
});
