import { letters } from './letters';

export const decode = (letter: string): number => letters.list.indexOf(letter);
export { letters };
