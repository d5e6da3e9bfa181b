import type { Words } from './parts/words.js';
export declare const words: Words;
