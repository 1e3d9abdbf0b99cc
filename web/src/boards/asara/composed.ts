/** Ids of messages that are put together while the page runs: a check compares them with the words there are. */
import { idOf } from "./names";
import { AREAS, BUYERS, COLOURS, CONTESTS, SHAPES } from "./view";

const SECTIONS = [...SHAPES, "lit"];
const FORMS = ["masculine", "feminine", "feminine-object", "neuter"];
/** Steps whose prompt depends on nothing else. */
const STEPS = ["stack", "bribe", "lit_option", "return", "turret", "hire", "over"];
const GROUPS = ["send", "space", "buy", "lit", "build", "turn", "chance"];
const DONE = [
  "card",
  "pair",
  "down",
  "plot",
  "take",
  "stack",
  "decline",
  "look",
  "keep",
  "return",
  "base",
  "turret",
  "light",
  "done",
  "nothing",
  "hire",
  "fill",
  "first",
  "deal",
  "lit",
];
const EVENTS = [
  "first_player",
  "year_started",
  "turn_started",
  "area_chosen",
  "buyer_shown",
  "pair_chosen",
  "card_laid_down",
  "buyer_placed",
  "paid",
  "received",
  "section_bought",
  "stack_looked_through",
  "bribe_declined",
  "patronage_taken",
  "patronage_taken_kept",
  "card_drawn",
  "card_drawn_hidden",
  "lit_looked",
  "lit_seen",
  "lit_kept",
  "lit_kept_hidden",
  "lit_returned",
  "building_started",
  "section_built",
  "section_built_lit",
  "building_done",
  "idle",
  "year_scored",
  "contest_scored",
  "contest_scored_nobody",
  "money_scored",
  "game_over",
];

/** Where points come from. */
const SOURCES = ["build", "towers", "gold", "patronage", "lits", "tallest", "tallest_overall", "most_towers", "money"];

export const composed: string[] = [
  ...AREAS.flatMap((area) => ["", ".to", ".at"].map((form) => `asara-area-${idOf(area)}${form}`)),
  ...SECTIONS.flatMap((shape) => ["", ".gender", ".object", ".many"].map((form) => `asara-shape-${shape}${form}`)),
  ...COLOURS.flatMap((colour) => FORMS.map((form) => `asara-colour-${colour}.${form}`)),
  ...BUYERS.flatMap((buyer) => ["", ".object", ".colour"].map((form) => `asara-buyer-${buyer}${form}`)),
  ...CONTESTS.map((contest) => `asara-contest-${idOf(contest)}`),
  ...STEPS.map((step) => `asara-prompt-${idOf(step)}`),
  ...GROUPS.map((group) => `asara-group-${group}`),
  ...DONE.map((kind) => `asara-do-${idOf(kind)}`),
  ...EVENTS.map((event) => `asara-event-${idOf(event)}`),
  ...SOURCES.map((source) => `asara-source-${idOf(source)}`),
];
