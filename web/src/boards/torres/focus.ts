/** Where the keyboard goes when what it stood on is no longer there: to the board. */
export function toBoard(): void {
  document.querySelector<SVGElement>('#board [role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
}
