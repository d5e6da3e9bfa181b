import limits from './limits.cjs';

export const twice = limits.limit * 2;
