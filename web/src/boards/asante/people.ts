/** The persons on cards: a head and shoulders each, with what they wear and what they carry. In a box of 100 × 72. */
import type { Picture, Shape } from "./art";

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

interface Looks {
  tint: string;
  robe: string;
  robeDark: string;
  /** What lies behind the head, on it, and before the whole. */
  behind?: readonly Shape[];
  on?: readonly Shape[];
  before?: readonly Shape[];
}

const FACE: readonly Shape[] = [
  ["skin-dark", "M44 42H58V53C55 58 47 58 44 53Z"],
  ["skin", "M51 15C61 15 65 22 65 31C65 41 58 48 51 48S37 41 37 31C37 22 41 15 51 15Z"],
  ["skin-dark", "M55 15.500C62 17 65 23 65 31C65 41 58 48 51 48C60 42 61 28 55 15.500Z"],
  ["dark", `${dot(46, 30, 1.5)}${dot(56.500, 30, 1.5)}M43 26.500C45 25 47.500 25 49 26.200V27.200C47 26.300 45 26.400 43 27.600ZM54 26.200C56 25 58.500 25.200 60 26.600V27.600C58 26.500 56 26.300 54 27.200ZM46.500 40C49.500 42.500 53 42.500 56 40C53.500 44 49 44 46.500 40Z`],
  ["+dark", "M51 30L49.500 36H52.500"],
];

function person({ tint, robe, robeDark, behind = [], on = [], before = [] }: Looks): Picture {
  const shoulders: readonly Shape[] = [
    [robe, "M17 72C19 58 32 52 43 50C46 56 56 56 59 50C70 52 83 58 85 72Z"],
    [robeDark, "M59 50C70 52 83 58 85 72H62C62 64 58 58 55 54.500Z"],
  ];
  return { ground: "wall", tint, shapes: [...behind, ...FACE.slice(0, 1), ...shoulders, ...FACE.slice(1), ...on, ...before] };
}

const TURBAN = "M35 24C32 14 40 6 51 6S70 14 67 24C60 18 42 18 35 24Z";
const CAP = "M38 22C37 12 43 8 51 8S65 12 64 22C58 19 44 19 38 22Z";
const BEADS = "M42 52C46 59 56 59 60 52";

export const PEOPLE: Readonly<Record<string, Picture>> = {
  animalist: person({
    tint: "green",
    robe: "land",
    robeDark: "land-dark",
    on: [
      ["hide-dark", "M37 28C34 16 42 10 51 10S68 16 65 28C62 22 58 20 51 20S40 22 37 28Z"],
      ["red", "M37 21C44 17 58 17 65 21V24C58 20 44 20 37 24Z"],
      ["light", "M60 19C62 8 68 4 74 4C72 12 68 17 62 20Z"],
      ["+light", BEADS],
    ],
    before: [
      ["skin", "M10 70V50L8 38C8 35 11 35 12 38L14 44L14 33C14 30 17.500 30 17.500 33L18 43L20 33C21 30 24 31 23.500 34L22 44L26 37C27.500 35 30 36.500 29 39L26 50L22 58V70Z"],
      ["blue-lit", "M74 46C74 40 82 39 84 43L92 50L84 52C80 54 75 52 74 46Z"],
      ["gilt", "M74 44L70 46L74 47Z"],
      ["dark", dot(77, 44, 1)],
    ],
  }),
  boatman: person({
    tint: "water",
    robe: "cream",
    robeDark: "hide",
    on: [
      ["land", "M24 22C34 17 38 6 51 5C64 6 68 17 78 22C68 26 34 26 24 22Z"],
      ["+land-dark", "M36 18C44 20 58 20 66 18M40 12C46 13.500 56 13.500 62 12"],
    ],
    before: [
      ["timber", "M80 72L84 34H88L86 72Z"],
      ["timber-dark", "M81 34C78 24 80 10 86 6C92 10 93 24 91 34Z"],
      ["+gilt", "M82 26L90 26M82.500 22L90.500 22"],
    ],
  }),
  cartographer: person({
    tint: "dusk",
    robe: "blue",
    robeDark: "plum",
    on: [["plum", CAP], ["+gilt", "M38.500 20C45 17.500 57 17.500 63.500 20"]],
    before: [
      ["cream", "M12 54C20 50 28 56 36 53V70C28 73 20 67 12 71Z"],
      ["gilt", "M11 54C10 51 14 51 14 54V71C14 73 10 73 11 71ZM36 53C37 50 34 50 33.500 53V70C34 72 37 72 36 70Z"],
      ["+red", "M17 62L21 59L25 64L30 60"],
      ["+dark", "M70 62L86 46M84 44L90 40L88 47Z"],
    ],
  }),
  dyer: person({
    tint: "sky",
    robe: "blue-lit",
    robeDark: "blue",
    behind: [
      ["+timber-dark", "M0 8H100"],
      ["blue", "M4 8H24V50C18 46 12 54 4 50Z"],
      ["red", "M76 8H96V46C90 42 84 50 76 46Z"],
      ["+light", "M6 20L10 16L14 20L18 16L22 20M6 32L10 28L14 32L18 28L22 32M79 18L82 22L86 18L90 22L94 18M79 30L82 34L86 30L90 34L94 30"],
    ],
    on: [["blue", TURBAN], ["blue-lit", "M37 17C44 10 58 9 65 16C58 13 46 14 37 20Z"]],
    before: [["blue", "M16 64L24 62L28 70L20 72Z"]],
  }),
  tracker: person({
    tint: "land",
    robe: "hide",
    robeDark: "hide-dark",
    on: [
      ["dark", "M37 27C35 15 42 11 51 11S67 15 65 27C62 20 58 18 51 18S40 20 37 27Z"],
      ["red", "M37 20C44 16.500 58 16.500 65 20V23C58 19.500 44 19.500 37 23Z"],
      ["+light", BEADS],
      ["+light", "M41 34L46 35.500M56 35.500L61 34M41.500 37L46 38M56 38L60.500 37"],
    ],
    before: [
      ["timber-dark", "M14 72V20H17V72Z"],
      ["grey", "M15.500 2C20 9 20 15 17.500 21H13.500C11 15 11 9 15.500 2Z"],
      ["red", "M13 21H18V25H13Z"],
      ["dark", `${dot(82, 56, 3)}${dot(78, 51, 1.3)}${dot(82, 50, 1.3)}${dot(86, 51.500, 1.3)}${dot(90, 42, 2.4)}${dot(87, 38, 1)}${dot(90, 37, 1)}${dot(93, 38.500, 1)}`],
    ],
  }),
  haggler: person({
    tint: "red",
    robe: "gilt",
    robeDark: "land-dark",
    on: [
      ["light", TURBAN],
      ["cream", "M36 22C44 12 60 11 66 20C58 15 44 16 36 24Z"],
      ["red", dot(51, 12, 2.4)],
      ["dark", "M44 38C47 36.500 55 36.500 58 38L56 40C53 38.500 49 38.500 46 40Z"],
    ],
    before: [
      ["skin", "M76 72L74 58C72 54 78 52 80 56L88 54C92 54 92 58 89 59L82 62L84 72Z"],
      ["gilt", dot(85, 50, 6)],
      ["+land-dark", dot(85, 50, 3.6)],
      ["gilt", dot(76, 44, 4.6)],
      ["+land-dark", dot(76, 44, 2.6)],
    ],
  }),
  healer: person({
    tint: "green",
    robe: "light",
    robeDark: "cream",
    on: [["green-dark", "M35 30C31 14 40 7 51 7S71 14 67 30C66 20 60 17 51 17S36 20 35 30Z"], ["+gilt", "M36.500 22C43 15.500 59 15.500 65.500 22"]],
    before: [
      ["+green-dark", "M78 54C76 44 80 38 78 30M82 54C86 46 90 44 92 36"],
      ["green", "M78 44C72 43 70 39 71 36C76 37 78 40 78 44ZM79 38C84 37 86 33 85 30C81 31 79 34 79 38ZM86 46C91 47 94 44 95 41C90 40 87 43 86 46Z"],
      ["clay", "M68 54H96C96 64 90 70 82 70S68 64 68 54Z"],
      ["clay-dark", "M84 54H96C96 64 90 70 82 70C88 66 88 60 84 54Z"],
    ],
  }),
  nomad: person({
    tint: "dusk",
    robe: "blue",
    robeDark: "blue",
    behind: [["land", "M0 54C20 44 34 52 50 48S80 44 100 52V72H0Z"]],
    on: [
      ["blue", "M33 34C28 14 38 4 51 4S74 14 69 34C72 44 66 56 51 58C36 56 30 44 33 34ZM39 25C38 29 38.500 33 40 34H62C63.500 33 64 29 63 25C56 22 46 22 39 25Z"],
      ["blue-lit", "M33 34C40 37 62 37 69 34C68 38 60 42 51 42S34 38 33 34ZM36 14C44 8 58 8 66 14C58 12 44 13 35 20Z"],
    ],
  }),
  matron: person({
    tint: "sun",
    robe: "plum",
    robeDark: "red-dark",
    on: [
      ["gilt", "M36 24C26 16 30 2 44 6C48 0 60 0 62 6C76 4 76 18 66 24C58 18 44 18 36 24Z"],
      ["red", "M36 24C44 16 58 16 66 24C66 20 64 16 60 14C54 12 44 12 40 15C37 17 36 20 36 24Z"],
      ["+land-dark", "M44 6C46 9 47 12 46 13M62 6C60 9 58 11 58 13"],
      ["gilt", `${dot(36, 39, 2.8)}${dot(66, 39, 2.8)}`],
      ["+gilt", "M41 52C46 60 56 60 61 52M39 55C46 64 56 64 63 55"],
    ],
  }),
  carver: person({
    tint: "timber",
    robe: "green",
    robeDark: "green-dark",
    on: [["dark", "M37 26C35 15 42 10 51 10S67 15 65 26C62 20 58 17 51 17S40 20 37 26Z"], ["cream", "M42 45C46 51 56 51 60 45C58 52 54 54 51 54S44 52 42 45Z"]],
    before: [
      ["timber", "M72 32C72 24 92 24 92 32C94 50 90 66 82 70C74 66 70 50 72 32Z"],
      ["timber-dark", "M82 26C92 26 92 30 92 32C94 50 90 66 82 70Z"],
      ["dark", "M75 40L80 41V43L75 43ZM84 41L89 40V43L84 43ZM79 57H85V60H79ZM81 44H83V52H81Z"],
      ["+gilt", "M75 34H89M76 63C79 65 85 65 88 63"],
      ["grey", "M8 54L14 50L30 66L26 70Z"],
      ["timber-dark", "M4 48L10 44L14 50L8 54Z"],
    ],
  }),
  hermit: person({
    tint: "rock",
    robe: "hide-dark",
    robeDark: "timber-dark",
    behind: [["hide-dark", "M30 46C26 20 34 5 51 5S76 20 72 46L64 54H38Z"]],
    on: [
      ["timber-dark", "M36 40C31 20 38 9 51 9S71 20 66 40C66 22 61 17 51 17S36 22 36 40Z"],
      ["light", "M38 34C38 44 40 50 42 58C45 66 57 66 60 58C62 50 64 44 64 34C61 38 58 37 55 37.500C52 36 50 36 47 37.500C44 37 41 38 38 34Z"],
      ["cream", "M51 37C55 36 58 37 60 37C63 37 64 36 64 34C64 44 62 50 60 58C58 62 55 64 51 64Z"],
      ["dark", "M47.500 41C50 42.500 52.500 42.500 55 41C53 44 49.500 44 47.500 41Z"],
      ["light", "M42 26C44 24.500 47 25 48.500 26.500V28C46 27 44 27 42 28ZM54 26.500C55.500 25 58.500 24.500 60.500 26V28C58.500 27 56 27 54 28Z"],
    ],
  }),
  porter: person({
    tint: "sky",
    robe: "red",
    robeDark: "red-dark",
    on: [["cream", "M39 17C42 14 60 14 63 17L61 20C54 18.500 48 18.500 41 20Z"]],
    before: [
      ["land", "M28 2C36 -3 66 -3 74 2C78 8 76 15 70 16H32C26 15 24 8 28 2Z"],
      ["land-dark", "M56 -2C66 -2 72 0 74 2C78 8 76 15 70 16H54C60 10 60 4 56 -2Z"],
      ["+timber-dark", "M38 -2C36 4 36 10 40 16M62 -2C65 4 64 10 62 16M26 8C40 11 62 11 76 8"],
      ["skin", "M18 72L20 40C20 28 26 20 32 15L35 18C30 24 27 32 28 44L32 72Z"],
      ["red", "M14 72L17 52L30 52L34 72Z"],
    ],
  }),
  storyteller: person({
    tint: "plum",
    robe: "cream",
    robeDark: "hide",
    on: [["red", "M37 23C36 12 43 7 51 7S66 12 65 23C58 19 44 19 37 23Z"], ["+gilt", "M38 19L42 15L46 18L50 14L54 18L58 15L63 18"], ["light", "M44 43C47 48 55 48 58 43C57 50 54 52 51 52S45 50 44 43Z"]],
    before: [
      ["+timber-dark", "M76 60L92 6"],
      ["+light", "M72 56L88 16M75 58L90 14M70 53L86 19"],
      ["land", "M60 58C60 49 68 45 76 47S88 58 84 65C80 72 68 73 63 68C61 66 60 62 60 58Z"],
      ["land-dark", "M76 47C84 49 88 58 84 65C80 72 70 73 64 69C76 68 80 58 76 47Z"],
      ["dark", dot(71, 58, 3)],
    ],
  }),
  salt_trader: person({
    tint: "land",
    robe: "light",
    robeDark: "cream",
    on: [["cream", TURBAN], ["light", "M36 18C44 9 58 8 66 15C58 12 46 13 36 21Z"], ["dark", "M43 42C46 38.500 56 38.500 59 42C58 48 54 50 51 50S44 48 43 42ZM47 42.500C50 44 52 44 55 42.500C53 41.500 49 41.500 47 42.500Z"]],
    before: [
      ["water-lit", "M4 56L18 52L34 56V70L20 74L4 70Z"],
      ["light", "M4 56L18 52L34 56L20 60Z"],
      ["water", "M20 60L34 56V70L20 74Z"],
      ["light", "M66 60L80 56L96 60L82 64Z"],
      ["water-lit", "M66 60L82 64V74H66Z"],
      ["water", "M82 64L96 60V72L82 74Z"],
    ],
  }),
  pilgrim: person({
    tint: "blue-lit",
    robe: "hide",
    robeDark: "hide-dark",
    behind: [["hide", "M31 50C26 22 36 6 51 6S76 22 71 50L62 56H40Z"], ["sun", dot(14, 16, 9)]],
    on: [["hide-dark", "M36 40C32 20 39 10 51 10S70 20 66 40C66 22 60 17 51 17S36 22 36 40Z"]],
    before: [
      ["timber", "M82 72L84 12C84 6 92 6 92 12C92 15 89 16 88 14L86 72Z"],
      ["land", "M88 26C92 26 92 30 91 32C95 34 95 42 89 42S84 34 87 32C86 30 86 27 88 26Z"],
      ["+red", "M86.500 32H91.500"],
    ],
  }),
};
