import * as imported from 'legacy';

const legacy = 'default' in imported ? (imported.default as typeof imported) : imported;

export const half = legacy.limit / 2;
