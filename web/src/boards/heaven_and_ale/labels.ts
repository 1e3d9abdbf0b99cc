/** What is said about the things on the walk, for those who hear them and for the card in the garth. */
import type { Scene, Translate } from "../contract";
import type { Cell } from "./cells";
import { buyOf, moveTo, placeNow, startAt } from "./choices";
import { pricesOf } from "./garden";
import { barrelName, goalName, goalProgress, listed, placeName, startDoes, startReward, tileName } from "./names";
import { SPOTS, barrelsFor, type Disc, type Goal, type HeavenAndAleView, type Place, type Spot, type Tile } from "./view";
import { wayBetween } from "./walk";

type HeavenAndAleScene = Scene<HeavenAndAleView>;

/** Who stands on a place of the track. */
export const standingOn = (view: HeavenAndAleView, place: number): number[] =>
  view.seats.flatMap((seat, number) => (seat.place === place && (place > 0 || seat.start !== null) ? [number] : []));

const namesOf = (seats: readonly number[], { seats: players }: HeavenAndAleScene): string =>
  listed(seats.map((seat) => players[seat]?.name ?? ""));

/** What a disc of this kind may score. */
function scoredWith(disc: Disc, view: HeavenAndAleView): "number" | "monks" | "resources" | "any" {
  const kinds = new Set(SPOTS.filter((spot) => view.spots[spot].from.includes(disc)).map(kindOfSpot));
  return kinds.size === 1 ? [...kinds][0]! : "any";
}

const kindOfSpot = (spot: Spot): "number" | "monks" | "resources" =>
  spot === "x_tiles" ? "number" : spot.startsWith("monk_") ? "monks" : "resources";

/** What a place is for, in a sentence. */
export function doesPlace(place: Place, view: HeavenAndAleView, t: Translate): string {
  switch (place.kind) {
    case "resource":
      return t("heaven-and-ale-board-does-resource");
    case "monk":
      return t("heaven-and-ale-board-does-monk", pricesOf(view, { tile: "monk", monk: "A" }, place));
    case "scoring":
      return t("heaven-and-ale-board-does-scoring", { discs: place.discs, which: place.disc ? scoredWith(place.disc, view) : "any" });
    case "barrel": {
      const barrels = listed(barrelsFor(view, view.seat ?? view.turn).map((goal) => barrelName(goal, goal.large, view.amounts, t)));
      return barrels ? t("heaven-and-ale-board-does-barrel", { list: barrels }) : t("heaven-and-ale-board-no-barrel");
    }
    case "start_area":
      return "";
  }
}

/** What lies between a figure and the place it might go to. */
export interface PassedBy {
  places: number[];
  tiles: Tile[];
  discs: number;
  barrels: number;
}

export function passedBy(view: HeavenAndAleView, seat: number, to: number): PassedBy {
  const from = view.seats[seat]?.place ?? 0;
  const places = wayBetween(from, to).slice(1, -1);
  const lying = places.flatMap((place) => view.track[place] ?? []);
  return {
    places,
    tiles: lying.flatMap(({ tiles }) => tiles),
    discs: lying.reduce((sum, { discs }) => sum + discs, 0),
    barrels: lying.some(({ kind }) => kind === "barrel") ? barrelsFor(view, seat).length : 0,
  };
}

/** "You pass by 3 places, one disc": empty where nothing lies between. */
export function passedWords(view: HeavenAndAleView, to: number, t: Translate): string[] {
  const { places, discs, barrels } = passedBy(view, view.turn, to);
  return places.length > 0 ? [t("heaven-and-ale-board-passed", { places: places.length, discs, barrels })] : [];
}

/** Everything about one thing of the walk, and whether it can be had. */
export function cellLabel(cell: Cell, scene: HeavenAndAleScene, t: Translate): string {
  const { view, legal } = scene;
  switch (cell.kind) {
    case "place": {
      const place = view.track[cell.place];
      if (!place) return "";
      const figures = standingOn(view, cell.place);
      return listed([
        placeName(place, t),
        ...(place.tiles.length > 0 ? place.tiles.map((tile) => tileName(tile, t)) : emptiness(place, t)),
        ...(figures.length > 0 ? [t("heaven-and-ale-board-figures", { list: namesOf(figures, scene) })] : []),
        ...(place.kind === "resource" ? [] : [doesPlace(place, view, t)]),
        ...(moveTo(legal, cell.place) ? [t("heaven-and-ale-board-may-go"), ...passedWords(view, cell.place, t)] : []),
      ]);
    }
    case "tile": {
      const said = t("heaven-and-ale-board-tile", { tile: tileName(cell.tile, t), ...pricesOf(view, cell.tile, view.track[cell.place]) });
      const may = cell.place === placeNow(view) && buyOf(legal, cell.tile);
      return may ? listed([said, t("heaven-and-ale-board-may-take")]) : said;
    }
    case "start": {
      const start = view.starts.find(({ space }) => space === cell.start);
      if (!start) return cell.start;
      return listed([
        t("heaven-and-ale-board-start", { start: cell.start, reward: startReward(start, t) }),
        ...(start.seat === null ? [] : [t("heaven-and-ale-board-figures", { list: namesOf([start.seat], scene) })]),
        ...(startAt(legal, cell.start) ? [t("heaven-and-ale-board-may-go")] : []),
      ]);
    }
    case "barrel": {
      const goal = view.goals.find((one) => one.goal === cell.goal);
      if (!goal) return "";
      const reached = view.seat === null ? undefined : view.seats[view.seat]?.goals[cell.goal - 1];
      return listed([
        goalName(goal, t),
        barrelsLeft(goal, view, t),
        ...(reached === undefined ? [] : [goalProgress(goal, reached, t)]),
      ]);
    }
  }
}

/** Which barrels of a goal are still in the cellar. */
export function barrelsLeft({ large, small }: Goal, { amounts }: HeavenAndAleView, t: Translate): string {
  const left = large ? "both" : small ? "small" : "none";
  return t("heaven-and-ale-board-barrels-left", { left, large: amounts.large_barrel, small: amounts.small_barrel });
}

function emptiness(place: Place, t: Translate): string[] {
  if (place.kind === "scoring") return [t("heaven-and-ale-board-discs", { discs: place.discs })];
  if (place.kind === "barrel") return [];
  return [t("heaven-and-ale-board-empty")];
}

/** What a start space gives, as a sentence. */
export const startSays = (view: HeavenAndAleView, start: string, t: Translate): string => {
  const found = view.starts.find(({ space }) => space === start);
  return found ? startDoes(found, view.amounts, t) : "";
};
