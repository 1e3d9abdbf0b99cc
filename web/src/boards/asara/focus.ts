/** Panels over the square take the keyboard when they want an answer, unless it is at work somewhere else. */
import { tick } from "svelte";

export async function takeFocus(panel: () => HTMLElement | undefined): Promise<void> {
  await tick();
  const at = document.activeElement;
  if (at !== null && at !== document.body && at.closest('[role="grid"], .hand') === null) return;
  const first = panel()?.querySelector<HTMLElement>('[data-able="first"]') ?? panel()?.querySelector<HTMLElement>("[data-able]");
  first?.focus({ preventScroll: true });
}
