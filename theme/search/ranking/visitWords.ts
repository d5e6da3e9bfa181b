import { describeWord, type Word } from './describeWord';

const chunk = /[\p{L}\p{N}\p{M}_$]+(?:[-./:][\p{L}\p{N}\p{M}_$]+)*/gu;

/** Words already described. One for all texts of a site spares most of the work: words repeat. */
export type KnownWords = Map<string, Word[]>;

/** Calls back with each word of a text in order and where it stands; signs alone are no words. */
export function visitWords(
  text: string,
  known: KnownWords,
  visit: (word: Word, offset: number) => void,
): void {
  for (const { 0: source, index } of text.matchAll(chunk)) {
    let words = known.get(source);
    if (!words) known.set(source, (words = describeWord(source)));
    for (const word of words) visit(word, index);
  }
}

export interface PlacedWord {
  word: Word;
  /** Where what it was described from begins. */
  offset: number;
}

/** The words of a text in order. */
export function listWords(text: string, known: KnownWords = new Map()): PlacedWord[] {
  const words: PlacedWord[] = [];
  visitWords(text, known, (word, offset) => words.push({ word, offset }));
  return words;
}
