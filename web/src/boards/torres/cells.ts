/** The 64 spaces: number = 8 · y + x, written as column letter and row digit ("d1" is 3). */

export const SIDE = 8;
export const CELLS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);

export const column = (cell: number): number => cell % SIDE;
export const row = (cell: number): number => Math.floor(cell / SIDE);
export const onBoard = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < SIDE && y < SIDE;
export const cellAt = (x: number, y: number): number => y * SIDE + x;

/** The letter over a column, the digit beside a row. */
export const columnName = (x: number): string => String.fromCharCode(97 + x);
export const rowName = (y: number): string => String(y + 1);
export const cellName = (cell: number): string => columnName(column(cell)) + rowName(row(cell));

/** The sides of a space in the order +x, +y, −x, −y: doors, faces and neighbours all count this way. */
export const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The space on that side, or null at the edge of the board. */
export function neighbour(cell: number, side: number): number | null {
  const [dx, dy] = SIDES[side & 3]!;
  const x = column(cell) + dx;
  const y = row(cell) + dy;
  return onBoard(x, y) ? cellAt(x, y) : null;
}

/** The spaces orthogonally beside one. */
export function besides(cell: number): number[] {
  return SIDES.map((_, side) => neighbour(cell, side)).filter((beside): beside is number => beside !== null);
}
