import limits from './limits.json';

export { lowest } from './limits';
export const highest: number = limits.highest;
