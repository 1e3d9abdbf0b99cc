/** Who is who: a colour, a shape, an emblem and a letter for each seat, the same wherever a player appears. */
export interface Identity {
  /** Names the colour tokens: var(--p-indigo), -deep (text on paper), -soft (a tint), -ink (text on the colour). */
  colour: "indigo" | "vermilion" | "ochre" | "teal";
  shape: "circle" | "square" | "triangle" | "lozenge";
  emblem: "sun" | "tower" | "sail" | "leaf";
  letter: "A" | "B" | "C" | "D";
  /** The outline and the emblem within a box of 24 × 24, centred on 12, 12: for SVG of any size. */
  outline: string;
  figure: string;
}

export const IDENTITIES: readonly Identity[] = [
  {
    colour: "indigo",
    shape: "circle",
    emblem: "sun",
    letter: "A",
    outline: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z",
    figure:
      "M12 8.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6zM11.2 3.8h1.6v2.8h-1.6zM11.2 17.4h1.6v2.8h-1.6zM3.8 11.2h2.8v1.6H3.8z" +
      "M17.4 11.2h2.8v1.6h-2.8zM5.63 6.77l1.14-1.14l1.98 1.98l-1.14 1.14zM15.25 16.39l1.14-1.14l1.98 1.98l-1.14 1.14z" +
      "M17.23 5.63l1.14 1.14l-1.98 1.98l-1.14-1.14zM7.61 15.25l1.14 1.14l-1.98 1.98l-1.14-1.14z",
  },
  {
    colour: "vermilion",
    shape: "square",
    emblem: "tower",
    letter: "B",
    outline: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
    figure:
      "M6.5 5h2.4v2h1.9V5h2.4v2h1.9V5h2.4v4.6l-1.7 1.5V17h1.7v2.4h-4.1V16a1.4 1.4 0 0 0-2.8 0v3.4H6.5V17h1.7v-5.9L6.5 9.6z",
  },
  {
    colour: "ochre",
    shape: "triangle",
    emblem: "sail",
    letter: "C",
    outline: "M12 1.4a1.6 1.6 0 0 1 1.4.8l9.3 17.2a1.6 1.6 0 0 1-1.4 2.4H2.7a1.6 1.6 0 0 1-1.4-2.4L10.6 2.2a1.6 1.6 0 0 1 1.4-.8z",
    figure: "M11.3 7.6v8.2H6.7c1.2-3.1 2.9-5.8 4.6-8.2zM12.7 8.8c2 1.8 3.6 4.2 4.4 7h-4.4zM6 17h12.2c-.5 1.6-1.7 2.6-3.2 2.6H9.2C7.700 19.600 6.500 18.600 6 17z",
  },
  {
    colour: "teal",
    shape: "lozenge",
    emblem: "leaf",
    letter: "D",
    outline: "M10.8 1.300a1.700 1.700 0 0 1 2.400 0l9.500 9.500a1.700 1.700 0 0 1 0 2.400l-9.500 9.500a1.700 1.700 0 0 1-2.400 0l-9.500-9.500a1.700 1.700 0 0 1 0-2.400z",
    figure: "M12 4.800c3.600 2.700 4.800 6.500 3.500 9.500c-.6 1.300-1.600 2.200-2.800 2.700v2.600h-1.400v-2.600c-1.200-.5-2.200-1.400-2.800-2.700c-1.300-3 -.1-6.800 3.500-9.500zM11.500 8.800v5.900h1v-5.900z",
  },
];

export function identity(seat: number): Identity {
  return IDENTITIES[seat % IDENTITIES.length]!;
}
