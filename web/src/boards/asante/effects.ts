/**
 * What a card does and what it needs, said from the operations it is made of: whoever corrects the list of cards need
 * not write new words.
 */
import type { Translate } from "../contract";
import { cardName, idOf, placeName } from "./names";
import type { AsanteView, CardPrint, Operation } from "./view";

/** Every operation that a card can be made of. */
export const OPERATIONS = [
  "draw",
  "draw_as_many_as_discarded",
  "draw_up_to_hand",
  "draw_select",
  "look_select",
  "draw_until",
  "take_from_discard",
  "discard",
  "discard_ladder_for_wares",
  "steal_hand_card",
  "pay_gold",
  "gain_gold",
  "gain_gold_by_returned",
  "gain_gold_per_returned",
  "return_wares",
  "take_wares",
  "swap_ware_with_supply",
  "opponent_returns_type",
  "each_returns_down_to",
  "recover_markers",
  "holy_place_effect",
  "any_one_of_holy_places",
  "gain_holy_place",
  "play_ware_card",
  "play_artifact",
  "copy_artifact",
  "discard_artifact_then_use",
  "cancel",
] as const;

/** Operations that ask for nothing. */
const NEEDLESS = ["draw_as_many_as_discarded", "gain_gold", "gain_gold_by_returned", "gain_gold_per_returned", "any_one_of_holy_places"];

/** Operations whose needs are put in words. */
export const NEEDY = OPERATIONS.filter((op) => !NEEDLESS.includes(op));

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : []);

/** The parameters of an operation as the messages take them: numbers and words, lists as text. */
function argumentsOf(step: Operation, view: AsanteView, t: Translate): Record<string, string | number> {
  const number = (key: string): number => Number(step[key] ?? 0);
  const isPlaces = step.op === "any_one_of_holy_places";
  return {
    n: typeof step["n"] === "number" ? step["n"] : 0,
    number: step["n"] === "returned" ? "returned" : "fixed",
    min: number("min"),
    max: number("max"),
    range: step["min"] === step["max"] ? "exact" : "open",
    draw: number("draw"),
    look: number("look"),
    keep: number("keep"),
    hand: number("hand"),
    wares: number("wares"),
    strength: number("strength"),
    less: -number("buy_change"),
    more: number("sell_change"),
    constraint: String(step["constraint"] ?? "any"),
    category: String(step["category"] ?? listOf(step["categories"]).join("-")),
    list: listOf(step["table"] ?? step["ladder"]).join(", "),
    places: isPlaces ? listOf(step["from"]).map((place) => placeName(place, t)).join(", ") : "",
    from: isPlaces ? "places" : listOf(step["from"]).join("-"),
    side: String(step["side"] ?? "any"),
    choose: step["choose"] === "all" ? "all" : "some",
    exclude: listOf(step["exclude"]).map((card) => cardName(card, view, t)).join(", "),
    excludes: listOf(step["exclude"]).length > 0 ? "yes" : "no",
    packages: step["packages_allowed"] === false ? "no" : "yes",
    to: String(step["holy_place_to"] ?? "opponent"),
  };
}

/** What these steps do, a sentence each. */
export function effectText(steps: readonly Operation[], view: AsanteView, t: Translate): string {
  return steps.map((step) => t(`asante-op-${idOf(step.op)}`, argumentsOf(step, view, t))).join(" ");
}

/** What must be there for these steps; nothing, where they always can be carried out. */
export function needsOf(steps: readonly Operation[], view: AsanteView, t: Translate, isGenerous: boolean): string[] {
  let roomIsMade = false;
  return steps.flatMap((step) => {
    if (step.op === "return_wares") roomIsMade = true;
    // What is returned first makes room for what is taken then.
    if (NEEDLESS.includes(step.op) || (step.op === "take_wares" && roomIsMade)) return [];
    if (step.op === "return_wares" && step["constraint"] === "all_of_stand") return [];
    const room = isGenerous ? 1 : Number(step["n"] ?? 1);
    return [t(`asante-need-${idOf(step.op)}`, { ...argumentsOf(step, view, t), room })];
  });
}

/** 5.7 Persons and animals give wares even where not all of them fit. */
export const isGenerous = (print: CardPrint | undefined): boolean => print?.category === "person" || print?.category === "animal";

/** What a card does, in full: how it is used, then its effect. */
export function cardEffect(card: string, view: AsanteView, t: Translate): string {
  const print = view.cards[card];
  if (!print) return "";
  if (print.category === "ware") {
    return t("asante-card-ware-effect", { buy: print.buy ?? 0, sell: print.sell ?? 0, packages: print.packages ?? 0 });
  }
  return effectText(print.steps ?? [], view, t);
}

export function cardNeeds(card: string, view: AsanteView, t: Translate): string[] {
  const print = view.cards[card];
  if (!print) return [];
  if (print.category === "ware") {
    const count = Object.values(print.wares ?? {}).reduce<number>((sum, one) => sum + (one ?? 0), print.packages ?? 0);
    return [t("asante-card-ware-need-buy", { buy: print.buy ?? 0, count }), t("asante-card-ware-need-sell", { count })];
  }
  return needsOf(print.steps ?? [], view, t, isGenerous(print));
}

export const placeEffect = (place: string, view: AsanteView, t: Translate): string => effectText(view.places[place]?.steps ?? [], view, t);

export const placeNeeds = (place: string, view: AsanteView, t: Translate): string[] =>
  needsOf(view.places[place]?.steps ?? [], view, t, false);
