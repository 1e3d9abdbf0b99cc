/** The requests, against a real server on this machine: what is sent, what is tried again, what is thrown. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, expect, test } from "vitest";

import { ApiError, api, Unreachable } from "./api";

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;

let server: Server;
let answers: Answer[] = [];
let seen: { method: string; url: string; body: string }[] = [];
const realFetch = globalThis.fetch;

const json = (status: number, body: unknown): Answer => (_request, _body, response) => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
const breakOff: Answer = (request) => request.socket.destroy();

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      seen.push({ method: request.method ?? "", url: request.url ?? "", body });
      (answers.shift() ?? json(500, {}))(request, body, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  // The page asks its own server by a path; here that server is somewhere else.
  globalThis.fetch = ((path: string, options: RequestInit) => {
    return realFetch(`http://127.0.0.1:${port}${path}`, { ...options, mode: "cors" });
  }) as typeof fetch;
});

afterEach(() => {
  globalThis.fetch = realFetch;
  server.close();
});

test("an action that met a broken line is sent again with the same id", async () => {
  const played = { ply: 4, events: [], snapshot: {} };
  answers = [breakOff, json(503, {}), json(200, played)];
  let waits = 0;
  const request = { id: "one-id", ply: 3, seat: 0, action: "build 1 c3" };
  expect(await api.act("t1", request, () => waits++)).toEqual(played);
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(3).fill("POST /api/tables/t1/actions"));
  expect(new Set(seen.map(({ body }) => body))).toEqual(new Set([JSON.stringify(request)]));
  expect(waits).toBe(2);
});

test("a refusal is thrown at once, with its rule", async () => {
  answers = [json(422, { error: { code: "illegal", rule: "torres 8.3", message: "too high", args: { action: "build 1 c3" } } })];
  const error = await api.act("t1", { id: "i", ply: 3, seat: 0, action: "build 1 c3" }, () => {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, code: "illegal", rule: "torres 8.3", message: "too high", args: { action: "build 1 c3" } });
  expect(seen).toHaveLength(1);
});

test("reading names the seat and the ply only where they are wanted", async () => {
  answers = [json(200, {}), json(200, {}), json(200, {})];
  await api.snapshot("a b", null);
  await api.snapshot("a b", 1, 17);
  await api.events("a b", 0, 2);
  expect(seen.map(({ url }) => url)).toEqual([
    "/api/tables/a%20b", "/api/tables/a%20b?seat=1&ply=17", "/api/tables/a%20b/events?since=0&seat=2",
  ]);
});

test("a server that stays away is said to be unreachable", async () => {
  answers = [json(502, "no JSON of ours")];
  await expect(api.create({ game: "torres", rules: "basic", options: {}, seats: [] })).rejects.toBeInstanceOf(Unreachable);
});
