export const viaAlias = 'alias';
