/** Two places: the lobby (/) and a table (/table/ID?ply=N). */
export interface Place {
  table: string | null;
  ply: number | null;
}

export function placeOf(address: { pathname: string; search: string }): Place {
  const table = address.pathname.match(/^\/table\/([^/]+)\/?$/)?.[1] ?? null;
  const ply = new URLSearchParams(address.search).get("ply");
  return { table: table && decoded(table), ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null };
}

/** What a mistyped address names is a table that is not there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function addressOf({ table, ply }: Place): string {
  if (table === null) return "/";
  return `/table/${encodeURIComponent(table)}${ply === null ? "" : `?ply=${ply}`}`;
}

let place = $state.raw(placeOf(location));

export function here(): Place {
  return place;
}

export function go(to: Place): void {
  history.pushState(null, "", addressOf(to));
  place = to;
}

/** The address follows what is shown, without a new entry for each step. */
export function mark(to: Place): void {
  const address = addressOf(to);
  if (address !== location.pathname + location.search) history.replaceState(null, "", address);
}

addEventListener("popstate", () => (place = placeOf(location)));

/** For links of the page: an ordinary click stays in the page, any other does what the browser does. */
export function follow(event: MouseEvent, to: Place): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(to);
}
