/** Every message that the page asks for exists in every language, and every message is asked for somewhere. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

import { parse, type Message, type Pattern } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

import { THEMES, PACES, MOTIONS, LANGUAGES } from "../settings/settings.svelte";
import { AWAY } from "../lobby/setup";
import { IDENTITIES } from "../players";
import { bundleOf, format } from "./fluent";
import { slug } from "./words.svelte";

const web = resolve(import.meta.dirname, "..");
const locales = resolve(web, "../../src/sobremesa/locales");
const games = readdirSync(join(web, "boards")).filter((name) => statSync(join(web, "boards", name)).isDirectory());

/** Ids that are put together while the page runs, in the page itself. */
const composedByPage = [
  ...IDENTITIES.map(({ colour }) => `colour-${colour}`),
  ...THEMES.map((theme) => `settings-theme-${theme}`),
  ...PACES.map((pace) => `settings-pace-${pace}`),
  ...MOTIONS.map((motion) => `settings-motion-${motion}`),
  ...["me", "here", "computer"].map((kind) => `setup-kind-${kind}`),
  // The levels are the server's: each has its word here.
  ...["random", "greedy", "1", "2", "3", "4", "5"].map((level) => `level-${level}`),
  ...["1", "2", "3", "4", "5"].map((level) => `level-${level}-about`),
  ...AWAY.map((after) => `setup-stand-in-${after}`),
];

/** Messages of the page that a game may say in its own words. */
const ownWords = [/-table-score$/, /-result-chart$/, /-result-moment$/];

/** What the page itself looks for in the words of a game; the rest of the name is the server's. */
const askedOfGames = [/-name$/, /-tagline$/, /-rules-/, /-option-/, /-source-/, /-rule-/, /-rules-section-/, ...ownWords];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => join(folder, name));
}

/** A file without its comments: examples in them ask for nothing. */
function sourceOf(file: string): string {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, "");
}

/** Whole ids in quotes: `t("page-close")`, `says: "torres-key-turn"`; the attribute after the dot is left out. */
function quotedIn(files: string[]): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    for (const [, id] of sourceOf(file).matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:\.[a-z]+)?["'`]/g)) found.add(id!);
  }
  return found;
}

/** The ids given to t() as they stand. */
function askedIn(files: string[]): string[] {
  return files.flatMap((file) =>
    [...sourceOf(file).matchAll(/\bt(?:Maybe)?\(\s*["']([^"']+)["']/g)].map(([, id]) => id!),
  );
}

interface Words {
  messages: Map<string, Message>;
  junk: string[];
  twice: string[];
}

function read(language: string, name: string): Words {
  const words: Words = { messages: new Map(), junk: [], twice: [] };
  for (const entry of parse(readFileSync(join(locales, language, `${name}.ftl`), "utf8"), {}).body) {
    if (entry.type === "Junk") words.junk.push(entry.content);
    if (entry.type !== "Message") continue;
    if (words.messages.has(entry.id.name)) words.twice.push(entry.id.name);
    words.messages.set(entry.id.name, entry);
  }
  return words;
}

/** The arguments a pattern uses, however deep they stand. */
function argumentsOf(node: Pattern | null): string[] {
  const found = new Set<string>();
  JSON.stringify(node, (_key, value: unknown) => {
    const one = value as { type?: string; id?: { name: string } } | null;
    if (one?.type === "VariableReference" && one.id) found.add(one.id.name);
    return value;
  });
  return [...found].sort();
}

/** A message with its attributes, as lines that can be compared between languages. */
function shapeOf(message: Message): string[] {
  return [
    `${message.id.name}(${message.value ? argumentsOf(message.value).join() : "no value"})`,
    ...message.attributes.map(({ id, value }) => `${message.id.name}.${id.name}(${argumentsOf(value).join()})`),
  ].sort();
}

const names = ["page", ...games.flatMap((game) => [game, `${game}-rules`])];

describe.each(names)("%s.ftl", (name) => {
  const [first, ...others] = LANGUAGES.map((language) => ({ language, ...read(language, name) }));
  const shape = (words: Words): string[] => [...words.messages.values()].flatMap(shapeOf).sort();

  test("is the same in every language: ids, attributes, arguments", () => {
    for (const other of others) expect(shape(other), other.language).toEqual(shape(first!));
  });

  test("is well written", () => {
    for (const words of [first!, ...others]) {
      expect(words.junk, words.language).toEqual([]);
      expect(words.twice, words.language).toEqual([]);
    }
  });
});

test("the page asks for nothing that is missing, and no message of the page is unused", () => {
  const files = filesUnder(web).filter((file) => !games.some((game) => file.startsWith(join(web, "boards", game))));
  const known = read("en", "page").messages;
  const asked = [...askedIn(files), ...composedByPage];
  const missing = asked.filter((id) => {
    const [name = "", attribute] = id.split(".");
    const message = known.get(name);
    return !message || (attribute !== undefined && !message.attributes.some(({ id: { name: own } }) => own === attribute));
  });
  expect(missing).toEqual([]);
  const used = quotedIn(files);
  for (const id of composedByPage) used.add(id);
  expect([...known.keys()].filter((id) => !used.has(id))).toEqual([]);
});

describe.each(games)("the words of %s", (game) => {
  const files = filesUnder(join(web, "boards", game));
  const known = new Map([...read("en", "page").messages, ...read("en", game).messages]);

  test("nothing is missing, nothing unused", async () => {
    const modules = import.meta.glob<{ composed: string[] }>("../boards/*/composed.ts");
    const composed = (await modules[`../boards/${game}/composed.ts`]?.())?.composed ?? [];
    const asked = [...askedIn(files), ...composed, `${slug(game)}-name`, `${slug(game)}-tagline`];
    expect(asked.filter((id) => !known.has(id.split(".")[0]!))).toEqual([]);
    const used = quotedIn(files);
    for (const id of composed) used.add(id.split(".")[0]!);
    const unused = [...read("en", game).messages.keys()].filter(
      (id) => !used.has(id) && !askedOfGames.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });
});

test("numbers take the right form in each language", () => {
  const score = (language: string, points: number): string | null =>
    format(bundleOf(language, [readFileSync(join(locales, language, "page.ftl"), "utf8")]), "table-score", { score: points });
  expect([1, 2, 5, 21].map((points) => score("en", points))).toEqual(["1 point", "2 points", "5 points", "21 points"]);
  expect([1, 2].map((points) => score("es", points))).toEqual(["1 punto", "2 puntos"]);
  expect([1, 2, 5, 11, 21, 22].map((points) => score("ru", points))).toEqual([
    "1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка",
  ]);
});
