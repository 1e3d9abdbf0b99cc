/**
 * From the server's legal actions to what can be pressed. No rule of the game is known here: an action belongs to a card
 * of the hand, to a thing on the table, or to the tray over it.
 */
import type { Legal } from "../contract";
import { WARES, effectOf, totalOf, type AsanteView } from "./view";

/** Where on the table something can be pressed. */
export type Thing =
  | { what: "pile" }
  | { what: "discards" }
  | { what: "supply"; ware: string }
  | { what: "basket"; seat: number; at: number; ware: string | null }
  | { what: "slot"; seat: number; slot: number }
  | { what: "display"; position: number }
  | { what: "owned"; seat: number; place: string };

/** The name of a thing, for the keyboard and for traces. */
export function nameOfThing(thing: Thing): string {
  switch (thing.what) {
    case "pile":
    case "discards":
      return thing.what;
    case "supply":
      return `supply ${thing.ware}`;
    case "basket":
      return `basket ${thing.seat} ${thing.at}`;
    case "slot":
      return `slot ${thing.seat} ${thing.slot}`;
    case "display":
      return `display ${thing.position}`;
    case "owned":
      return `owned ${thing.seat} ${thing.place}`;
  }
}

const find = (legal: readonly Legal[], kind: string, key: string, value: unknown): Legal | undefined =>
  legal.find((one) => one.do === kind && one[key] === value);

export const has = (legal: readonly Legal[], kind: string): boolean => legal.some((one) => one.do === kind);

/** The action that pressing a thing on the table stands for, if there is one. */
export function actionAt(thing: Thing, legal: readonly Legal[], view: AsanteView): Legal | undefined {
  switch (thing.what) {
    case "pile":
      return legal.find((one) => one.do === "draw");
    case "discards":
      return undefined;
    case "supply":
      return find(legal, "take", "ware", thing.ware) ?? (packedFrom(view) === "supply" ? find(legal, "type", "ware", thing.ware) : undefined);
    case "basket":
      return actionOnStand(thing.seat, thing.ware, legal, view);
    case "slot":
      return actionOnSlot(thing.seat, thing.slot, legal, view);
    case "display":
      return find(legal, "display", "position", thing.position + 1);
    case "owned":
      return placesOf(view) === thing.seat ? find(legal, "holy", "place", thing.place) : undefined;
  }
}

/** 6.6 Bought wares come out of the supply, sold ones lie on the stand. */
const packedFrom = (view: AsanteView): "supply" | "stand" | null =>
  view.step !== "package" ? null : view.selling ? "stand" : "supply";

function actionOnStand(seat: number, ware: string | null, legal: readonly Legal[], view: AsanteView): Legal | undefined {
  if (ware === null) return undefined;
  if (seat === view.to_move) {
    const back = find(legal, "return", "ware", ware);
    if (back) return back;
    return packedFrom(view) === "stand" ? find(legal, "type", "ware", ware) : undefined;
  }
  return view.step === "name_type" ? find(legal, "type", "ware", ware) : undefined;
}

function actionOnSlot(seat: number, slot: number, legal: readonly Legal[], view: AsanteView): Legal | undefined {
  const side = seat === view.turn ? "own" : "other";
  const chosen = legal.find((one) => one.do === "artifact" && one["side"] === side && one["slot"] === slot + 1);
  if (chosen) return chosen;
  if (seat !== view.turn) return undefined;
  return find(legal, "slot", "slot", slot + 1) ?? find(legal, "use", "slot", slot + 1);
}

/** Before whom the places lie among which a choice is made now; null: it is made among effects. */
export function placesOf(view: AsanteView): number | null {
  if (view.step === "turn") return view.turn;
  if (view.step !== "place" || effectOf(view)?.step === "any_one_of_holy_places") return null;
  return 1 - view.turn;
}

/** What may be done with a card of the hand. */
export function cardActions(card: string, legal: readonly Legal[]): Legal[] {
  return legal.filter(({ do: kind, ...one }) => ["buy", "sell", "play", "answer", "discard"].includes(kind) && one["card"] === card);
}

/** Actions that nothing on the table and no card of the hand stands for: they are buttons on the tray. */
export function trayActions(legal: readonly Legal[], view: AsanteView): Legal[] {
  const onTray = ["keep", "drop", "number", "pick", "fetch", "apply", "done", "pass"];
  return legal.filter((one) => {
    if (onTray.includes(one.do)) return true;
    if (one.do === "answer") return true;
    if (one.do === "discard") return view.step === "discard_drawn";
    if (one.do === "play") return view.step === "found";
    return one.do === "holy" && view.step === "place" && placesOf(view) === null;
  });
}

/** What a thing without anything to be read was pressed for, if it could be done: sent all the same, so that the server says why. */
export function vainAt(thing: Thing, view: AsanteView): string | null {
  switch (thing.what) {
    case "pile":
      return "draw";
    case "supply":
      return `${packedFrom(view) === "supply" ? "type" : "take"} ${thing.ware}`;
    case "basket": {
      if (thing.ware === null) return null;
      // Of the two never the one that would mean a ware elsewhere.
      const named = thing.seat === view.to_move ? packedFrom(view) === "stand" : view.step !== "package";
      return `${named ? "type" : "return"} ${thing.ware}`;
    }
    case "slot":
      if (view.seats[thing.seat]?.artifacts[thing.slot] || view.step === "slot") return null;
      return `slot ${thing.slot + 1}`;
    default:
      return null;
  }
}

/** What is tried in vain, so that the server says why: what the card is for, if it could be played. */
export function vainActions(card: string, view: AsanteView): string[] {
  if (view.cards[card]?.category === "ware") return [`buy ${card}`, `sell ${card}`];
  return [`play ${card}`];
}

/** Who gets the holy places before the slots that an artifact can go to; null where there is none. */
export function placesGoTo(view: AsanteView, legal: readonly Legal[]): "you" | "other" | null {
  const to = legal.map(({ text }) => view.offers[text]?.to).find((seat) => typeof seat === "number");
  return to === undefined ? null : to === view.turn ? "you" : "other";
}

/** The wares of a stand, basket by basket; null where there is none. */
export function basketsOf(view: AsanteView, seat: number): (string | null)[] {
  const stand = view.seats[seat]?.stand ?? {};
  const wares = WARES.flatMap((ware) => Array<string>(stand[ware] ?? 0).fill(ware));
  return [...wares, ...Array<null>(Math.max(0, view.spaces - totalOf(stand))).fill(null)];
}

/** What is asked of the seat that looks on is whether it answers, and it cannot. */
export const mayOnlyPass = (legal: readonly Legal[]): boolean => legal.length === 1 && legal[0]?.do === "pass";

/** The names of all things on the table that the keyboard can stand on. */
export function thingsOn(view: AsanteView): string[] {
  const seats = view.seats.map((_, seat) => seat);
  const things: Thing[] = [
    { what: "pile" },
    { what: "discards" },
    ...WARES.map((ware): Thing => ({ what: "supply", ware })),
    ...view.display.map((_, position): Thing => ({ what: "display", position })),
    ...seats.flatMap((seat): Thing[] => [
      ...(view.seats[seat]?.artifacts.map((_, slot): Thing => ({ what: "slot", seat, slot })) ?? []),
      ...basketsOf(view, seat).flatMap((ware, at): Thing[] => (ware === null ? [] : [{ what: "basket", seat, at, ware }])),
      ...Object.keys(view.seats[seat]?.places ?? {}).map((place): Thing => ({ what: "owned", seat, place })),
    ]),
  ];
  return things.map(nameOfThing);
}
