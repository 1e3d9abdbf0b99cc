/** For tests of a table: a server's answers about a small made-up game. */
import type { SeatRow, Snapshot } from "../api/types";
import type { Ply } from "../boards/contract";

/** Seats take turns; an action is any word; the server plays no seat by itself unless told to. */
export class Club {
  plies: Ply[] = [];
  takenBack = 0;
  asked: string[] = [];
  /** Called before a request is answered: the moment for something to happen in between. */
  between: ((path: string) => void) | null = null;
  isAway = false;
  /** Is the computer still busy with a hint? */
  isThinking = false;
  /** How long an answer is on its way, in milliseconds. */
  way: (asked: string) => number = () => 0;

  constructor(
    readonly seats: SeatRow[],
    readonly toMove: (ply: number) => number,
  ) {}

  play(word: string): void {
    const ply = this.plies.length + 1;
    this.plies.push({ ply, by: this.toMove(ply - 1), events: [{ event: word, seat: this.toMove(ply - 1) }] });
  }

  snapshot(seat: number, ply = this.plies.length): Snapshot {
    const head = this.plies.length;
    const isNow = ply === head && this.toMove(ply) === seat;
    return {
      id: "t", game: "words", rules: "plain", options: {}, seats: this.seats, ply, head, version: head + this.takenBack, seat,
      to_move: this.toMove(ply), is_over: false, scores: this.seats.map(() => 0), winners: [], view: { ply, seat },
      legal: isNow ? [{ action: 0, text: "word", do: "word" }] : [],
      undo: { step: isNow && ply > 0 ? ply - 1 : null, turn: null }, stand_in: null,
    };
  }

  answer(method: string, path: string, query: URLSearchParams, body: Record<string, unknown>): [number, unknown] {
    this.asked.push(`${method} ${path.replace("/api/tables/t", "")}${query.size ? `?${query}` : ""}`);
    const seat = Number(query.get("seat"));
    if (this.isAway) return [404, { error: { code: "unknown_table", message: "gone", args: {} } }];
    if (path.endsWith("/events")) {
      const answer = { events: this.plies.filter(({ ply }) => ply > Number(query.get("since"))), head: this.plies.length, version: this.plies.length + this.takenBack };
      this.between?.(path);
      return [200, answer];
    }
    if (path.endsWith("/actions")) {
      const known = this.plies.length;
      if (body["action"] === "tower") return [409, { error: { code: "illegal", rule: "words 2.1", message: "too high", args: {} } }];
      if (body["ply"] !== known) return [409, { error: { code: "stale_ply", message: "late", args: { head: known } } }];
      this.play(String(body["action"]));
      return [200, { ply: known + 1, events: this.plies.slice(known), snapshot: this.snapshot(Number(body["seat"])) }];
    }
    if (path.endsWith("/hints")) {
      if (this.isThinking) return [429, { error: { code: "hint_busy", message: "one at a time", args: {} } }];
      const choice = { action: 0, text: "word", share: 0.6, ahead: 2, line: [{ text: "word", events: [{ event: "word", seat: body["seat"] }] }] };
      return [200, { ply: body["ply"], choices: [choice, { ...choice, action: 7 }] }];
    }
    const of = /seats\/(\d)$/.exec(path)?.[1];
    if (of !== undefined) {
      const seat = this.seats[Number(of)]!;
      if (seat.name === "not lent") return [409, { error: { code: "not_lent", message: "not lent", args: {} } }];
      const to = body["to"] === "computer";
      this.seats[Number(of)] = { ...seat, kind: to ? "computer" : "me", level: to ? String(body["level"]) : null, lent: to };
      this.takenBack++;
      return [200, {}];
    }
    if (path.endsWith("/undo")) {
      const to = Number(body["to"]);
      this.takenBack += this.plies.length - to + 1;
      this.plies.length = to;
      return [200, { ply: to, events: [], snapshot: this.snapshot(Number(body["seat"])) }];
    }
    const at = query.get("ply");
    const answer = this.snapshot(seat, at === null ? undefined : Number(at));
    this.between?.(path);
    return [200, answer];
  }
}

export const seatOf = (kind: SeatRow["kind"]): SeatRow => ({ kind, name: null, level: null, yours: kind !== "computer", lent: false });
