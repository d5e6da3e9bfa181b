import { clamp } from 'clamp';

export const toPercent = (share: number): number => clamp(share * 100, 0, 100);
