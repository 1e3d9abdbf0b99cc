/** What the computer would do: kept as long as the position stands, and shown to those eyes alone that asked. */
import { api } from "../api/api";
import type { HintChoice } from "../api/types";
import type { Game, Legal, Scene, Translate } from "../boards/contract";
import { errorText } from "../words/errors";
import type { Table } from "./table.svelte";

/** A choice in the game's words. */
export interface Hint extends HintChoice {
  legal: Legal;
}

/**
 * What follows from a choice, as the log would tell it: of the decision itself, and of those that go on from there. It ends
 * with the turn: that the next one begins, or another part of the game, is nothing the choice is for.
 */
export interface Outlook {
  now: string[];
  then: string[];
}

export function outlookOf(hint: Pick<HintChoice, "line">, game: Pick<Game, "tell">, scene: Scene, t: Translate): Outlook {
  const outlook: Outlook = { now: [], then: [] };
  for (const [at, { events }] of hint.line.entries()) {
    for (const event of events) {
      const line = game.tell(event, scene, t);
      if (line?.weight === "turn" || line?.weight === "part") return outlook;
      if (line) outlook[at === 0 ? "now" : "then"].push(line.text);
    }
  }
  return outlook;
}

export class Hinting {
  /** Which of the choices lies open. */
  chosen = $state(0);
  #answer: { to: string; choices: HintChoice[] } | null = $state.raw(null);
  #asked: string | null = $state(null);

  constructor(private readonly table: Table) {}

  /** Who would decide, and where the game stands; null while nobody here has anything to decide. */
  get #question(): string | null {
    const { table } = this;
    if (!table.shown || table.resting) return null;
    return `${table.eyes} ${table.latest.version}`;
  }

  get isAsking(): boolean {
    return this.#asked !== null && this.#asked === this.#question;
  }

  /** The best first; nothing where the game has gone on, or somebody else sits before the screen. */
  get hints(): readonly Hint[] {
    if (this.#answer === null || this.#answer.to !== this.#question) return [];
    return this.#answer.choices.flatMap((choice) => {
      const legal = this.table.shown.legal.find(({ action }) => action === choice.action);
      return legal ? [{ ...choice, legal }] : [];
    });
  }

  get hint(): Hint | null {
    return this.hints[this.chosen] ?? null;
  }

  /** Asks, unless the answer is there or on its way. Nothing comes of it when the game goes on meanwhile. */
  async ask(): Promise<void> {
    const question = this.#question;
    const { table } = this;
    if (question === null || table.eyes === null || this.isAsking || this.#answer?.to === question) return;
    table.note = null;
    this.#answer = null;
    this.#asked = question;
    this.chosen = 0;
    try {
      const { choices } = await api.hints(table.id, { seat: table.eyes, ply: table.latest.ply });
      if (this.#question === question) this.#answer = { to: question, choices };
    } catch (error) {
      if (this.#question === question) table.note = errorText(error);
      void table.look();
    } finally {
      if (this.#asked === question) this.#asked = null;
    }
  }
}
