/** Ids of messages that are put together while the page runs: a check compares them with the words there are. */
import { idOf } from "./names";
import { SIDES as SIDES_SEEN } from "./memory.svelte";
import { CARDS, MONKS, PLACE_KINDS, RESOURCES, SIDES, START_EFFECTS } from "./view";

const GOALS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Steps whose prompt depends on nothing else. */
const STEPS = ["start", "score", "number", "privilege", "over"];
const GROUPS = ["move", "start", "buy", "put", "shed", "score", "privilege", "marker", "sell", "turn", "chance"];
const DONE = ["move", "start", "sell", "buy", "end", "put", "activate", "score", "number", "card", "decline", "marker", "lay", "first"];
const EVENTS = [
  "first_player",
  "start_entered",
  "round_started",
  "turn_started",
  "figure_moved",
  "tile_taken",
  "tile_put",
  "shed_built",
  "tile_activated_ducats",
  "tile_activated_marker",
  "tile_activated_monk",
  "monk_triggered",
  "disc_placed",
  "number_named",
  "card_sold",
  "card_placed",
  "card_declined",
  "ducats_gained",
  "brewmaster_moved",
  "marker_moved",
  "marker_moved_beyond",
  "barrel_taken",
  "game_scored",
  "game_over",
];

const inForms = (id: string, ...forms: string[]): string[] => ["", ...forms].map((form) => `heaven-and-ale-${id}${form}`);

export const composed: string[] = [
  ...RESOURCES.flatMap((resource) => inForms(`resource-${resource}`, ".title", ".object", ".of")),
  ...MONKS.flatMap((monk) => inForms(`monk-${idOf(monk)}`, ".title", ".subject", ".object", ".of", ".emblem")),
  ...SIDES.flatMap((side) => inForms(`side-${side}`, ".title")),
  ...PLACE_KINDS.flatMap((kind) => inForms(`place-${idOf(kind)}`, ".to")),
  ...START_EFFECTS.flatMap((effect) => inForms(`start-${idOf(effect)}`, ".does")),
  ...["number", "resource", "monk"].flatMap((kind) => inForms(`spot-${kind}`, ".on")),
  ...CARDS.flatMap((card) => inForms(`card-${card}`, ".effect")),
  ...GOALS.flatMap((goal) => inForms(`goal-${goal}`, ".progress")),
  ...STEPS.flatMap((step) => inForms(`prompt-${step}`)),
  ...GROUPS.flatMap((group) => inForms(`group-${group}`)),
  ...DONE.flatMap((kind) => inForms(`do-${kind}`)),
  ...SIDES_SEEN.flatMap((side) => inForms(`board-view-${side}`)),
  ...EVENTS.flatMap((event) => inForms(`event-${idOf(event)}`)),
];
