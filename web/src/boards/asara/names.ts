/** The names of areas, sections and buyers in the reader's language, in the form that a sentence needs. */
import type { Translate } from "../contract";

/** Message ids have no underscores: "market_base" is "market-base". */
export const idOf = (name: string): string => name.replaceAll("_", "-").toLowerCase();

export const areaName = (area: string, t: Translate): string => t(`asara-area-${idOf(area)}`);
/** "to the bank": where a buyer is sent. */
export const toArea = (area: string, t: Translate): string => t(`asara-area-${idOf(area)}.to`);
/** "at the bank": where a buyer is. */
export const atArea = (area: string, t: Translate): string => t(`asara-area-${idOf(area)}.at`);

/** "blue buyer". */
export const buyerName = (buyer: string, t: Translate): string => t(`asara-buyer-${buyer}`);
/** "a blue buyer": who is sent. */
export const aBuyer = (buyer: string, t: Translate): string => t(`asara-buyer-${buyer}.object`);
/** "blue": the colour of a buyer by itself. */
export const buyerColour = (buyer: string, t: Translate): string => t(`asara-buyer-${buyer}.colour`);

export const contestName = (contest: string, t: Translate): string => t(`asara-contest-${idOf(contest)}`);

/** "bases": what a stack consists of; stands after "of". */
export const shapesOf = (shape: string, t: Translate): string => t(`asara-shape-${shape}.many`);

/** A section; `shape` is "lit" for a lit window, which has no gold. */
export interface Named {
  shape: string;
  colour: string;
  gold?: boolean;
}

/** "white base with gold". */
export function sectionName({ shape, colour, gold = false }: Named, t: Translate): string {
  return t("asara-section", {
    shape: t(`asara-shape-${shape}`),
    colour: t(`asara-colour-${colour}.${t(`asara-shape-${shape}.gender`)}`),
    gold: gold ? "yes" : "no",
  });
}

/** "a white base with gold": what is bought, kept or built. */
export function aSection({ shape, colour, gold = false }: Named, t: Translate): string {
  const gender = t(`asara-shape-${shape}.gender`);
  return t("asara-section-object", {
    shape: t(`asara-shape-${shape}.object`),
    colour: t(`asara-colour-${colour}.${gender === "feminine" ? "feminine-object" : gender}`),
    gold: gold ? "yes" : "no",
  });
}
