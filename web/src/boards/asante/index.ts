/** Asante, as the page knows it. */
import type { Game } from "../contract";
import "./cards.css";
import ActionBar from "./ActionBar.svelte";
import Board from "./Board.svelte";
import SeatPanel from "./SeatPanel.svelte";
import { Memory } from "./memory.svelte";
import { TURNS_IN_PART, WHOLE, gains } from "./scoring";
import type { AsanteView } from "./view";
import { describe, heading, prompt, tell } from "./words";

const asante: Game<AsanteView, Memory> = {
  Board,
  ActionBar,
  SeatPanel,
  memory: () => new Memory(),
  prompt,
  heading,
  tell,
  describe,
  endTurn: (legal) => legal.find(({ do: kind }) => kind === "end"),
  gains,
  part: (part, t) => (part === WHOLE ? t("asante-part-whole") : t("asante-part", { from: (part - 1) * TURNS_IN_PART + 1, to: part * TURNS_IN_PART })),
  keys: [
    { keys: "← ↑ → ↓", says: "asante-key-arrows" },
    { keys: "Enter", says: "asante-key-enter" },
    { keys: "1 … 9", says: "asante-key-hand" },
    { keys: "Esc", says: "asante-key-escape" },
  ],
};

export default asante;
