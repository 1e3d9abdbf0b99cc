/** Ids of messages that are put together while the page runs: a check compares them with the words there are. */
import { ART } from "./cardArt";
import { idOf } from "./labels";

const STEPS = ["castle", "knight", "king", "turn", "keep", "use", "leftover", "move_king", "over"];
/** Cards that ask for a target when they are played. */
const AIMED = [
  "jump_up_2",
  "diagonal",
  "free_passage",
  "block_under_knight",
  "extra_block",
  "move_block",
  "jump_over",
  "knight_up_1",
];
const DONE = ["castle", "king", "king_stays", "lift", "put", "track", "buy", "end", "use", "leftover", "first", "master", "draw"];
const EVENTS = [
  "first_player",
  "master_card_drawn",
  "castle_placed",
  "knight_placed",
  "king_placed",
  "phase_started",
  "turn_started",
  "knight_added",
  "knight_moved",
  "block_built",
  "block_lifted",
  "block_lifted_gone",
  "block_put",
  "block_put_founded",
  "track_step",
  "card_bought",
  "card_drawn",
  "card_kept",
  "card_kept_hidden",
  "cards_returned",
  "card_played",
  "points_raised",
  "turn_ended",
  "points_converted",
  "stack_used",
  "leftover_kept",
  "blocks_returned",
  "castles_scored",
  "king_bonus",
  "master_card_scored",
  "king_moved",
  "king_stayed",
  "game_over",
];

export const composed: string[] = [
  ...Object.keys(ART).flatMap((card) => [`torres-card-${idOf(card)}`, `torres-card-${idOf(card)}.effect`]),
  ...[...STEPS, ...AIMED].map((step) => `torres-prompt-${idOf(step)}`),
  ...DONE.map((kind) => `torres-do-${idOf(kind)}`),
  ...["top", "bottom"].flatMap((end) => [`torres-do-return-${end}`, `torres-return-${end}`]),
  ...["board", "cards", "turn"].map((group) => `torres-group-${group}`),
  ...EVENTS.map((event) => `torres-event-${idOf(event)}`),
];
