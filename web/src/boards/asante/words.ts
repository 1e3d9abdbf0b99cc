/** What the page says about a position and what may be done in it. */
import type { Choice, Legal, Scene, Translate } from "../contract";
import { placesGoTo } from "./choices";
import { cardName, cardTitle, cardTold, idOf, nameOfPrint, placeName, sourceName, wareName } from "./names";
import { effectOf, type AsanteView } from "./view";

export { tell } from "./tell";

type AsanteScene = Scene<AsanteView>;

const SETTING_UP = ["deal", "turn_up", "first_player"];

export function heading(scene: AsanteScene, t: Translate): string {
  const { view } = scene;
  if (view.step === "over") return t("asante-heading-over");
  if (view.turns === 0 || (SETTING_UP.includes(view.step) && view.turns === 0)) return t("asante-heading-setup");
  return view.last_turn ? t("asante-heading-last", { turn: view.turns }) : t("asante-heading", { turn: view.turns, gold: view.end_gold });
}

/** One sentence on what to do now. */
export function prompt(scene: AsanteScene, t: Translate): string {
  const { view } = scene;
  const effect = effectOf(view);
  const source = effect ? sourceName(effect, view, t) : "";
  const { markers } = view;
  switch (view.step) {
    case "turn":
      if (scene.legal.every((one) => one.do === "end")) return t("asante-prompt-turn-end");
      if (markers === 0) return t("asante-prompt-turn-place");
      return t(scene.legal.some((one) => one.do === "draw") ? "asante-prompt-turn-draw" : "asante-prompt-turn-play", { markers });
    case "keep":
      return t("asante-prompt-keep", { markers });
    case "package":
      return t(view.selling ? "asante-prompt-package-sell" : "asante-prompt-package-buy", { packages: view.cards[view.card ?? ""]?.packages ?? 1 });
    case "slot":
      return t("asante-prompt-slot", { card: view.card ? cardName(view.card, view, t) : "", to: placesGoTo(view, scene.legal) ?? "nobody" });
    case "response":
      return t("asante-prompt-response", { card: source, player: nameOf(1 - view.to_move, scene), answered: answeredSoFar(view) });
    case "return":
      return effect?.step === "each_returns_down_to"
        ? t("asante-prompt-return-down", { card: source })
        : t("asante-prompt-return", { card: source });
    case "take":
    case "name_type":
    case "discard":
    case "number":
    case "carve":
    case "haggle":
    case "fetch":
      return t(`asante-prompt-${idOf(view.step)}`, { card: source });
    case "found":
    case "use_now":
      return t(`asante-prompt-${idOf(view.step)}`);
    case "discard_drawn":
    case "pick":
      return t(`asante-prompt-${idOf(view.step)}`);
    case "position":
      return t(effect?.step === "gain_holy_place" ? "asante-prompt-position-gain" : "asante-prompt-position-apply", { card: source });
    case "place":
      return t(effect?.step === "gain_holy_place" ? "asante-prompt-place-gain" : "asante-prompt-place-choose", { card: source });
    case "artifact":
      return t(effect?.step === "copy_artifact" ? "asante-prompt-artifact-copy" : "asante-prompt-artifact-discard", { card: source });
    case "again":
      return t("asante-prompt-again", { card: source, times: Math.max(0, (effect?.times ?? 1) - 1) });
    case "over":
      return t("asante-prompt-over");
    default:
      return t("asante-prompt-chance");
  }
}

export function nameOf(seat: unknown, { seats }: AsanteScene): string {
  return typeof seat === "number" ? (seats[seat]?.name ?? "") : "";
}

const GROUPS: Readonly<Record<string, string>> = {
  draw: "draw",
  keep: "draw",
  drop: "draw",
  buy: "trade",
  sell: "trade",
  play: "card",
  discard: "card",
  fetch: "card",
  pick: "card",
  use: "artifact",
  slot: "artifact",
  artifact: "artifact",
  holy: "place",
  display: "place",
  answer: "answer",
  pass: "answer",
  take: "ware",
  return: "ware",
  type: "ware",
  number: "ware",
  end: "turn",
  apply: "turn",
  done: "turn",
};

/** An action in the list of what may be done. */
export function describe(legal: Legal, scene: AsanteScene, t: Translate): Choice {
  return { group: t(`asante-group-${GROUPS[legal.do] ?? "chance"}`), label: labelOf(legal, scene, t) };
}

/** What an action is called, with what it costs and brings where that is printed. */
export function labelOf(legal: Legal, scene: AsanteScene, t: Translate): string {
  const { view } = scene;
  const id = `asante-do-${idOf(legal.do)}`;
  const card = typeof legal["card"] === "string" ? legal["card"] : null;
  const place = typeof legal["place"] === "string" ? legal["place"] : null;
  switch (legal.do) {
    case "buy":
    case "sell":
      return card === null ? "" : tradeLabel(legal, card, view, t);
    case "play":
      return t(view.step === "found" ? "asante-do-play-found" : id, { card: cardTitle(card ?? "", view, t) });
    case "answer":
    case "discard":
    case "fetch":
    case "drawn":
    case "stolen":
      return t(id, { card: cardTold(card ?? "", view, t) });
    case "keep":
      return t(view.step === "found" ? "asante-do-keep-found" : id);
    case "use":
      return t(id, { card: slotCard(view, view.turn, legal["slot"], t), slot: Number(legal["slot"]) });
    case "artifact": {
      const owner = legal["side"] === "own" ? view.turn : 1 - view.turn;
      const side = String(legal["side"]);
      return t(id, { card: slotCard(view, owner, legal["slot"], t), slot: Number(legal["slot"]), side });
    }
    case "slot":
      return slotLabel(legal, view, t);
    case "holy":
      return holyLabel(legal, place ?? "", view, t);
    case "display": {
      const at = Number(legal["position"]);
      const name = placeName(view.display[at - 1] ?? "", t);
      return t(effectOf(view)?.step === "gain_holy_place" ? "asante-do-display-gain" : id, { position: at, place: name });
    }
    case "take":
    case "return":
    case "type":
      return t(id, { ware: wareName(String(legal["ware"]), t) });
    case "pick": {
      const at = Number(legal["number"]);
      const looked = view.looked[at - 1];
      return t(id, { number: at, card: looked ? cardTold(looked, view, t) : "" });
    }
    case "number":
      return numberLabel(Number(legal["number"]), view, t);
    case "done": {
      const gold = view.offers[legal.text]?.gold;
      if (gold !== undefined) return t("asante-do-done-gold", { gold });
      return t(["again", "use_now"].includes(view.step) ? "asante-do-done-not" : id);
    }
    case "end":
      return t(id, { gold: view.offers[legal.text]?.gold ?? 0 });
    case "apply":
      return t(view.step === "again" ? "asante-do-apply-again" : id);
    case "turned":
      return t(id, { place: placeName(place ?? "", t) });
    default:
      return t(id);
  }
}

function tradeLabel(legal: Legal, card: string, view: AsanteView, t: Translate): string {
  const print = view.cards[card];
  const printed = legal.do === "buy" ? print?.buy : print?.sell;
  const gold = Math.abs(view.offers[legal.text]?.gold ?? printed ?? 0);
  return t(`asante-do-${idOf(legal.do)}`, { wares: nameOfPrint(card, print, t), gold });
}

const slotCard = (view: AsanteView, seat: number, slot: unknown, t: Translate): string => {
  const card = view.seats[seat]?.artifacts[Number(slot) - 1];
  return card ? cardName(card, view, t) : "";
};

/** Where an artifact goes, what it takes the place of, and who gets the holy place before it. */
function slotLabel(legal: Legal, view: AsanteView, t: Translate): string {
  const offer = view.offers[legal.text];
  const { place, to, replaced } = offer ?? {};
  const told = {
    slot: Number(legal["slot"]),
    place: place ? placeName(place, t) : "",
    to: typeof to !== "number" ? "nobody" : to === view.turn ? "you" : "other",
  };
  return replaced ? t("asante-do-slot-replace", { ...told, old: cardName(replaced, view, t) }) : t("asante-do-slot", told);
}

function holyLabel(legal: Legal, place: string, view: AsanteView, t: Translate): string {
  const name = placeName(place, t);
  if (view.step === "turn") return t("asante-do-holy", { place: name, strength: view.offers[legal.text]?.strength ?? 1 });
  return t(effectOf(view)?.step === "gain_holy_place" ? "asante-do-holy-gain" : "asante-do-holy-choose", { place: name });
}

/** P2 How many wares, and the cards they cost. */
function numberLabel(wares: number, view: AsanteView, t: Translate): string {
  const effect = effectOf(view);
  const step = effect ? view.cards[effect.source]?.steps?.find(({ op }) => op === "discard_ladder_for_wares") : undefined;
  const ladder = Array.isArray(step?.["ladder"]) ? (step["ladder"] as number[]) : [];
  return t("asante-do-number", { wares, cards: ladder[wares - 1] ?? 0 });
}

/** What the answers have come to so far: each takes back the one before it. */
export function answeredSoFar(view: AsanteView): "none" | "cancelled" | "restored" {
  if (view.cancels === 0) return "none";
  return view.cancels % 2 === 1 ? "cancelled" : "restored";
}
