/** What the server gives for Asante: the table as one seat may see it. */

export const WARES = ["jewelry", "pelt", "tea", "silk", "fruits", "salt"] as const;
export type Ware = (typeof WARES)[number];

export const CATEGORIES = ["ware", "artifact", "person", "animal"] as const;
export type Category = (typeof CATEGORIES)[number];

export const PLACES = ["rwenzori", "victoria", "okavango", "ngorongoro", "kilimanjaro"] as const;

export type Wares = Partial<Record<string, number>>;
export type Counts = Partial<Record<string, number>>;

export type StepName =
  | "deal"
  | "turn_up"
  | "first_player"
  | "drawing"
  | "stealing"
  | "turn"
  | "keep"
  | "package"
  | "slot"
  | "response"
  | "return"
  | "take"
  | "name_type"
  | "discard"
  | "discard_drawn"
  | "number"
  | "pick"
  | "found"
  | "fetch"
  | "position"
  | "place"
  | "again"
  | "haggle"
  | "carve"
  | "artifact"
  | "use_now"
  | "over";

/** One step of a card's effect, as it is printed in the list of cards. */
export interface Operation {
  op: string;
  [parameter: string]: unknown;
}

/** What is printed on a card. */
export interface CardPrint {
  category: Category;
  rule: string;
  copies: number;
  /** "reconstructed" where no known source shows the card. */
  confidence: string;
  /** How sure the parts are, where that is told: name, effect, count, wares, price. */
  confidences?: Partial<Record<string, string>>;
  wares?: Wares | null;
  packages?: number | null;
  buy?: number | null;
  sell?: number | null;
  /** What playing it costs. */
  markers?: number | null;
  /** What each use of an artifact costs. */
  use_markers?: number | null;
  response?: boolean | null;
  steps?: readonly Operation[] | null;
}

export interface PlacePrint {
  rule: string;
  copies: number;
  confidence: string;
  confidences?: Partial<Record<string, string>>;
  steps: readonly Operation[];
}

/** A card or a place that is being carried out. */
export interface EffectView {
  source: string;
  kind: "card" | "place";
  /** The operation it stands at. */
  step: string | null;
  done: number;
  used: readonly (string | number)[];
  chosen: number;
  taken: number;
  /** The artifact just discarded, whose effect may be carried out. */
  artifact: string | null;
  gave: number;
  times: number;
  free: boolean;
}

export interface SeatView {
  score: number;
  gold: number;
  stand: Wares;
  free: number;
  cards: number;
  hand: readonly string[] | null;
  /** What the other player knows of this hand; null for spectators. */
  known: readonly string[] | null;
  artifacts: readonly (string | null)[];
  turned: readonly boolean[];
  places: Counts;
}

/** What an action costs and brings, where that is certain before anything is chosen or drawn. */
export interface Offer {
  markers?: number;
  /** Below 0: it is paid. */
  gold?: number;
  wares?: Wares;
  packages?: number;
  /** How often a holy place may be applied. */
  strength?: number;
  /** The holy place before a slot, who would get it, and the artifact that would give way. */
  place?: string | null;
  to?: number | null;
  replaced?: string | null;
}

export interface AsanteView {
  game: string;
  rules: string;
  players: number;
  seat: number | null;
  step: StepName;
  to_move: number;
  turn: number;
  turns: number;
  markers: number;
  markers_all: number;
  phase: "draw" | "play";
  place_plays: number;
  reshuffles: number;
  last_turn: boolean;
  display: readonly (string | null)[];
  pile: number;
  /** The cards on top, for who knows them. */
  top: readonly string[] | null;
  discards: Counts;
  place_pile: number;
  place_unseen: Counts;
  place_discards: Counts;
  supply: Wares;
  unseen: Counts | null;
  /** Cards drawn or looked at; null: not for this seat. */
  looked: readonly (string | null)[];
  /** A ware card or an artifact whose ware or slot is still to be chosen. */
  card: string | null;
  selling: boolean;
  responder: number | null;
  cancels: number;
  /** The outermost first. */
  effects: readonly EffectView[];
  seats: readonly SeatView[];
  end_gold: number;
  spaces: number;
  bonus: { markers: number; gold: number };
  cards: Record<string, CardPrint>;
  places: Record<string, PlacePrint>;
  offers: Record<string, Offer>;
}

/** The innermost card or place that is being carried out. */
export const effectOf = (view: AsanteView): EffectView | null => view.effects.at(-1) ?? null;

export const totalOf = (counts: Counts): number => Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** The cards of a list, each kind once, with how many there are: ware cards first, then as the box has them. */
export function stacked(cards: readonly string[], print: AsanteView["cards"]): { card: string; count: number }[] {
  const order = Object.keys(print);
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}

/** The seat that is drawn near: the reader's own, or the first one for a spectator. */
export const nearSeat = (view: AsanteView): number => view.seat ?? 0;
