export * as words from './words.js';
