/** The names of tiles, places, spots and cards in the reader's language, in the form that a sentence needs. */
import type { Translate } from "../contract";
import type { Amounts, Card, Disc, Gains, Goal, Place, ShedRow, StartSpace, Tile } from "./view";
import { RESOURCES } from "./view";

/** Message ids have no underscores and no capitals: "monk_A" is "monk-a". */
export const idOf = (name: string): string => name.replaceAll("_", "-").toLowerCase();

/** A space of the production track; before space 1 come 0, −1, −2 … */
export const spaceName = (space: number): string => (space < 0 ? `−${-space}` : String(space));

/** Several names as a list. */
export const listed = (names: readonly string[]): string => names.join(", ");

/** "hops"; "Hops" at the beginning of a label; "hops" after "of". */
export const resourceName = (resource: string, t: Translate): string => t(`heaven-and-ale-resource-${resource}`);
export const resourceTitle = (resource: string, t: Translate): string => t(`heaven-and-ale-resource-${resource}.title`);
export const ofResource = (resource: string, t: Translate): string => t(`heaven-and-ale-resource-${resource}.of`);

/** "monk A (rake)", and at the beginning of a label. */
export const monkName = (monk: string, t: Translate): string => t(`heaven-and-ale-monk-${idOf(monk)}`);
export const monkTitle = (monk: string, t: Translate): string => t(`heaven-and-ale-monk-${idOf(monk)}.title`);
/** The same as what does something. */
export const monkSubject = (monk: string, t: Translate): string => t(`heaven-and-ale-monk-${idOf(monk)}.subject`);
/** "rake": what the monk holds. */
export const monkEmblem = (monk: string, t: Translate): string => t(`heaven-and-ale-monk-${idOf(monk)}.emblem`);

export const brewmasterName = (t: Translate): string => t("heaven-and-ale-brewmaster");

/** "hops 5", "monk A (rake)". */
export function tileName(tile: Tile, t: Translate): string {
  if (tile.tile === "monk") return monkName(tile.monk, t);
  return t("heaven-and-ale-tile", { resource: resourceName(tile.tile, t), number: tile.number });
}

/** The same at the beginning of a label. */
export function tileTitle(tile: Tile, t: Translate): string {
  if (tile.tile === "monk") return monkTitle(tile.monk, t);
  return t("heaven-and-ale-tile", { resource: resourceTitle(tile.tile, t), number: tile.number });
}

/** The same as what is taken, put or activated. */
export function aTile(tile: Tile, t: Translate): string {
  if (tile.tile === "monk") return t(`heaven-and-ale-monk-${idOf(tile.monk)}.object`);
  return t("heaven-and-ale-tile", { resource: t(`heaven-and-ale-resource-${tile.tile}.object`), number: tile.number });
}

/** "in the sun"; "Sunny side". */
export const sideName = (side: string, t: Translate): string => t(`heaven-and-ale-side-${side}`);
export const sideTitle = (side: string, t: Translate): string => t(`heaven-and-ale-side-${side}.title`);

/** "A", or "A/B/C". */
export const discName = (disc: Disc): string => [...disc].join("/");

type Named = Pick<Place, "place" | "kind" | "disc">;
const placeArguments = ({ place, disc }: Named): { place: number; disc: string } => ({ place, disc: disc ? discName(disc) : "" });

/** "Scoring space 16 (A/B/C)". */
export const placeName = (place: Named, t: Translate): string => t(`heaven-and-ale-place-${idOf(place.kind)}`, placeArguments(place));
/** "to scoring space 16 (A/B/C)". */
export const toPlace = (place: Named, t: Translate): string => t(`heaven-and-ale-place-${idOf(place.kind)}.to`, placeArguments(place));

/** "brewmaster +1": what a start space brings. */
export const startReward = ({ effect, amount }: Pick<StartSpace, "effect" | "amount">, t: Translate): string =>
  t(`heaven-and-ale-start-${idOf(effect)}`, { amount });

/** "Your brewmaster goes one step forward.": the same as a sentence. */
export const startDoes = ({ effect, amount }: Pick<StartSpace, "effect" | "amount">, { first_space }: Pick<Amounts, "first_space">, t: Translate): string =>
  t(`heaven-and-ale-start-${idOf(effect)}.does`, { amount, points: first_space });

/** "Number", "Hops", "Monk A (rake)". */
export function spotName(spot: string, t: Translate): string {
  return spotIn(spot, "", t);
}

/** "the hops spot": where a disc is put. */
export function onSpot(spot: string, t: Translate): string {
  return spotIn(spot, ".on", t);
}

function spotIn(spot: string, form: "" | ".on", t: Translate): string {
  if (spot === "x_tiles") return t(`heaven-and-ale-spot-number${form}`);
  const monk = spot.startsWith("monk_");
  const id = `heaven-and-ale-${monk ? idOf(spot) : `resource-${spot}`}`;
  return t(`heaven-and-ale-spot-${monk ? "monk" : "resource"}${form}`, { title: t(`${id}.title`), of: t(`${id}.of`) });
}

export const cardName = (card: string, t: Translate): string => t(`heaven-and-ale-card-${card}`);
/** "12 ducats.": what it does where it is placed. */
export const cardEffect = (card: Card, { cards }: Pick<Amounts, "cards">, t: Translate): string =>
  t(`heaven-and-ale-card-${card}.effect`, { amount: cards[card] });

type Aim = Pick<Goal, "goal" | "value" | "number">;
const aimArguments = ({ value, number }: Aim): { value: number; number: number } => ({ value, number: number ?? 0 });

/** "6 tiles with a 1". */
export const goalName = (goal: Aim, t: Translate): string => t(`heaven-and-ale-goal-${goal.goal}`, aimArguments(goal));
/** "4 of 6". */
export const goalProgress = (goal: Aim, reached: number, t: Translate): string =>
  t(`heaven-and-ale-goal-${goal.goal}.progress`, { value: goal.value, reached: spaceName(reached) });

/** "6 tiles with a 1 (4)": a barrel, and what it is worth. */
export const barrelName = (goal: Aim, large: boolean, amounts: Pick<Amounts, "large_barrel" | "small_barrel">, t: Translate): string =>
  t("heaven-and-ale-seat-barrel", { goal: goalName(goal, t), points: large ? amounts.large_barrel : amounts.small_barrel });

/** "Shed of type 2". */
export const shedName = (type: number, t: Translate): string => t("heaven-and-ale-shed", { type });
/** "sum 12 to 17". */
export const shedRange = (row: Pick<ShedRow, "sum_from" | "sum_to">, t: Translate): string =>
  t("heaven-and-ale-shed-range", { from: row.sum_from, to: row.sum_to });

/** "brewmaster +1, activates two opposite tiles". */
export function shedGives(row: Pick<ShedRow, "brewmaster_steps" | "pattern" | "activations">, t: Translate): string {
  const steps = row.brewmaster_steps;
  const pattern = t("heaven-and-ale-shed-pattern", { pattern: row.pattern, count: row.activations });
  return listed([...(steps > 0 ? [t("heaven-and-ale-gain-brewmaster", { steps })] : []), pattern]);
}

/** "5 ducats, brewmaster +2, hops +3". */
export function gainsOf({ ducats, brewmaster, markers }: Gains, t: Translate): string {
  const gains = [
    ...(ducats > 0 ? [t("heaven-and-ale-gain-ducats", { ducats })] : []),
    ...(brewmaster > 0 ? [t("heaven-and-ale-gain-brewmaster", { steps: brewmaster })] : []),
    ...RESOURCES.flatMap((resource) => {
      const steps = markers[resource] ?? 0;
      return steps > 0 ? [t("heaven-and-ale-gain-marker", { resource: resourceName(resource, t), steps })] : [];
    }),
  ];
  return gains.length > 0 ? listed(gains) : t("heaven-and-ale-gain-nothing");
}
