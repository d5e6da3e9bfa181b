export const letters = 'abcdefghij';
