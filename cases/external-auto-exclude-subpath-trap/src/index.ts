import { clamp } from 'clamp/strict';

export const toPercent = (value: number): number => clamp(value, 0, 100);
