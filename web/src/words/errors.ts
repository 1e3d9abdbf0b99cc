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

/** "torres 8.3" names the game and its rule: "8.3"; so do "13.4 P5" and "P5". */
export function ruleOf(rule: string | null): string | null {
  return rule?.match(/ ([A-Z]?\d.*)$/)?.[1] ?? null;
}

/** What a rule's number consists of, as messages and addresses write it: 13, 4 and p5. */
export const partsOf = (rule: string): string[] => rule.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** The short text of a rule: of 8.3.1 or, when it has none of its own, of 8.3. */
export function ruleText(game: string, rule: string): string | null {
  for (let parts = partsOf(rule); parts.length > 0; parts = parts.slice(0, -1)) {
    const text = tMaybe(`${slug(game)}-rule-${parts.join("-")}`);
    if (text) return text;
  }
  return null;
}
