import { clamp } from '@math/clamp';

export const toPercent = (share: number): number => clamp(share * 100, 0, 100);
