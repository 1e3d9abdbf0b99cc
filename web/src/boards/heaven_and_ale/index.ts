/** Heaven & Ale, as the page knows it. */
import type { Game } from "../contract";
import ActionBar from "./ActionBar.svelte";
import Board from "./Board.svelte";
import ScoringTable from "./ScoringTable.svelte";
import SeatPanel from "./SeatPanel.svelte";
import { Memory } from "./memory.svelte";
import { gains, isScoring } from "./scoring";
import type { HeavenAndAleView } from "./view";
import { describe, heading, prompt, standing, tell } from "./words";

const heavenAndAle: Game<HeavenAndAleView, Memory> = {
  Board,
  ActionBar,
  SeatPanel,
  ScoringTable,
  memory: () => new Memory(),
  prompt,
  heading,
  tell,
  describe,
  standing,
  isScoring,
  gains,
  part: (round, t) => t("heaven-and-ale-round", { round }),
  endTurn: (legal) => legal.find(({ do: kind }) => kind === "end"),
  keys: [
    { keys: "← →", says: "heaven-and-ale-key-walk" },
    { keys: "↑ ↓", says: "heaven-and-ale-key-within" },
    { keys: "Enter", says: "heaven-and-ale-key-enter" },
    { keys: "Esc", says: "heaven-and-ale-key-escape" },
  ],
};

export default heavenAndAle;
