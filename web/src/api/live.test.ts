import { expect, test } from "vitest";

import { liveAddress, pauseBefore, readHead } from "./live";

test("pauses grow, up to a quarter of a minute, and differ from reader to reader", () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => pauseBefore(attempt, 1));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  expect(pauseBefore(2, 0)).toBe(1200);
});

test("news that is none is left alone", () => {
  expect(readHead('{"head":12,"version":14}')).toEqual({ head: 12, version: 14 });
  for (const other of ["", "{", "null", "12", '{"head":"12","version":1}', '{"version":1}', new ArrayBuffer(2)]) expect(readHead(other)).toBeNull();
});

test("the socket is as safe as the page", () => {
  expect(liveAddress("a b", { protocol: "https:", host: "club.example" } as Location)).toBe("wss://club.example/api/tables/a%20b/live");
  expect(liveAddress("t", { protocol: "http:", host: "localhost:8000" } as Location)).toBe("ws://localhost:8000/api/tables/t/live");
});
