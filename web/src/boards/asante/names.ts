/** The names of cards, places and wares in the reader's language. */
import type { Translate } from "../contract";
import { WARES, type AsanteView, type CardPrint, type Wares } from "./view";

/** Message ids have no underscores: "talking_drum" is "talking-drum". */
export const idOf = (name: string): string => name.replaceAll("_", "-").toLowerCase();

export const wareName = (ware: string, t: Translate): string => t(`asante-ware-${idOf(ware)}`);
export const placeName = (place: string, t: Translate): string => t(`asante-place-${idOf(place)}`);
export const categoryName = (category: string, t: Translate): string => t(`asante-category-${category}`);

/** "tea, 2 salt": wares in the order of the box. */
export function waresList(wares: Wares, t: Translate, packages = 0): string {
  const listed = WARES.filter((ware) => (wares[ware] ?? 0) > 0).map((ware) =>
    t("asante-wares", { count: wares[ware] ?? 0, ware: wareName(ware, t) }),
  );
  if (packages > 0) listed.push(t("asante-packages", { count: packages }));
  return listed.join(", ");
}

/** Artifacts, persons and animals have names; a ware card is called by its wares. */
export function nameOfPrint(card: string, print: CardPrint | undefined, t: Translate): string {
  if (print?.category !== "ware") return t(`asante-card-${idOf(card)}`);
  return waresList(print.wares ?? {}, t, print.packages ?? 0);
}

export const cardName = (card: string, view: AsanteView, t: Translate): string => nameOfPrint(card, view.cards[card], t);

/** "Salt and tea" alone would not say what it is: a ware card is called one where others may stand. */
export function cardTitle(card: string, view: AsanteView, t: Translate): string {
  const name = cardName(card, view, t);
  return view.cards[card]?.category === "ware" ? t("asante-ware-card", { wares: name }) : name;
}

/** The same with the prices printed on a ware card, as its face shows them. */
export function cardFaceSaid(card: string, view: AsanteView, t: Translate): string {
  const print = view.cards[card];
  const title = cardTitle(card, view, t);
  return print?.category === "ware" ? t("asante-ware-card-prices", { card: title, buy: print.buy ?? 0, sell: print.sell ?? 0 }) : title;
}

/** The same in the middle of a sentence. */
export function cardTold(card: string, view: AsanteView, t: Translate): string {
  const name = cardName(card, view, t);
  return view.cards[card]?.category === "ware" ? t("asante-ware-card-told", { wares: name }) : name;
}

/** What is being carried out may be a card or a place. */
export const sourceName = (source: { source: string; kind: string }, view: AsanteView, t: Translate): string =>
  source.kind === "place" ? placeName(source.source, t) : cardTitle(source.source, view, t);
