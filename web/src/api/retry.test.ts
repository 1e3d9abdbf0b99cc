import { expect, test } from "vitest";

import { freshId, retry } from "./retry";

const always = (): boolean => true;

function failing(times: number): { attempt: () => Promise<string>; tries: () => number } {
  let tries = 0;
  return {
    attempt: async () => {
      if (tries++ < times) throw new Error("away");
      return "here";
    },
    tries: () => tries,
  };
}

test("tries again, waiting longer each time, until it succeeds", async () => {
  const slept: number[] = [];
  const { attempt, tries } = failing(2);
  const sleep = async (milliseconds: number): Promise<void> => void slept.push(milliseconds);
  expect(await retry(attempt, always, { waits: [1, 10, 100], sleep })).toBe("here");
  expect(tries()).toBe(3);
  expect(slept).toEqual([1, 10]);
});

test("gives up after the last wait, with the last error", async () => {
  const { attempt, tries } = failing(9);
  await expect(retry(attempt, always, { waits: [1, 1], sleep: async () => {} })).rejects.toThrow("away");
  expect(tries()).toBe(3);
});

test("does not repeat what the server refused", async () => {
  const { attempt, tries } = failing(1);
  await expect(retry(attempt, () => false, { waits: [1, 1], sleep: async () => {} })).rejects.toThrow("away");
  expect(tries()).toBe(1);
});

test("a pause ends when the network is back", async () => {
  const { attempt } = failing(1);
  const result = retry(attempt, always, { waits: [60_000] });
  await Promise.resolve();
  await Promise.resolve();
  dispatchEvent(new Event("online"));
  expect(await result).toBe("here");
});

test("ids are of the usual form, with and without crypto.randomUUID", () => {
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(freshId()).toMatch(form);
  const own = Object.getOwnPropertyDescriptor(crypto, "randomUUID");
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  expect(freshId()).toMatch(form);
  expect(freshId()).not.toBe(freshId());
  if (own) Object.defineProperty(crypto, "randomUUID", own);
  else Reflect.deleteProperty(crypto, "randomUUID");
});
