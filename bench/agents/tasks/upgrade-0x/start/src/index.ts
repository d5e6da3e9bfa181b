import { clsx } from 'clsx';
import { splitWords } from '@words/split';

export { splitWords };
export type { Words } from './words/split';

export const mode: string = import.meta.env.MODE;

export class Padded {
  static lengths = new Set<number>();
  #words: readonly string[];

  constructor(text: string) {
    this.#words = splitWords(text);
  }

  pad(length: number): string {
    Padded.lengths.add(length);
    return clsx(this.#words.map((word) => word.padStart(length, '.')));
  }
}
