import type { Words } from './words.js';
export declare const join: (words: Words) => string;
