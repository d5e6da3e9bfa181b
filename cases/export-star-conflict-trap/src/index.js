export * from './words.js';
export * from './other.js';
