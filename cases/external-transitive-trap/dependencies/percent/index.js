import { clamp } from 'clamp';

export const percent = (value) => clamp(value / 100, 0, 1);
