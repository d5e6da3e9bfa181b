import { Words } from './words.js';
export { Words } from './words.js';
export declare const countWords: (words: Words) => number;
