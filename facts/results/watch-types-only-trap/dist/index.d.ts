import type { Words } from './types.js';
export declare const words: Words;
