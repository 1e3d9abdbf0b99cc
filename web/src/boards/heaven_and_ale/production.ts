/** Where the pieces of the production track stand. */
import { RESOURCES, type BrewmasterRow, type Markers, type Resource } from "./view";

export interface Row {
  from: number;
  to: number;
}

/** The shelf in one piece, or in two where there is little room: never cut within a bracket of the brewmaster. */
export function rowsOf(brackets: readonly Pick<BrewmasterRow, "from" | "to">[], pieces: 1 | 2): Row[] {
  const from = brackets[0]?.from ?? 0;
  const to = brackets.at(-1)?.to ?? 0;
  if (pieces === 1) return [{ from, to }];
  const half = (from + to) / 2;
  const cut = brackets.map((one) => one.to).reduce((best, end) => (Math.abs(end - half) < Math.abs(best - half) ? end : best));
  return [
    { from, to: cut },
    { from: cut + 1, to },
  ];
}

export interface Piece {
  resource: Resource;
  space: number;
  /** The how-manieth on its space, from below, and of how many. */
  at: number;
  of: number;
}

export function stacksOf(markers: Markers, from: number, to: number): Piece[] {
  return RESOURCES.filter((resource) => markers[resource] >= from && markers[resource] <= to).map((resource) => {
    const together = RESOURCES.filter((one) => markers[one] === markers[resource]);
    return { resource, space: markers[resource], at: together.indexOf(resource), of: together.length };
  });
}

/** The same places, moved apart until no two are nearer than `gap`: in the order they stand, between both ends. */
export function spread(places: readonly number[], gap: number, first: number, last: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => places[one]! - places[other]! || one - other);
  // Runs of places that touch each other are laid out around their common middle.
  const runs: { members: number[]; middle: number }[] = [];
  for (const index of order) {
    let run = { members: [index], middle: places[index]! };
    for (let before = runs.at(-1); before && run.middle - before.middle < ((run.members.length + before.members.length) * gap) / 2; before = runs.at(-1)) {
      runs.pop();
      const members = [...before.members, ...run.members];
      run = { members, middle: (before.middle * before.members.length + run.middle * run.members.length) / members.length };
    }
    const half = ((run.members.length - 1) * gap) / 2;
    runs.push({ ...run, middle: Math.max(first + half, Math.min(last - half, run.middle)) });
  }
  const moved = [...places];
  for (const { members, middle } of runs) {
    members.forEach((index, at) => (moved[index] = middle + (at - (members.length - 1) / 2) * gap));
  }
  return moved;
}
