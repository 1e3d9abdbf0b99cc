/**
 * The tints of the castles. Eight neighbouring kinds of stone, none of them bright, so that castles can be told apart
 * and the coloured knights still stand out. Three tones each (lit, side, shade) and one for the joints.
 */
export interface Stone {
  lightness: number;
  chroma: number;
  hue: number;
}

export const STONES: readonly Stone[] = [
  { lightness: 0.83, chroma: 0.062, hue: 84 }, // sandstone
  { lightness: 0.755, chroma: 0.062, hue: 30 }, // rose granite
  { lightness: 0.71, chroma: 0.042, hue: 258 }, // slate
  { lightness: 0.885, chroma: 0.022, hue: 98 }, // limestone
  { lightness: 0.735, chroma: 0.058, hue: 142 }, // serpentine
  { lightness: 0.68, chroma: 0.088, hue: 52 }, // brick
  { lightness: 0.76, chroma: 0.045, hue: 318 }, // heather
  { lightness: 0.75, chroma: 0.05, hue: 205 }, // schist
];

/**
 * Which tint each castle has. The first eight castles have their own; a castle founded later takes the first tint
 * that no standing castle wears, and only then shares one.
 */
export function tints(castles: readonly number[]): Map<number, number> {
  const worn = new Map<number, number>();
  const present = [...new Set(castles)].filter((castle) => castle >= 0).sort((one, other) => one - other);
  for (const castle of present) if (castle < STONES.length) worn.set(castle, castle);
  for (const castle of present) {
    if (castle < STONES.length) continue;
    const used = new Set(worn.values());
    const free = STONES.findIndex((_, tint) => !used.has(tint));
    worn.set(castle, free >= 0 ? free : castle % STONES.length);
  }
  return worn;
}

/** Stone is darker under the lamp at night, its light parts more than its dark ones. */
const dusk = (lightness: number): number => lightness * 0.84 - 0.015;

/** The tones as custom properties: set once on whatever holds castles. */
export const STONE_TONES: string = STONES.map(({ lightness, chroma, hue }, tint) => {
  const tone = (name: string, drop: number, stain: number, turn: number) => {
    const colour = (value: number) => `oklch(${value.toFixed(3)} ${(chroma * stain).toFixed(3)} ${hue + turn})`;
    const day = lightness - drop;
    return `--stone-${tint}-${name}:light-dark(${colour(day)},${colour(dusk(day))});`;
  };
  return (
    tone("lit", 0, 1, 0) +
    tone("floor", 0.035, 1.05, 0) +
    tone("side", 0.105, 1.12, -4) +
    tone("shade", 0.265, 1.05, -14) +
    tone("joint", 0.2, 1.25, -8) +
    tone("door", 0.5, 0.8, -20)
  );
}).join("");
