import { clamp } from 'clamp';
import { percent } from 'percent';

export const half = (value: number): number => percent(clamp(value, 0, 2));
