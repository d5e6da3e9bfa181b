import { splitWords } from 'words';

export const countWords = (text: string): number => splitWords(text).length;
