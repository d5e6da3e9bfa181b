import { alphabet } from './alphabet';

export const encode = (text: string): number[] =>
  [...text].map((letter) => alphabet.indexOf(letter));
