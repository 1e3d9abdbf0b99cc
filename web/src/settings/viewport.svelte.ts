/**
 * Which of the three layouts fits: a desk, a tablet, a phone. A phone that is held sideways is one with its controls
 * beside the board. The style sheets ask the same: (max-width: 699px), (max-height: 480px), and for sideways what is below.
 */
const phone = matchMedia("(max-width: 699px), (max-height: 480px)");
const sideways = matchMedia("(min-width: 560px) and (max-height: 480px)");
const desk = matchMedia("(min-width: 1180px)");

interface Viewport {
  layout: "phone" | "tablet" | "desk";
  sideways: boolean;
}

function measure(): Viewport {
  const layout = phone.matches ? "phone" : desk.matches ? "desk" : "tablet";
  return { layout, sideways: sideways.matches };
}

export const viewport = $state(measure());

for (const query of [phone, sideways, desk]) query.addEventListener("change", () => Object.assign(viewport, measure()));
