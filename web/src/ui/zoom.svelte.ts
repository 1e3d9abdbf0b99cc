/** Two fingers make the board larger, one moves it about while it is. */
const LARGEST = 3;

interface Finger {
  id: number;
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The last gesture moved the board, so the click that ends it is none. */
  moved = false;
  #fingers: readonly Finger[] = [];

  readonly transform = $derived(this.scale === 1 ? "none" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    if (this.#fingers.length === 0) this.moved = false;
    this.#fingers = [...this.#fingers, { id: event.pointerId, x: event.clientX, y: event.clientY }];
  }

  up(event: PointerEvent): void {
    this.#fingers = this.#fingers.filter(({ id }) => id !== event.pointerId);
  }

  move(event: PointerEvent, box: DOMRect): void {
    const finger = this.#fingers.find(({ id }) => id === event.pointerId);
    if (!finger) return;
    const to = { id: finger.id, x: event.clientX, y: event.clientY };
    const other = this.#fingers.find(({ id }) => id !== event.pointerId);
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(to.x - other.x, to.y - other.y);
      this.#about((to.x + other.x) / 2 - box.left, (to.y + other.y) / 2 - box.top, after / Math.max(before, 1), box);
    } else if (this.scale > 1) {
      const far = Math.hypot(to.x - finger.x, to.y - finger.y);
      if (!this.moved && far < 6) return;
      this.moved = true;
      this.#place(this.x + to.x - finger.x, this.y + to.y - finger.y, box);
    } else return;
    this.#fingers = this.#fingers.map((one) => (one.id === to.id ? to : one));
  }

  /** What lies under the fingers stays there. */
  #about(x: number, y: number, factor: number, box: DOMRect): void {
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor));
    const real = scale / this.scale;
    this.moved = true;
    this.scale = scale;
    this.#place(x - (x - this.x) * real, y - (y - this.y) * real, box);
  }

  #place(x: number, y: number, box: DOMRect): void {
    this.x = Math.min(0, Math.max(box.width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(box.height * (1 - this.scale), y));
  }
}
