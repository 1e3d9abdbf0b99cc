import { expect, test } from "vitest";

import type { Snapshot } from "../api/types";
import type { Ply } from "../boards/contract";
import { Playback, type Stage } from "./playback.svelte";

const at = (ply: number): Snapshot => ({ ply, view: { ply } }) as unknown as Snapshot;
const entry = (ply: number, by = 1): Ply => ({ ply, by, events: [{ event: "something", seat: by }] });
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

class Scene implements Stage {
  told: string[] = [];
  position = at(0);
  pace = 1;
  linger = 0;
  stopping = new Set<number>();
  release: (() => void) | null = null;
  fetched: number[] = [];

  now = (): Snapshot => this.position;
  at = async (ply: number): Promise<Snapshot> => {
    this.fetched.push(ply);
    if (ply === 13) throw new Error("away");
    return at(ply);
  };
  show = (snapshot: Snapshot, shown: readonly Ply[]): void => {
    this.position = snapshot;
    this.told.push(`show ${shown.map(({ ply }) => ply).join(", ")}`);
  };
  speed = (): number => this.pace;
  lingers = (): number => this.linger;
  stops = (shown: Ply): boolean => this.stopping.has(shown.ply);
  stop = (shown: Ply): Promise<void> => {
    this.told.push(`stop ${shown.ply}`);
    return new Promise((resolve) => (this.release = resolve));
  };
  idle = (): void => void this.told.push("idle");
  failed = (error: unknown): void => void this.told.push(`failed ${String(error)}`);
}

test("one decision after another: before, events, after, and then the next", async () => {
  const scene = new Scene();
  const playback = new Playback(scene);
  playback.add([entry(1), entry(2)]);
  await soon();
  expect(playback.step).toMatchObject({ before: { ply: 0 }, after: { ply: 1 }, by: 1, speed: 1 });
  expect(scene.told).toEqual([]);
  playback.step?.done();
  await soon();
  expect(scene.told).toEqual(["show 1"]);
  expect(playback.step).toMatchObject({ before: { ply: 1 }, after: { ply: 2 } });
  playback.step?.done();
  await soon();
  expect(scene.told).toEqual(["show 1", "show 2", "idle"]);
  expect(playback.step).toBeNull();
  expect(playback.running).toBe(false);
});

test("a key press makes the step under way faster, and the rest", async () => {
  const scene = new Scene();
  const playback = new Playback(scene);
  playback.add([entry(1), entry(2)]);
  await soon();
  playback.hurry();
  expect(playback.step?.speed).toBe(5);
  playback.step?.done();
  await soon();
  expect(playback.step?.speed).toBe(5);
  playback.step?.done();
  await soon();
  playback.add([entry(3)]);
  await soon();
  expect(playback.step?.speed).toBe(1);
});

test("watched again without motion each position is shown for a moment", async () => {
  const scene = new Scene();
  scene.pace = 0;
  scene.linger = 50;
  const playback = new Playback(scene);
  playback.add([entry(1), entry(2)]);
  await soon();
  expect(scene.told).toEqual(["show 1"]);
  expect(playback.step).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(scene.told).toEqual(["show 1", "show 2", "idle"]);
});

test("without motion only the last position is fetched, and all that led there is told with it, not before", async () => {
  const scene = new Scene();
  scene.pace = 0;
  const playback = new Playback(scene);
  playback.add([entry(1), entry(2), entry(3)]);
  await soon();
  expect(scene.told).toEqual(["show 1, 2, 3", "idle"]);
  expect(scene.fetched).toEqual([3]);
  scene.stopping.add(6);
  playback.add([entry(4), entry(5), entry(6)]);
  await soon();
  expect(playback.cut().map(({ ply }) => ply)).toEqual([4, 5, 6]);
  expect(scene.told).toEqual(["show 1, 2, 3", "idle", "stop 6"]);
});

test("a scoring stops the show until it has been seen, with motion or without", async () => {
  const scene = new Scene();
  scene.pace = 0;
  scene.stopping.add(1);
  new Playback(scene).add([entry(1), entry(2)]);
  await soon();
  expect(scene.told).toEqual(["stop 1"]);
  scene.release?.();
  await soon();
  expect(scene.told).toEqual(["stop 1", "show 1", "show 2", "idle"]);
});

test("cut short, it gives back what was not shown, the step under way included, and stays quiet", async () => {
  const scene = new Scene();
  const playback = new Playback(scene);
  playback.add([entry(1), entry(2), entry(3)]);
  await soon();
  playback.step?.done();
  await soon();
  const step = playback.step;
  expect(playback.cut().map(({ ply }) => ply)).toEqual([2, 3]);
  step?.done();
  await soon();
  expect(scene.told).toEqual(["show 1"]);
  expect(playback.running).toBe(false);
});

test("after a cut the show can go on at once", async () => {
  const scene = new Scene();
  const playback = new Playback(scene);
  playback.add([entry(1)]);
  playback.cut();
  playback.add([entry(2)]);
  await soon();
  playback.step?.done();
  await soon();
  expect(scene.told).toEqual(["show 2", "idle"]);
});

test("what cannot be fetched ends the show and is told", async () => {
  const scene = new Scene();
  const playback = new Playback(scene);
  playback.add([entry(13), entry(14)]);
  await soon();
  expect(scene.told).toEqual(["failed Error: away"]);
  expect(playback.running).toBe(false);
});
