/**
 * A table against a server on this machine that keeps a small made-up game: what is asked for, in which order, and
 * that the page never stops short of the newest position, however news and answers cross.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { GameInfo, SeatRow, Snapshot, TableRow } from "../api/types";
import type { Game, Ply } from "../boards/contract";
import { settings } from "../settings/settings.svelte";
import { Table } from "./table.svelte";

/** Seats take turns; an action is any word; the server plays no seat by itself unless told to. */
class Club {
  plies: Ply[] = [];
  takenBack = 0;
  asked: string[] = [];
  /** Called before a request is answered: the moment for something to happen in between. */
  between: ((path: string) => void) | null = null;

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
      undo: { step: isNow && ply > 0 ? ply - 1 : null, turn: null },
    };
  }

  answer(method: string, path: string, query: URLSearchParams, body: Record<string, unknown>): [number, unknown] {
    this.asked.push(`${method} ${path.replace("/api/tables/t", "")}${query.size ? `?${query}` : ""}`);
    const seat = Number(query.get("seat"));
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

const realFetch = globalThis.fetch;
const game = { tell: () => null } as unknown as Game;
const seatOf = (kind: SeatRow["kind"]): SeatRow => ({ kind, name: null, level: null, yours: kind !== "computer" });
let server: Server;
let club: Club;
let table: Table;
let socket: object & { onmessage?: (message: { data: string }) => void };

const tell = (): void =>
  socket.onmessage?.({ data: JSON.stringify({ head: club.plies.length, version: club.plies.length + club.takenBack }) });

async function open(hides: boolean): Promise<void> {
  const row = { seats: club.seats, game: "words", rules: "plain", to_move: club.toMove(club.plies.length) } as TableRow;
  const info = { hidden: { plain: hides } } as unknown as GameInfo;
  table = await Table.open("t", row, info, game, null);
}

beforeEach(async () => {
  sessionStorage.clear();
  settings.motion = "still";
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      const url = new URL(request.url ?? "", "http://here");
      const [status, answer] = club.answer(request.method ?? "", url.pathname, url.searchParams, body ? JSON.parse(body) : {});
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = ((path: string, options: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, options)) as typeof fetch;
  // The news come when the test says so: there is nothing to wait for.
  vi.stubGlobal("WebSocket", function (this: object) {
    socket = Object.assign(this, { close() {} });
  });
});

afterEach(() => {
  table.close();
  server.close();
  globalThis.fetch = realFetch;
  vi.unstubAllGlobals();
});

test("an action is played, and what others do meanwhile is shown when it is heard of", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], (ply) => ply % 2);
  await open(true);
  expect(table.resting).toBe(false);
  await table.choose("word");
  await vi.waitFor(() => expect(table.shown.ply).toBe(1));
  expect(table.resting).toBe(true);
  club.play("answer");
  tell();
  await vi.waitFor(() => expect(table.resting).toBe(false));
  expect(table.shown.ply).toBe(2);
  expect(table.plies.map(({ ply }) => ply)).toEqual([1, 2]);
});

test.each(["/events", ""])("more happens while %s is answered: nothing is missed", async (path) => {
  club = new Club([seatOf("me"), seatOf("computer")], (ply) => (ply % 4 === 0 ? 0 : 1));
  await open(true);
  await table.choose("word");
  let left = 2;
  club.between = (asked) => {
    if (!asked.endsWith(`/t${path}`) || left-- <= 0) return;
    club.play("meanwhile");
    tell();
  };
  club.play("first");
  tell();
  await vi.waitFor(() => expect(table.resting).toBe(false));
  expect(table.shown.ply).toBe(4);
  expect(table.plies.map(({ ply }) => ply)).toEqual([1, 2, 3, 4]);
});

test("what another window took back and played anew is seen, although the number is the same", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  await open(true);
  await table.choose("word");
  await vi.waitFor(() => expect(table.shown.ply).toBe(1));
  club.plies.length = 0;
  club.takenBack += 2;
  club.play("other");
  tell();
  await vi.waitFor(() => expect(table.plies[0]?.events[0]?.event).toBe("other"));
  expect(table.shown.ply).toBe(1);
});

test("undo takes the log back, too", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  await open(true);
  await table.choose("word");
  await vi.waitFor(() => expect(table.resting).toBe(false));
  await table.undo("step");
  expect([table.shown.ply, table.head, table.plies]).toEqual([0, 0, []]);
  tell();
  expect(table.resting).toBe(false);
});

test("a refusal names its rule and changes nothing; being late fetches what was missed", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  await open(true);
  await table.choose("tower");
  expect(table.refused).toMatchObject({ action: "tower", rule: "2.1" });
  expect(table.resting).toBe(false);
  club.play("elsewhere");
  await table.choose("word");
  await vi.waitFor(() => expect(table.shown.ply).toBe(1));
  expect(table.note).not.toBeNull();
});

test("between two people nothing is asked for the next one before the curtain is lifted", async () => {
  club = new Club([seatOf("me"), seatOf("here")], (ply) => ply % 2);
  await open(true);
  expect([table.curtain, table.shown, club.asked]).toEqual([0, null, []]);
  await table.lift();
  await table.choose("word");
  await vi.waitFor(() => expect(table.curtain).toBe(1));
  expect(club.asked.filter((request) => request.includes("seat=1"))).toEqual([]);
  tell();
  await table.lift();
  expect(table.shown.seat).toBe(1);
  expect(table.resting).toBe(false);
});

test("a curtain that is pressed twice is lifted once", async () => {
  club = new Club([seatOf("me"), seatOf("here")], (ply) => ply % 2);
  const askedFor = (seat: number): number => club.asked.filter((request) => request.includes(`seat=${seat}`)).length;
  await open(true);
  await table.lift();
  await vi.waitFor(() => expect(table.resting).toBe(false));
  const once = askedFor(0);
  await table.choose("word");
  await vi.waitFor(() => expect(table.curtain).toBe(1));
  await Promise.all([table.lift(), table.lift()]);
  await vi.waitFor(() => expect(table.resting).toBe(false));
  expect(askedFor(1)).toBe(once);
});

test("with nothing to hide the board just turns to the next one", async () => {
  club = new Club([seatOf("me"), seatOf("here")], (ply) => ply % 2);
  await open(false);
  await table.choose("word");
  await vi.waitFor(() => expect(table.resting).toBe(false));
  expect([table.shown.seat, table.curtain]).toEqual([1, null]);
});

test("looking back shows another position and offers nothing; what happens meanwhile is kept", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  for (const word of ["one", "two", "three"]) club.play(word);
  await open(true);
  await table.goTo(1);
  expect([table.shown.ply, table.isLookingBack, table.resting]).toEqual([1, true, true]);
  club.play("four");
  tell();
  await vi.waitFor(() => expect(table.head).toBe(4));
  expect(table.shown.ply).toBe(1);
  await table.goLive();
  expect([table.shown.ply, table.isLookingBack, table.resting]).toEqual([4, false, false]);
});

test("watching again ends where the game stands", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  for (const word of ["one", "two", "three"]) club.play(word);
  await open(true);
  await table.replay();
  await vi.waitFor(() => expect(table.isReplaying).toBe(false));
  expect([table.shown.ply, table.isLookingBack, table.resting]).toEqual([3, false, false]);
});
