/** Last Pebble, as the page knows it. */
import type { Game } from "../contract";
import Board from "./Board.svelte";

/** What `game.view` tells: 0 is an empty hand, null a pebble that is not seen. */
export interface View {
  turn: number;
  hands: (number | null)[];
}

const lastPebble: Game<View> = {
  Board,
  heading: (_scene, t) => t("last-pebble-name"),
  prompt: ({ seat, view }, t) => t("last-pebble-prompt", { pebble: view.hands[seat ?? 0] ?? 0 }),
  describe: ({ do: kind }, _scene, t) => ({
    group: t("last-pebble-name"),
    label: t(kind === "keep" ? "last-pebble-keep" : "last-pebble-swap"),
  }),
  tell: ({ event, seat = 0, pebble }, { seats }, t) => {
    const player = seats[seat]?.name ?? "";
    if (event === "kept") return { text: t("last-pebble-kept", { player }) };
    if (event === "put_back") return { text: t("last-pebble-put-back", { player }) };
    return event === "shown" ? { text: t("last-pebble-shown", { player, pebble: Number(pebble) }) } : null;
  },
};

export default lastPebble;
