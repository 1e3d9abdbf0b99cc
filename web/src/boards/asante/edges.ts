/** The pattern along the edge of a card tells its category without colour: in a box of 100 × 6. */
const every = (step: number, unit: (x: number) => string): string =>
  Array.from({ length: Math.ceil(100 / step) }, (_, at) => unit(at * step)).join("");

export const EDGES: Readonly<Record<string, string>> = {
  // Woven squares.
  ware: every(8, (x) => `M${x} 0h4v3h-4zM${x + 4} 3h4v3h-4z`),
  // Triangles.
  artifact: every(10, (x) => `M${x} 6l5 -6l5 6z`),
  // A zigzag.
  person: every(10, (x) => `M${x} 4l5 -4l5 4v2l-5 -4l-5 4z`),
  // Stripes, as on a hide.
  animal: every(7, (x) => `M${x + 1} 0h2.500l2 6h-2.500z`),
  // Waves.
  place: every(12, (x) => `M${x} 4c3 0 3 -4 6 -4s3 4 6 4v2c-3 0 -3 -4 -6 -4s-3 4 -6 4z`),
};
