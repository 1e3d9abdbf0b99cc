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

export interface NewTable {
  game: string;
  rules: string;
  options: Record<string, unknown>;
  seats: { kind: SeatRow["kind"]; name: string | null; level: string | null }[];
}

export type { GameEvent, Legal, Ply };
