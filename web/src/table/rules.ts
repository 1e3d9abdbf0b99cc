/** The rules of a game as its words have them: every message <game>-rule-<number>, by section. */
import { fits } from "./choices";
import { idsWith, t } from "../words/words.svelte";

export interface RuleText {
  number: string;
  depth: number;
  text: string;
}

export interface RuleSection {
  number: string;
  rules: RuleText[];
}

/** "3-4-s3" in a message's id is 3.4 S3 in the book, "5-4-a" is 5.4 a, "p5" is P5. */
const numberOf = (parts: readonly string[]): string =>
  parts
    .map((part) => (/^[a-z]\d/.test(part) ? part.toUpperCase() : part))
    .join(".")
    .replace(/\.([A-Za-z])/g, " $1");

/** Rules that are numbered by a letter alone, such as P5, stand under their letter. */
const sectionOf = (parts: readonly string[]): string => (parts[0] ?? "").replace(/^([a-z])\d+$/, (_, letter: string) => letter.toUpperCase());

/** 8.2 comes before 8.10. */
export function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

export function rulesOf(game: string, typed: string): RuleSection[] {
  const prefix = `${game}-rule-`;
  const sections = new Map<string, RuleText[]>();
  for (const id of idsWith(prefix)) {
    const parts = id.slice(prefix.length).split("-");
    const number = numberOf(parts);
    const text = t(id);
    if (!number.startsWith(typed.trim()) && !fits(typed, text)) continue;
    const section = sectionOf(parts);
    sections.set(section, [...(sections.get(section) ?? []), { number, depth: parts.length, text }]);
  }
  return [...sections]
    .sort(([one], [other]) => byNumber(one, other))
    .map(([number, rules]) => ({ number, rules: rules.sort((one, other) => byNumber(one.number, other.number)) }));
}
