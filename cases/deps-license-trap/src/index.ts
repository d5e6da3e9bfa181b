import { clamp } from 'clamp';
import { splitWords } from 'words';

/** Counts words, at most 100. */
export const countWords = (text: string): number => clamp(splitWords(text).length, 0, 100);
