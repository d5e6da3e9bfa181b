export const store = 'state 2';
