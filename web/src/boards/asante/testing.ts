/** Positions and actions for the tests of this folder: small, but as the server gives them. */
import type { Legal, Scene } from "../contract";
import type { AsanteView, CardPrint, EffectView, Operation, PlacePrint, SeatView } from "./view";

const ware = (wares: Record<string, number>, buy: number, sell: number, packages = 0): CardPrint => ({
  category: "ware",
  rule: "W3",
  copies: 1,
  confidence: "reconstructed",
  wares,
  packages,
  buy,
  sell,
  markers: 1,
});

const card = (category: CardPrint["category"], steps: readonly Operation[], more: Partial<CardPrint> = {}): CardPrint => ({
  category,
  rule: "P1",
  copies: 2,
  confidence: "sourced",
  confidences: { name: "sourced", count: "reconstructed" },
  markers: 1,
  steps,
  ...more,
});

const place = (steps: readonly Operation[]): PlacePrint => ({ rule: "H1", copies: 3, confidence: "seed", steps });

/** Every operation at least once. */
export const CARDS: Record<string, CardPrint> = {
  w2_salt_tea: ware({ salt: 1, tea: 1 }, 3, 8),
  w4_2tea_2jewelry: ware({ tea: 2, jewelry: 2 }, 6, 14),
  w2_packages: ware({}, 3, 7, 2),
  pottery: card("artifact", [{ op: "return_wares", min: 1, max: 6, constraint: "all_different" }, { op: "gain_gold_by_returned", table: [1, 3, 6, 10, 15, 20] }], { use_markers: 1 }),
  map: card("artifact", [{ op: "holy_place_effect", from: "display", choose: 1, strength: 1 }], { use_markers: 1 }),
  shango_figurine: card("artifact", [{ op: "copy_artifact", side: "any", exclude: ["shango_figurine"], turned_ok: true }], { use_markers: 0 }),
  calabash: card("artifact", [{ op: "pay_gold", n: 1 }, { op: "draw", n: 1 }], { use_markers: 1 }),
  talking_drum: card("artifact", [{ op: "discard", min: 1, max: 2 }, { op: "draw_as_many_as_discarded" }], { use_markers: 1 }),
  basket: card("artifact", [{ op: "discard", min: 1, max: 1 }, { op: "take_wares", n: 1, constraint: "any" }], { use_markers: 1 }),
  animalist: card("person", [{ op: "cancel", categories: ["person", "animal"] }], { response: true, markers: 0 }),
  boatman: card("person", [{ op: "discard_ladder_for_wares", ladder: [1, 3, 6, 10, 15, 21] }]),
  cartographer: card("person", [{ op: "holy_place_effect", from: "display", choose: "all", strength: 1 }]),
  dyer: card("person", [{ op: "return_wares", min: 1, max: 5, constraint: "same_type" }, { op: "take_wares", n: "returned", constraint: "all_different_not_returned" }]),
  tracker: card("person", [{ op: "draw_until", category: "animal", misses: "discard", found: "play_free_or_keep" }]),
  haggler: card("person", [{ op: "play_ware_card", packages_allowed: false, buy_change: -2, sell_change: 2, markers: 0 }]),
  healer: card("person", [{ op: "take_from_discard", category: "person", exclude: ["healer"], n: 1 }]),
  nomad: card("person", [{ op: "return_wares", constraint: "all_of_stand" }, { op: "take_wares", n: 3, constraint: "all_different" }]),
  matron: card("person", [{ op: "draw_select", draw: 3, keep: 2, rest: "discard" }]),
  carver: card("person", [{ op: "play_artifact", from: ["hand", "discard"], markers: 0, holy_place_to: "self" }]),
  hermit: card("person", [{ op: "look_select", look: 5, keep: 1, rest: "top_same_order" }]),
  porter: card("person", [{ op: "pay_gold", n: 2 }, { op: "take_wares", n: 2, constraint: "same_type" }]),
  storyteller: card("person", [{ op: "draw_up_to_hand", hand: 5 }]),
  salt_trader: card("person", [{ op: "return_wares", min: 1, max: 6, constraint: "any" }, { op: "gain_gold_per_returned", n: 2 }]),
  pilgrim: card("person", [{ op: "gain_holy_place", from: "display", n: 1 }]),
  cape_buffalo: card("animal", [{ op: "discard_artifact_then_use", side: "any", use: "optional_once", markers: 0 }]),
  camel: card("animal", [{ op: "take_wares", n: 2, constraint: "any" }]),
  gorilla: card("animal", [{ op: "opponent_returns_type", types: 1, chooser: "active" }]),
  vulture: card("animal", [{ op: "steal_hand_card", n: 1, how: "random" }]),
  hippopotamus: card("animal", [{ op: "each_returns_down_to", wares: 3, order: "opponent_first" }]),
  rhinoceros: card("animal", [{ op: "gain_holy_place", from: "opponent", n: 1 }]),
};

export const PLACE_PRINTS: Record<string, PlacePrint> = {
  rwenzori: place([{ op: "draw", n: 1 }]),
  victoria: place([{ op: "gain_gold", n: 1 }]),
  okavango: place([{ op: "recover_markers", n: 1 }]),
  ngorongoro: place([{ op: "swap_ware_with_supply", n: 1 }]),
  kilimanjaro: place([{ op: "any_one_of_holy_places", from: ["rwenzori", "victoria", "okavango", "ngorongoro"] }]),
};

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  score: 20,
  gold: 20,
  stand: {},
  free: 6,
  cards: 5,
  hand: null,
  known: [],
  artifacts: [null, null, null],
  turned: [false, false, false],
  places: {},
  ...more,
});

/** Seat 0 looks on: two wares, an artifact, a holy place; the other has one ware. */
export function viewWith(change: Partial<AsanteView> = {}): AsanteView {
  return {
    game: "asante",
    rules: "standard",
    players: 2,
    seat: 0,
    step: "turn",
    to_move: 0,
    turn: 0,
    turns: 3,
    markers: 4,
    markers_all: 5,
    phase: "draw",
    place_plays: 0,
    reshuffles: 0,
    last_turn: false,
    display: ["rwenzori", "victoria", "kilimanjaro"],
    pile: 60,
    top: null,
    discards: { camel: 1, tracker: 2 },
    place_pile: 9,
    place_unseen: {},
    place_discards: {},
    supply: { jewelry: 8, pelt: 8, tea: 6, silk: 8, fruits: 7, salt: 8 },
    unseen: {},
    looked: [],
    card: null,
    selling: false,
    responder: null,
    cancels: 0,
    effects: [],
    seats: [
      seat({ stand: { tea: 2 }, free: 4, hand: ["w2_salt_tea", "camel", "animalist", "pottery", "camel"], artifacts: ["calabash", null, "pottery"], places: { okavango: 2 } }),
      seat({ stand: { fruits: 1 }, free: 5, artifacts: [null, "map", null], places: { victoria: 1 }, known: ["camel"] }),
    ],
    end_gold: 60,
    spaces: 6,
    bonus: { markers: 2, gold: 1 },
    cards: CARDS,
    places: PLACE_PRINTS,
    offers: {},
    ...change,
  };
}

export const effect = (source: string, step: string | null, more: Partial<EffectView> = {}): EffectView => ({
  source,
  kind: PLACE_PRINTS[source] ? "place" : "card",
  step,
  done: 0,
  used: [],
  chosen: 0,
  taken: 0,
  artifact: null,
  gave: 0,
  times: 1,
  free: false,
  ...more,
});

export const sceneOf = (view: AsanteView, legal: Legal[] = []): Scene<AsanteView> => ({
  game: "asante",
  rules: "standard",
  options: {},
  seats: [
    { kind: "me", name: "Ana", level: null, yours: true, lent: false },
    { kind: "here", name: "Boris", level: null, yours: true, lent: false },
  ],
  ply: 10,
  head: 10,
  seat: view.seat,
  to_move: view.to_move,
  is_over: view.step === "over",
  scores: view.seats.map(({ score }) => score),
  winners: [],
  view,
  legal,
});

/** "buy w2_salt_tea" as the server describes it. */
export function action(text: string, more: Record<string, unknown> = {}): Legal {
  const [kind = "", one = "", two = ""] = text.split(" ");
  const said: Record<string, unknown> = {};
  if (["buy", "sell", "play", "answer", "discard", "fetch", "drawn", "stolen"].includes(kind)) said["card"] = one;
  else if (["holy", "turned"].includes(kind)) said["place"] = one;
  else if (["take", "return", "type"].includes(kind)) said["ware"] = one;
  else if (["use", "slot"].includes(kind)) said["slot"] = Number(one);
  else if (["pick", "number"].includes(kind)) said["number"] = Number(one);
  else if (kind === "display") said["position"] = Number(one);
  else if (kind === "artifact") Object.assign(said, { side: one, slot: Number(two) });
  else if (kind === "first") said["seat"] = Number(one) - 1;
  return { action: 1, text, do: kind, ...said, ...more };
}

export const actions = (...texts: string[]): Legal[] => texts.map((text) => action(text));
