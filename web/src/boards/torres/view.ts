/** What the server tells about a position of Torres: `game.view` as the page gets it. */
export type StepName =
  | "first"
  | "master"
  | "castle"
  | "knight"
  | "king"
  | "turn"
  | "card"
  | "draw"
  | "keep"
  | "return"
  | "use"
  | "leftover"
  | "move_king"
  | "over";

export interface BoardView {
  width: number;
  height: number;
  heights: number[];
  /** The number of the castle on each space, −1 for the ground. */
  castles: number[];
  knights: number[][];
  king: number | null;
  sites: number[];
}

export interface CastleView {
  castle: number;
  cells: number[];
  surface: number;
  highest: number;
  king: boolean;
  /** For each seat, were the castle scored now; `bonus` is what the king would add. */
  points: number[];
  bonus: number[];
}

export interface SeatView {
  score: number;
  reserve: number;
  /** Blocks in each stack, null where the stack has been used. */
  stacks: (number | null)[];
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  deck: { top: string[]; unseen: string[]; bottom: string[] } | null;
  played: string[];
}

export interface TurnView {
  seat: number;
  points: number;
  stack: number | null;
  blocks: number;
  bought: number;
  card: string | null;
  looked: string[] | null;
  lifted: number | null;
  fresh: string[] | null;
}

export interface TorresView {
  game: string;
  rules: string;
  players: number;
  seat: number | null;
  step: StepName;
  to_move: number | null;
  phase: number;
  phases: number;
  round: number;
  rounds: number;
  starter: number | null;
  board: BoardView;
  castles: CastleView[];
  seats: SeatView[];
  supply: number;
  master_card: string | null;
  turn: TurnView | null;
}

/** Whose knight stands on each space: a seat, or −1. */
export function owners(board: BoardView): number[] {
  const standing: number[] = Array.from({ length: board.heights.length }, () => -1);
  board.knights.forEach((cells, seat) => cells.forEach((cell) => (standing[cell] = seat)));
  return standing;
}
