/** What happened, in sentences: the game tells each event, the page puts them in order. */
import type { Game, Line, Ply, Scene, Translate } from "../boards/contract";

export interface LogLine extends Line {
  key: string;
  /** The position after it. */
  ply: number;
  seat: number | null;
  weight: NonNullable<Line["weight"]>;
}

export function linesOf(entry: Ply, game: Pick<Game, "tell">, scene: Scene, t: Translate): LogLine[] {
  return entry.events.flatMap((event, index) => {
    const line = game.tell(event, scene, t);
    if (!line) return [];
    const seat = typeof event.seat === "number" ? event.seat : null;
    return [{ ...line, weight: line.weight ?? "plain", key: `${entry.ply}-${index}`, ply: entry.ply, seat }];
  });
}

export function logOf(plies: readonly Ply[], game: Pick<Game, "tell">, scene: Scene, t: Translate): LogLine[] {
  return plies.flatMap((entry) => linesOf(entry, game, scene, t));
}
