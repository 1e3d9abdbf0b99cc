/**
 * What a game brings to the page, and what the page gives it.
 *
 * A game is one folder here: `boards/<name>/index.ts` exports a `Game` as its default. The page finds the folder by
 * itself, loads it when a table of that game is opened, and knows nothing else about it. The words of the game are
 * `locales/<language>/<name>.ftl` and `<name>-rules.ftl`, loaded with it.
 *
 * Whatever may be pressed now to get on bears the attribute `data-able`: a lit space, a card, a button of the game's own
 * (`data-able={able || null}`: there or not there). What lies above the board and wants an answer first, such as a menu
 * of several possibilities or a tray of cards, has `data-able="first"` on its buttons. The middle of its box can be
 * pressed. This is all that the hands of the browser tests know of a game: they press one able thing after another,
 * the first ones before the others, and must so be able to play every game to its end.
 * The place of a board where the keyboard is has `tabindex="0"`; the page brings the keyboard back to it.
 *
 * Nothing here decides what is allowed: the server lists the legal actions, the board lights them up, and an action
 * that is not in the list may still be sent: the server then says which rule forbids it.
 */
import type { Component } from "svelte";

/** A legal action: its number, its notation, and what `describe` says about it ("do" and where). */
export interface Legal {
  action: number;
  /** The notation, for example "build 1 c3": what `choose` sends. */
  text: string;
  do: string;
  [where: string]: unknown;
}

/** Something that happened, as the seat that looks on may see it. */
export interface GameEvent {
  event: string;
  seat?: number;
  [argument: string]: unknown;
}

/** The events of one decision; `ply` is the number of the position after it, `by` a seat or -1 for chance. */
export interface Ply {
  ply: number;
  by: number;
  events: GameEvent[];
}

/** Who sits where. `name` is never empty: unnamed seats get a word of the reader's language. */
export interface SeatInfo {
  kind: "me" | "here" | "computer";
  name: string;
  level: string | null;
  yours: boolean;
  /** A person's seat for which the computer plays until it is taken back. */
  lent: boolean;
}

/**
 * Fluent: `t("torres-prompt-turn", { points: 3 })`; an attribute after a dot: `t("torres-card-ap6.effect")`.
 * It is reactive: called in a component's markup or in `$derived`, it follows a change of language.
 */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** One position, seen by one seat. `View` is the game's own type for what `game.view` gives. */
export interface Scene<View = unknown> {
  game: string;
  rules: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  /** The position shown, and the newest one there is. */
  ply: number;
  head: number;
  /** Through whose eyes (null: a spectator). */
  seat: number | null;
  /** Who decides in this position (-1: chance); null when the game is over. */
  to_move: number | null;
  is_over: boolean;
  scores: number[];
  winners: number[];
  view: View;
  /** What may be chosen now: empty while looking back, while others decide, while something is being shown. */
  legal: Legal[];
}

/**
 * One decision to be shown: the board goes from `before` to `after` along `events`, then calls `done` once.
 * `speed` is 1 at the normal pace and larger when hurried; it can rise while the step runs (`step.speed` is reactive),
 * and is 0 when motion is to be left out: then the board shows `after` and calls `done` at once.
 */
export interface Step<View = unknown> {
  readonly nonce: number;
  readonly before: View;
  readonly after: View;
  readonly events: GameEvent[];
  readonly by: number;
  readonly speed: number;
  done(): void;
}

/** A refused action. `rule` is like "8.3"; `text` is that rule in the reader's language, or the error's own text. */
export interface Refusal {
  nonce: number;
  action: string;
  rule: string | null;
  text: string;
}

/** What every part of a game is given. `memory` is whatever `Game.memory()` made for this table: shared by its parts. */
export interface PartProps<View = unknown, Memory = unknown> {
  /** While a step is shown this is still the position before it. */
  scene: Scene<View>;
  memory: Memory;
  t: Translate;
  /** Sends an action in notation. Does nothing while the table cannot take one. */
  choose: (text: string) => void;
  /** Takes back the last decision, as the page's own button does; null where that cannot be. */
  takeBack: (() => void) | null;
  /** The scene is not the newest position, or somebody else decides: show, do not offer. */
  resting: boolean;
  /**
   * The legal action that a hint speaks of, or that is pointed at in the list of what may be done: of all that may be
   * chosen the board lights this one alone, and where a button or a card stands for it, that bears `data-hinted`
   * (see `hinted.ts`).
   */
  hinted: Legal | null;
  /** What follows on it in the hint, in notation, as far as that is told: for a control that stands for both. */
  hintedThen: readonly string[];
  /** The reader wants no motion. */
  still: boolean;
}

export interface BoardProps<View = unknown, Memory = unknown> extends PartProps<View, Memory> {
  step: Step<View> | null;
  refused: Refusal | null;
  /** The width is that of a phone: the plan view is the better first choice. */
  narrow: boolean;
}

export interface SeatProps<View = unknown, Memory = unknown> extends PartProps<View, Memory> {
  /** Whose public things to show: what lies before this player. The page itself draws name, emblem and score. */
  of: number;
}

export interface ScoringProps<View = unknown> {
  /** The events of the decision that led to the scoring, and the position after it. */
  events: GameEvent[];
  scene: Scene<View>;
  t: Translate;
  still: boolean;
}

/** Points a seat gained, for the charts after the game: in which part of the game, and where they came from. */
export interface Gain {
  seat: number;
  /** 1, 2, 3 …: phase, year, round: whatever the game counts by. */
  part: number;
  /** A short key, named by the message `<game>-source-<key>`. */
  source: string;
  points: number;
}

/**
 * A line of the log. `weight`: "part" opens a part of the game (a phase, a year, a round), "turn" a turn, and what a hint
 * tells ends before either; "head" stands out like a part and opens nothing (a scoring), "fine" is small print.
 */
export interface Line {
  text: string;
  weight?: "part" | "turn" | "head" | "plain" | "fine";
}

/** How the list of what may be done calls an action: under which heading, and with which words. */
export interface Choice {
  group: string;
  label: string;
  /** Groups stand in the order of these numbers; 0 where none is given. */
  rank?: number;
}

/** A number beside a player's name, and in words what it is. */
export interface Standing {
  points: number;
  says: string;
}

export interface Key {
  keys: string;
  /** The message that says what it does. */
  says: string;
}

export interface Game<View = any, Memory = any> {
  /** The board: fills the box it is given (width and height 100 %), never scrolls. */
  Board: Component<BoardProps<View, Memory>>;
  /** Under the board: what is left of the turn, stacks, cards. The page adds undo and end of turn beside it. */
  ActionBar?: Component<PartProps<View, Memory>>;
  /** Within a player's panel. */
  SeatPanel?: Component<SeatProps<View, Memory>>;
  /** Within the dialog at a scoring. */
  ScoringTable?: Component<ScoringProps<View>>;
  /**
   * Made once for each table that is opened: reactive state which the parts share (what is picked up, how it is turned).
   * Between two people at one screen the parts are taken off the page: a board that goes forgets what one of them had in hand.
   */
  memory?: () => Memory;

  /** One sentence on what to do now: "Place a block, or move a knight: 3 points left". Shown while a person here decides. */
  prompt(scene: Scene<View>, t: Translate): string;
  /** For the bar above: "Phase 2 · round 3 of 4". */
  heading(scene: Scene<View>, t: Translate): string;
  /** The event as a sentence, or null where it is not worth a line. */
  tell(event: GameEvent, scene: Scene<View>, t: Translate): Line | null;
  /** An action in the list of what may be done; it is found by typing its notation or these words. */
  describe(legal: Legal, scene: Scene<View>, t: Translate): Choice;
  /** What stands beside a player's name while the game runs, where points are counted only at its end. */
  standing?(scene: Scene<View>, seat: number, t: Translate): Standing;
  /** The action behind the button "end turn", when there is one. */
  endTurn?(legal: Legal[]): Legal | undefined;
  /** Do these events (of one decision) hold a scoring that deserves the dialog? */
  isScoring?(events: GameEvent[]): boolean;
  gains?(events: GameEvent[]): Gain[];
  /** "Phase 2" for the charts. */
  part?(number: number, t: Translate): string;
  /** The board's own keys, for the help page. */
  keys?: Key[];
}

/**
 * The lobby's picture is loaded before any table is opened, so it lives in a file of its own:
 * `boards/<name>/LobbyPicture.svelte`, with `still` as its only prop; it fills a box of 4:3.
 *
 * Messages that the page itself looks for in `<name>.ftl`, composed from names the server gives (underscores and capitals
 * in names become "-" and small letters, in the ids alone: the files and folders keep the game's own name):
 *   <name>-name, <name>-tagline,
 *   <name>-rules-<rule set> with the attribute .note (one sentence on what is different),
 *   <name>-option-<option> with .note, <name>-option-<option>-<value> for options that are not switches,
 *   <name>-source-<key> for the sources that `gains` gives.
 *
 * Every other message is found by its literal id in the game's folder. Ids that are put together while the page runs
 * (`torres-event-${kind}`) are listed in `boards/<name>/composed.ts`, `export const composed: string[]` of whole ids,
 * so that the test of the words can tell what is missing and what nobody uses.
 */
export interface LobbyPictureProps {
  still: boolean;
}
