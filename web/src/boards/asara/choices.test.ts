import { describe, expect, it } from "vitest";

import { follow, maySendElsewhere, pressArea, pressCard, pressSpace, pressTile, pressWith, wishFor, type Context } from "./choices";
import { card, down, everyCard, pair, plot, send, space, stack, take, viewWith } from "./testing";
import type { AsaraView } from "./view";

const context = (legal: Context["legal"], change: Partial<Context> = {}, view: AsaraView = viewWith()): Context => ({
  legal,
  view,
  held: null,
  wish: null,
  ...change,
});
const at = (area: AsaraView["turn_now"]["area"], change: Partial<AsaraView> = {}): AsaraView =>
  viewWith({ turn_now: { ...viewWith().turn_now, area }, ...change });

describe("pressing an area", () => {
  it("sends a buyer there, with the card that was picked up", () => {
    expect(pressArea("bank", context([send("bank")]))).toEqual({ do: "wish", wish: wishFor("bank") });
    expect(pressArea("bank", context([send("bank")], { held: "red" }))).toEqual({ do: "wish", wish: wishFor("bank", { card: "red" }) });
  });

  it("that takes no buyer asks the server why", () => {
    expect(pressArea("caliph", context([send("bank")]))).toEqual({ do: "send", text: "send caliph" });
  });

  it("in the middle of another action asks the server what is to be done", () => {
    expect(pressArea("bank", context([take("base", "red")]))).toEqual({ do: "send", text: "send bank" });
    expect(pressArea("bank", context([]))).toEqual({ do: "nothing" });
  });
});

describe("sending elsewhere", () => {
  it("is possible until a card is shown", () => {
    expect(maySendElsewhere(at("bank", { step: "card" }), everyCard(), "spies")).toBe(true);
    expect(maySendElsewhere(at("bank", { step: "card" }), everyCard(), "bank")).toBe(false);
    expect(maySendElsewhere(at("coloured_house", { step: "down" }), [down("red")], "bank")).toBe(true);
    expect(maySendElsewhere(at("bank", { step: "down" }), [down("red")], "spies")).toBe(false);
    expect(maySendElsewhere(at("bank", { step: "space" }), [space(0)], "spies")).toBe(false);
    expect(maySendElsewhere(viewWith(), [send("bank")], "bank")).toBe(false);
  });

  it("asks the server why where no buyer may go", () => {
    expect(follow(wishFor("caliph"), [send("bank")])).toEqual({ do: "send", text: "send caliph" });
  });
});

describe("pressing a space", () => {
  it("sends the buyer and remembers which space it was", () => {
    expect(pressSpace("bank", 2, context([send("bank")]))).toEqual({ do: "wish", wish: wishFor("bank", { space: 2 }) });
    expect(pressSpace("building_circle", 3, context([send("building_circle")]))).toEqual({
      do: "wish",
      wish: wishFor("building_circle", { plot: 4 }),
    });
  });

  it("takes it when it is asked for", () => {
    expect(pressSpace("bank", 1, context([space(0), space(1)], {}, at("bank")))).toEqual({ do: "send", text: "space 2" });
    expect(pressSpace("spies", 1, context([space(0), space(1)], {}, at("bank")))).toEqual({ do: "send", text: "send spies" });
  });

  it("that cannot be taken asks the server why", () => {
    expect(pressSpace("spies", 1, context([space(0)], {}, at("spies")))).toEqual({ do: "send", text: "space 2" });
    expect(pressSpace("building_circle", 4, context([plot(3, 3)], {}, at("building_circle")))).toEqual({ do: "send", text: "plot 5 with 5" });
    expect(pressSpace("spies", 1, context([], {}, at("spies")))).toEqual({ do: "nothing" });
  });

  it("asks how many sections where a plot may be used with several numbers of them", () => {
    const legal = [plot(3, 3), plot(4, 4), plot(4, 2)];
    expect(pressSpace("building_circle", 3, context(legal, {}, at("building_circle")))).toEqual({ do: "ask", legal: legal.slice(1) });
    expect(pressSpace("building_circle", 2, context(legal, {}, at("building_circle")))).toEqual({ do: "send", text: "plot 3 with 3" });
  });

  it("of the area that is being used is remembered while the card is chosen", () => {
    expect(pressSpace("bank", 3, context(everyCard(), {}, at("bank")))).toEqual({ do: "wish", wish: wishFor("bank", { space: 3 }) });
  });
});

describe("pressing a section", () => {
  it("sends a buyer for it, or buys it", () => {
    const wish = wishFor("market_base", { tile: "take base black gold" });
    expect(pressTile("market_base", "black", true, context([send("market_base")]))).toEqual({ do: "wish", wish });
    const buying = context([take("base", "black", true)], {}, at("market_base"));
    expect(pressTile("market_base", "black", true, buying)).toEqual({ do: "send", text: "take base black gold" });
  });

  it("on the market is not the one that lies in the stack", () => {
    expect(pressTile("market_base", "red", false, context([take("base", "red")], {}, at("spies")))).toEqual({ do: "send", text: "send market_base" });
  });
});

describe("pressing a card", () => {
  it("picks it up before the area is chosen, and lays it down after", () => {
    expect(pressCard("blue", context([send("bank")]))).toEqual({ do: "hold" });
    expect(pressCard("blue", context([card("blue"), pair()]))).toEqual({ do: "send", text: "card blue" });
    expect(pressCard("blue", context([down("blue")]))).toEqual({ do: "send", text: "down blue" });
    expect(pressCard("pair", context([card("blue"), pair()]))).toEqual({ do: "send", text: "pair" });
  });

  it("of the wrong colour asks the server why", () => {
    expect(pressCard("red", context([pair()]))).toEqual({ do: "send", text: "card red" });
    expect(pressCard("red", context([take("base", "red")]))).toEqual({ do: "send", text: "card red" });
    expect(pressCard("pair", context([card("red")]))).toEqual({ do: "send", text: "pair" });
    expect(pressCard("red", context([]))).toEqual({ do: "nothing" });
  });

  it("can be dragged onto an area", () => {
    expect(pressWith("red", "bank", context([send("bank")]))).toEqual({ do: "wish", wish: wishFor("bank", { card: "red" }) });
    expect(pressWith("red", "bank", context([card("red")], {}, at("bank")))).toEqual({ do: "send", text: "card red" });
    expect(pressWith("red", "spies", context([card("red")], {}, at("bank")))).toEqual({ do: "send", text: "send spies" });
  });
});

describe("a wish", () => {
  it("is followed decision by decision", () => {
    const wish = wishFor("bank", { card: "red", space: 1 });
    expect(follow(wish, [send("bank"), send("spies")])).toEqual({ do: "send", text: "send bank" });
    expect(follow(wish, [card("red"), pair()])).toEqual({ do: "send", text: "card red" });
    expect(follow(wish, [space(0), space(1)])).toEqual({ do: "send", text: "space 2" });
    expect(follow(wishFor("market_base", { tile: "take base red" }), [take("base", "red")])).toEqual({ do: "send", text: "take base red" });
    expect(follow(wishFor("spies", { shape: "turret" }), [stack("turret")])).toEqual({ do: "send", text: "stack turret" });
  });

  it("waits where nothing was said", () => {
    const wish = wishFor("bank");
    expect(follow(wish, [card("red")])).toEqual({ do: "wait" });
    expect(follow(wish, [space(0)])).toEqual({ do: "wait" });
    expect(follow(wish, [])).toEqual({ do: "wait" });
    expect(follow(wishFor("building_circle", { plot: 4 }), [plot(4, 4), plot(4, 3)])).toEqual({ do: "wait" });
  });

  it("lays a pair, but does not choose the two cards", () => {
    const wish = wishFor("bank", { card: "pair" });
    expect(follow(wish, [card("red"), pair()])).toEqual({ do: "send", text: "pair" });
    expect(follow(wish, [down("red"), down("blue")])).toEqual({ do: "wait" });
  });

  it("is dropped where it cannot be", () => {
    expect(follow(wishFor("bank", { card: "blue" }), [card("red"), pair()])).toEqual({ do: "drop" });
    expect(follow(wishFor("bank", { card: "blue" }), [pair()])).toEqual({ do: "drop" });
  });

  it("is tried in vain where a plot, a space or a section cannot be had, so that the server says why", () => {
    expect(follow(wishFor("building_circle", { plot: 4 }), [plot(3, 3)])).toEqual({ do: "send", text: "plot 4 with 4" });
    expect(follow(wishFor("spies", { space: 1 }), [space(0)])).toEqual({ do: "send", text: "space 2" });
    expect(follow(wishFor("market_base", { tile: "take base white" }), [take("base", "red")])).toEqual({ do: "send", text: "take base white" });
    expect(follow(wishFor("market_base"), [take("base", "red")])).toEqual({ do: "wait" });
  });
});
