import { expect, test } from "vitest";

import type { Legal, Scene } from "../boards/contract";
import { fits, listChoices } from "./choices";
import { keyOf } from "./keys";
import { byNumber } from "./rules";

test("typing the beginnings of words in their order finds an action", () => {
  expect(fits("b c3", "build 1 c3")).toBe(true);
  expect(fits("build", "build 1 c3")).toBe(true);
  expect(fits("c3 b", "build 1 c3")).toBe(false);
  expect(fits("b c", "build 1 c3", "…")).toBe(true);
  expect(fits("b b", "build 1 c3")).toBe(false);
  expect(fits("", "anything")).toBe(true);
});

test("accents, capitals and other alphabets are no obstacle", () => {
  expect(fits("torreon", "Torreón en c3")).toBe(true);
  expect(fits("РЫЦ", "Поставить рыцаря")).toBe(true);
});

test("actions are grouped in the game's words, in the order of the server", () => {
  const legal = ["build 1 c3", "build 1 d3", "end", "build 2 c3"].map((text, action): Legal => ({ action, text, do: text.split(" ")[0]! }));
  const game = { describe: (choice: Legal) => ({ group: choice.do === "build" ? "Build" : "Turn", label: `«${choice.text}»` }) };
  const names = (typed: string): Record<string, string[]> =>
    Object.fromEntries(
      listChoices(legal, typed, game, {} as Scene, (id) => id).map(({ name, choices }) => [name, choices.map(({ legal }) => legal.text)]),
    );
  expect(names("")).toEqual({ Build: ["build 1 c3", "build 1 d3", "build 2 c3"], Turn: ["end"] });
  expect(names("b c3")).toEqual({ Build: ["build 1 c3", "build 2 c3"] });
  expect(names("turn")).toEqual({ Turn: ["end"] });
  expect(names("nothing like it")).toEqual({});
});

test("a game may put groups of its list behind others", () => {
  const legal = ["start S1", "move 4", "sell money"].map((text, action): Legal => ({ action, text, do: text.split(" ")[0]! }));
  const ranks: Record<string, number> = { start: 1, sell: 2 };
  const game = { describe: ({ do: kind, text }: Legal) => ({ group: kind, label: text, ...(ranks[kind] ? { rank: ranks[kind] } : {}) }) };
  expect(listChoices(legal, "", game, {} as Scene, (id) => id).map(({ name }) => name)).toEqual(["move", "start", "sell"]);
});

const press = (key: string, more: Partial<KeyboardEvent> = {}): Parameters<typeof keyOf>[0] => ({
  key, code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: document.body, defaultPrevented: false, ...more,
});

test("keys mean what the help says, by place where another alphabet is written", () => {
  expect(keyOf(press("/"), true)).toBe("choices");
  expect(keyOf(press("u"), true)).toBe("undo-step");
  expect(keyOf(press("U", { shiftKey: true }), true)).toBe("undo-turn");
  expect(keyOf(press("у", { code: "KeyE" }), true)).toBe("end-turn");
  expect(keyOf(press("z", { ctrlKey: true }), true)).toBe("undo-step");
  expect(keyOf(press("e"), false)).toBeNull();
  expect(keyOf(press("ArrowLeft"), false)).toBe("previous");
});

test("fields and the board keep their own keys", () => {
  document.body.innerHTML = '<input id="field"><div id="board"><button id="space"></button></div>';
  const field = document.getElementById("field");
  const space = document.getElementById("space");
  expect(keyOf(press("u", { target: field }), true)).toBeNull();
  expect(keyOf(press("ArrowLeft", { target: space }), true)).toBeNull();
  expect(keyOf(press("u", { target: space }), true)).toBe("undo-step");
  expect(keyOf(press("u", { defaultPrevented: true }), true)).toBeNull();
});

test("rule 8.2 stands before 8.10", () => {
  expect(["8.10", "8.2", "10", "8.2.1"].sort(byNumber)).toEqual(["8.2", "8.2.1", "8.10", "10"]);
});
