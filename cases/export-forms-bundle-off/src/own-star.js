export * from './words.js';
export const own = 0;
