import { Word } from './word.js';
export declare const create: () => Word;
