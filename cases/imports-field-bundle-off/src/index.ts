import { splitWords } from '#int/words';

export const countWords = (title: string): number => splitWords(title).length;
