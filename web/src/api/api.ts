/** The web API, one function a request. A refusal of the server is thrown as `ApiError`. */
import { retry, type Patience } from "./retry";
import type { Events, GameInfo, Handover, Hints, NewTable, Played, Snapshot, TableRow } from "./types";

/** The server answered, and said no: `code` says why, `rule` names the rule of the game behind it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** The server did not answer, or is not itself: worth another try. */
export class Unreachable extends Error {}

async function readError(response: Response): Promise<Error> {
  let error: Record<string, unknown> = {};
  try {
    const body: unknown = await response.json();
    error = ((body as Record<string, unknown> | null)?.["error"] ?? {}) as Record<string, unknown>;
  } catch {
    // A page of a proxy, not an answer of ours.
  }
  const code = typeof error["code"] === "string" ? error["code"] : null;
  if (response.status >= 500 || (response.status === 429 && code === null)) return new Unreachable(`${response.status}`);
  return new ApiError(
    response.status,
    code ?? "bad_request",
    String(error["message"] ?? response.statusText),
    typeof error["rule"] === "string" ? error["rule"] : null,
    (error["args"] ?? {}) as Record<string, unknown>,
  );
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) throw await readError(response);
  return response;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answer(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Reading changes nothing, so it may always be tried again; the patience of a person is about this long. */
const READ: Patience = { waits: [300, 1000, 2500] };
/** An action carries its own id: sent twice, it is played once. */
const ACT: Patience = { waits: [400, 1000, 2000, 4000, 8000, 8000, 8000] };

/** A hint that was asked for before, and is not wanted any more, may still be thought about. */
const THINK: Patience = { waits: [500, 1000] };

const isWorthRetrying = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof ApiError && error.status === 429);

const isStillThinking = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof ApiError && error.code === "hint_busy");

function read<T>(path: string): Promise<T> {
  return retry(() => ask<T>("GET", path), isWorthRetrying, READ);
}

function query(parameters: Record<string, number | string | null | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: async (): Promise<GameInfo[]> => (await read<{ games: GameInfo[] }>("/games")).games,
  tables: async (): Promise<TableRow[]> => (await read<{ tables: TableRow[] }>("/tables")).tables,
  create: (wanted: NewTable): Promise<{ id: string }> => ask("POST", "/tables", wanted),
  remove: (id: string): Promise<void> => ask("DELETE", table(id)),
  snapshot: (id: string, seat: number | null, ply?: number): Promise<Snapshot> =>
    read(`${table(id)}${query({ seat, ply })}`),
  events: (id: string, since: number, seat: number | null): Promise<Events> =>
    read(`${table(id)}/events${query({ since, seat })}`),
  act: (id: string, request: { id: string; ply: number; seat: number; action: string }, waiting: () => void) =>
    retry(() => ask<Played>("POST", `${table(id)}/actions`, request), isWorthRetrying, { ...ACT, waiting }),
  undo: (id: string, request: { id: string; ply: number; seat: number; to: number }, waiting: () => void) =>
    retry(() => ask<Played>("POST", `${table(id)}/undo`, request), isWorthRetrying, { ...ACT, waiting }),
  hints: (id: string, request: { seat: number; ply: number }): Promise<Hints> =>
    retry(() => ask<Hints>("POST", `${table(id)}/hints`, request), isStillThinking, THINK),
  handOver: (id: string, seat: number, request: Handover): Promise<unknown> =>
    ask("POST", `${table(id)}/seats/${seat}`, request),
  record: async (id: string): Promise<string> => (await answer("GET", `${table(id)}/record`)).text(),
};
