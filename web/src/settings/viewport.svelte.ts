/** Which of the three layouts fits: a desk, a tablet, a phone. */
const phone = matchMedia("(max-width: 699px), (max-height: 480px)");
const desk = matchMedia("(min-width: 1180px)");

function measure(): "phone" | "tablet" | "desk" {
  if (phone.matches) return "phone";
  return desk.matches ? "desk" : "tablet";
}

export const viewport = $state({ layout: measure() });

for (const query of [phone, desk]) query.addEventListener("change", () => (viewport.layout = measure()));
