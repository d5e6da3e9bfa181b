/** How many stars there are, and within how many pixels a mouse attracts them. */
export const starField = {
  count: 35,
  reach: 100,
  /** Part of the way they go. */ pull: 0.25,
} as const;

export interface Point {
  x: number;
  y: number;
}

/** How far apart two neighbours stand, as a part of the width: no pattern can be seen. */
const goldenRatio = 0.618033988749895;
const otherRatio = 0.754877666246693;

/** Where the stars stand, in parts of the hero's width and height: the same on every machine. */
export function listStars(count: number = starField.count): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) * goldenRatio) % 1,
    y: ((index + 0.5) * otherRatio) % 1,
  }));
}

/** How far a star moves towards the mouse, in pixels: not at all from beyond its reach. */
export function getShift(star: Point, mouse: Point): Point {
  const x = mouse.x - star.x;
  const y = mouse.y - star.y;
  if (Math.hypot(x, y) > starField.reach) return { x: 0, y: 0 };
  return { x: x * starField.pull, y: y * starField.pull };
}
