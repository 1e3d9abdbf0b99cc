/** What is said of the things on the table, for those who hear them. */
import type { Legal, Scene, Translate } from "../contract";
import { actionAt, basketsOf, type Thing } from "./choices";
import { cardName, cardTold, placeName, wareName } from "./names";
import type { AsanteView } from "./view";
import { totalOf } from "./view";
import { labelOf, nameOf } from "./words";

type AsanteScene = Scene<AsanteView>;

/** Everything about one thing of the table, and what choosing it would do. */
export function thingLabel(thing: Thing, scene: AsanteScene, legal: readonly Legal[], discarded: string | null, t: Translate): string {
  const said = lies(thing, scene, discarded, t);
  const action = actionAt(thing, legal, scene.view);
  return action ? `${said}. ${t("asante-board-able", { action: labelOf(action, scene, t) })}` : said;
}

function lies(thing: Thing, scene: AsanteScene, discarded: string | null, t: Translate): string {
  const { view } = scene;
  switch (thing.what) {
    case "pile": {
      const cards = view.pile;
      if (!view.top || view.top.length === 0) return t("asante-board-pile", { cards });
      return t("asante-board-pile-top", { cards, list: view.top.map((card) => cardTold(card, view, t)).join(", ") });
    }
    case "discards": {
      const cards = totalOf(view.discards);
      if (discarded === null || cards === 0) return t("asante-board-discards", { cards });
      return t("asante-board-discards-top", { cards, card: cardTold(discarded, view, t) });
    }
    case "supply":
      return t("asante-board-supply-ware", { ware: wareName(thing.ware, t), count: view.supply[thing.ware] ?? 0 });
    case "basket": {
      const ware = basketsOf(view, thing.seat)[thing.at];
      const player = nameOf(thing.seat, scene);
      return ware ? t("asante-board-basket", { player, ware: wareName(ware, t) }) : t("asante-board-basket-empty", { player });
    }
    case "slot": {
      const seat = view.seats[thing.seat];
      const card = seat?.artifacts[thing.slot];
      const told = { player: nameOf(thing.seat, scene), slot: thing.slot + 1 };
      if (!card) return t("asante-board-slot-empty", told);
      const named = { ...told, card: cardName(card, view, t) };
      return t(seat.turned[thing.slot] ? "asante-board-slot-turned" : "asante-board-slot", named);
    }
    case "display": {
      const place = view.display[thing.position];
      const position = thing.position + 1;
      return place ? t("asante-board-display", { position, place: placeName(place, t) }) : t("asante-board-display-empty", { position });
    }
    case "owned": {
      const count = view.seats[thing.seat]?.places[thing.place] ?? 0;
      return t("asante-board-owned", { player: nameOf(thing.seat, scene), count, place: placeName(thing.place, t) });
    }
  }
}
