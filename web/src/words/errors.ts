/** What went wrong, in the reader's language. */
import { ApiError } from "../api/api";
import { slug, t, tMaybe } from "./words.svelte";

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("page-unreachable");
  const args = Object.fromEntries(
    Object.entries(error.args).map(([name, value]) => [
      name,
      typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value),
    ]),
  );
  return tMaybe(`error-${slug(error.code)}`, args) ?? error.message;
}

/** "torres 8.3" names the game and its rule: "8.3". Cards may have numbers of their own, "P5", and parts letters, "6.4 c". */
export function ruleOf(rule: string | null): string | null {
  return rule?.replace(/^[a-z_]+ /, "").match(/^([A-Z]\d+|\d+(\.\d+)*( [a-z]$)?)/)?.[0] ?? null;
}

/** What a rule's number consists of: 6, 4 and c. */
export const partsOf = (rule: string): string[] => rule.split(/[. ]/);

/** The short text of a rule: of 8.3.1 or, when it has none of its own, of 8.3. */
export function ruleText(game: string, rule: string): string | null {
  for (let parts = partsOf(rule); parts.length > 0; parts = parts.slice(0, -1)) {
    const text = tMaybe(`${slug(game)}-rule-${slug(parts.join("-"))}`);
    if (text) return text;
  }
  return null;
}
