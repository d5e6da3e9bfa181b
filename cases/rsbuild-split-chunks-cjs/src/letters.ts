export const letters = { list: 'abcdefghij' };
