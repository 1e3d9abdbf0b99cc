/** Which key means what on the page, outside of the board and of fields. */
import { settings } from "../settings/settings.svelte";

export type PageKey =
  | "choices" | "hints" | "rules" | "help" | "undo-step" | "undo-turn" | "end-turn"
  | "previous" | "next" | "first" | "last" | "escape";

/** With the hand on the board these keys are the board's. */
const ARROWS: Record<string, PageKey> = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
const LETTERS: Record<string, PageKey> = {
  "/": "choices", h: "hints", "?": "help", u: "undo-step", U: "undo-turn", e: "end-turn", r: "rules",
};

type Press = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "target" | "defaultPrevented">;

/** In a field or in an open sheet. A sheet just closed may keep the keyboard for a moment, unseen. */
function isElsewhere(target: Element | null): boolean {
  const sheet = target?.closest("dialog");
  return sheet ? sheet.open : Boolean(target?.closest("input, select, textarea"));
}

export function keyOf(press: Press, letters: boolean = settings.letters): PageKey | null {
  if (press.defaultPrevented || press.metaKey || press.altKey) return null;
  const target = press.target instanceof Element ? press.target : null;
  if (isElsewhere(target)) return null;
  if (press.key === "Escape") return "escape";
  if (press.ctrlKey) return press.key.toLowerCase() === "z" ? (press.shiftKey ? "undo-turn" : "undo-step") : null;
  const arrow = ARROWS[press.key];
  if (arrow) return target?.closest("#board, [role=listbox], [role=tablist], [role=toolbar]") ? null : arrow;
  if (!letters) return null;
  const letter = LETTERS[press.key];
  if (letter) return letter;
  // Where the keys write another alphabet, the place of the key on the keyboard counts.
  const place = /^Key([A-Z])$/.exec(press.code)?.[1];
  if (!place || /^[a-z]$/i.test(press.key)) return null;
  return LETTERS[press.shiftKey ? place : place.toLowerCase()] ?? null;
}
