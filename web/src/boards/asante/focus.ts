/** What lies over the table takes the keyboard when it wants an answer, unless it is at work somewhere else. */
import { tick } from "svelte";

export async function takeFocus(panel: () => HTMLElement | undefined): Promise<void> {
  await tick();
  const at = document.activeElement;
  if (at !== null && at !== document.body && at.closest("#board, .asante-bar") === null) return;
  const first = panel()?.querySelector<HTMLElement>('[data-able="first"]') ?? panel()?.querySelector<HTMLElement>("[data-able]");
  first?.focus({ preventScroll: true });
}
