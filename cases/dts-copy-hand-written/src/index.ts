import type { Words } from './words';

export const join = (words: Words): string => words.join(' ');
