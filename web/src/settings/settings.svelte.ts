/** What the reader chose for this browser: kept in localStorage, and in force at once. */

export const LANGUAGES = ["en", "es", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["slow", "normal", "quick", "none"] as const;
export const MOTIONS = ["system", "full", "still"] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  /** How fast the others' turns are shown. */
  pace: (typeof PACES)[number];
  motion: (typeof MOTIONS)[number];
  /** Single letters as shortcuts: some ways of speaking to a computer send letters by accident. */
  letters: boolean;
  name: string;
  /** How well the computer played at the last table that was set; "": none has been set. */
  level: string;
}

const KEY = "sobremesa";

/** The first of the reader's languages that there are words in. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** What was stored, as far as it still makes sense. */
export function restore(stored: string | null, wanted: readonly string[]): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? "{}");
    if (parsed !== null && typeof parsed === "object") kept = parsed;
  } catch {
    // Not ours, or broken: begin again.
  }
  const one = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  return {
    language: one(kept.language, LANGUAGES, preferredLanguage(wanted)),
    theme: one(kept.theme, THEMES, "system"),
    pace: one(kept.pace, PACES, "normal"),
    motion: one(kept.motion, MOTIONS, "system"),
    letters: kept.letters !== false,
    name: typeof kept.name === "string" ? kept.name.slice(0, 40) : "",
    level: typeof kept.level === "string" ? kept.level.slice(0, 40) : "",
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(restore(stored(), navigator.languages));

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ still: lessMotion.matches });
lessMotion.addEventListener("change", () => (system.still = lessMotion.matches));

/** Is motion to be left out? */
export function isStill(): boolean {
  return settings.motion === "still" || (settings.motion === "system" && system.still);
}

/** How many times the normal speed the others' turns are shown; 0: not at all. */
export function paceOf(pace: Settings["pace"]): number {
  return { slow: 0.55, normal: 1, quick: 2.2, none: 0 }[pace];
}

/** Keeps the settings and puts theme and motion on the document. Called once, for good. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "system") delete root.dataset["theme"];
      else root.dataset["theme"] = settings.theme;
      root.dataset["motion"] = isStill() ? "still" : "full";
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Storage is closed to us: the choice lasts as long as the page.
      }
    });
  });
}
