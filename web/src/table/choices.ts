/** The list of what may be done: grouped in the game's words, found by typing. */
import type { Game, Legal, Scene, Translate } from "../boards/contract";

export interface ListedChoice {
  id: string;
  legal: Legal;
  label: string;
}

export interface ChoiceGroup {
  name: string;
  choices: ListedChoice[];
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every typed word begins a word of the notation or of the label, in the order typed: "b c3" finds "build 1 c3". */
export function fits(typed: string, ...texts: string[]): boolean {
  const wanted = wordsIn(typed);
  return texts.some((text) => {
    let at = 0;
    const words = wordsIn(text);
    return wanted.every((word) => {
      const found = words.findIndex((candidate, index) => index >= at && candidate.startsWith(word));
      at = found + 1;
      return found >= 0;
    });
  });
}

export function listChoices(
  legal: readonly Legal[],
  typed: string,
  game: Pick<Game, "describe">,
  scene: Scene,
  t: Translate,
): ChoiceGroup[] {
  const groups = new Map<string, { rank: number; choices: ListedChoice[] }>();
  for (const choice of legal) {
    const { group, label, rank = 0 } = game.describe(choice, scene, t);
    if (!fits(typed, choice.text, `${group} ${label}`)) continue;
    const listed = { id: `choice-${choice.action}`, legal: choice, label };
    groups.set(group, { rank, choices: [...(groups.get(group)?.choices ?? []), listed] });
  }
  return [...groups].sort(([, one], [, other]) => one.rank - other.rank).map(([name, { choices }]) => ({ name, choices }));
}
