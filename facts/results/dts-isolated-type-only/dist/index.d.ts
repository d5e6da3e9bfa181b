import type { Words } from './words.js';
export declare const words: Words;
