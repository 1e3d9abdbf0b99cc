/** Torres, as the page knows it. */
import type { Game } from "../contract";
import ActionBar from "./ActionBar.svelte";
import Board from "./Board.svelte";
import ScoringTable from "./ScoringTable.svelte";
import SeatPanel from "./SeatPanel.svelte";
import { Memory } from "./memory.svelte";
import { gains, isScoring } from "./scoring";
import type { TorresView } from "./view";
import { describe, heading, prompt, tell } from "./words";

const torres: Game<TorresView, Memory> = {
  Board,
  ActionBar,
  SeatPanel,
  ScoringTable,
  memory: () => new Memory(),
  prompt,
  heading,
  tell,
  describe,
  endTurn: (legal) => legal.find(({ do: kind }) => kind === "end"),
  isScoring,
  gains,
  part: (phase, t) => t("torres-phase", { phase }),
  keys: [
    { keys: "← ↑ → ↓", says: "torres-key-arrows" },
    { keys: "Enter", says: "torres-key-enter" },
    { keys: "Esc", says: "torres-key-escape" },
    { keys: "Q  W", says: "torres-key-turn" },
    { keys: "V", says: "torres-key-plan" },
  ],
};

export default torres;
