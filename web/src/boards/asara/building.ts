/** While building: what of behind the screen can be laid where, as the server lists it. */
import type { Legal } from "../contract";
import type { PickedSection } from "./memory.svelte";
import type { Target } from "./skyline";
import type { AsaraView, Seat } from "./view";

const ON_TOWER = ["trunk", "window", "light"];

const targetOf = (legal: Legal): Target => ({
  tower: Number(legal["tower"]),
  kind: legal.do as Target["kind"],
  gold: legal["gold"] === true,
});

/** A lit window is chosen by its colour alone: whether it covers gold is a matter of where it goes. */
function uses(legal: Legal, section: PickedSection, towers: Seat["towers"]): boolean {
  if (legal.do !== section.shape) return false;
  if (legal.do === "base" || legal.do === "turret") return legal["colour"] === section.colour && legal["gold"] === section.gold;
  if (towers[Number(legal["tower"])]?.colour !== section.colour) return false;
  return legal.do === "light" || legal["gold"] === section.gold;
}

/** The actions that lay this section. */
export function layingOf(section: PickedSection, view: AsaraView, legal: readonly Legal[]): Legal[] {
  const towers = view.seats[view.turn]?.towers ?? [];
  return legal.filter((one) => uses(one, section, towers));
}

/** Where something may be laid on a tower; with a section picked up, where this one may. */
export function targetsOf(view: AsaraView, legal: readonly Legal[], picked: PickedSection | null): Target[] {
  const actions = picked === null ? legal : layingOf(picked, view, legal);
  return actions.filter((one) => ON_TOWER.includes(one.do)).map(targetOf);
}

export function actionFor(target: Target, legal: readonly Legal[]): Legal | undefined {
  return legal.find((one) => one.do === target.kind && one["tower"] === target.tower && (one["gold"] === true) === target.gold);
}

/** Under a hint its own place alone is lit; what else may be laid can still be pressed. */
export function isLit(target: Target, hinted: Legal | null): boolean {
  if (hinted === null) return true;
  return target.kind === "new" ? hinted.do === "base" : actionFor(target, [hinted]) !== undefined;
}

export const basesOf = (legal: readonly Legal[]): Legal[] => legal.filter((one) => one.do === "base");

/** Everything behind the screen that can be built, lit windows last. */
export function storeOf(seat: Seat): (PickedSection & { count: number })[] {
  const lits = Object.entries(seat.lits ?? {}).filter(([, count]) => count > 0);
  return [
    ...seat.sections.map(({ shape, colour, gold, count }) => ({ shape, colour, gold, count })),
    ...lits.map(([colour, count]) => ({ shape: "light" as const, colour, gold: false, count })),
  ];
}
