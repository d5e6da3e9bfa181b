export * from './words.js';
export * from './other.js';
export { one } from './other.js';
