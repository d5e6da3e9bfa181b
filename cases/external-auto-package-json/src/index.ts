import { clamp } from 'clamp';
import { splitWords } from 'words';

export const countWords = (text: string): number => clamp(splitWords(text).length, 0, 100);
