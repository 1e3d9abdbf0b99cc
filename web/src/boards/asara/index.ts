/** Asara, as the page knows it. */
import type { Game } from "../contract";
import "./cards.css";
import ActionBar from "./ActionBar.svelte";
import Board from "./Board.svelte";
import ScoringTable from "./ScoringTable.svelte";
import SeatPanel from "./SeatPanel.svelte";
import { Memory } from "./memory.svelte";
import { gains, isScoring } from "./scoring";
import type { AsaraView } from "./view";
import { describe, heading, prompt, tell } from "./words";

const asara: Game<AsaraView, Memory> = {
  Board,
  ActionBar,
  SeatPanel,
  ScoringTable,
  memory: () => new Memory(),
  prompt,
  heading,
  tell,
  describe,
  isScoring,
  gains,
  part: (year, t) => t("asara-scoring-part", { year }),
  keys: [
    { keys: "↑ ↓", says: "asara-key-areas" },
    { keys: "← →", says: "asara-key-within" },
    { keys: "Enter", says: "asara-key-enter" },
    { keys: "1 … 6", says: "asara-key-hand" },
    { keys: "Esc", says: "asara-key-escape" },
  ],
};

export default asara;
