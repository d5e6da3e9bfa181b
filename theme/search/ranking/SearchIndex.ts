import type { NamedSection } from './indexNames';
import type { Section } from './Section';
import type { PlacedWord } from './visitWords';
import type { Field } from './weights';

/** What ranking asks of an index. */
export interface SearchIndex {
  sections: readonly Section[];
  /** Of each section its page, and how many characters it says. Sections are many: numbers are read fast. */
  pages: Uint32Array;
  lengths: Uint32Array;
  /** Every word of it, sorted by code unit. */
  vocabulary: readonly string[];
  /** Its words by what is left of them without endings (stemWord.ts). */
  stems: ReadonlyMap<string, readonly string[]>;
  /** Sections by what they are called, in letters and digits only. */
  names: ReadonlyMap<string, readonly NamedSection[]>;
  /** These names, sorted by code unit. */
  sortedNames: readonly string[];
  /** The words of one of its texts. */
  readWords(text: string): readonly PlacedWord[];
  /** Whether a word stands in it. */
  has(term: string): boolean;
  /** Positions of the sections that hold a word in a field. */
  find(field: Field, term: string): readonly number[];
}
