/** A year's end, and the final scoring contest by contest, as tables that add up. */
import type { Gain, GameEvent } from "../contract";
import { COLOURS, type AsaraView, type Contest, type ContestPlace, type YearEnd } from "./view";

/** The final scoring is a part of its own after the four years: the words for part 5 say so. */
const FINAL = 5;

export const isScoring = (events: readonly GameEvent[]): boolean => events.some(({ event }) => event === "year_scored");

/** What a year's end brings a player, and where the counter goes. */
export interface YearRow extends YearEnd {
  from: number;
  to: number;
}

/** Several towers, or players, on one place: among how many its prize is shared, and what each gets. */
export interface Tie {
  place: 1 | 2;
  count: number;
  exact: number;
  each: number;
}

export interface FinalRow {
  contest: Contest;
  first: number;
  second: number;
  places: ContestPlace[];
  tie: Tie | null;
  /** Equal in size, and told apart by their lit windows. */
  litsDecide: boolean;
  from: number[];
  to: number[];
}

export interface MoneyRow {
  /** So many Asari bring a point. */
  asari: number;
  money: number[];
  points: number[];
  from: number[];
  to: number[];
}

export interface Summary {
  year: { year: number; seats: YearRow[] } | null;
  contests: FinalRow[];
  money: MoneyRow | null;
}

interface ContestEvent {
  contest: Contest;
  first: number;
  second: number;
  places: ContestPlace[];
}

export function summary(events: readonly GameEvent[], view: AsaraView): Summary {
  const told: Summary = { year: null, contests: [], money: null };
  let totals = view.seats.map(() => 0);
  const add = (points: readonly number[]): { from: number[]; to: number[] } => {
    const from = totals;
    totals = from.map((total, seat) => total + (points[seat] ?? 0));
    return { from, to: totals };
  };
  for (const event of events) {
    if (event.event === "year_scored") {
      const seats = event["seats"] as YearRow[];
      told.year = { year: Number(event["year"]), seats };
      totals = seats.map(({ to }) => to);
    } else if (event.event === "contest_scored") {
      const { contest, first, second, places } = event as unknown as ContestEvent;
      const points = view.seats.map((_, seat) => sum(places.filter((one) => one.seat === seat).map((one) => one.points)));
      const row = { contest, first, second, places };
      told.contests.push({ ...row, tie: tieOf(row), litsDecide: litsDecide(row, view), ...add(points) });
    } else if (event.event === "money_scored") {
      const seats = event["seats"] as { money: number; points: number }[];
      const points = seats.map((seat) => seat.points);
      told.money = { asari: Number(event["asari"]), money: seats.map(({ money }) => money), points, ...add(points) };
    }
  }
  return told;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** 9.3, 9.4 A shared first place takes both values and leaves no second one; shares are rounded up. */
function tieOf({ first, second, places }: ContestEvent): Tie | null {
  for (const place of [1, 2] as const) {
    const level = places.filter((one) => one.place === place);
    if (level.length < 2) continue;
    const whole = place === 1 ? first + second : second;
    return { place, count: level.length, exact: whole / level.length, each: level[0]!.points };
  }
  return null;
}

/** 10.7 Somebody of the same size stands on another place, or on none. */
function litsDecide({ contest, places }: ContestEvent, view: AsaraView): boolean {
  const leaders = places.filter(({ place }) => place === 1);
  const entrants = entrantsOf(contest, view).map((one) => ({
    ...one,
    place: places.find(({ seat, tower }) => seat === one.seat && tower === one.tower)?.place ?? 0,
  }));
  return places.some(({ place, size }) =>
    entrants.some(
      (other) =>
        other.size === size &&
        other.place !== place &&
        // Whoever is first alone may be barred from second place: then nothing was decided between the two.
        (other.place !== 0 || leaders.length > 1 || other.seat !== leaders[0]?.seat),
    ),
  );
}

type Entrant = Pick<ContestPlace, "seat" | "tower" | "size">;

function entrantsOf(contest: Contest, view: AsaraView): Entrant[] {
  return view.seats.flatMap(({ towers }, seat): Entrant[] => {
    if (contest === "most_towers") return [{ seat, tower: null, size: towers.length }];
    const ofColour = COLOURS.some((colour) => colour === contest);
    return towers.flatMap(({ colour, height }, tower) => (ofColour && colour !== contest ? [] : [{ seat, tower, size: height }]));
  });
}

/** What each seat gained, by year and source: as it was booked. */
export function gains(events: readonly GameEvent[]): Gain[] {
  const found = events.flatMap((event): Gain[] => {
    if (event.event === "section_built") {
      return [{ seat: event.seat ?? 0, part: Number(event["year"] ?? 1), source: "build", points: Number(event["prestige"]) }];
    }
    if (event.event === "year_scored") {
      const part = Number(event["year"]);
      return (event["seats"] as YearRow[]).flatMap((row, seat) =>
        (["towers", "gold", "patronage", "lits"] as const).map((source) => ({ seat, part, source, points: row[source] })),
      );
    }
    if (event.event === "contest_scored") {
      const { contest, places } = event as unknown as ContestEvent;
      const source = COLOURS.some((colour) => colour === contest) ? "tallest" : contest;
      return places.map(({ seat, points }) => ({ seat, part: FINAL, source, points }));
    }
    if (event.event === "money_scored") {
      return (event["seats"] as { points: number }[]).map(({ points }, seat) => ({ seat, part: FINAL, source: "money", points }));
    }
    return [];
  });
  return found.filter(({ points }) => points > 0);
}
