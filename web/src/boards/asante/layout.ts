/**
 * Where everything lies on the table, in pixels of the board's box. Broad boards have gold and holy places on either side
 * of a stand; narrow ones have both at its right, so that everything stays large enough for a finger.
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
  /** Where a card that somebody plays is held up for both to see. */
  stage: Place;
  /** A button beside what is lit on the table: it covers nothing that may be chosen. */
  aside: Place;
}

const POSITIONS = [0, 1, 2] as const;
const CARD = 7 / 5;

export function layoutFor(width: number, height: number): Layout {
  return width / Math.max(1, height) > 1.3 && width > 640 ? broad(width, height) : tall(width, height);
}

function place(x: number, y: number, width: number, height: number): Place {
  return { x, y, width, height };
}

function broad(width: number, height: number): Layout {
  const gap = Math.max(6, height * 0.014);
  const standHeight = Math.min(128, height * 0.185);
  const inner = height - 2 * standHeight - 4 * gap;
  const displayHeight = Math.min(200, inner * 0.46);
  const slotHeight = Math.min(132, (inner - displayHeight - 2 * gap) / 2);
  const cardWidth = displayHeight * 0.9;
  const slotWidth = Math.min(cardWidth, slotHeight * 1.5);
  const pitch = cardWidth + gap * 2.2;
  const middle = width / 2;
  const column = (at: number): number => middle + (at - 1) * pitch;
  const displayTop = (height - displayHeight) / 2;
  const rows = [displayTop - gap - slotHeight, displayTop + displayHeight + gap] as const;
  const standWidth = Math.min(width * 0.44, standHeight * 4);
  const stands = [gap, height - gap - standHeight].map((y) => place(middle - standWidth / 2, y, standWidth, standHeight));
  const sideWidth = (width - standWidth) / 2 - 4 * gap;
  const purseLeft = middle + standWidth / 2 + 2 * gap;
  // From the edge of the board to the mat: what is played, then the piles; on the other side the supply and the markers.
  const flank = middle - pitch * 1.5 - 2 * gap;
  const pileHeight = (inner - 6 * gap) / 2.8;
  const pileWidth = pileHeight / CARD;
  const pilesLeft = flank - gap - pileWidth;
  const pilesTop = (height - 2.8 * pileHeight - 4 * gap) / 2;
  const courseHeight = Math.min(inner - 2 * gap, 240, (pilesLeft - 4 * gap) * CARD);
  const courseWidth = courseHeight / CARD;
  const course = place((pilesLeft - courseWidth) / 2, (height - courseHeight) / 2, courseWidth, courseHeight);
  const markersHeight = Math.min(50, slotHeight * 0.64);
  const supplyWidth = Math.min(flank - 2 * gap, 270);
  const supplyHeight = Math.min(supplyWidth * 0.8, inner - markersHeight - 3 * gap);
  const supplyLeft = width - flank + (flank - supplyWidth) / 2;
  const supplyTop = (height - supplyHeight - gap - markersHeight) / 2;
  return {
    width,
    height,
    small: false,
    stands: [stands[0]!, stands[1]!],
    purses: [place(purseLeft, gap, sideWidth, standHeight), place(purseLeft, height - gap - standHeight, sideWidth, standHeight)],
    owned: [place(2 * gap, gap, sideWidth, standHeight), place(2 * gap, height - gap - standHeight, sideWidth, standHeight)],
    slots: rows.map((y) => POSITIONS.map((at) => place(column(at) - slotWidth / 2, y, slotWidth, slotHeight))) as unknown as Layout["slots"],
    display: POSITIONS.map((at) => place(column(at) - cardWidth / 2, displayTop, cardWidth, displayHeight)),
    places: place(pilesLeft + pileWidth * 0.1, pilesTop, pileWidth * 0.8, pileHeight * 0.8),
    pile: place(pilesLeft, pilesTop + pileHeight * 0.8 + 2 * gap, pileWidth, pileHeight),
    discards: place(pilesLeft, pilesTop + pileHeight * 1.8 + 4 * gap, pileWidth, pileHeight),
    supply: place(supplyLeft, supplyTop, supplyWidth, supplyHeight),
    markers: place(supplyLeft, supplyTop + supplyHeight + gap, supplyWidth, markersHeight),
    course,
    stage: course,
    aside: place(purseLeft + sideWidth * 0.42, height - gap - standHeight, sideWidth * 0.58, standHeight),
  };
}

function tall(width: number, height: number): Layout {
  const gap = Math.max(4, Math.min(8, height * 0.01));
  const standHeight = Math.min(116, height * 0.158);
  const standWidth = Math.min(width * 0.655, standHeight * 3.7);
  const standLeft = Math.max(gap, Math.min((width - standWidth) / 2, width - standWidth - 140));
  const sideLeft = standLeft + standWidth + 2 * gap;
  const sideWidth = width - sideLeft - gap;
  const purseHeight = Math.max(24, standHeight * 0.34);
  const inner = height - 2 * standHeight - 8 * gap;
  const side = Math.min(118, Math.max(58, width * 0.165));
  const pitch = (width - 2 * side - 2 * gap) / 3;
  const displayHeight = Math.min(inner * 0.42, (pitch - gap) * 1.5);
  const cardWidth = Math.min(pitch - gap, displayHeight / 1.1);
  const slotHeight = Math.min((inner - displayHeight) / 2 - gap, pitch * 0.95);
  const slotWidth = Math.min(pitch - gap, slotHeight * 1.4);
  const middle = width / 2;
  const column = (at: number): number => middle + (at - 1) * pitch;
  const displayTop = (height - displayHeight) / 2;
  const rows = [displayTop - gap - slotHeight, displayTop + displayHeight + gap] as const;
  const bottom = rows[1] + slotHeight;
  const pileWidth = side - 3 * gap;
  const pileHeight = Math.min(pileWidth * CARD, (bottom - rows[0]) / 3.9);
  const drawn = pileHeight / CARD;
  const left = gap + (side - gap - drawn) / 2;
  const below = (piles: number): number => rows[0] + piles * (pileHeight + 2 * gap);
  const far = gap;
  const near = height - gap - standHeight;
  const markersHeight = slotHeight * 0.34;
  const supplyLeft = width - side + gap / 2;
  const stageWidth = Math.min(170, width * 0.34);
  return {
    width,
    height,
    small: true,
    stands: [place(standLeft, far, standWidth, standHeight), place(standLeft, near, standWidth, standHeight)],
    purses: [place(sideLeft, far, sideWidth, purseHeight), place(sideLeft, near, sideWidth, purseHeight)],
    owned: [far, near].map((y) => place(sideLeft, y + purseHeight, sideWidth, standHeight - purseHeight)) as unknown as Layout["owned"],
    slots: rows.map((y) => POSITIONS.map((at) => place(column(at) - slotWidth / 2, y, slotWidth, slotHeight))) as unknown as Layout["slots"],
    display: POSITIONS.map((at) => place(column(at) - cardWidth / 2, displayTop, cardWidth, displayHeight)),
    places: place(left + drawn * 0.15, below(0), drawn * 0.7, pileHeight * 0.7),
    pile: place(left, below(0.72), drawn, pileHeight),
    discards: place(left, below(1.74), drawn, pileHeight),
    course: place(left, below(2.76), drawn, pileHeight),
    supply: place(supplyLeft, rows[0], side - gap, bottom - rows[0] - markersHeight - gap),
    markers: place(supplyLeft, bottom - markersHeight, side - gap, markersHeight),
    aside: place(sideLeft, near, sideWidth, standHeight),
    stage: place(middle - stageWidth / 2, (height - stageWidth * CARD) / 2, stageWidth, stageWidth * CARD),
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
