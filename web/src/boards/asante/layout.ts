/**
 * Where everything lies on the table, in pixels of the board's box. Broad boards have the piles at the left and the supply
 * at the right of the holy places; narrow ones are the same table with smaller things.
 */

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  /** No room for words on cards that lie on the table. */
  small: boolean;
  /** By row: the far player's, the near player's. */
  stands: readonly [Place, Place];
  /** What stands beside a stand: gold and hand, and the holy places. */
  purses: readonly [Place, Place];
  owned: readonly [Place, Place];
  slots: readonly [readonly Place[], readonly Place[]];
  display: readonly Place[];
  pile: Place;
  discards: Place;
  places: Place;
  supply: Place;
  markers: Place;
  /** The card that is being carried out. */
  course: Place;
}

const POSITIONS = [0, 1, 2] as const;
const CARD = 7 / 5;

export function layoutFor(width: number, height: number): Layout {
  return width / Math.max(1, height) > 1.3 && width > 560 ? broad(width, height) : tall(width, height);
}

function place(x: number, y: number, width: number, height: number): Place {
  return { x, y, width, height };
}

function broad(width: number, height: number): Layout {
  const gap = Math.max(6, height * 0.014);
  const standHeight = Math.min(132, height * 0.205);
  const inner = height - 2 * standHeight - 4 * gap;
  const displayHeight = Math.min(210, inner * 0.44);
  const slotHeight = Math.min(140, (inner - displayHeight - 2 * gap) / 2);
  const cardWidth = displayHeight / CARD;
  const slotWidth = Math.min(cardWidth * 1.22, slotHeight * 1.32);
  const pitch = Math.max(slotWidth, cardWidth) + gap * 2.2;
  const middle = width / 2;
  const column = (at: number): number => middle + (at - 1) * pitch;
  const displayTop = (height - displayHeight) / 2;
  const rows = [displayTop - gap - slotHeight, displayTop + displayHeight + gap] as const;
  const standWidth = Math.min(width * 0.44, standHeight * 3.9);
  const stands = [gap, height - gap - standHeight].map((y) => place(middle - standWidth / 2, y, standWidth, standHeight));
  const sideWidth = (width - standWidth) / 2 - 3 * gap;
  const flank = middle - pitch * 1.5 - gap;
  const pileWidth = Math.min(cardWidth * 0.86, (flank - 3 * gap) / 2);
  const pileHeight = pileWidth * CARD;
  const midTop = displayTop + displayHeight / 2 - pileHeight / 2;
  const pilesLeft = flank - 3.4 * gap - 2 * pileWidth;
  const courseHeight = Math.min(displayHeight * 1.3, (pilesLeft - 3 * gap) * CARD);
  const courseLeft = (pilesLeft - gap - courseHeight / CARD) / 2;
  const supplyWidth = Math.min(flank - 2 * gap, 250);
  const supplyLeft = width - flank + (flank - supplyWidth) / 2;
  const supplyHeight = Math.min(supplyWidth * 0.86, displayHeight + slotHeight);
  return {
    width,
    height,
    small: false,
    stands: [stands[0]!, stands[1]!],
    purses: [place(middle + standWidth / 2 + gap, gap, sideWidth, standHeight), place(middle + standWidth / 2 + gap, height - gap - standHeight, sideWidth, standHeight)],
    owned: [place(2 * gap, gap, sideWidth, standHeight), place(2 * gap, height - gap - standHeight, sideWidth, standHeight)],
    slots: rows.map((y) => POSITIONS.map((at) => place(column(at) - slotWidth / 2, y, slotWidth, slotHeight))) as unknown as Layout["slots"],
    display: POSITIONS.map((at) => place(column(at) - cardWidth / 2, displayTop, cardWidth, displayHeight)),
    pile: place(flank - 2 * gap - pileWidth, midTop, pileWidth, pileHeight),
    discards: place(pilesLeft, midTop, pileWidth, pileHeight),
    places: place(flank - 2 * gap - pileWidth * 0.8, rows[0] + (slotHeight - pileWidth * 0.62 * CARD) / 2, pileWidth * 0.62, pileWidth * 0.62 * CARD),
    supply: place(supplyLeft, displayTop + displayHeight / 2 - supplyHeight / 2 - gap, supplyWidth, supplyHeight),
    markers: place(supplyLeft, rows[1] + slotHeight * 0.34, supplyWidth, slotHeight * 0.6),
    course: place(courseLeft, midTop + pileHeight / 2 - courseHeight / 2, courseHeight / CARD, courseHeight),
  };
}

function tall(width: number, height: number): Layout {
  const gap = Math.max(4, Math.min(8, height * 0.01));
  const standHeight = Math.min(96, height * 0.15);
  const inner = height - 2 * standHeight - 6 * gap;
  const side = Math.min(118, Math.max(58, width * 0.165));
  const pitch = (width - 2 * side - 2 * gap) / 3;
  const displayHeight = Math.min(inner * 0.42, (pitch - gap) * CARD);
  const cardWidth = displayHeight / CARD;
  const slotHeight = Math.min((inner - displayHeight) / 2 - gap, pitch * 0.95);
  const slotWidth = Math.min(pitch - gap, slotHeight * 1.25);
  const middle = width / 2;
  const column = (at: number): number => middle + (at - 1) * pitch;
  const displayTop = (height - displayHeight) / 2;
  const rows = [displayTop - gap - slotHeight, displayTop + displayHeight + gap] as const;
  const standWidth = Math.min(width * 0.62, standHeight * 3.6);
  const sideWidth = (width - standWidth) / 2 - gap;
  const pileWidth = side - 2 * gap;
  const pileHeight = Math.min(pileWidth * CARD, (inner - 2 * gap) / 3.4);
  const drawn = pileHeight / CARD;
  const left = gap + (pileWidth - drawn) / 2;
  const far = gap;
  const near = height - gap - standHeight;
  const standLeft = middle - standWidth / 2;
  return {
    width,
    height,
    small: true,
    stands: [place(standLeft, far, standWidth, standHeight), place(standLeft, near, standWidth, standHeight)],
    purses: [place(width - sideWidth, far, sideWidth - gap, standHeight), place(width - sideWidth, near, sideWidth - gap, standHeight)],
    owned: [place(gap, far, sideWidth - gap, standHeight), place(gap, near, sideWidth - gap, standHeight)],
    slots: rows.map((y) => POSITIONS.map((at) => place(column(at) - slotWidth / 2, y, slotWidth, slotHeight))) as unknown as Layout["slots"],
    display: POSITIONS.map((at) => place(column(at) - cardWidth / 2, displayTop, cardWidth, displayHeight)),
    pile: place(left, height / 2 + gap / 2, drawn, pileHeight),
    discards: place(left, height / 2 - pileHeight - gap / 2, drawn, pileHeight),
    places: place(left + drawn * 0.14, height / 2 - pileHeight * 1.72 - 2 * gap, drawn * 0.72, pileHeight * 0.72),
    supply: place(width - side + gap / 2, rows[0], side - gap, rows[1] + slotHeight - rows[0] - (slotHeight * 0.3 + gap)),
    markers: place(width - side + gap / 2, rows[1] + slotHeight * 0.72, side - gap, slotHeight * 0.28),
    course: place(gap, rows[1] + slotHeight * 0.24, side - gap, slotHeight * 0.9),
  };
}

export const middleOf = ({ x, y, width, height }: Place): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** Which row a seat has: the reader's own lies near. */
export const rowOf = (seat: number, near: number): 0 | 1 => (seat === near ? 1 : 0);

/** Where baskets lie within a stand, as parts of its width and height. */
export function basketAt(at: number, spaces: number): { left: number; width: number } {
  const width = 0.94 / spaces;
  return { left: 0.03 + at * width, width };
}

export interface Named {
  name: string;
  x: number;
  y: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The nearest thing in a direction: what lies straight ahead comes before what lies aside. */
export function nextThing(things: readonly Named[], from: string, arrow: Arrow): string {
  const here = things.find(({ name }) => name === from) ?? things[0];
  if (!here) return from;
  let best: { name: string; far: number } | null = null;
  for (const { name, x, y } of things) {
    const along = arrow === "ArrowLeft" ? here.x - x : arrow === "ArrowRight" ? x - here.x : arrow === "ArrowUp" ? here.y - y : y - here.y;
    const aside = Math.abs(arrow === "ArrowLeft" || arrow === "ArrowRight" ? y - here.y : x - here.x);
    if (name === here.name || along < 2) continue;
    const far = along + 2.2 * aside;
    if (best === null || far < best.far) best = { name, far };
  }
  return best?.name ?? here.name;
}
