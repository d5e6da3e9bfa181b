import limits from './limits.cjs';

export const limit = limits.limit;
