/** Setting a table: who sits where, by which rules. */
import type { GameInfo, NewTable, SeatRow, StandIn } from "../api/types";
import { usualLevel } from "../levels";

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
  standIn: StandIn;
}

/** After how many seconds the computer may play on for somebody who has left; 0: never. */
export const AWAY = [0, 60, 300, 3600, 86_400] as const;

/** Me against the computer, which plays as well as it did the last time. */
export function usualSetup(game: GameInfo, name: string, last: string): Setup {
  const level = usualLevel(game.levels, last);
  return {
    rules: game.rule_sets[0] ?? "",
    players: game.min_players,
    seats: Array.from({ length: game.max_players }, (_, seat) => ({
      kind: seat === 0 ? "me" : "computer",
      name: seat === 0 ? name : "",
      level,
    })),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    standIn: { after: 0, level },
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
    ...(setup.standIn.after > 0 ? { stand_in: { ...setup.standIn } } : {}),
  };
}

/** How well the computer plays at this table, to be remembered; "" where no computer sits at it. */
export function levelOf(setup: Setup): string {
  return setup.seats.slice(0, setup.players).find(({ kind }) => kind === "computer")?.level ?? "";
}

/** The same table again, everybody one seat further when `turned`. */
export function sameAgain(
  table: { game: string; rules: string; options: Record<string, unknown>; seats: readonly SeatRow[]; stand_in: StandIn | null },
  turned: boolean,
): NewTable {
  // Whoever lent a seat sits down in it again: as "me", where nobody is that already.
  let isTaken = table.seats.some(({ kind }) => kind === "me");
  const seats = table.seats.map(({ kind, name, level, lent }) => {
    if (!lent) return { kind, name, level };
    const own: SeatRow["kind"] = isTaken ? "here" : "me";
    isTaken = true;
    return { kind: own, name, level: null };
  });
  return {
    game: table.game,
    rules: table.rules,
    options: table.options,
    seats: turned ? [...seats.slice(-1), ...seats.slice(0, -1)] : seats,
    ...(table.stand_in ? { stand_in: table.stand_in } : {}),
  };
}

/** A seat of one's own exists at most once; when two say "me", the later one gives way. */
export function withKind(seats: readonly SeatChoice[], index: number, kind: SeatChoice["kind"]): SeatChoice[] {
  return seats.map((seat, other) => {
    if (other === index) return { ...seat, kind };
    return kind === "me" && seat.kind === "me" ? { ...seat, kind: "here" } : { ...seat };
  });
}
