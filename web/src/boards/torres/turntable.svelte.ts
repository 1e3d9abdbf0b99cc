/** Turns and tilts the board, smoothly where motion is welcome. */
import { type Box, type Camera, type Look, Projection, frame, rest } from "./camera";

interface Pose {
  look: Look;
  turns: number;
}

const TIME = 340;
const ease = (share: number): number => 1 - (1 - share) ** 3;
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export class Turntable {
  #from: Pose;
  #to = $state.raw<Pose>({ look: "oblique", turns: 0 });
  /** 1 when the board rests. */
  #share = $state(1);
  #request = 0;
  /** The camera when the present turn began: a turn may begin before the last one has ended. */
  #start: Camera;

  constructor(look: Look, turns: number) {
    this.#to = { look, turns };
    this.#from = this.#to;
    this.#start = rest(look, turns);
  }

  readonly camera: Camera = $derived.by(() => {
    const end = rest(this.#to.look, this.#to.turns);
    if (this.#share >= 1) return end;
    return { yaw: mix(this.#start.yaw, end.yaw, this.#share), pitch: mix(this.#start.pitch, end.pitch, this.#share) };
  });

  readonly projection: Projection = $derived(new Projection(this.camera));

  /** Under way between two rests: no time for fine work. */
  get turning(): boolean {
    return this.#share < 1;
  }

  go(look: Look, turns: number, still: boolean): void {
    if (look === this.#to.look && turns === this.#to.turns) return;
    this.#start = this.camera;
    this.#from = this.#to;
    this.#to = { look, turns };
    cancelAnimationFrame(this.#request);
    if (still) {
      this.#share = 1;
      return;
    }
    this.#share = 0;
    const begun = performance.now();
    const tick = (now: number): void => {
      const share = Math.max(0, Math.min(1, (now - begun) / TIME));
      this.#share = share >= 1 ? 1 : ease(share);
      if (share < 1) this.#request = requestAnimationFrame(tick);
    };
    this.#request = requestAnimationFrame(tick);
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
  }

  /** The frame of the picture: between those of both ends, since in mid-turn the board itself is narrower. */
  frame(heights: readonly number[]): Box {
    const end = frame(new Projection(rest(this.#to.look, this.#to.turns)), heights);
    if (this.#share >= 1) return end;
    const start = frame(new Projection(rest(this.#from.look, this.#from.turns)), heights);
    return {
      x: mix(start.x, end.x, this.#share),
      y: mix(start.y, end.y, this.#share),
      width: mix(start.width, end.width, this.#share),
      height: mix(start.height, end.height, this.#share),
    };
  }
}
