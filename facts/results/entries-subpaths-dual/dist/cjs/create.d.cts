import { Word } from './word.cjs';
export declare const create: () => Word;
