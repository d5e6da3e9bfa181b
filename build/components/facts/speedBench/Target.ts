import type { SpeedBench } from './SpeedBench';

/** What this site is held to. `id` is what bench/speed/reasons.json calls it. */
export interface Target {
  id: string;
  name: string;
  limit: number;
  get: (bench: SpeedBench) => number;
  show: (value: number) => string;
  /** A score has to be reached, all else not to be exceeded. */
  isMoreBetter?: boolean;
}

/** Whether a value is within its target, as precisely as it is shown. */
export const isMet = ({ limit, isMoreBetter }: Target, value: number): boolean =>
  isMoreBetter ? value >= limit : value <= limit;
