/** How well a computer player plays: a name for it, a sentence, and a number for the picture. */
import { slug, t, tMaybe } from "./words/words.svelte";

/** "level:3" is called level-3; "random", as older tables have it, level-random. */
const idOf = (level: string): string => (level.startsWith("level:") ? slug(level) : `level-${slug(level)}`);

/** The name of a level; a seat that is written otherwise is called as it is written. */
export const levelName = (level: string): string => tMaybe(idOf(level)) ?? level;

/** One sentence on how it plays, where there is one. */
export const levelAbout = (level: string): string | null => tMaybe(`${idOf(level)}-about`);

/** Who plays for this seat: "Computer: Skilled". */
export const computerName = (level: string | null): string =>
  level === null ? t("table-computer") : t("table-computer-level", { level: levelName(level) });

/** 1 to 5 for the levels that are offered; null for a player that is none of them. */
export const strengthOf = (level: string | null): number | null => Number(/^level:([1-5])$/.exec(level ?? "")?.[1]) || null;

const MIDDLE = "level:3";

/** What was chosen last, where it is offered; else the middle one, else the best there is. */
export function usualLevel(levels: readonly string[], last: string): string {
  return [last, MIDDLE].find((level) => levels.includes(level)) ?? levels.at(-1) ?? "random";
}
