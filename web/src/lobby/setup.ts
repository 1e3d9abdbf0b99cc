/** Setting a table: who sits where, by which rules. */
import type { GameInfo, NewTable, SeatRow } from "../api/types";

export interface SeatChoice {
  kind: SeatRow["kind"];
  name: string;
  level: string;
}

export interface Setup {
  rules: string;
  players: number;
  /** One for each seat there could be; the first `players` of them count. */
  seats: SeatChoice[];
  options: Record<string, unknown>;
}

/** The strongest level comes last. */
export function strongest(game: GameInfo): string {
  return game.levels.at(-1) ?? "random";
}

/** Me against the computer. */
export function usualSetup(game: GameInfo, name: string): Setup {
  return {
    rules: game.rule_sets[0] ?? "",
    players: game.min_players,
    seats: Array.from({ length: game.max_players }, (_, seat) => ({
      kind: seat === 0 ? "me" : "computer",
      name: seat === 0 ? name : "",
      level: strongest(game),
    })),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  };
}

/** What the server is asked for: only seats that are taken, only options that differ from the box. */
export function newTable(game: GameInfo, setup: Setup): NewTable {
  return {
    game: game.name,
    rules: setup.rules,
    options: Object.fromEntries(
      game.options.filter(({ name, default: usual }) => setup.options[name] !== usual).map(({ name }) => [name, setup.options[name]]),
    ),
    seats: setup.seats.slice(0, setup.players).map(({ kind, name, level }) => ({
      kind,
      name: name.trim() || null,
      level: kind === "computer" ? level : null,
    })),
  };
}

/** The same table again, everybody one seat further when `turned`. */
export function sameAgain(
  table: { game: string; rules: string; options: Record<string, unknown>; seats: readonly SeatRow[] },
  turned: boolean,
): NewTable {
  const seats = table.seats.map(({ kind, name, level }) => ({ kind, name, level }));
  return {
    game: table.game,
    rules: table.rules,
    options: table.options,
    seats: turned ? [...seats.slice(-1), ...seats.slice(0, -1)] : seats,
  };
}

/** A seat of one's own exists at most once; when two say "me", the later one gives way. */
export function withKind(seats: readonly SeatChoice[], index: number, kind: SeatChoice["kind"]): SeatChoice[] {
  return seats.map((seat, other) => {
    if (other === index) return { ...seat, kind };
    return kind === "me" && seat.kind === "me" ? { ...seat, kind: "here" } : { ...seat };
  });
}
