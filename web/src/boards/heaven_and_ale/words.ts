/** What the page asks a game to say: the prompt, the heading, each event as a line of the log, each action in the list. */
import type { Choice, GameEvent, Legal, Line, Scene, Standing, Translate } from "../contract";
import { placeNow, tileIn } from "./choices";
import { pricesOf } from "./garden";
import { spotNumber } from "./gardenWords";
import {
  aTile,
  cardEffect,
  cardName,
  gainsOf,
  goalName,
  idOf,
  listed,
  monkSubject,
  ofResource,
  onSpot,
  placeName,
  resourceTitle,
  spaceName,
  spotName,
  startReward,
  tileName,
  tileTitle,
  toPlace,
} from "./names";
import { barrelsFor, cellBeside, type Card, type Gains, type HeavenAndAleView, type Resource } from "./view";

type HeavenAndAleScene = Scene<HeavenAndAleView>;

// ---- what to do now

export function prompt(scene: HeavenAndAleScene, t: Translate): string {
  const { view } = scene;
  const { step } = view;
  switch (step) {
    case "lay":
    case "first":
      return t("heaven-and-ale-prompt-chance");
    case "move":
      return t("heaven-and-ale-prompt-move", { ways: waysOn(scene), ducats: ducatsOf(view) });
    case "buy":
      if (isSpaceEmpty(view)) return promptEnd(scene, t);
      return t("heaven-and-ale-prompt-buy", { ways: waysToBuy(scene), ducats: ducatsOf(view) });
    case "put":
      return promptPut(scene, t);
    case "shed": {
      const type = view.seats[view.turn]?.sheds.find(({ shed }) => shed === view.turn_now.shed)?.type;
      const row = view.shed_table.find(({ shed_type }) => shed_type === type);
      return t("heaven-and-ale-prompt-shed", { pattern: row?.pattern ?? "any", count: row?.activations ?? 0 });
    }
    case "marker":
      return promptMarker(view, t);
    case "end":
      return promptEnd(scene, t);
    default:
      return t(`heaven-and-ale-prompt-${idOf(step)}`);
  }
}

const ducatsOf = (view: HeavenAndAleView): number => view.seats[view.turn]?.ducats ?? 0;

/** Whether anything but the start area is open, and whether a start space can be chosen there. */
function waysOn({ view, legal }: HeavenAndAleScene): string {
  const starts = legal.filter(({ do: kind }) => kind === "start");
  if (starts.length === 0 || legal.some(({ do: kind }) => kind === "move")) return "ahead";
  const only = starts.length === 1 ? view.starts.find(({ space }) => space === starts[0]?.["space"]) : undefined;
  return only?.effect === "first_player_next_round" ? "must" : "home";
}

const promptEnd = ({ legal }: HeavenAndAleScene, t: Translate): string =>
  t("heaven-and-ale-prompt-end", { ways: legal.some(({ do: kind }) => kind === "sell") ? "sell" : "done" });

/** Whether the last tile of the space has been taken. */
const isSpaceEmpty = ({ track, seats, turn }: HeavenAndAleView): boolean => track[seats[turn]?.place ?? 0]?.tiles.length === 0;

/** Whether the garden has a spot for one more tile. */
const hasRoom = ({ cells, seats, turn }: HeavenAndAleView): boolean =>
  cells.some(({ id, side }) => side !== "shed" && !seats[turn]?.garden[id]);

/** Whether a tile can be paid for, and whether it has to be taken. */
function waysToBuy({ view, legal }: HeavenAndAleScene): string {
  const may = (kind: string): boolean => legal.some((one) => one.do === kind);
  if (legal.length === 0 || may("buy")) return view.turn_now.bought > 0 ? "more" : "first";
  if (!may("end")) return "must-sell";
  return may("sell") && hasRoom(view) ? "sell" : "done";
}

function promptPut({ view, legal }: HeavenAndAleScene, t: Translate): string {
  const { tile, prices } = view.turn_now;
  const sides = new Set(legal.filter(({ do: kind }) => kind === "put").map(({ cell }) => view.cells[Number(cell)]?.side));
  const ways = sides.size === 1 ? (sides.has("sunny") ? "sunny" : "shady") : "both";
  const name = tile ? aTile(tile, t) : "";
  return t("heaven-and-ale-prompt-put", { ways, tile: name, sunny: prices?.sunny ?? 0, shady: prices?.shady ?? 0 });
}

function promptMarker(view: HeavenAndAleView, t: Translate): string {
  const { card } = view.turn_now;
  if (card === "resource") return t("heaven-and-ale-prompt-marker-resource");
  const steps = stepsOf("wood", view);
  return t(card === "discs" ? "heaven-and-ale-prompt-marker-discs" : "heaven-and-ale-prompt-marker", { steps });
}

/** How far a marker would go at the step "marker". */
export function stepsOf(resource: string, view: HeavenAndAleView): number {
  const seat = view.seats[view.turn];
  switch (view.turn_now.card) {
    case "resource":
      return seat?.garden.filter((tile) => tile?.tile === resource).length ?? 0;
    case "discs":
      return seat?.discs.length ?? 0;
    default:
      return view.starts.find(({ effect }) => effect === "one_resource_marker_of_choice")?.amount ?? 0;
  }
}

export function heading({ view, is_over }: HeavenAndAleScene, t: Translate): string {
  if (is_over || view.step === "over") return t("heaven-and-ale-heading-over");
  if (isSetup(view)) return t("heaven-and-ale-heading-setup");
  return t("heaven-and-ale-heading", { round: view.round, rounds: view.rounds });
}

/** Before the first turn: tiles are laid out, start spaces chosen, and perhaps a marker moved for one. */
function isSetup(view: HeavenAndAleView): boolean {
  if (view.round > 1) return false;
  if (["lay", "first", "start"].includes(view.step)) return true;
  return view.step === "marker" && view.turn_now.card === null && view.seats.every(({ place, home }) => place === 0 && !home);
}

// ---- what may be done

/** Under which heading each kind of action stands in the list. */
const GROUPS: Readonly<Record<string, string>> = {
  move: "move",
  start: "start",
  buy: "buy",
  put: "put",
  activate: "shed",
  score: "score",
  number: "score",
  card: "privilege",
  decline: "privilege",
  marker: "marker",
  sell: "sell",
  lay: "chance",
  first: "chance",
};

/** What is done most often stands first; ending a round and selling cards are not pressed by mistake. */
const RANKS: Readonly<Record<string, number>> = { start: 1, sell: 2 };

export function describe(legal: Legal, scene: HeavenAndAleScene, t: Translate): Choice {
  const group = t(`heaven-and-ale-group-${GROUPS[legal.do] ?? "turn"}`);
  return { group, label: labelOf(legal, scene, t), rank: RANKS[legal.do] ?? 0 };
}

/** Points come only at the end: until then what they would be if the game ended now. */
export function standing({ view }: HeavenAndAleScene, seat: number, t: Translate): Standing {
  const points = view.seats[seat]?.now.points ?? 0;
  return { points, says: t("heaven-and-ale-seat-now", { points }) };
}

/** An action in words. */
export function labelOf(legal: Legal, scene: HeavenAndAleScene, t: Translate): string {
  const { view } = scene;
  const word = (key: string): string => String(legal[key] ?? "");
  const number = (key: string): number => Number(legal[key] ?? 0);
  const id = `heaven-and-ale-do-${idOf(legal.do)}`;
  switch (legal.do) {
    case "move":
      return labelMove(number("place"), view, t);
    case "start": {
      const start = view.starts.find(({ space }) => space === legal["space"]);
      return t(id, { start: word("space"), reward: start ? startReward(start, t) : "" });
    }
    case "sell":
      return t(id, { card: cardName(word("card"), t), ducats: view.amounts.card_sold });
    case "card":
      return t(id, { card: cardName(word("card"), t), effect: cardEffect(word("card") as Card, view.amounts, t) });
    case "buy": {
      const tile = tileIn(legal);
      return t(id, { tile: aTile(tile, t), ...pricesOf(view, tile, view.track[placeNow(view)]) });
    }
    case "end":
      return t(view.step === "buy" && !isSpaceEmpty(view) ? "heaven-and-ale-do-end-buying" : id);
    case "put": {
      const side = view.cells[number("cell")]?.side === "sunny" ? "sunny" : "shady";
      return t(id, { side, cell: spotNumber(number("cell")), ducats: view.turn_now.prices?.[side] ?? 0 });
    }
    case "activate":
      return t(id, { tiles: labelTiles(legal["directions"] as number[], view, t) });
    case "score": {
      if (legal["spot"] === "x_tiles") return t("heaven-and-ale-do-score-number");
      const offer = view.turn_now.offers.find(({ spot }) => spot === legal["spot"]);
      return t(id, { spot: spotName(word("spot"), t), gains: gains(offer, t) });
    }
    case "number": {
      const offer = view.turn_now.numbers.find((one) => one.number === legal["number"]);
      return t(id, { number: number("number"), gains: gains(offer, t) });
    }
    case "marker": {
      const resource = word("resource") as Resource;
      const marker = spaceName(view.seats[view.turn]?.markers[resource] ?? 0);
      return t(id, { resource: resourceTitle(resource, t), marker, steps: stepsOf(resource, view) });
    }
    default:
      return t(id);
  }
}

const gains = (offer: Gains | undefined, t: Translate): string => gainsOf(offer ?? { ducats: 0, brewmaster: 0, markers: {} }, t);

/** A space with what is to be had there. */
function labelMove(place: number, view: HeavenAndAleView, t: Translate): string {
  const there = view.track[place];
  if (!there) return String(place);
  const space = placeName(there, t);
  switch (there.kind) {
    case "resource":
      return t("heaven-and-ale-do-move", { space, there: listed(there.tiles.map((tile) => tileName(tile, t))) });
    case "monk": {
      const monks = listed(there.tiles.map((tile) => tileName(tile, t)));
      return t("heaven-and-ale-do-move-monk", { space, there: monks, price: there.price ?? 0 });
    }
    case "barrel": {
      const barrels = listed(barrelsFor(view, view.turn).map((goal) => goalName(goal, t)));
      return t("heaven-and-ale-do-move", { space, there: barrels });
    }
    default:
      return space;
  }
}

/** The tiles in those directions from the shed that is being built. */
function labelTiles(directions: readonly number[], view: HeavenAndAleView, t: Translate): string {
  const seat = view.seats[view.turn];
  const shed = seat?.sheds.find((one) => one.shed === view.turn_now.shed);
  const tiles = directions.map((direction) => (shed ? seat?.garden[cellBeside(view, shed.cell, direction)?.id ?? -1] : null));
  return listed(tiles.flatMap((tile) => (tile ? [aTile(tile, t)] : [])));
}

// ---- what happened

/** An event as a sentence; null where it says nothing that a player would miss. */
export function tell(event: GameEvent, scene: HeavenAndAleScene, t: Translate): Line | null {
  const { view } = scene;
  const player = nameOf(event.seat, scene);
  const number = (key: string): number => Number(event[key] ?? 0);
  const id = `heaven-and-ale-event-${idOf(event.event)}`;
  switch (event.event) {
    case "first_player":
      return { text: t(id, { player }) };
    case "round_started":
      return { text: t(id, { player: nameOf(event["starter"], scene), round: number("round") }), weight: "part" };
    case "turn_started":
      return { text: t(id, { player, round: number("round") }), weight: "turn" };
    case "start_entered": {
      const start = view.starts.find(({ space }) => space === event["start"]);
      const when = event["home"] === true ? "back" : "first";
      return { text: t(id, { player, when, start: String(event["start"]), reward: start ? startReward(start, t) : "" }) };
    }
    case "figure_moved": {
      const to = view.track[number("to")];
      return to ? { text: t(id, { player, to: toPlace(to, t) }) } : null;
    }
    case "tile_taken":
      return { text: t(id, { player, tile: aTile(tileIn(event), t) }), weight: "fine" };
    case "tile_put": {
      const side = view.cells[number("cell")]?.side === "sunny" ? "sunny" : "shady";
      return { text: t(id, { player, side, tile: aTile(tileIn(event), t), ducats: number("ducats"), money: number("money") }) };
    }
    case "barrel_taken": {
      const goal = view.goals.find((one) => one.goal === event["goal"]);
      const size = event["large"] === true ? "large" : "small";
      return goal ? { text: t(id, { player, size, goal: goalName(goal, t) }) } : null;
    }
    case "game_scored":
    case "game_over":
      return tellEnd(event, scene, t);
    default:
      return tellGarden(event, player, t) ?? tellMoves(event, player, t);
  }
}

function nameOf(seat: unknown, { seats }: HeavenAndAleScene): string {
  return typeof seat === "number" ? (seats[seat]?.name ?? "") : "";
}

/** Discs, sheds, and what tiles bring. */
function tellGarden(event: GameEvent, player: string, t: Translate): Line | null {
  const id = `heaven-and-ale-event-${idOf(event.event)}`;
  const number = (key: string): number => Number(event[key] ?? 0);
  const space = (key: string): string => spaceName(number(key));
  switch (event.event) {
    case "disc_placed":
      return { text: t(id, { player, spot: onSpot(String(event["spot"]), t) }) };
    case "number_named":
      return { text: t(id, { player, number: number("number") }) };
    case "shed_built": {
      const { type, sum, steps } = event;
      const told = { type: Number(type), sum: Number(sum), steps: Number(steps), brewmaster: space("brewmaster") };
      return { text: t(id, { player, ...told }) };
    }
    case "monk_triggered":
      return { text: t(id, { monk: monkSubject(String(event["monk"]), t) }), weight: "fine" };
    case "tile_activated": {
      if (event["brewmaster"] !== undefined) {
        return { text: t(`${id}-monk`, { monk: monkSubject(String(event["monk"]), t), brewmaster: space("brewmaster") }), weight: "fine" };
      }
      const tile = tileTitle(tileIn(event), t);
      if (event["resource"] === undefined) return { text: t(`${id}-ducats`, { tile, ducats: number("ducats"), money: number("money") }), weight: "fine" };
      const resource = ofResource(String(event["resource"]), t);
      return { text: t(`${id}-marker`, { tile, resource, marker: space("marker"), ducats: number("ducats") }), weight: "fine" };
    }
    default:
      return null;
  }
}

/** Cards, and what they and start spaces bring. */
function tellMoves(event: GameEvent, player: string, t: Translate): Line | null {
  const id = `heaven-and-ale-event-${idOf(event.event)}`;
  const number = (key: string): number => Number(event[key] ?? 0);
  const space = (key: string): string => spaceName(number(key));
  switch (event.event) {
    case "card_sold":
      return { text: t(id, { player, card: cardName(String(event["card"]), t), ducats: number("ducats"), money: number("money") }) };
    case "card_placed":
      return { text: t(id, { player, card: cardName(String(event["card"]), t) }) };
    case "card_declined":
      return { text: t(id, { player }) };
    case "ducats_gained":
      return { text: t(id, { player, ducats: number("ducats"), money: number("money") }), weight: "fine" };
    case "brewmaster_moved":
      return { text: t(id, { player, steps: number("steps"), brewmaster: space("brewmaster") }), weight: "fine" };
    case "marker_moved": {
      const told = { player, resource: ofResource(String(event["resource"]), t), marker: space("marker") };
      const ducats = number("ducats");
      if (ducats > 0) return { text: t(`${id}-beyond`, { ...told, ducats }), weight: "fine" };
      return { text: t(id, { ...told, steps: number("steps") }), weight: "fine" };
    }
    default:
      return null;
  }
}

function tellEnd(event: GameEvent, scene: HeavenAndAleScene, t: Translate): Line | null {
  const id = `heaven-and-ale-event-${idOf(event.event)}`;
  if (event.event === "game_scored") {
    const seats = event["seats"] as { seat: number; points: number }[];
    const list = seats.map(({ seat, points }) => t("heaven-and-ale-event-share", { player: nameOf(seat, scene), points }));
    return { text: t(id, { list: listed(list) }), weight: "head" };
  }
  const winners = event["winners"] as number[];
  const scores = event["scores"] as number[];
  const players = listed(winners.map((seat) => nameOf(seat, scene)));
  return { text: t(id, { count: winners.length, players, points: scores[winners[0] ?? 0] ?? 0 }), weight: "head" };
}
