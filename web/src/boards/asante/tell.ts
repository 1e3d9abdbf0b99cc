/** What happened, event by event, in sentences. */
import type { GameEvent, Line, Scene, Translate } from "../contract";
import { cardName, cardTold, idOf, placeName, waresList, wareName } from "./names";
import type { AsanteView, Wares } from "./view";

type AsanteScene = Scene<AsanteView>;

/** Events of which only who did it is told. */
const PLAIN = ["first_player"];
/** Events about a card that all have seen. */
const OPEN_CARDS = [
  "card_dropped",
  "artifact_used",
  "artifact_carried_out",
  "artifact_fetched",
  "card_shown",
  "card_cancelled",
  "card_taken",
  "card_discarded",
  "artifact_played",
];
/** Cards that only some have seen: the others hear that it happened. */
const HIDDEN_CARDS = ["card_drawn", "card_looked_at", "card_kept", "card_picked"];
const FINE = ["card_discarded", "artifact_played", "response_passed", "place_turned_up", "cards_put_back", "card_kept", "ware_card_played"];

/** The event as a sentence; null where it is not worth a line. */
export function tell(event: GameEvent, scene: AsanteScene, t: Translate): Line | null {
  const text = textOf(event, scene, t);
  if (text === null) return null;
  if (["game_over", "end_triggered"].includes(event.event)) return { text, weight: "head" };
  if (event.event === "turn_started") return { text, weight: "turn" };
  return FINE.includes(event.event) ? { text, weight: "fine" } : { text };
}

function textOf(event: GameEvent, scene: AsanteScene, t: Translate): string | null {
  const { view } = scene;
  const id = `asante-event-${idOf(event.event)}`;
  const player = nameOf(event.seat, scene);
  const card = typeof event["card"] === "string" ? cardTold(event["card"], view, t) : null;
  if (PLAIN.includes(event.event)) return t(id, { player });
  if (OPEN_CARDS.includes(event.event)) return card === null ? null : t(id, { player, card });
  if (HIDDEN_CARDS.includes(event.event)) return card === null ? t(`${id}-hidden`, { player }) : t(id, { player, card });
  return tellTurn(event, scene, id, t) ?? tellTrade(event, scene, id, t) ?? tellPlaces(event, scene, id, t) ?? tellCards(event, scene, id, t);
}

function tellTurn(event: GameEvent, scene: AsanteScene, id: string, t: Translate): string | null {
  const player = nameOf(event.seat, scene);
  const number = (key: string): number => Number(event[key] ?? 0);
  switch (event.event) {
    case "turn_started":
      return t(event["last"] === true ? `${id}-last` : id, { player, turn: number("turn") });
    case "turn_ended":
      return number("bonus") > 0 ? t(id, { player, bonus: number("bonus"), gold: number("gold") }) : null;
    case "end_triggered":
      return t(id, { player, gold: number("gold"), other: nameOf(1 - Number(event.seat ?? 0), scene) });
    case "game_over": {
      const winners = (event["winners"] as number[] | undefined) ?? [];
      const scores = (event["scores"] as number[] | undefined) ?? [];
      const isTie = scores[0] === scores[1];
      return t(isTie ? `${id}-tie` : id, { player: nameOf(winners[0], scene), gold: scores[winners[0] ?? 0] ?? 0 });
    }
    case "reshuffled":
      return t(id, { cards: number("cards") });
    case "places_reshuffled":
      return t(id);
    case "response_passed":
      return t(id, { player });
    case "card_answered": {
      const { view } = scene;
      const told = { card: cardTold(String(event["card"]), view, t), shown: cardTold(String(event["shown"]), view, t) };
      return t(id, { player, ...told });
    }
    case "markers_recovered":
      return t(id, { player, number: number("number"), has: number("has") });
    default:
      return null;
  }
}

function tellTrade(event: GameEvent, scene: AsanteScene, id: string, t: Translate): string | null {
  const player = nameOf(event.seat, scene);
  const gold = Number(event["gold"] ?? 0);
  const has = Number(event["has"] ?? 0);
  const wares = waresList((event["wares"] as Wares | undefined) ?? {}, t);
  switch (event.event) {
    case "ware_card_played":
      return t(id, { player, card: cardName(String(event["card"]), scene.view, t), selling: event["selling"] === true ? "yes" : "no" });
    case "wares_bought":
    case "wares_sold":
      return t(id, { player, wares, gold, has });
    case "wares_taken":
    case "wares_returned":
      return t(id, { player, wares });
    case "type_named":
      return t(id, { player, ware: wareName(String(event["ware"]), t) });
    case "gold_paid":
    case "gold_gained":
      return gold === 0 ? null : t(id, { player, gold, has });
    default:
      return null;
  }
}

function tellPlaces(event: GameEvent, scene: AsanteScene, id: string, t: Translate): string | null {
  const player = nameOf(event.seat, scene);
  const place = typeof event["place"] === "string" ? placeName(event["place"], t) : "";
  switch (event.event) {
    case "place_gained":
    case "place_applied":
    case "effect_chosen":
      return t(id, { player, place });
    case "place_turned_up":
      return t(id, { place, position: Number(event["position"] ?? 0) });
    case "place_played":
      return t(id, { player, place, strength: Number(event["strength"] ?? 1) });
    case "place_taken_away":
      return t(id, { player, place, other: nameOf(event["from"], scene) });
    default:
      return null;
  }
}

function tellCards(event: GameEvent, scene: AsanteScene, id: string, t: Translate): string | null {
  const { view } = scene;
  const player = nameOf(event.seat, scene);
  const card = typeof event["card"] === "string" ? cardTold(event["card"], view, t) : "";
  const number = Number(event["number"] ?? 0);
  switch (event.event) {
    case "artifact_placed": {
      const { replaced } = event;
      const slot = Number(event["slot"] ?? 0);
      if (typeof replaced !== "string") return t(id, { player, card, slot });
      return t(`${id}-replaced`, { player, card, slot, old: cardName(replaced, view, t) });
    }
    case "artifact_copied":
    case "artifact_discarded":
      return t(id, { player, card, other: nameOf(event["owner"], scene), whose: event["owner"] === event.seat ? "own" : "other" });
    case "card_turned_up":
      return t(id, { player, card, found: event["found"] === true ? "yes" : "no" });
    case "cards_kept": {
      const cards = event["cards"] as string[] | undefined;
      if (cards === undefined) return t(`${id}-hidden`, { player, number });
      return t(id, { player, cards: cards.map((one) => cardTold(one, view, t)).join(", ") });
    }
    case "cards_put_back":
      return t(id, { player, number });
    case "card_stolen": {
      const other = nameOf(event["from"], scene);
      return card === "" ? t(`${id}-hidden`, { player, other }) : t(id, { player, other, card });
    }
    default:
      return null;
  }
}

function nameOf(seat: unknown, { seats }: AsanteScene): string {
  return typeof seat === "number" ? (seats[seat]?.name ?? "") : "";
}
