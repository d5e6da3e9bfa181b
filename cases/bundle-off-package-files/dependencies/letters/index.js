export const letters = 'part of letters';
