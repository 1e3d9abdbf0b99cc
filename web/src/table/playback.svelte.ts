/**
 * Shows decisions one after another: the position before, what happened, the position after.
 * The board moves the pieces; the playback hands it one step at a time and never waits for ever.
 */
import type { GameEvent, Ply, Step } from "../boards/contract";
import type { Snapshot } from "../api/types";

/** Where the playback happens: the table. */
export interface Stage {
  /** The position on the table now. */
  now(): Snapshot;
  /** The position after a ply, through the same eyes. */
  at(ply: number): Promise<Snapshot>;
  /** Put it on the table, after what has led there: several decisions where nobody looks at those between. */
  show(snapshot: Snapshot, entries: readonly Ply[]): void;
  /** How fast a decision of this seat is shown; 0: not at all. */
  speed(by: number): number;
  /** How long each position stays when one watches again without motion, in milliseconds; 0: not at all. */
  lingers(): number;
  /** Does this decision stop the show until the reader has seen it (a scoring)? */
  stops(entry: Ply): boolean;
  stop(entry: Ply, after: Snapshot): Promise<void>;
  /** All is shown. */
  idle(): void;
  failed(error: unknown): void;
}

/** A board that forgets to call `done` must not end the game. */
const LONGEST_STEP = 9_000;
const AHEAD = 4;
const HURRY = 5;

class PlaybackStep implements Step {
  readonly nonce: number;
  readonly before: unknown;
  readonly after: unknown;
  readonly events: GameEvent[];
  readonly by: number;
  readonly finished: Promise<void>;
  #finish: () => void = () => {};

  constructor(
    nonce: number,
    before: Snapshot,
    after: Snapshot,
    entry: Ply,
    private readonly pace: () => number,
  ) {
    this.nonce = nonce;
    this.before = before.view;
    this.after = after.view;
    this.events = entry.events;
    this.by = entry.by;
    this.finished = new Promise((finish) => {
      this.#finish = finish;
    });
  }

  get speed(): number {
    return this.pace();
  }

  done = (): void => this.#finish();
}

export class Playback {
  step: PlaybackStep | null = $state.raw(null);
  running = $state(false);
  #hurried = $state(false);
  #queue: Ply[] = [];
  /** What happened, but the position after it is not needed: told with the next one that is shown. */
  #passed: Ply[] = [];
  #nonce = 0;
  /** Rises when the show is cut short: what was under way then keeps quiet. */
  #round = 0;

  constructor(private readonly stage: Stage) {}

  /** Adds decisions to the end of the show. */
  add(entries: readonly Ply[]): void {
    this.#queue.push(...entries);
    if (!this.running && this.#queue.length) void this.#run();
  }

  /** Faster, until all is shown. */
  hurry(): void {
    if (this.running) this.#hurried = true;
  }

  /** Cuts the show short; what was left is given back, for whoever keeps the history. */
  cut(): Ply[] {
    const left = [...this.#passed.splice(0), ...this.#queue.splice(0)];
    this.#round++;
    this.step?.done();
    this.step = null;
    this.running = false;
    this.#hurried = false;
    return left;
  }

  #speed(by: number): number {
    return this.stage.speed(by) * (this.#hurried ? HURRY : 1);
  }

  async #run(): Promise<void> {
    const round = ++this.#round;
    this.running = true;
    try {
      for (let entry = this.#queue[0]; entry; entry = this.#queue[0]) {
        await this.#one(entry, round);
        if (round !== this.#round) return;
      }
    } catch (error) {
      if (round !== this.#round) return;
      this.cut();
      this.stage.failed(error);
      return;
    }
    this.running = false;
    this.#hurried = false;
    this.stage.idle();
  }

  async #one(entry: Ply, round: number): Promise<void> {
    const lingers = this.stage.lingers() / (this.#hurried ? HURRY : 1);
    if (this.#speed(entry.by) === 0 && lingers === 0 && this.#queue.length > 1 && !this.stage.stops(entry)) {
      this.#queue.shift();
      this.#passed.push(entry);
      return;
    }
    for (const later of this.#queue.slice(1, AHEAD)) this.stage.at(later.ply).catch(() => {});
    const after = await this.stage.at(entry.ply);
    if (round !== this.#round) return;
    if (this.stage.stops(entry)) {
      await this.stage.stop(entry, after);
      if (round !== this.#round) return;
    }
    if (this.#speed(entry.by) > 0 && entry.events.length > 0) {
      const step = new PlaybackStep(++this.#nonce, this.stage.now(), after, entry, () => this.#speed(entry.by));
      this.step = step;
      const guard = setTimeout(step.done, LONGEST_STEP);
      await step.finished;
      clearTimeout(guard);
      if (round !== this.#round) return;
    }
    // Only now is it done: a cut while it was shown gives it back as not yet shown.
    this.#queue.shift();
    this.stage.show(after, [...this.#passed.splice(0), entry]);
    this.step = null;
    if (lingers > 0) await new Promise((resolve) => setTimeout(resolve, lingers));
  }
}
