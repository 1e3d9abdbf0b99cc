/** The words of the page in the reader's language. Reading them in markup follows a change of language. */
import type { FluentBundle } from "@fluent/bundle";

import { settings, type Language } from "../settings/settings.svelte";
import { bundleOf, format, idsOf, readWords, type Arguments } from "./fluent";

const open = new Set<string>(["page", "errors"]);

let shown = $state.raw<{ bundle: FluentBundle | null; language: Language }>({ bundle: null, language: "en" });

async function load(language: Language): Promise<void> {
  const names = [...open];
  const texts = await Promise.all(names.map((name) => readWords(language, name)));
  // Another language, or another game, may have been asked for meanwhile: the last wish counts.
  if (language !== settings.language || names.length !== open.size) return;
  shown = { bundle: bundleOf(language, texts), language };
  document.documentElement.lang = language;
}

/** Loads the reader's language and follows it. Resolves when there are words to show. */
export async function followLanguage(): Promise<void> {
  await load(settings.language);
  $effect.root(() => {
    $effect(() => {
      void load(settings.language);
    });
  });
}

/** Adds the words of these games, with the texts of their rules. */
export async function openGames(games: readonly string[]): Promise<void> {
  const before = open.size;
  for (const game of games) open.add(game).add(`${game}-rules`);
  if (open.size !== before) await load(settings.language);
}

export function language(): Language {
  return shown.language;
}

/** The message in the reader's language; its own id where it is missing, so that somebody notices. */
export function t(id: string, args?: Arguments): string {
  return (shown.bundle && format(shown.bundle, id, args)) ?? id;
}

/** The message, or null when there is none: for texts that a game may leave out. */
export function tMaybe(id: string, args?: Arguments): string | null {
  return shown.bundle && format(shown.bundle, id, args);
}

/** A message of the page, in a game's own words where it has them: who counts gold does not count points. */
export function tOf(game: string, id: string, args?: Arguments): string {
  return tMaybe(`${slug(game)}-${id}`, args) ?? t(id, args);
}

/** A number as it is printed: with a minus sign, not a hyphen. */
export function count(number: number): string {
  return String(number).replace("-", "\u2212");
}

/** The ids of the messages that begin like this. */
export function idsWith(prefix: string): string[] {
  return shown.bundle ? idsOf(shown.bundle, prefix) : [];
}

/** A name given by the server as part of a message id: "auto_convert_ap" is written auto-convert-ap. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
