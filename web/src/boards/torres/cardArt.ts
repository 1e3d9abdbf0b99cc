/** The pictures on the cards, put together from a few things: stones, figures, ways, and little boards seen from above. */
export type Stroke =
  | { cube: readonly [number, number]; dashed?: true; fresh?: true }
  | { figure: readonly [number, number]; fresh?: true; plain?: true }
  | { way: string }
  | { door: readonly [number, number] }
  | { sign: string; at: readonly [number, number] }
  | { pips: number }
  | { board: readonly string[] };

/** A cube is 20 wide, its top 10 high and its sides 12; the point given is the middle of its foot. */
export const CUBE = {
  left: "M-10 -17L0 -12V0L-10 -5Z",
  right: "M10 -17L0 -12V0L10 -5Z",
  top: "M0 -22L10 -17L0 -12L-10 -17Z",
  door: "M-6.5 -3.200V-8.200Q-5 -11.2 -3.5 -6.700V-1.700ZM3.5 -1.700V-6.700Q5 -11.2 6.5 -8.200V-3.200Z",
  outline: "M0 -22L10 -17V-5L0 0L-10 -5V-17Z",
};
export const FIGURE = "M-5 -1Q-5.5 -9 -2.5 -12.500A4.2 4.2 0 1 1 2.5 -12.500Q5.5 -9 5 -1Q0 2 -5 -1Z";

const low = 52;

export const ART: Readonly<Record<string, readonly Stroke[]>> = {
  ap6: [{ pips: 6 }, { sign: "6", at: [32, 43] }],
  ap7: [{ pips: 7 }, { sign: "7", at: [32, 43] }],
  jump_up_2: [
    { cube: [44, low + 4] },
    { cube: [44, low - 8] },
    { figure: [17, low] },
    { way: "M18 33C20 14 32 8 43 13M37 8.500L44 13.500L36.5 17" },
  ],
  diagonal: [
    { board: ["....", "..#.", ".o..", "...."] },
    { way: "M28 37L37 28M31 27H38V34" },
  ],
  free_passage: [
    { figure: [9, low + 2], plain: true },
    { cube: [27, low + 2] },
    { cube: [37, low + 7] },
    { cube: [37, low - 5] },
    { way: "M14 44C24 50 30 36 44 34C52 32 54 24 55 16M50 20L55.5 14L58.5 21.5" },
  ],
  block_under_knight: [
    { cube: [32, low + 6] },
    { cube: [32, low - 6], fresh: true },
    { figure: [32, low - 21] },
    { way: "M51 46V22M46 27L51 21L56 27" },
  ],
  extra_block: [
    { cube: [22, low + 4] },
    { cube: [32, low + 9] },
    { cube: [32, low - 3], fresh: true },
    { sign: "+", at: [51, 30] },
  ],
  move_block: [
    { cube: [18, low + 2], dashed: true },
    { cube: [46, low + 4] },
    { cube: [46, low - 8], fresh: true },
    { way: "M17 25C20 10 32 6 43 12M36.5 8L44 12.500L36.5 17" },
  ],
  jump_over: [
    { figure: [12, low] },
    { figure: [32, low], plain: true },
    { way: "M13 30C18 12 44 10 51 38M44 34L51 40.500L56 32.5" },
  ],
  knight_up_1: [
    { figure: [17, low] },
    { cube: [42, low + 4] },
    { figure: [42, low - 11], fresh: true },
    { sign: "+", at: [56, 24] },
  ],
  border: [{ board: ["######", "#....#", "#....#", "#....#", "#....#", "######"] }],
  diagonals: [{ board: ["#....#", ".#..#.", "..##..", "..##..", ".#..#.", "#....#"] }],
  castle_count: [
    { cube: [14, 34] },
    { cube: [50, 34] },
    { cube: [32, 32] },
    { cube: [22, 54] },
    { cube: [43, 54] },
  ],
  neighbours: [{ board: [".....", "..##.", ".##..", ".#...", ".#..."] }],
  different_levels: [
    { cube: [14, 56] },
    { cube: [32, 56] },
    { cube: [32, 44] },
    { cube: [50, 56] },
    { cube: [50, 44] },
    { cube: [50, 32] },
  ],
  row: [{ board: ["......", "......", "##.###", "......", "......"] }],
  square: [{ board: ["......", ".#..#.", "......", "......", ".#..#.", "......"] }],
  same_level: [
    { cube: [14, 56] },
    { cube: [14, 44] },
    { cube: [32, 56] },
    { cube: [32, 44] },
    { cube: [50, 56] },
    { cube: [50, 44] },
  ],
};
