/** Constants of the progress bar; times in milliseconds. */
export const progress = {
  minimum: 0.08,
  /** How long the bar takes from one length to the next. */
  speed: 200,
  /** Most that one step adds. */
  trickleRate: 0.02,
  trickleSpeed: 800,
  /** A page that is there sooner than this shows no bar. */
  wait: 200,
} as const;

/** The bar never says that it is done before the page is there. */
const maximum = 0.994;

/**
 * The next length of a bar, as a part of 1.
 * @param chance between 0 and 1: which part of the trickle rate is added
 */
export const trickle = (value: number, chance: number): number =>
  Math.min(Math.max(value, progress.minimum) + progress.trickleRate * chance, maximum);
