/** Towers, places in contests and what may be laid, in words. */
import type { Translate } from "../contract";
import { aSection, contestName } from "./names";
import type { Mark, Target } from "./skyline";
import type { Tower } from "./view";

/** "white tower of 5, with 1 gold …": all that is seen of a tower. */
export const towerLabel = (tower: Tower, t: Translate): string =>
  t("asara-tower-label", {
    colour: t(`asara-colour-${tower.colour}.feminine`),
    height: tower.height,
    gold: tower.gold,
    lits: tower.lits,
  });

export const markWords = ({ contest, place, points }: Mark, t: Translate): string =>
  t("asara-tower-mark", { contest: contestName(contest, t), place, points });

/** What pressing a target does. */
export function towerPut({ tower: at, kind, gold }: Target, tower: Tower | undefined, t: Translate): string {
  if (kind === "new" || !tower) return t("asara-tower-new");
  const { colour } = tower;
  return kind === "light"
    ? t("asara-do-light", { covers: gold ? "gold" : "plain", section: aSection({ shape: "lit", colour }, t), tower: at + 1 })
    : t("asara-do-add", { section: aSection({ shape: kind, colour, gold }, t), tower: at + 1 });
}
