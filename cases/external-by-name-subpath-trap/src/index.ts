import { clamp } from 'clamp';
import { isIn } from 'clamp/strict';

export const toPercent = (share: number): number => clamp(share * 100, 0, 100);
export const isPercent = (value: number): boolean => isIn(value, 0, 100);
