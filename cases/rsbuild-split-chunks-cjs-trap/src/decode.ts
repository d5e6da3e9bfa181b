import { letters } from './letters';

export const decode = (letter: string): number => letters.indexOf(letter);
