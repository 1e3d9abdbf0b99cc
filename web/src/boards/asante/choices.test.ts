import { describe, expect, it } from "vitest";

import { actionAt, basketsOf, cardActions, mayOnlyPass, nameOfThing, placesGoTo, placesOf, thingsOn, trayActions, vainActions, vainAt } from "./choices";
import { actions, effect, viewWith } from "./testing";

describe("things on the table", () => {
  it("stand for the actions that belong to them", () => {
    const legal = actions("draw", "use 1", "holy okavango", "end");
    const view = viewWith();
    expect(actionAt({ what: "pile" }, legal, view)?.text).toBe("draw");
    expect(actionAt({ what: "slot", seat: 0, slot: 0 }, legal, view)?.text).toBe("use 1");
    expect(actionAt({ what: "slot", seat: 1, slot: 0 }, legal, view)).toBeUndefined();
    expect(actionAt({ what: "owned", seat: 0, place: "okavango" }, legal, view)?.text).toBe("holy okavango");
    expect(actionAt({ what: "owned", seat: 1, place: "okavango" }, legal, view)).toBeUndefined();
  });

  it("tell the two sides apart, seen from whose turn it is", () => {
    const view = viewWith({ step: "artifact", turn: 1, to_move: 1, seat: 1 });
    const legal = actions("artifact own 2", "artifact other 1");
    expect(actionAt({ what: "slot", seat: 1, slot: 1 }, legal, view)?.text).toBe("artifact own 2");
    expect(actionAt({ what: "slot", seat: 0, slot: 0 }, legal, view)?.text).toBe("artifact other 1");
  });

  it("know where the wares of a package are", () => {
    const legal = actions("type tea");
    const buying = viewWith({ step: "package", card: "w2_packages" });
    const selling = viewWith({ step: "package", card: "w2_packages", selling: true });
    const basket = { what: "basket", seat: 0, at: 0, ware: "tea" } as const;
    expect(actionAt({ what: "supply", ware: "tea" }, legal, buying)?.text).toBe("type tea");
    expect(actionAt(basket, legal, buying)).toBeUndefined();
    expect(actionAt({ what: "supply", ware: "tea" }, legal, selling)).toBeUndefined();
    expect(actionAt(basket, legal, selling)?.text).toBe("type tea");
  });

  it("light up the stand of whoever has to return wares, also out of turn", () => {
    const view = viewWith({ step: "return", turn: 1, to_move: 0, effects: [effect("hippopotamus", "each_returns_down_to")] });
    const legal = actions("return tea");
    expect(actionAt({ what: "basket", seat: 0, at: 0, ware: "tea" }, legal, view)?.text).toBe("return tea");
    expect(actionAt({ what: "basket", seat: 1, at: 0, ware: "tea" }, legal, view)).toBeUndefined();
  });

  it("let a type of the other be named on his stand", () => {
    const view = viewWith({ step: "name_type", effects: [effect("gorilla", "opponent_returns_type")] });
    expect(actionAt({ what: "basket", seat: 1, at: 0, ware: "fruits" }, actions("type fruits"), view)?.text).toBe("type fruits");
    expect(actionAt({ what: "basket", seat: 0, at: 0, ware: "tea" }, actions("type tea"), view)).toBeUndefined();
  });

  it("offer the places of the other, and the effects of a place on the tray", () => {
    const rhino = viewWith({ step: "place", effects: [effect("rhinoceros", "gain_holy_place")] });
    expect(placesOf(rhino)).toBe(1);
    expect(trayActions(actions("holy victoria"), rhino)).toEqual([]);
    const any = viewWith({ step: "place", effects: [effect("kilimanjaro", "any_one_of_holy_places")] });
    expect(placesOf(any)).toBeNull();
    expect(trayActions(actions("holy victoria"), any)).toHaveLength(1);
  });

  it("are tried in vain where there is nothing to be read, so that the server says why", () => {
    const basket = (seat: number) => ({ what: "basket", seat, at: 0, ware: "tea" }) as const;
    const view = viewWith();
    expect(vainAt({ what: "pile" }, view)).toBe("draw");
    expect(vainAt({ what: "supply", ware: "tea" }, view)).toBe("take tea");
    expect([vainAt(basket(0), view), vainAt(basket(1), view)]).toEqual(["return tea", "type tea"]);
    expect(vainAt({ what: "slot", seat: 0, slot: 1 }, view)).toBe("slot 2");
    expect(vainAt({ what: "slot", seat: 0, slot: 0 }, view)).toBeNull();
    expect(vainAt({ what: "discards" }, view)).toBeNull();
  });

  it("never stand for a ware or a slot elsewhere", () => {
    const buying = viewWith({ step: "package", card: "w2_packages" });
    const selling = viewWith({ step: "package", card: "w2_packages", selling: true });
    const basket = (seat: number) => ({ what: "basket", seat, at: 0, ware: "tea" }) as const;
    expect([buying, selling].map((view) => vainAt({ what: "supply", ware: "tea" }, view))).toEqual(["type tea", "take tea"]);
    expect([buying, selling].map((view) => vainAt(basket(0), view))).toEqual(["return tea", "type tea"]);
    expect([buying, selling].map((view) => vainAt(basket(1), view))).toEqual(["return tea", "return tea"]);
    expect(vainAt(basket(1), viewWith({ step: "return" }))).toBe("type tea");
    expect(vainAt({ what: "slot", seat: 1, slot: 0 }, viewWith({ step: "slot" }))).toBeNull();
  });

  it("have names, each its own", () => {
    const names = thingsOn(viewWith());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(nameOfThing({ what: "basket", seat: 0, at: 1, ware: "tea" }));
    expect(names).not.toContain("basket 0 2");
  });
});

describe("cards", () => {
  it("have the actions that name them", () => {
    const legal = actions("buy w2_salt_tea", "sell w2_salt_tea", "play camel", "end");
    expect(cardActions("w2_salt_tea", legal).map(({ text }) => text)).toEqual(["buy w2_salt_tea", "sell w2_salt_tea"]);
    expect(cardActions("dyer", legal)).toEqual([]);
  });

  it("are tried in vain, so that the server says why", () => {
    expect(vainActions("camel", viewWith())).toEqual(["play camel"]);
    expect(vainActions("w2_salt_tea", viewWith())).toEqual(["buy w2_salt_tea", "sell w2_salt_tea"]);
  });

  it("that are laid out lie on the tray, those of the hand do not", () => {
    const drawn = viewWith({ step: "discard_drawn", looked: ["camel"] });
    expect(trayActions(actions("discard camel"), drawn)).toHaveLength(1);
    expect(trayActions(actions("discard camel", "done"), viewWith({ step: "discard" })).map(({ text }) => text)).toEqual(["done"]);
    expect(trayActions(actions("keep", "play camel"), viewWith({ step: "found", looked: ["camel"] }))).toHaveLength(2);
    expect(trayActions(actions("play pottery", "fetch map"), viewWith({ step: "carve" })).map(({ text }) => text)).toEqual(["fetch map"]);
  });
});

describe("what else is seen", () => {
  it("wares lie basket by basket, in the order of the box", () => {
    const seats = [{ ...viewWith().seats[0]!, stand: { salt: 1, tea: 2 } }];
    expect(basketsOf(viewWith({ seats }), 0)).toEqual(["tea", "tea", "salt", null, null, null]);
  });

  it("who gets the place before an artifact", () => {
    const legal = actions("slot 1", "slot 2");
    expect(placesGoTo(viewWith({ offers: { "slot 1": { to: null }, "slot 2": { to: 1 } } }), legal)).toBe("other");
    expect(placesGoTo(viewWith({ offers: { "slot 1": { to: 0 } } }), legal)).toBe("you");
    expect(placesGoTo(viewWith(), legal)).toBeNull();
  });

  it("whether anything can be answered", () => {
    expect(mayOnlyPass(actions("pass"))).toBe(true);
    expect(mayOnlyPass(actions("answer animalist", "pass"))).toBe(false);
    expect(mayOnlyPass(actions("end"))).toBe(false);
  });
});
