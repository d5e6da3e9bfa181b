import limits from './limits.json' with { type: 'json' };

export const limit: number = limits.perPage;
