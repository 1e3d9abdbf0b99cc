/** What lies before a player, in words. */
import type { Translate } from "../contract";
import { barrelName, cardName, listed, shedName } from "./names";
import type { HeavenAndAleView, Seat } from "./view";

/** "Sheds 2: shed of type 1, shed of type 3". */
export function shedsText(seat: Seat, t: Translate): string {
  const types = seat.sheds.flatMap(({ type }) => (type === null ? [] : shedName(type, t)));
  return counted(t("heaven-and-ale-seat-sheds", { count: types.length }), types);
}

/** The privileges that can still be placed or sold, and those that were placed. */
export function cardsText(seat: Seat, t: Translate): string {
  return counted(t("heaven-and-ale-seat-cards", { count: seat.hand.length }), seat.hand.map((card) => cardName(card, t)));
}

export function barrelsText(seat: Seat, view: HeavenAndAleView, t: Translate): string {
  const names = seat.barrels.map(({ goal, large }) => {
    const aim = view.goals.find((one) => one.goal === goal);
    return aim ? barrelName(aim, large, view.amounts, t) : "";
  });
  return counted(t("heaven-and-ale-seat-barrels", { count: names.length }), names);
}

const counted = (count: string, names: readonly string[]): string => (names.length > 0 ? `${count}: ${listed(names)}` : count);
