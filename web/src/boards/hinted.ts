/** Which control stands for the action that a hint speaks of: it bears `data-hinted`, and looks the same in every game. */
import type { Legal } from "./contract";

/** The value of `data-hinted` on the control of an action: there or not there. */
export const isHinted = (hinted: Legal | null, one: Legal | undefined): true | null =>
  hinted !== null && one !== undefined && hinted.action === one.action ? true : null;
