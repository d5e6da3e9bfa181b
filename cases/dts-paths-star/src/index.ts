import { splitWords } from 'parts/words';

export const countWords = (text: string): number => splitWords(text).length;
