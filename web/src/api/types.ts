/** The answers of the server, as the page reads them. */
import type { GameEvent, Legal, Ply } from "../boards/contract";

export interface GameOption {
  name: string;
  default: unknown;
  values: unknown[];
}

export interface GameInfo {
  name: string;
  min_players: number;
  max_players: number;
  rule_sets: string[];
  options: GameOption[];
  levels: string[];
  /** Does a rule set hide something from a player? */
  hidden: Record<string, boolean>;
}

export interface SeatRow {
  kind: "me" | "here" | "computer";
  name: string | null;
  level: string | null;
  yours: boolean;
  /** A person's seat for which the computer plays until it is taken back. */
  lent: boolean;
}

/** Who plays on for a person who stays away for so many seconds. */
export interface StandIn {
  after: number;
  level: string;
}

export interface TableRow {
  id: string;
  game: string;
  rules: string;
  players: number;
  seats: SeatRow[];
  created: string;
  changed: string;
  ply: number;
  to_move: number | null;
  is_over: boolean;
  scores: number[];
  winners: number[];
  stand_in: StandIn | null;
}

export interface Snapshot {
  id: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  seats: SeatRow[];
  ply: number;
  head: number;
  seat: number | null;
  to_move: number | null;
  is_over: boolean;
  scores: number[];
  winners: number[];
  view: unknown;
  legal: Legal[];
  undo: { step: number | null; turn: number | null };
  stand_in: StandIn | null;
  /** The length of the table's log, what was taken back included: it only grows. */
  version: number;
}

export interface Played {
  ply: number;
  events: Ply[];
  snapshot: Snapshot;
}

export interface Events {
  events: Ply[];
  head: number;
  version: number;
}

/** What the computer would do: its choice, what it expects of it, and how its turn would go on. */
export interface HintChoice {
  action: number;
  text: string;
  /** The expected share of the win, from 0 to 1, and the points ahead of the best of the others. */
  share: number;
  ahead: number;
  line: { text: string; events: GameEvent[] }[];
}

export interface Hints {
  ply: number;
  choices: HintChoice[];
}

/** Who is to play for a seat of one's own from now on. */
export type Handover = { to: "computer"; level: string } | { to: "person" };

export interface NewTable {
  game: string;
  rules: string;
  options: Record<string, unknown>;
  seats: { kind: SeatRow["kind"]; name: string | null; level: string | null }[];
  stand_in?: StandIn;
}

export type { GameEvent, Legal, Ply };
