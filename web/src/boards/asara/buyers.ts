/** The five buyers: each has a colour and an emblem of its own, so that none needs the colour to be known. */
import type { Buyer } from "./view";

/** Outlines within a box of 24 × 24, to be filled by the even-odd rule. */
export const EMBLEM: Readonly<Record<Buyer, string>> = {
  // A fish.
  blue: "M2.5 12C6 6.3 12.5 5.5 17 10L22 6.5V17.5L17 14C12.5 18.5 6 17.7 2.5 12ZM7.4 9.7a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6z",
  // A palm.
  green:
    "M11 11.8C11.6 15 11.4 18.5 10.3 21.8H14.2C13.7 18 13.5 14.5 13.2 11.8C15.8 11.7 19 12.6 21.5 15.2C21 11 18 9 14.6 10" +
    "C16 8 18.5 6.5 22 6.7C19 3.8 14.8 4.8 12 10.2C9.2 4.8 5 3.8 2 6.7C5.5 6.5 8 8 9.4 10C6 9 3 11 2.5 15.2C5 12.6 8.5 11.7 11 11.8Z",
  // A crescent.
  violet: "M15.5 2.2A9.9 9.9 0 1 0 21.7 16.6A8.3 8.3 0 1 1 15.5 2.2Z",
  // A pomegranate.
  red: "M8.3 1.8L10.4 4.3L12 1.5L13.6 4.3L15.7 1.8L15.1 6.9A8 8 0 1 1 8.9 6.9ZM12 10L14.7 14L12 18L9.3 14Z",
  // A lamp.
  yellow:
    "M1.5 9.2C5 9.2 6.5 11 8 12H16C17.5 12 18.3 10.3 20.5 10.3C22.7 10.3 23 12.8 21.3 13.8C19.5 14.8 18.5 14.2 17 15.8" +
    "C15.8 17.2 14.7 17.9 13.6 18.5L15.7 21.5H8.3L10.4 18.5C6.5 17.3 4.5 13 1.5 9.2ZM8.8 10.8C9 8 15 8 15.2 10.8ZM12 4.8a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z",
};

/** A card of the size that lies on the square. */
export const CARD = { width: 36, height: 50 } as const;
