import { expect, test } from "vitest";

import { addressOf, placeOf } from "../router.svelte";
import { preferredLanguage, restore } from "./settings.svelte";

test("the first language of the reader that there are words in", () => {
  expect(preferredLanguage(["fr-FR", "es-MX", "en"])).toBe("es");
  expect(preferredLanguage(["RU"])).toBe("ru");
  expect(preferredLanguage(["fr"])).toBe("en");
});

test("what was stored is kept as far as it makes sense", () => {
  expect(restore('{"language":"ru","theme":"dark","pace":"quick","motion":"still","letters":false,"name":"Ana","level":"level:2"}', ["es"])).toEqual({
    language: "ru", theme: "dark", pace: "quick", motion: "still", letters: false, name: "Ana", level: "level:2",
  });
  const usual = { language: "es", theme: "system", pace: "normal", motion: "system", letters: true, name: "", level: "" };
  for (const broken of [null, "", "{", "[]", "null", '{"language":"tlh","theme":7,"name":{}}']) expect(restore(broken, ["es"])).toEqual(usual);
});

test("every position has an address", () => {
  expect(placeOf({ pathname: "/table/x%20y", search: "?ply=17" })).toEqual({ table: "x y", ply: 17 });
  expect(placeOf({ pathname: "/table/x", search: "?ply=-3" })).toEqual({ table: "x", ply: null });
  expect(placeOf({ pathname: "/table/%E0%A4%A", search: "" })).toEqual({ table: "%E0%A4%A", ply: null });
  expect(placeOf({ pathname: "/elsewhere", search: "" })).toEqual({ table: null, ply: null });
  for (const place of [{ table: "x y", ply: 17 }, { table: "x", ply: null }, { table: null, ply: null }]) {
    expect(placeOf(new URL(addressOf(place), "http://here"))).toEqual(place);
  }
});
