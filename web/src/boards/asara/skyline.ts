/** A tower as layers, from the ground up, and a player's towers side by side: where each stands and how large. */
import { SECTION } from "./sectionShape";
import type { AsaraView, Contest, Shape, Tower } from "./view";

export interface Layer {
  /** The same section has the same key from one position to the next, so that what is new can be told. */
  key: string;
  shape: Shape;
  gold: boolean;
  lit: boolean;
  /** How far its foot is above the ground. */
  rise: number;
}

const row = (letter: string, shape: Shape, gold: boolean, count: number, lit = 0): Omit<Layer, "rise">[] =>
  Array.from({ length: count }, (_, at) => ({ key: `${letter}${at}`, shape, gold, lit: at < lit }));

/** The order within a tower means nothing: trunks go below windows, plain ones below those with gold. */
export function layersOf(tower: Tower): Layer[] {
  let rise = 0;
  return [
    { key: "base", shape: "base" as const, gold: tower.base_gold, lit: false },
    ...row("t", "trunk", false, tower.trunks),
    ...row("T", "trunk", true, tower.gold_trunks),
    ...row("w", "window", false, tower.windows, tower.lit),
    ...row("W", "window", true, tower.gold_windows, tower.lit_gold),
    { key: "turret", shape: "turret" as const, gold: tower.turret_gold, lit: false },
  ].map((layer) => {
    const placed = { ...layer, rise };
    rise += SECTION.heights[layer.shape];
    return placed;
  });
}

const { base, trunk, turret } = SECTION.heights;
/** Lit windows are laid onto others: whether or not they count, they make no tower look taller. */
export const sectionsOf = (tower: Tower): number => 2 + tower.trunks + tower.gold_trunks + tower.windows + tower.gold_windows;
/** How high a tower of so many sections is drawn; walls are all equally high, so that heights can be compared by eye. */
export const drawnHeight = (sections: number): number => base + Math.max(0, sections - 2) * trunk + turret;

/** A place of a tower in a contest, if the final scoring were now. */
export interface Mark {
  contest: Contest;
  place: 1 | 2;
  points: number;
}

/** Which of a player's towers have a place, and in what. */
export function marksOf(view: AsaraView, seat: number): ReadonlyMap<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  for (const { contest, places } of view.contests) {
    for (const { seat: owner, tower, place, points } of places) {
      if (owner !== seat || tower === null) continue;
      marks.set(tower, [...(marks.get(tower) ?? []), { contest, place, points }]);
    }
  }
  return marks;
}

/** What may be done to a tower while building. */
export interface Target {
  tower: number;
  /** "new": a tower is begun. */
  kind: "trunk" | "window" | "light" | "new";
  gold: boolean;
}

export interface Stand {
  /** The middle of the tower's foot, in pixels. */
  x: number;
  /** `lead`: with a line from it to the tower. */
  chips: { target: Target; x: number; y: number; lead: boolean }[];
}

export interface Layout {
  scale: number;
  ground: number;
  stands: Stand[];
  /** Where a new tower would stand. */
  fresh: number | null;
  /** How much of the width is used: less than all of it when there are few towers. */
  used: number;
}

export interface Room {
  width: number;
  height: number;
  /** Above the highest finial: for pennants. */
  above: number;
  /** Under the ground line: for the heights. */
  below: number;
  /** The most sections any tower has that this one is compared with. */
  tallest: number;
  /** At least so much for each tower, where there is room: for the number below it. */
  slot: number;
}

/** Room for each tower; the walls of neighbours do not touch. */
export const SLOT = 52;
/** A section that may be laid, held out beside its tower: large enough for a finger. */
export const CHIP = 38;
const LARGEST = 1.5;
const SMALLEST_WITH_TWO_COLUMNS = 0.42;

/** Keeps what is one above the other apart, and all of it between the ground and the upper edge. */
function stack(chips: Stand["chips"], lowest: number): void {
  const rows = [...new Set(chips.map(({ lead }, at) => (lead ? at : -1)))].filter((at) => at >= 0);
  rows.forEach((from, row) => {
    const end = rows[row + 1] ?? chips.length;
    const under = row > 0 ? chips[rows[row - 1]!]!.y - CHIP : lowest;
    const highest = CHIP / 2 + (rows.length - 1 - row) * CHIP;
    const y = Math.min(under, Math.max(highest, chips[from]!.y));
    for (const chip of chips.slice(from, end)) chip.y = y;
  });
}

export function layoutOf(towers: readonly Tower[], room: Room, targets: readonly Target[] = [], fresh = false): Layout {
  const chipsOf = towers.map((_, at) =>
    (["trunk", "window"] as const).flatMap((kind) =>
      [false, true].flatMap((gold) => targets.filter((one) => one.tower === at && one.kind === kind && one.gold === gold)),
    ),
  );
  const plots = towers.length + (fresh ? 1 : 0);
  const high = room.height - room.above - room.below;
  const scaleWith = (columns: number): number => {
    const chips = chipsOf.reduce((sum, list) => sum + Math.min(columns, list.length) * CHIP, 0);
    return Math.min(LARGEST, high / drawnHeight(room.tallest), Math.max(0.05, (room.width - chips) / (SLOT * Math.max(1, plots))));
  };
  // Two columns of chips only where the towers stay large beside them.
  const columns = scaleWith(2) >= SMALLEST_WITH_TWO_COLUMNS ? 2 : 1;
  const scale = scaleWith(columns);
  const ground = room.height - room.below;
  const bare = chipsOf.reduce((sum, list) => sum + Math.min(columns, list.length) * CHIP, plots * SLOT * scale);
  // Towers stand a little apart where there is room.
  const slot = SLOT * scale + Math.max(0, Math.min((room.width - bare) / Math.max(1, plots), Math.max(10 * scale, room.slot - SLOT * scale)));
  let x = 0;
  const stands = towers.map((tower, at): Stand => {
    const middle = x + slot / 2;
    x += (slot + SLOT * scale) / 2;
    const list = chipsOf[at]!;
    const chips = list.map((target, index) => {
      // In two columns trunks make one row and windows the next, gold beside plain.
      const before = list.slice(0, index).filter(({ kind }) => kind === target.kind).length;
      const column = columns === 1 ? 0 : before;
      // Beside the place where it goes in.
      const goes = base + (tower.trunks + tower.gold_trunks) * trunk + (target.kind === "window" ? (tower.windows + tower.gold_windows) * trunk : 0);
      return { target, x: x + column * CHIP + CHIP / 2, y: ground - goes * scale, lead: column === 0 };
    });
    stack(chips, ground - CHIP / 2);
    x += Math.min(columns, list.length) * CHIP + (slot - SLOT * scale) / 2;
    return { x: middle, chips };
  });
  const freshAt = fresh ? x + slot / 2 : null;
  const used = x + (fresh ? slot : 0);
  return { scale, ground, stands, fresh: freshAt, used };
}

/** The most sections that any tower on the table has: all skylines are drawn to that measure. */
export const tallestOf = (view: AsaraView, least = 4): number =>
  Math.max(least, ...view.seats.flatMap(({ towers }) => towers.map(sectionsOf)));
