export const found = 'main';
