/**
 * One table: the position shown, what happened so far, what may be done. It knows no game: the server says what is
 * legal and what happened, the game's folder says how that looks.
 */
import { ApiError, api } from "../api/api";
import { Live, liveAddress, type Head } from "../api/live";
import { freshId } from "../api/retry";
import type { GameInfo, Handover, Played, Ply, Snapshot, TableRow } from "../api/types";
import type { Game, Refusal, Scene, SeatInfo } from "../boards/contract";
import { isStill, paceOf, settings } from "../settings/settings.svelte";
import { errorText, ruleOf, ruleText } from "../words/errors";
import { Moves } from "./moves";
import { Playback } from "./playback.svelte";
import { Positions } from "./positions";
import { isPlayed, nameOf, nextEyes, rememberedEyes, rememberEyes } from "./seats";

/** Own moves are shown briskly: the hand knows already what it did. */
const OWN_SPEED = 1.5;
const LINGER = 700; // milliseconds that a position stays where nothing moves

export interface Scoring {
  entry: Ply;
  scene: Scene;
  go(): void;
}

export class Table {
  readonly memory: unknown;
  shown: Snapshot = $state.raw(null!);
  /** The newest position there is, through our eyes. */
  latest: Snapshot = $state.raw(null!);
  /** What has happened and been shown. */
  plies: Ply[] = $state.raw([]);
  /** The newest ply we know of, shown or about to be. */
  head = $state(0);
  readonly moves = $derived(new Moves(this.plies, this.head));
  eyes: number | null = $state(null);
  /** This player is to take the device; until then nothing of theirs has been fetched. */
  curtain: number | null = $state(null);
  isLookingBack = $state(false);
  isReplaying = $state(false);
  isSending = $state(false);
  scoring: Scoring | null = $state.raw(null);
  refused: Refusal | null = $state.raw(null);
  /** Something the reader should know, that is not a rule: the line is down, somebody was faster. */
  note: string | null = $state(null);
  #isLineUp = $state(true);
  readonly playback: Playback;

  #positions: Positions;
  #live: Live | null = null;
  /** The newest news of the server; what we know of may be behind. */
  #told: Head = { head: 0, version: 0 };
  /** By how much the log is longer than the game: it changes when something is taken back. */
  #takenBack = 0;
  #looking: Promise<void> | null = null;
  #isLifting = false;
  /** Left by the reader: an answer that comes late leads to nothing any more. */
  #isClosed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #nonce = 0;
  readonly #hides: boolean;
  /** How well the computer may play here. */
  readonly levels: readonly string[];

  private constructor(
    readonly id: string,
    readonly row: TableRow,
    info: GameInfo,
    readonly game: Game,
  ) {
    this.memory = game.memory?.();
    this.#hides = info.hidden[row.rules] ?? true;
    this.levels = info.levels;
    this.#positions = new Positions((ply) => api.snapshot(this.id, this.eyes, ply));
    this.playback = new Playback({
      now: () => this.shown,
      at: (ply) => this.#positions.at(ply),
      show: (snapshot, entries) => {
        this.#remember(entries);
        this.shown = snapshot;
      },
      speed: (by) => this.#speed(by),
      lingers: () => (this.isReplaying && isStill() && !document.hidden ? LINGER / (paceOf(settings.pace) || 1) : 0),
      stops: (entry) => !this.isReplaying && (this.game.isScoring?.(entry.events) ?? false),
      stop: (entry, after) => this.#stopForScoring(entry, after),
      idle: () => void this.#settle(),
      failed: (error) => {
        this.head = this.plies.at(-1)?.ply ?? 0;
        this.fail(error);
      },
    });
  }

  /** Opens a table: sits down behind the right eyes, and only then asks for a position. */
  static async open(id: string, row: TableRow, info: GameInfo, game: Game, ply: number | null): Promise<Table> {
    const table = new Table(id, row, info, game);
    // With the game over nobody is to move, and there is nothing left to hide.
    const wanted = nextEyes(row.seats, row.is_over ? null : row.to_move, rememberedEyes(id), table.#hides && !row.is_over);
    table.eyes = wanted.eyes;
    if (wanted.curtain) {
      table.curtain = wanted.eyes;
      table.eyes = null;
    } else {
      await table.#sit(wanted.eyes);
      // Since the row was read a computer may have decided: then somebody else here is to move.
      if (ply !== null && ply < table.latest.ply) await table.goTo(ply);
      else await table.#settle();
    }
    table.#live = new Live(liveAddress(id), {
      head: (news) => {
        table.#hear(news);
        if (table.#isBehind) void table.look();
      },
      look: () => void table.look(),
      line: (isUp) => (table.isLineUp = isUp),
    });
    return table;
  }

  close(): void {
    this.#isClosed = true;
    this.#live?.close();
    clearTimeout(this.#again);
    this.playback.cut();
  }

  // ---- the line

  get isLineUp(): boolean {
    return this.#isLineUp;
  }
  /** That the server did not answer is no news any more when it does. */
  set isLineUp(isUp: boolean) {
    if (isUp && !this.#isLineUp) this.note = null;
    this.#isLineUp = isUp;
  }

  /** Says what went wrong; where nobody has answered, the table is looked at again before long. */
  fail(error: unknown): void {
    this.isLineUp = error instanceof ApiError;
    this.note = errorText(error);
    if (this.isLineUp || this.#isClosed) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.look(), 4_000);
  }

  // ---- what the parts are given

  get resting(): boolean {
    const shown = this.shown;
    return (
      this.isLookingBack || this.isSending || this.playback.running || this.curtain !== null || shown.is_over ||
      shown.seat === null || shown.to_move !== shown.seat || !isPlayed(this.latest.seats[shown.seat]) || shown.ply !== this.head
    );
  }

  get scene(): Scene {
    return this.sceneOf(this.shown, this.resting ? [] : this.shown.legal);
  }

  sceneOf(at: Snapshot, legal = at.legal): Scene {
    const { game, rules, options, ply, seat, is_over, scores, winners, view } = at;
    const to_move = is_over ? null : at.to_move;
    return { game, rules, options, seats: this.seats, ply, head: this.head, seat, to_move, is_over, scores, winners, view, legal };
  }

  get seats(): SeatInfo[] {
    return (this.latest ?? this.row).seats.map((row, seat) => ({ ...row, name: nameOf(row, seat) }));
  }

  #speed(by: number): number {
    if (isStill() || document.hidden) return 0;
    if (this.isReplaying) return paceOf(settings.pace) || 1;
    if (by === this.eyes && isPlayed(this.latest.seats[by])) return OWN_SPEED;
    return paceOf(settings.pace);
  }

  // ---- acting

  /** Sends an action in notation. */
  choose = async (text: string): Promise<void> => {
    if (this.resting || this.eyes === null) return;
    const { ply } = this.latest;
    const seat = this.eyes;
    await this.#send(text, (id) => api.act(this.id, { id, ply, seat, action: text }, this.#waiting));
  };

  async undo(how: "step" | "turn"): Promise<void> {
    const to = this.shown.undo[how];
    if (this.resting || this.eyes === null || to === null) return;
    const { ply } = this.latest;
    const seat = this.eyes;
    await this.#send("", (id) => api.undo(this.id, { id, ply, seat, to }, this.#waiting), to);
  }

  /** Lets the computer play for a seat of ours, or takes the seat back. */
  async handOver(seat: number, request: Handover): Promise<void> {
    if (this.isSending || this.curtain !== null) return;
    this.isSending = true;
    this.note = null;
    let trouble: unknown = null;
    try {
      await api.handOver(this.id, seat, request);
      this.isLineUp = true;
    } catch (error) {
      trouble = error;
    } finally {
      this.isSending = false;
    }
    // Who decides has changed, even where nothing has happened in the game; a refusal may come of old news, too.
    if (await this.#sit(this.eyes)) await this.#settle();
    if (trouble !== null) this.fail(trouble);
  }

  #waiting = (): void => {
    this.isLineUp = false;
  };

  async #send(text: string, request: (id: string) => Promise<Played>, undoTo?: number): Promise<void> {
    let isLate = false;
    this.isSending = true;
    this.refused = null;
    this.note = null;
    try {
      const played = await request(freshId());
      this.isLineUp = true;
      if (undoTo === undefined) this.#grow(played.events, played.snapshot);
      else this.#takeBack(undoTo, played.snapshot);
    } catch (error) {
      isLate = this.#refuse(text, error);
    } finally {
      this.isSending = false;
    }
    if (isLate || this.#isBehind) await this.look();
  }

  #grow(entries: Ply[], snapshot: Snapshot): void {
    if (snapshot.seat === this.eyes) {
      this.latest = snapshot;
      this.#positions.keep(snapshot);
    }
    this.#show(entries);
  }

  #takeBack(to: number, snapshot: Snapshot): void {
    this.playback.cut();
    this.#positions.forget(to);
    this.plies = this.plies.filter((entry) => entry.ply <= to);
    this.latest = snapshot;
    this.shown = snapshot;
    this.#headIs(snapshot);
  }

  #headIs(snapshot: Snapshot): void {
    this.head = snapshot.head;
    this.#takenBack = snapshot.version - snapshot.head;
    this.#hear(snapshot);
  }

  #hear({ head, version }: Head): void {
    if (version > this.#told.version) this.#told = { head, version };
  }

  get #isBehind(): boolean {
    return this.#told.version > this.head + this.#takenBack;
  }

  /** Says why an action was refused; true when that was because the table is further on than we know. */
  #refuse(text: string, error: unknown): boolean {
    if (!(error instanceof ApiError)) {
      this.fail(error);
      return false;
    }
    this.isLineUp = true;
    if (error.code !== "illegal") {
      this.note = errorText(error);
      return ["stale_ply", "not_your_turn", "game_over", "seat_lent"].includes(error.code);
    }
    const rule = ruleOf(error.rule);
    const says = (rule && ruleText(this.shown.game, rule)) ?? errorText(error);
    this.refused = { nonce: ++this.#nonce, action: text, rule, text: says };
    return false;
  }

  // ---- news

  /** Asks what has happened since, and shows it. */
  async look(): Promise<void> {
    if (!this.#maySee) return;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  /** Nothing is asked while an action is on its way, and nothing while the device changes hands. */
  get #maySee(): boolean {
    return this.curtain === null && !this.isSending && !this.#isClosed;
  }

  async #look(): Promise<void> {
    try {
      let known = -1;
      let told = -1;
      // Until there is nothing new; a server that tells of news but shows none is not asked for ever.
      while (this.#maySee && (known !== this.head || told !== this.#told.version)) {
        const { eyes } = this;
        known = this.head;
        told = this.#told.version;
        const news = await api.events(this.id, known, eyes);
        this.isLineUp = true;
        this.#hear(news);
        if (eyes !== this.eyes) known = -1; // told to somebody who has left the screen: asked again
        else if (news.version - news.head !== this.#takenBack) {
          // Each ply makes the log one longer; what is taken back makes it longer, too, but not the game.
          await this.#sit(eyes);
          if (!this.#isBehind) return void this.#settle();
        } else this.#show(news.events);
        if (eyes === this.eyes && !this.#isBehind) return;
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.#looking = null;
    }
  }

  #show(entries: Ply[]): void {
    const news = entries.filter((entry) => entry.ply > this.head);
    this.head = news.at(-1)?.ply ?? this.head;
    if (this.isLookingBack) this.#remember(news);
    else this.playback.add(news);
  }

  #remember(entries: readonly Ply[]): void {
    const last = this.plies.at(-1)?.ply ?? 0;
    const news = entries.filter((entry) => entry.ply > last);
    if (news.length) this.plies = [...this.plies, ...news];
  }

  /** Everything is shown: fetch what may be done now, or pass the device on. */
  async #settle(): Promise<void> {
    this.isReplaying = false;
    this.isLookingBack = false;
    // The last position shown may have been the newest already when it was fetched: then it says what is legal.
    if (this.shown.ply === this.head && this.shown.head === this.head && this.shown.seat === this.eyes) this.latest = this.shown;
    if (this.latest.ply < this.head) {
      const { eyes } = this;
      try {
        const found = await api.snapshot(this.id, eyes);
        // Meanwhile more has been heard of, the reader has turned back, or somebody else sits before the screen:
        // whoever brought that about goes on from there, and an answer that was long on its way is out of date.
        if (this.playback.running || this.isLookingBack || eyes !== this.eyes || found.ply < this.head) return;
        this.latest = found;
      } catch (error) {
        return this.fail(error);
      }
    }
    this.#hear(this.latest);
    if (this.#isBehind) return this.look();
    this.shown = this.latest;
    const next = nextEyes(this.latest.seats, this.latest.to_move, this.eyes, this.#hides);
    if (this.latest.is_over || next.eyes === this.eyes) return;
    if (next.curtain) this.curtain = next.eyes;
    else await this.#sit(next.eyes);
  }

  /** The next player has the device. */
  async lift(): Promise<void> {
    const seat = this.curtain;
    // Pressed twice, the second time would take away the next curtain.
    if (seat === null || this.#isLifting) return;
    this.#isLifting = true;
    try {
      // Without an answer the curtain stays: behind it the table is still seen through other eyes.
      if (!(await this.#sit(seat))) return;
      this.curtain = null;
      this.note = null;
      // Meanwhile another window may have given the seat to the computer.
      if (this.curtain === null && !isPlayed(this.latest.seats[seat])) await this.#settle();
    } finally {
      this.#isLifting = false;
    }
    void this.look();
  }

  /** Sees the table through these eyes from now on; false when the server did not answer. */
  async #sit(eyes: number | null): Promise<boolean> {
    this.playback.cut();
    this.eyes = eyes;
    this.#positions.forget();
    try {
      const [latest, { events }] = await Promise.all([api.snapshot(this.id, eyes), api.events(this.id, 0, eyes)]);
      this.plies = events.filter((entry) => entry.ply <= latest.ply);
      this.latest = latest;
      this.shown = latest;
      this.#headIs(latest);
      this.isLookingBack = false;
      this.#positions.keep(latest);
      rememberEyes(this.id, eyes);
      return true;
    } catch (error) {
      if (!this.shown && this.curtain === null) throw error;
      this.fail(error);
      return false;
    }
  }

  #stopForScoring(entry: Ply, after: Snapshot): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        this.scoring = null;
        resolve();
      };
      this.scoring = { entry, scene: this.sceneOf(after, []), go };
    });
  }

  // ---- looking back

  /** Shows the position after a ply, without asking anybody to move there. */
  async goTo(ply: number): Promise<void> {
    const left = this.playback.cut();
    this.scoring?.go();
    this.isReplaying = false;
    this.#remember(left);
    if (ply >= this.head) return this.goLive();
    try {
      this.shown = await this.#positions.at(Math.max(0, ply));
      this.isLookingBack = true;
    } catch (error) {
      this.fail(error);
    }
  }

  /** So many decisions on, or back. */
  async goBy(moves: number): Promise<void> {
    await this.goTo(this.moves.after(this.moves.madeAt(this.shown.ply) + moves));
  }

  async goLive(): Promise<void> {
    const left = this.playback.cut();
    this.scoring?.go();
    this.#remember(left);
    await this.#settle();
  }

  /** Shows the whole game again, from the position shown or from the beginning. */
  async replay(): Promise<void> {
    const from = this.shown.ply >= this.head ? 0 : this.shown.ply;
    await this.goTo(from);
    this.isReplaying = true;
    this.playback.add(this.plies.filter((entry) => entry.ply > from));
  }

  pause(): void {
    if (!this.isReplaying) return;
    this.playback.cut();
    this.isReplaying = false;
  }
}
