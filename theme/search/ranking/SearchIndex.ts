import type { Section } from './Section';
import type { KnownWords } from './visitWords';
import type { Field } from './weights';

/** What ranking asks of an index. */
export interface SearchIndex {
  sections: readonly Section[];
  /** Every word of it, sorted by code unit. */
  vocabulary: readonly string[];
  known: KnownWords;
  /** Positions of the sections that hold a word in a field. */
  find(field: Field, term: string): readonly number[];
}
