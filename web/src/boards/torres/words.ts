/** What the page asks a game to say: the prompt, the heading, and each event as a line of the log. */
import type { Choice, GameEvent, Legal, Line, Scene, Translate } from "../contract";
import { cellName } from "./cells";
import { offerOf } from "./choices";
import { cardEffect, cardTitle, idOf, offerLabel } from "./labels";
import type { TorresView } from "./view";

type TorresScene = Scene<TorresView>;

export function prompt({ view, legal }: TorresScene, t: Translate): string {
  const { step, turn } = view;
  if (step === "turn") {
    const points = turn?.points ?? 0;
    if (turn && points > 0) return t("torres-prompt-turn", { points, ways: waysOf(turn, view) });
    return t(legal.some(({ do: kind }) => kind === "play") ? "torres-prompt-turn-spent-card" : "torres-prompt-turn-spent");
  }
  if (step === "card" && turn?.card) {
    if (turn.lifted !== null) return t("torres-prompt-move-block-put");
    return t(`torres-prompt-${idOf(turn.card)}`);
  }
  if (step === "return") {
    return t(new Set(legal.map(({ card }) => card)).size > 1 ? "torres-prompt-return-order" : "torres-prompt-return");
  }
  return t(`torres-prompt-${idOf(step)}`);
}

/** What there is to do besides moving: nobody is told to bring a knight who has none left. */
function waysOf(turn: NonNullable<TorresView["turn"]>, view: TorresView): string {
  const block = turn.blocks > 0;
  const knight = turn.points >= 2 && (view.seats[turn.seat]?.reserve ?? 0) > 0;
  if (block) return knight ? "both" : "block";
  return knight ? "knight" : "neither";
}

export function heading({ view, is_over }: TorresScene, t: Translate): string {
  if (is_over || view.step === "over") return t("torres-heading-over");
  if (["first", "master", "castle", "knight", "king"].includes(view.step)) return t("torres-heading-setup");
  const { phase, phases, round, rounds } = view;
  if (view.step === "move_king") return t("torres-heading-scoring", { phase, phases });
  return t("torres-heading", { phase, phases, round, rounds });
}

export function describe(legal: Legal, scene: TorresScene, t: Translate): Choice {
  const offer = offerOf(legal, scene.view.step === "knight");
  const cards = ["play", "buy", "keep", "return"].includes(legal.do);
  const group = cards ? "cards" : offer.target === null ? "turn" : "board";
  return { group: t(`torres-group-${group}`), label: offerLabel(offer, scene, t) };
}

/** An event as a sentence; null where it says nothing that a player would miss. */
export function tell(event: GameEvent, scene: TorresScene, t: Translate): Line | null {
  const player = event.seat === undefined ? "" : (scene.seats[event.seat]?.name ?? "");
  const number = (key: string): number => Number(event[key] ?? 0);
  const cell = (key: string): string => cellName(number(key));
  const id = `torres-event-${idOf(event.event)}`;
  switch (event.event) {
    case "phase_started":
      return { text: t(id, { player, phase: number("phase") }), weight: "part" };
    case "turn_started":
      return { text: t(id, { player, round: number("round") }), weight: "turn" };
    case "castle_placed":
    case "knight_placed":
    case "king_placed":
    case "knight_added":
      return { text: t(id, { player, cell: cell("cell") }) };
    case "knight_moved":
      return { text: t(id, { player, way: idOf(String(event["way"])), from: cell("from"), to: cell("to") }) };
    case "king_moved":
      return { text: t(id, { player, cell: cell("to") }) };
    case "first_player":
    case "king_stayed":
      return { text: t(id, { player }) };
    case "block_built":
      return { text: t(id, { player, cell: cell("cell"), level: number("height"), how: manner(event) }) };
    case "block_lifted":
      return { text: t(event["vanished"] ? `${id}-gone` : id, { player, cell: cell("cell") }) };
    case "block_put":
      return {
        text: event["founded"]
          ? t(`${id}-founded`, { player, cell: cell("cell") })
          : t(id, { player, cell: cell("cell"), level: number("height") }),
      };
    case "track_step":
    case "points_converted":
      return { text: t(id, { player, from: number("from"), to: number("to") }) };
    case "game_over":
      return { text: gameOver(event, scene, t), weight: "head" };
    case "castles_scored":
    case "king_bonus":
    case "master_card_scored":
      return number("points") === 0 ? null : { text: t(id, { player, points: number("points") }) };
    default:
      return tellCards(event, player, t) ?? tellStacks(event, t);
  }
}

function manner(event: GameEvent): string {
  if (event["under_knight"]) return event["founded"] ? "founded-under" : "under";
  return event["founded"] ? "founded" : "plain";
}

function tellCards(event: GameEvent, player: string, t: Translate): Line | null {
  const id = `torres-event-${idOf(event.event)}`;
  const card = typeof event["card"] === "string" ? event["card"] : null;
  switch (event.event) {
    case "master_card_drawn":
      return card === null ? null : { text: t(id, { card: cardTitle(card, t), effect: cardEffect(card, t) }) };
    case "card_played":
      return card === null ? null : { text: t(id, { player, card: cardTitle(card, t) }) };
    case "card_bought":
      return { text: t(id, { player, count: Number(event["looked"]) }) };
    case "card_drawn":
      return card === null ? null : { text: t(id, { card: cardTitle(card, t) }), weight: "fine" };
    case "card_kept":
      if (card === null) return { text: t(`${id}-hidden`, { player }), weight: "fine" };
      return { text: t(id, { player, card: cardTitle(card, t) }), weight: "fine" };
    case "cards_returned":
      return { text: t(id, { count: Number(event["count"]), end: String(event["end"]) }), weight: "fine" };
    case "points_raised":
      return { text: t(id, { points: Number(event["points"]) }), weight: "fine" };
    default:
      return null;
  }
}

function tellStacks(event: GameEvent, t: Translate): Line | null {
  const id = `torres-event-${idOf(event.event)}`;
  const number = (key: string): number => Number(event[key] ?? 0);
  switch (event.event) {
    case "turn_ended":
      return number("unused") === 0 ? null : { text: t(id, { unused: number("unused") }), weight: "fine" };
    case "stack_used":
      if (number("blocks") === 0) return null;
      return { text: t(id, { stack: number("stack") + 1, blocks: number("blocks") }), weight: "fine" };
    case "leftover_kept":
      return { text: t(id, { stack: number("stack") + 1 }), weight: "fine" };
    case "blocks_returned":
      return number("count") === 0 ? null : { text: t(id, { count: number("count") }), weight: "fine" };
    default:
      return null;
  }
}

function gameOver(event: GameEvent, scene: TorresScene, t: Translate): string {
  const winners = event["winners"] as number[];
  const scores = event["scores"] as number[];
  const players = winners.map((seat) => scene.seats[seat]?.name ?? "").join(", ");
  return t("torres-event-game-over", { count: winners.length, players, points: scores[winners[0] ?? 0] ?? 0 });
}
