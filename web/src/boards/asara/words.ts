/** What the page asks a game to say: the prompt, the heading, each event as a line of the log, each action in the list. */
import type { Choice, GameEvent, Legal, Line, Scene, Translate } from "../contract";
import {
  aBuyer,
  areaName,
  aSection,
  atArea,
  buyerColour,
  buyerName,
  contestName,
  idOf,
  sectionName,
  shapesOf,
  toArea,
} from "./names";
import { areaOf, shapeOf, type AsaraView, type ContestPlace } from "./view";

type AsaraScene = Scene<AsaraView>;

export function prompt(scene: AsaraScene, t: Translate): string {
  const { view, legal } = scene;
  const { step, turn_now: now } = view;
  const mine = view.seats[view.turn];
  switch (step) {
    case "area":
      return t("asara-prompt-area", { cards: mine?.hand_size ?? 0 });
    case "card":
      return promptCard(scene, t);
    case "down":
      if (now.card === "pair") return t(now.laid > 0 ? "asara-prompt-down-second" : "asara-prompt-down-first");
      return t("asara-prompt-down-house", { asari: areaOf(view, "coloured_house")?.gain ?? 0 });
    case "space":
      if (now.area === "building_circle") {
        const builds = scene.legal.length === 0 || scene.legal.some(({ do: kind }) => kind === "plot");
        return t(builds ? "asara-prompt-plot" : "asara-prompt-plot-idle");
      }
      return t(now.area === "bank" ? "asara-prompt-space-bank" : "asara-prompt-space");
    case "tile": {
      const shape = now.area === null ? null : shapeOf(now.area);
      return t("asara-prompt-tile", { shape: t(`asara-shape-${shape ?? "base"}.object`), money: mine?.money ?? 0 });
    }
    case "keep":
      return t("asara-prompt-keep", { count: now.to_keep });
    case "build":
      if (now.left === 0 || legal.some(({ do: kind }) => kind === "done")) return t("asara-prompt-build-done");
      return t("asara-prompt-build", { left: now.left });
    case "fill":
    case "first":
    case "deal":
    case "hire_draw":
    case "lit_draw":
      return t("asara-prompt-chance");
    default:
      return t(`asara-prompt-${idOf(step)}`);
  }
}

/** Which cards may be laid here: any, the one that is asked for, two face down. */
function promptCard({ view, legal }: AsaraScene, t: Translate): string {
  const area = view.turn_now.area === null ? undefined : areaOf(view, view.turn_now.area);
  const pair = legal.some(({ do: kind }) => kind === "pair");
  const follows = legal.some(({ do: kind }) => kind === "card");
  if (!area?.colour) return t("asara-prompt-card", { ways: area?.spaces.length === 1 ? "alone" : "any", buyer: "" });
  const ways = !pair ? "colour" : follows ? "either" : "pair";
  return t("asara-prompt-card", { ways, buyer: aBuyer(area.colour, t) });
}

export function heading({ view, is_over }: AsaraScene, t: Translate): string {
  if (is_over || view.step === "over") return t("asara-heading-over");
  const setup = view.year <= 1 && ["fill", "first", "deal"].includes(view.step);
  return setup ? t("asara-heading-setup") : t("asara-heading", { year: view.year, years: view.years });
}

/** Under which heading each kind of action stands in the list. */
const GROUPS: Readonly<Record<string, string>> = {
  send: "send",
  card: "send",
  pair: "send",
  down: "send",
  space: "space",
  plot: "space",
  take: "buy",
  stack: "buy",
  decline: "buy",
  look: "lit",
  keep: "lit",
  return: "lit",
  base: "build",
  turret: "build",
  trunk: "build",
  window: "build",
  light: "build",
  fill: "chance",
  first: "chance",
  deal: "chance",
  lit: "chance",
};

export function describe(legal: Legal, scene: AsaraScene, t: Translate): Choice {
  return { group: t(`asara-group-${GROUPS[legal.do] ?? "turn"}`), label: labelOf(legal, scene, t) };
}

/** An action in words. */
export function labelOf(legal: Legal, scene: AsaraScene, t: Translate): string {
  const { view } = scene;
  const word = (key: string): string => String(legal[key] ?? "");
  const number = (key: string): number => Number(legal[key] ?? 0);
  const gold = legal["gold"] === true;
  const id = `asara-do-${idOf(legal.do)}`;
  switch (legal.do) {
    case "send":
      return labelArea(word("area"), view, t);
    case "card":
    case "down":
      return t(id, { buyer: aBuyer(word("card"), t) });
    case "space":
      return labelSpace(number("space"), view, t);
    case "plot":
      return t(id, { plot: number("plot"), sections: number("sections") });
    case "take": {
      const colour = word("colour");
      const asari = view.prices[colour as keyof AsaraView["prices"]];
      return t(id, { section: aSection({ shape: word("shape"), colour, gold }, t), asari });
    }
    case "stack":
      return t(id, { shapes: shapesOf(word("shape"), t) });
    case "look": {
      const offer = view.lit_options.find(({ option }) => option === legal["option"]);
      return t(id, { asari: offer?.asari ?? 0, look: offer?.look ?? 0, keep: offer?.keep ?? 0 });
    }
    case "keep":
    case "return":
      return t(id, { section: aSection({ shape: "lit", colour: word("colour") }, t) });
    case "base":
    case "turret":
      return t(id, { section: aSection({ shape: legal.do, colour: word("colour"), gold }, t) });
    case "trunk":
    case "window":
    case "light": {
      const tower = number("tower");
      const colour = view.seats[view.turn]?.towers[tower]?.colour ?? "brown";
      if (legal.do !== "light") {
        return t("asara-do-add", { section: aSection({ shape: legal.do, colour, gold }, t), tower: tower + 1 });
      }
      return t(id, { section: aSection({ shape: "lit", colour }, t), tower: tower + 1, covers: gold ? "gold" : "plain" });
    }
    case "hire": {
      const { area, space } = view.turn_now;
      return t(id, { asari: (area && areaOf(view, area)?.labels?.[space ?? 0]) ?? 0 });
    }
    default:
      return t(id);
  }
}

function labelArea(area: string, view: AsaraView, t: Translate): string {
  const there = view.areas.find((one) => one.area === area);
  const name = areaName(area, t);
  if (there?.gain) return t("asara-do-send-house", { area: name, asari: there.gain });
  return there?.colour ? t("asara-do-send-follow", { area: name, colour: buyerColour(there.colour, t) }) : name;
}

function labelSpace(space: number, view: AsaraView, t: Translate): string {
  const { area } = view.turn_now;
  const asari = area === null ? undefined : areaOf(view, area)?.labels?.[space];
  if (asari === undefined) return t("asara-do-space", { space: space + 1 });
  if (area === "building_circle") return t("asara-do-space-plot", { space: space + 1 });
  return t(area === "bank" ? "asara-do-space-take" : "asara-do-space-pay", { space: space + 1, asari });
}

/** An event as a sentence; null where it says nothing that a player would miss. */
export function tell(event: GameEvent, scene: AsaraScene, t: Translate): Line | null {
  const player = nameOf(event.seat, scene);
  const number = (key: string): number => Number(event[key] ?? 0);
  const id = `asara-event-${idOf(event.event)}`;
  switch (event.event) {
    case "first_player":
    case "bribe_declined":
      return { text: t(id, { player }) };
    case "year_started": {
      const starter = nameOf(event["starter"], scene);
      return { text: t(id, { player: starter, year: number("year"), income: number("income") }), weight: "part" };
    }
    case "turn_started":
      return { text: t(id, { player, year: number("year") }), weight: "turn" };
    case "area_chosen":
      return { text: t(id, { player, to: toArea(String(event["area"]), t) }) };
    case "idle":
      return { text: t(id, { player, at: atArea(String(event["area"]), t) }) };
    case "paid":
    case "received":
      return { text: t(id, { player, asari: number("asari"), money: number("money") }) };
    case "section_bought": {
      const section = aSection(sectionIn(event), t);
      return { text: t(id, { player, section, asari: number("asari"), money: number("money") }) };
    }
    case "stack_looked_through":
      return { text: t(id, { player, shapes: shapesOf(String(event["shape"]), t) }) };
    case "patronage_taken": {
      const { from } = event;
      if (typeof from !== "number" || from === event.seat) return { text: t(`${id}-kept`, { player }) };
      return { text: t(id, { player, other: nameOf(from, scene) }) };
    }
    case "lit_looked":
      return { text: t(id, { player, number: number("number") }) };
    case "year_scored":
    case "contest_scored":
    case "money_scored":
    case "game_over":
      return tellScoring(event, scene, t);
    default:
      return tellBuilding(event, player, t) ?? tellCards(event, player, t);
  }
}

function nameOf(seat: unknown, { seats }: AsaraScene): string {
  return typeof seat === "number" ? (seats[seat]?.name ?? "") : "";
}

const sectionIn = (event: GameEvent): { shape: string; colour: string; gold: boolean } => ({
  shape: String(event["shape"]),
  colour: String(event["colour"]),
  gold: event["gold"] === true,
});

function tellBuilding(event: GameEvent, player: string, t: Translate): Line | null {
  const id = `asara-event-${idOf(event.event)}`;
  switch (event.event) {
    case "building_started": {
      // The plot's price is told here, and nowhere else.
      const { plot, sections, asari, money } = event;
      const told = { plot: Number(plot), sections: Number(sections), asari: Number(asari), money: Number(money) };
      return { text: t(id, { player, ...told }) };
    }
    case "section_built": {
      const { shape, colour, gold } = sectionIn(event);
      const tower = Number(event["tower"]) + 1;
      if (shape === "lit") {
        // Of a lit window, `gold` says what it covers.
        const covers = gold ? "gold" : "plain";
        return { text: t(`${id}-lit`, { player, section: aSection({ shape, colour }, t), tower, covers }) };
      }
      return { text: t(id, { player, shape, section: aSection({ shape, colour, gold }, t), tower }) };
    }
    case "building_done":
      return { text: t(id, { sections: Number(event["sections"]) }), weight: "fine" };
    default:
      return null;
  }
}

/** Where spaces differ, the one that was chosen is worth a word; plots are told with the building. */
const WITH_SPACES = ["bank", "spies", "tent"];

/** Cards and lit windows: what is secret is told to those alone who know it. */
function tellCards(event: GameEvent, player: string, t: Translate): Line | null {
  const id = `asara-event-${idOf(event.event)}`;
  const card = typeof event["card"] === "string" ? event["card"] : null;
  const colour = typeof event["colour"] === "string" ? event["colour"] : null;
  switch (event.event) {
    case "buyer_shown":
    case "card_laid_down":
      return card === null ? null : { text: t(id, { buyer: buyerName(card, t) }), weight: "fine" };
    case "pair_chosen":
      return { text: t(id), weight: "fine" };
    case "buyer_placed":
      if (!WITH_SPACES.includes(String(event["area"]))) return null;
      return { text: t(id, { space: Number(event["space"]) + 1 }), weight: "fine" };
    case "card_drawn":
      if (card === null) return { text: t(`${id}-hidden`, { player }), weight: "fine" };
      return { text: t(id, { buyer: buyerName(card, t) }), weight: "fine" };
    case "lit_seen":
    case "lit_returned":
      return colour === null ? null : { text: t(id, { section: sectionName({ shape: "lit", colour }, t) }), weight: "fine" };
    case "lit_kept":
      if (colour === null) return { text: t(`${id}-hidden`, { player }) };
      return { text: t(id, { player, section: aSection({ shape: "lit", colour }, t) }) };
    default:
      return null;
  }
}

function tellScoring(event: GameEvent, scene: AsaraScene, t: Translate): Line | null {
  const id = `asara-event-${idOf(event.event)}`;
  const share = (seat: number, points: number | string): string =>
    t("asara-event-share", { player: nameOf(seat, scene), points });
  const gained = (): { points: number; seat: number }[] =>
    (event["seats"] as { points: number }[]).map(({ points }, seat) => ({ points, seat }));
  switch (event.event) {
    case "year_scored": {
      const list = gained().map(({ seat, points }) => share(seat, points));
      return { text: t(id, { year: Number(event["year"]), list: list.join(", ") }), weight: "head" };
    }
    case "money_scored": {
      const list = gained().filter(({ points }) => points > 0);
      if (list.length === 0) return null;
      return { text: t(id, { list: list.map(({ seat, points }) => share(seat, points)).join(", ") }) };
    }
    case "contest_scored": {
      const contest = contestName(String(event["contest"]), t);
      const list = [...pointsBySeat(event["places"] as ContestPlace[])].map(([seat, points]) => share(seat, points.join(" + ")));
      return { text: list.length === 0 ? t(`${id}-nobody`, { contest }) : t(id, { contest, list: list.join(", ") }) };
    }
    default: {
      const winners = event["winners"] as number[];
      const scores = event["scores"] as number[];
      const players = winners.map((seat) => nameOf(seat, scene)).join(", ");
      return { text: t(id, { count: winners.length, players, points: scores[winners[0] ?? 0] ?? 0 }), weight: "head" };
    }
  }
}

/** A seat can hold several places of a contest: each brings its own points. */
function pointsBySeat(places: ContestPlace[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { seat, points } of places) found.set(seat, [...(found.get(seat) ?? []), points]);
  return found;
}
