/** Fluent messages of one language, put together from the files that were asked for. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

/** Every .ftl the page may need; each is a chunk of its own, fetched when it is wanted. */
const files = import.meta.glob<string>(
  ["../../../src/sobremesa/locales/*/*.ftl", "!../../../src/sobremesa/locales/*/cli.ftl"],
  { query: "?raw", import: "default" },
);

/** The text of locales/<language>/<name>.ftl, or "" where there is none. */
export async function readWords(language: string, name: string): Promise<string> {
  const path = `../../../src/sobremesa/locales/${language}/${name}.ftl`;
  return (await files[path]?.()) ?? "";
}

export function bundleOf(language: string, texts: string[]): FluentBundle {
  // All our languages run from left to right: isolation marks would only get into labels and tests.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The message, or its attribute after a dot; null when there is no such message. */
export function format(bundle: FluentBundle, id: string, args?: Arguments): string | null {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  return bundle.formatPattern(pattern, args ?? {}, []);
}

/** The ids of all messages that begin like this, in the order of their files. */
export function idsOf(bundle: FluentBundle, prefix: string): string[] {
  return [...bundle._messages.keys()].filter((id) => id.startsWith(prefix));
}
