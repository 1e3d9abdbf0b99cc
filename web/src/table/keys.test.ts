import { expect, test } from "vitest";

import { keyOf } from "./keys";

const press = (key: string, target: Element) =>
  keyOf({ key, code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target, defaultPrevented: false }, true);

test("keys are the page's own but in a field, and in a sheet as long as it is open", () => {
  document.body.innerHTML = "<main><button></button><input></main><dialog open><input></dialog>";
  const [button, field, sheet] = ["main button", "main input", "dialog"].map((one) => document.querySelector(one)!);
  expect([press("?", button!), press("?", field!), press("?", sheet!.firstElementChild!)]).toEqual(["help", null, null]);
  sheet!.removeAttribute("open");
  expect(press("?", sheet!.firstElementChild!)).toBe("help");
});
