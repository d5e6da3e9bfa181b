export const found = 'exports';
