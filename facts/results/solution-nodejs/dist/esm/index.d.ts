import { countWords } from './countWords.js';
export { countWords };
/** How many words a text file has. */
export declare function countWordsIn(file: string): Promise<number>;
