/**
 * A table against a server on this machine that keeps a small made-up game: what is asked for, in which order, and
 * that the page never stops short of the newest position, however news and answers cross.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError, Unreachable } from "../api/api";
import type { GameInfo, SeatRow, TableRow } from "../api/types";
import type { Game } from "../boards/contract";
import { settings } from "../settings/settings.svelte";
import { Hinting } from "./hinting.svelte";
import { Table } from "./table.svelte";
import { Club, seatOf } from "./testing";

const realFetch = globalThis.fetch;
const game = { tell: () => null } as unknown as Game;
let server: Server;
let club: Club;
let table: Table;
let socket: object & { onmessage?: (message: { data: string }) => void; onopen?: () => void };

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
      const send = (): void => void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
      const way = club.way(request.url ?? "");
      if (way > 0) setTimeout(send, way);
      else send();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = ((path: string, options: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, options)) as typeof fetch;
  // The first news come at once, as from the server; then when the test says so: there is nothing to wait for.
  vi.stubGlobal("WebSocket", function (this: object) {
    socket = Object.assign(this, { close() {} });
    setTimeout(tell);
  });
});

afterEach(async () => {
  // What is still being asked for would be asked of the next test's club.
  await table.look();
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

test.each([1, 2])("a position that was long on its way does not take the place of a newer one (%i here)", async (here) => {
  const kinds: SeatRow["kind"][] = here === 1 ? ["me", "computer"] : ["here", "computer", "me"];
  club = new Club(kinds.map(seatOf), (ply) => (ply === 0 ? 0 : ply < 4 ? 1 : here === 1 ? 0 : 2));
  await open(true);
  if (here > 1) await table.lift();
  // The second decision is heard of, the third has been made when its position is answered: a newer one is asked for.
  club.between = (asked) => {
    if (!asked.endsWith("/events") || club.plies.length !== 2) return;
    club.between = null;
    club.play("third");
    club.way = (url) => (url.endsWith("?seat=0") ? 300 : 0);
  };
  await table.choose("word");
  club.play("second");
  tell();
  await vi.waitFor(() => expect(club.asked.at(-1)).toBe("GET ?seat=0"));
  club.play("fourth");
  tell();
  if (here > 1) {
    await vi.waitFor(() => expect(table.curtain).toBe(2));
    await table.lift();
  }
  const newest = [4, here === 1 ? 0 : 2, false];
  await vi.waitFor(() => expect([table.shown.ply, table.shown.seat, table.resting]).toEqual(newest));
  await new Promise((later) => setTimeout(later, 400));
  expect([table.shown.ply, table.shown.seat, table.resting]).toEqual(newest);
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

test("that the server did not answer is not said any more when it does", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  await open(true);
  const said = (): boolean[] => [table.note !== null, table.isLineUp];
  for (const comesBack of [() => table.look(), () => socket.onopen?.(), () => table.choose("tower")]) {
    table.fail(new Unreachable());
    expect(said()).toEqual([true, false]);
    await comesBack();
    expect(said()).toEqual([false, true]);
  }
  table.fail(new ApiError(429, "hint_busy", "what the server itself has said stays"));
  socket.onopen?.();
  expect(said()).toEqual([true, true]);
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

test("what a computer decides while the table is opened leads to the next person here", async () => {
  club = new Club([seatOf("me"), seatOf("here"), seatOf("computer")], (ply) => [2, 1, 0][ply % 3] ?? 0);
  const opening = open(false); // the row says that the computer is to move
  club.play("word");
  await opening;
  expect([table.shown.seat, table.resting]).toEqual([1, false]);
});

test("after another window has taken something back, who is to move is found anew", async () => {
  club = new Club([seatOf("me"), seatOf("here")], (ply) => ply % 2);
  club.play("one");
  await open(false);
  expect(table.shown.seat).toBe(1);
  club.takenBack += 2;
  club.plies.length = 0;
  tell();
  await vi.waitFor(() => expect([table.shown.seat, table.resting]).toEqual([0, false]));
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

test("a curtain behind which nothing can be fetched stays, says why, and can be lifted again", async () => {
  club = new Club([seatOf("me"), seatOf("here")], (ply) => ply % 2);
  await open(true);
  club.isAway = true;
  await table.lift();
  expect([table.curtain, table.note === null]).toEqual([0, false]);
  club.isAway = false;
  await table.lift();
  await table.choose("word");
  await vi.waitFor(() => expect(table.curtain).toBe(1));
  club.isAway = true;
  await table.lift();
  expect([table.curtain, table.resting, table.note === null]).toEqual([1, true, false]);
  club.isAway = false;
  await table.lift();
  expect([table.curtain, table.shown.seat, table.resting, table.note]).toEqual([null, 1, false, null]);
});

test("with nothing to hide the board just turns to the next one", async () => {
  club = new Club([seatOf("me"), seatOf("here")], (ply) => ply % 2);
  await open(false);
  await table.choose("word");
  await vi.waitFor(() => expect(table.resting).toBe(false));
  expect([table.shown.seat, table.curtain]).toEqual([1, null]);
});

test("a seat that is handed over is no longer asked for anything, and taken back it goes on", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], (ply) => ply % 2);
  await open(true);
  await table.handOver(0, { to: "computer", level: "level:2" });
  expect([table.eyes, table.shown.to_move, table.resting]).toEqual([0, 0, true]);
  expect(table.seats[0]).toMatchObject({ kind: "computer", level: "level:2", lent: true });
  await table.choose("word");
  expect(club.plies).toEqual([]);
  club.play("decided");
  club.play("answer");
  tell();
  await vi.waitFor(() => expect([table.shown.ply, table.resting]).toEqual([2, true]));
  await table.handOver(0, { to: "person" });
  expect([table.shown.ply, table.resting]).toEqual([2, false]);
});

test("another window hands the seat over: it is heard of, although nothing has happened in the game", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  await open(true);
  club.seats[0] = { ...club.seats[0]!, kind: "computer", level: "level:1", lent: true };
  club.takenBack++;
  tell();
  await vi.waitFor(() => expect([table.seats[0]?.lent, table.resting]).toEqual([true, true]));
});

test("at one screen the one who still plays goes on behind a curtain; what is refused is said", async () => {
  club = new Club([seatOf("me"), seatOf("here")], (ply) => ply % 2);
  await open(true);
  await table.lift();
  await table.handOver(0, { to: "computer", level: "level:2" });
  expect([table.eyes, table.curtain]).toEqual([0, null]);
  club.play("decided");
  tell();
  await vi.waitFor(() => expect(table.curtain).toBe(1));
  expect(club.asked.filter((request) => request.includes("seat=1"))).toEqual([]);
  await table.lift();
  await table.choose("word");
  await vi.waitFor(() => expect([table.shown.ply, table.eyes, table.curtain, table.resting]).toEqual([2, 1, null, true]));
  club.seats[1] = { ...club.seats[1]!, name: "not lent" };
  await table.handOver(1, { to: "person" });
  expect(table.note).not.toBeNull();
});

const hintsAsked = (): number => club.asked.filter((request) => request.endsWith("/hints")).length;

test("a hint is asked for once, and speaks only of what may be done", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  await open(true);
  const hinting = new Hinting(table);
  const asking = hinting.ask();
  expect([hinting.isAsking, hinting.hints]).toEqual([true, []]);
  await Promise.all([asking, hinting.ask()]);
  expect([hinting.isAsking, hinting.hints.length, hinting.hint?.legal.text]).toEqual([false, 1, "word"]);
  await hinting.ask();
  expect(hintsAsked()).toBe(1);
  await table.choose("word");
  await vi.waitFor(() => expect(table.resting).toBe(false));
  expect([hinting.hints, hinting.isAsking]).toEqual([[], false]);
});

test("an answer to what has been overtaken is thrown away, and never seen through other eyes", async () => {
  club = new Club([seatOf("me"), seatOf("here")], (ply) => ply % 2);
  club.way = (url) => (url.endsWith("/hints") ? 60 : 0);
  await open(true);
  await table.lift();
  const hinting = new Hinting(table);
  const asking = hinting.ask();
  await table.choose("word");
  await vi.waitFor(() => expect(table.curtain).toBe(1));
  expect([hinting.isAsking, hinting.hints]).toEqual([false, []]);
  await table.lift();
  await asking;
  expect([table.resting, hinting.hints, table.note]).toEqual([false, [], null]);
  await hinting.ask();
  expect(hinting.hints).toHaveLength(1);
  await table.goTo(0);
  expect(hinting.hints).toEqual([]);
});

test("who has to wait for another hint is told so", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  club.isThinking = true;
  await open(true);
  const hinting = new Hinting(table);
  await hinting.ask();
  expect([hintsAsked(), hinting.isAsking, table.note === null]).toEqual([3, false, false]);
  club.isThinking = false;
  await hinting.ask();
  expect([hinting.hints.length, table.note]).toEqual([1, null]);
});

test("where a hint meets a broken line, the page looks whether the line is up", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  await open(true);
  const ours = globalThis.fetch;
  globalThis.fetch = ((path: string, options: RequestInit) =>
    path.endsWith("/hints") ? Promise.reject(new Error("broken")) : ours(path, options)) as typeof fetch;
  const asked = club.asked.length;
  await new Hinting(table).ask();
  await vi.waitFor(() => expect(club.asked.slice(asked).join()).toContain("/events"));
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

test("watching again shows one position after another, also without motion, and ends where the game stands", async () => {
  club = new Club([seatOf("me"), seatOf("computer")], () => 0);
  for (const word of ["one", "two", "three"]) club.play(word);
  await open(true);
  await table.replay();
  for (const ply of [1, 2]) await vi.waitFor(() => expect(table.shown.ply).toBe(ply), { timeout: 5000 });
  await vi.waitFor(() => expect(table.isReplaying).toBe(false), { timeout: 5000 });
  expect([table.shown.ply, table.isLookingBack, table.resting]).toEqual([3, false, false]);
});

/** A row of numbers that look drawn, the same for the same seed. */
function drawnFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Somebody at the screen who does what can be done at once, until so many decisions have been made. */
async function playOn(until: number): Promise<void> {
  let stood = Date.now();
  for (let before = -1; club.plies.length < until; ) {
    if (table.scoring) table.scoring.go();
    else if (table.curtain !== null) await table.lift();
    else if (!table.resting) await table.choose("word");
    if (club.plies.length !== before) stood = Date.now();
    before = club.plies.length;
    if (Date.now() - stood > 8_000) return;
    await new Promise((later) => setTimeout(later, 1));
  }
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))("however answers and news cross, the game goes on (%i)", async (seed) => {
  const draw = drawnFrom(seed + 1);
  const kinds: SeatRow["kind"][] = seed % 2 ? ["me", "here", "computer"] : ["me", "computer"];
  const order = Array.from({ length: 100 }, () => Math.floor(draw() * kinds.length));
  club = new Club(kinds.map(seatOf), (ply) => order[ply] ?? 0);
  club.way = () => (draw() < 0.4 ? draw() * 30 : 0);
  const deciding = setInterval(() => {
    if (kinds[club.toMove(club.plies.length)] === "computer" && draw() < 0.5) {
      club.play("decided");
      setTimeout(tell, draw() * 4);
    } else if (club.plies.length > 0 && draw() < 0.01) {
      // In another window somebody takes back.
      club.plies.pop();
      club.takenBack += 2;
      setTimeout(tell, draw() * 4);
    }
  }, 1);
  try {
    await open(true);
    await playOn(40);
    expect(club.plies.length).toBeGreaterThanOrEqual(40);
  } finally {
    clearInterval(deciding);
  }
}, 30_000);
