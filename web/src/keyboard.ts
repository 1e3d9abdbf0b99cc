/**
 * The keyboard is never lost. When what it stands on is taken off the page, the browser forgets where it was: then it goes
 * to the nearest thing around that which is still there and can have it, or else to the page as a whole.
 */

/** What the keyboard stands on, and after it all that is around it. */
let way: Element[] = [];

export function keepKeyboard(): void {
  addEventListener("focusin", ({ target }) => {
    way = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) way.push(at);
  });
  new MutationObserver(bringBack).observe(document.body, { childList: true, subtree: true });
}

function bringBack(): void {
  const [at, ...around] = way;
  if (!at || document.activeElement !== document.body) return;
  if (at.isConnected && !at.closest("dialog:not([open])")) return;
  for (const place of [...around, ...document.querySelectorAll("main")]) {
    if (!place.isConnected || !place.hasAttribute("tabindex")) continue;
    (placeIn(place) ?? (place as HTMLElement | SVGElement)).focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}

/** Where the keyboard is in something that has a place for it, such as a board. */
export function placeIn(around: Element | null): HTMLElement | SVGElement | null {
  return around?.querySelector<HTMLElement | SVGElement>('[tabindex="0"]') ?? null;
}
