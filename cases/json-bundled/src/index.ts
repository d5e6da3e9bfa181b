import limits from './limits.json';

export const limit: number = limits.perPage;
