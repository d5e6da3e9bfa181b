/** How much of something the pages cover. */
export interface Measure {
  name: string;
  covered: number;
  /** All there is; undefined for a plain number. */
  total?: number;
  /** Least share of `total` that will do, 0 to 1; without one, least number. */
  least: number;
  /** What is not covered, by name or place. */
  missing: readonly string[];
}

/** Whether a measure is what it has to be. */
export const isEnough = ({ covered, total, least }: Measure): boolean =>
  total === undefined ? covered >= least : covered >= total * least;
