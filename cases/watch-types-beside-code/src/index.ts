import { toLetters } from './letters';

export const count = (word: string): number => toLetters(word).list.length;
