import { limit } from './limit.cjs';

export const twice = (): number => limit * 2;
