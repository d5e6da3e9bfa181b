export interface BarScroll {
  isHidden: boolean;
  /** Where the page was scrolled to when it was last looked at, in pixels. */
  previous: number;
  current: number;
  barHeight: number;
}

/** Mode `auto` (spec.md §2): away on the way down, back on the way up and at the top. */
export function isBarHidden({ isHidden, previous, current, barHeight }: BarScroll): boolean {
  if (current <= barHeight) return false;
  return current === previous ? isHidden : current > previous;
}
