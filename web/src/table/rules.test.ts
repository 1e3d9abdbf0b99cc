import { beforeAll, expect, it } from "vitest";

import { ruleOf, ruleText } from "../words/errors";
import { openGames } from "../words/words.svelte";
import { rulesOf } from "./rules";

beforeAll(() => openGames(["asante", "heaven_and_ale", "torres"]));

const numbers = (typed: string): string[] => rulesOf("heaven-and-ale", typed).flatMap(({ rules }) => rules.map(({ number }) => number));

it("rules have the numbers of their book, rows of tables too", () => {
  expect(numbers("3.4").slice(0, 5)).toEqual(["3.4", "3.4 S1", "3.4 S2", "3.4 S3", "3.4 S4"]);
  expect(numbers("14.4").slice(-4)).toEqual(["14.4.9", "14.4.10", "14.4.11", "14.4.12"]);
  expect(rulesOf("torres", "4.3.2")[0]?.rules[0]?.number).toBe("4.3.2");
});

it("a rule without a text of its own is told by the one above it, in games with any name", () => {
  expect(ruleText("heaven_and_ale", "12.3.2")).toContain("opposite sides");
  expect(ruleText("heaven_and_ale", "10.3.9")).toBe(ruleText("heaven_and_ale", "10.3"));
  expect(ruleText("heaven_and_ale", "99.1")).toBeNull();
});

it("a refusal names the game and the rule as the book numbers it", () => {
  expect(["torres 8.3", "heaven_and_ale 13.4 P5", "asante 5.4 a", "asante P5"].map(ruleOf)).toEqual(["8.3", "13.4 P5", "5.4 a", "P5"]);
  expect(["torres has no such action", null].map(ruleOf)).toEqual([null, null]);
  expect(ruleText("heaven_and_ale", "13.4 P5")).not.toBe(ruleText("heaven_and_ale", "13.4"));
});

it("cards have numbers of their own, and parts of rules have letters", () => {
  expect(ruleText("asante", "P5")).toContain("Tracker");
  expect(ruleText("asante", "5.4 a")).not.toBe(ruleText("asante", "5.4"));
  const sections = rulesOf("asante", "");
  expect(sections.find(({ number }) => number === "P")?.rules.slice(0, 2).map(({ number }) => number)).toEqual(["P1", "P2"]);
  expect(sections.find(({ number }) => number === "5")?.rules.map(({ number }) => number)).toContain("5.4 a");
});
