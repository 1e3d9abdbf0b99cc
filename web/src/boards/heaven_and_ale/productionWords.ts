/** Markers and brewmaster in words. */
import type { Translate } from "../contract";
import { resourceTitle, spaceName } from "./names";
import type { Resource, Seat } from "./view";

/** "Hops 7". */
export const markerText = (resource: Resource, space: number, t: Translate): string =>
  t("heaven-and-ale-seat-marker", { resource: resourceTitle(resource, t), space: spaceName(space) });

/** "Brewmaster on 9: exchange 3 : 1, multiplier 4". */
export const brewmasterText = ({ brewmaster, rate, multiplier }: Pick<Seat, "brewmaster" | "rate" | "multiplier">, t: Translate): string =>
  t("heaven-and-ale-seat-brewmaster", { space: spaceName(brewmaster), rate, multiplier });
