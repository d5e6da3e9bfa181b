import { clamp } from 'clamp';
import { round } from './round';

/** 0.256 → 25.6 */
export function toPercent(share: number): number {
  return round(clamp(share * 100, 0, 100));
}
