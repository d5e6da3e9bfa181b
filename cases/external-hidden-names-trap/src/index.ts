import { limit } from 'legacy';

export const half = limit / 2;
