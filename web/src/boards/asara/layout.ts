/** Where things lie on the square. Three shapes of paper: wide for desk and tablet, tall for a phone. */
import { CARD } from "./buyers";
import type { Area } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** Where an area lies; what is drawn in it is `scale` times the size it is drawn at. */
export interface Place extends Point {
  width: number;
  height: number;
  scale: number;
}

export interface Layout {
  width: number;
  height: number;
  /** How wide the prestige track is that runs around it all. */
  rim: number;
  tall: boolean;
  places: Partial<Record<Area, Place>>;
  /** The line on which the city wall stands; null where there is no room for a sky. */
  horizon: number | null;
}

export const STALL = { width: 300, height: 172 } as const;
/** A house without its spaces; domes rise above it. */
export const FACADE = { width: 170, height: 122, dome: 22 } as const;

/** From left to right: who comes for money on the left, the palace in the middle, what is done by night on the right. */
const HOUSES: readonly Area[] = ["bank", "coloured_house", "caliph", "spies", "tent", "lit_house"];
const STALLS: readonly Area[] = ["market_base", "market_trunk", "market_turret", "market_window"];

/** The least and the most that the wide paper is high, for its width. */
const WIDE = { width: 1120, least: 548, most: 1000, rim: 24 } as const;
const TALL = { width: 400, least: 500, most: 680, rim: 15 } as const;
/** Broader boxes than that get the wide paper. */
const SQUARISH = 0.95;

export function layoutFor(aspect: number, areas: readonly Area[]): Layout {
  return aspect >= SQUARISH ? wide(aspect, areas) : tall(aspect, areas);
}

/** The paper has the shape of its box, as long as things do not become too small on it. */
function paper(aspect: number, { width, least, most }: { width: number; least: number; most: number }): [number, number] {
  const height = width / aspect;
  if (height < least) return [least * aspect, least];
  return [width, Math.min(height, most)];
}

function wide(aspect: number, areas: readonly Area[]): Layout {
  const [width, height] = paper(aspect, WIDE);
  const { rim } = WIDE;
  const left = rim + 10;
  const right = width - rim - 10;
  const houses = HOUSES.filter((area) => areas.includes(area));
  const row = Math.max(168, Math.min(232, height * 0.3));
  const places: Layout["places"] = {};
  const each = (right - left) / houses.length;
  const size = Math.min(each - 8, 250);
  houses.forEach((area, at) => {
    places[area] = { x: left + each * (at + 0.5) - size / 2, y: rim + 8, width: size, height: row, scale: 1 };
  });
  const top = rim + 8 + row + 4;
  const room = (height - rim - 6 - top) / 2;
  const scale = Math.min((room - 8) / STALL.height, 1.1, (width * 0.305) / STALL.width);
  const gap = (room - STALL.height * scale) / 2;
  STALLS.forEach((area, at) => {
    const stall = { width: STALL.width * scale, height: STALL.height * scale, scale };
    places[area] = { x: at < 2 ? left : right - stall.width, y: top + room * (at % 2) + gap, ...stall };
  });
  const side = left + STALL.width * scale + 14;
  places.building_circle = { x: side, y: top + 4, width: width - 2 * side, height: height - rim - 8 - top - 4, scale: 1 };
  return { width, height, rim, tall: false, places, horizon: rim + Math.max(44, row * 0.3) };
}

function tall(aspect: number, areas: readonly Area[]): Layout {
  const [width, height] = paper(aspect, TALL);
  const { rim } = TALL;
  const left = rim + 3;
  const right = width - rim - 3;
  const houses = HOUSES.filter((area) => areas.includes(area));
  const perRow = houses.length > 4 ? 3 : 4;
  const rows = Math.ceil(houses.length / perRow);
  const each = (right - left) / perRow;
  const free = height - 2 * rim;
  const row = rows === 1 ? Math.min(free * 0.23, 120) : Math.min(free * 0.17, 110);
  const places: Layout["places"] = {};
  const cards = perRow === 4 ? 0.56 : 0.62;
  houses.forEach((area, at) => {
    const x = left + each * (at % perRow) + 1.5;
    places[area] = { x, y: rim + 2 + row * Math.floor(at / perRow), width: each - 3, height: row - 2, scale: cards };
  });
  const top = rim + 2 + row * rows;
  const scale = (right - left - 6) / 2 / STALL.width;
  const stall = { width: STALL.width * scale, height: STALL.height * scale, scale };
  const low = height - rim - 3 - 2 * (stall.height + 2);
  STALLS.forEach((area, at) => {
    places[area] = {
      x: at < 2 ? left : right - stall.width,
      y: low + (at % 2) * (stall.height + 3),
      ...stall,
    };
  });
  places.building_circle = { x: left, y: top + 1, width: right - left, height: low - top - 3, scale: cards };
  return { width, height, rim, tall: true, places, horizon: null };
}

/** How a house and the spaces before it share its place. */
export function houseParts(place: Place): { facade: number; cards: number; row: number } {
  const cards = place.scale;
  const row = (CARD.height + 6) * cards;
  const facade = Math.min((place.height - row - 4) / (FACADE.height + FACADE.dome), place.width / FACADE.width);
  return { facade, cards, row: place.height - row };
}

/** The corners where the spaces of a house's row begin. */
export function houseSpaces(place: Place, count: number): Point[] {
  const { cards, row } = houseParts(place);
  const step = Math.min((CARD.width + 7) * cards, (place.width - CARD.width * cards) / Math.max(count - 1, 1));
  const start = place.width / 2 - (step * (count - 1) + CARD.width * cards) / 2;
  return Array.from({ length: count }, (_, at) => ({ x: start + at * step, y: row + 2 * cards }));
}

/** The corners of the four spaces on the carpet beside a stall, in the stall's own measure. */
export function stallSpaces(flip: boolean, count: number): Point[] {
  const left = flip ? 3 : STALL.width - 83;
  return Array.from({ length: count }, (_, at) => ({ x: left + (at % 2) * 42, y: 58 + Math.floor(at / 2) * 56 }));
}

/** The ring of plots within its place: outer and inner half axes, and the middle. */
export interface Ring extends Point {
  rx: number;
  ry: number;
  inner: number;
}

export function ringOf(place: Place): Ring {
  const ry = Math.min(place.height / 2, place.width * 0.45);
  const rx = Math.min(place.width / 2, ry * 1.9);
  // A card and its number fit between the two ellipses.
  const inner = Math.max(0.3, Math.min(0.46, 1 - ((CARD.height + 8) * place.scale) / ry));
  return { x: place.width / 2, y: place.height / 2, rx, ry, inner };
}

/** The first plot lies at the upper left, the others follow clockwise. */
export const plotAngle = (at: number, count: number): number => (-Math.PI * 13) / 14 + (2 * Math.PI * at) / count + Math.PI / count;

export function onRing({ x, y, rx, ry }: Ring, angle: number, far: number): Point {
  return { x: x + Math.cos(angle) * rx * far, y: y + Math.sin(angle) * ry * far };
}

/** The middle of a space on the paper: where cards come to lie. */
export function spaceAt(layout: Layout, area: Area, at: number, count: number): Point {
  const place = layout.places[area];
  if (!place) return { x: layout.width / 2, y: layout.height / 2 };
  const half = { x: CARD.width / 2, y: CARD.height / 2 };
  if (area === "building_circle") {
    const ring = ringOf(place);
    const spot = onRing(ring, plotAngle(at, count), (1 + ring.inner) / 2);
    return { x: place.x + spot.x, y: place.y + spot.y };
  }
  if (area.startsWith("market_")) {
    const corner = stallSpaces(place.x > layout.width / 2, count)[at] ?? { x: 0, y: 0 };
    return { x: place.x + (corner.x + half.x) * place.scale, y: place.y + (corner.y + half.y) * place.scale };
  }
  const corner = houseSpaces(place, Math.max(count, 1))[Math.max(0, Math.min(at, count - 1))] ?? { x: 0, y: 0 };
  return { x: place.x + corner.x + half.x * place.scale, y: place.y + corner.y + half.y * place.scale };
}

export const middleOf = ({ x, y, width, height }: Place): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where a seat sits around the paper: whoever looks on sits below, the others clockwise. */
export function homeOf(layout: Layout, seat: number, eyes: number | null, players: number): Point {
  const turn = (seat - (eyes ?? 0) + players) % players;
  const { width, height } = layout;
  const sides: Point[] = [
    { x: width / 2, y: height + 30 },
    { x: -30, y: height / 2 },
    { x: width / 2, y: -40 },
    { x: width + 30, y: height / 2 },
  ];
  if (turn === 0) return sides[0]!;
  if (players === 2) return sides[2]!;
  return sides[players === 3 && turn === 2 ? 3 : turn]!;
}
