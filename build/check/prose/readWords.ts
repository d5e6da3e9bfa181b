import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NameList } from './rules/checkNames';
import type { UnwantedWord } from './rules/checkWords';

export interface WordLists {
  unwanted: readonly UnwantedWord[];
  names: NameList;
  /** Terms of the glossary that a page links at their first use: those that are no plain words. */
  terms: readonly string[];
  /** Words that the dictionaries do not know. */
  spelling: readonly string[];
}

/** The word lists of a folder (build/check/prose/words). */
export function readWords(folder: string): WordLists {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const names = JSON.parse(read('names.json')) as NameList;
  return {
    unwanted: JSON.parse(read('unwanted.json')) as UnwantedWord[],
    names,
    terms: (JSON.parse(read('terms.json')) as { linked: string[] }).linked,
    spelling: [
      ...names.names.flatMap((name) => name.split(' ')),
      ...names.alsoWords,
      ...read('spelling.txt')
        .split('\n')
        .filter((line) => line && !line.startsWith('#')),
    ],
  };
}
