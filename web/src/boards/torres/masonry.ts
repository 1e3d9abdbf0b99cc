/** The shapes cut into a block, each within a square of 100 × 100 that is laid on a top or set on a side. */

/** A door: every block has one on each of its four sides. Sides are wider than high, so the arch is drawn steep. */
export const DOOR = "M33 0V36C33 52 40 63 50 63S67 52 67 36V0Z";
export const ARCH = "M26 0V36C26 58 36 76 50 76S74 58 74 36V0H67V36C67 52 60 63 50 63S33 52 33 36V0Z";
/** The thickness of the wall, seen inside the door on the side away from the lamp. */
export const JAMB = "M67 0V36C67 46 64 54 60 59C61 52 61.5 44 61.5 36V0Z";

/** Courses of stone, in three patterns so that a wall does not look printed. */
const flat = (y: number): string => `M0 ${y}H100V${y + 2.4}H0Z`;
const joint = (x: number, y: number, height: number): string => `M${x} ${y}h1.700v${height}h-1.700Z`;
export const COURSES: readonly string[] = [
  flat(35) + flat(68) + joint(14, 0, 35) + joint(88, 0, 35) + joint(20, 37, 31) + joint(80, 37, 31) + joint(8, 70, 30) + joint(38, 78, 22) + joint(70, 78, 22),
  flat(34) + flat(70) + joint(9, 0, 34) + joint(82, 0, 34) + joint(16, 36, 34) + joint(92, 36, 34) + joint(26, 72, 28) + joint(55, 78, 22) + joint(86, 72, 28),
  flat(37) + flat(69) + joint(18, 0, 37) + joint(93, 0, 37) + joint(7, 39, 30) + joint(84, 39, 30) + joint(15, 71, 29) + joint(47, 78, 22) + joint(79, 71, 29),
];

/** Which pattern: scattered, but the same for the same block at every drawing. */
export const pattern = (cell: number, level: number, side: number): string =>
  COURSES[(cell * 7 + level * 5 + side * 11 + (cell >> 3)) % COURSES.length]!;

/** The floor of a block's top within its parapet, and the gaps between the merlons. */
export const PARAPET = 10;
const gap = (from: number): string =>
  `M${from} 0h11v${PARAPET}h-11ZM${from} 100h11v-${PARAPET}h-11ZM0 ${from}v11h${PARAPET}v-11ZM100 ${from}v11h-${PARAPET}v-11Z`;
export const CRENELS = gap(22) + gap(44.5) + gap(67);

/** The part of the floor that the parapet leaves in the light, when shadows fall along (dx, dy). */
export function sunlit(dx: number, dy: number): string {
  const from = (shift: number) => Math.max(PARAPET, PARAPET + shift);
  const to = (shift: number) => Math.min(100 - PARAPET, 100 - PARAPET + shift);
  return `M${from(dx)} ${from(dy)}H${to(dx)}V${to(dy)}H${from(dx)}Z`;
}

/** Dusk in the corner between a wall and what lies at its foot, along the given sides of a space. */
export function corners(sides: readonly number[], depth: number): string {
  const strips = [
    `M100 0V100H${100 - depth}V0Z`,
    `M0 100H100V${100 - depth}H0Z`,
    `M0 0V100H${depth}V0Z`,
    `M0 0H100V${depth}H0Z`,
  ];
  return sides.map((side) => strips[side]).join("");
}

/** The edge of a top along one of its sides, from corner to corner. */
export const EDGES: readonly string[] = ["M100 0V100", "M100 100H0", "M0 100V0", "M0 0H100"];
