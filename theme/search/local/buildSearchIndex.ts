import { Index } from 'flexsearch';
import type { SearchRecord } from '../../../site/searchRecord';
import type { SearchIndex } from '../ranking/SearchIndex';
import type { Section } from '../ranking/Section';
import { type KnownWords, visitWords } from '../ranking/visitWords';
import { type Field, fields } from '../ranking/weights';
import { splitSections } from './splitSections';

/** Terms come ready from `visitWords`: FlexSearch only keeps where they stand. */
const createField = () =>
  new Index({ tokenize: 'strict', encode: (terms: string) => terms.split(' ') });

/** One FlexSearch index per field over the sections of the site. */
export function buildSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const sections = splitSections(records);
  const indexes = Object.fromEntries(fields.map((field) => [field, createField()])) as Record<
    Field,
    Index
  >;
  const vocabulary = new Set<string>();
  const known: KnownWords = new Map();
  for (const [position, section] of sections.entries()) {
    for (const field of fields) {
      const terms = new Set<string>();
      visitWords(getFieldText(section, field, records), known, (word) => {
        for (const { term } of word.terms) terms.add(term);
      });
      for (const term of terms) vocabulary.add(term);
      if (terms.size > 0) indexes[field].add(position, [...terms].join(' '));
    }
  }
  return {
    sections,
    vocabulary: [...vocabulary].sort(),
    known,
    // FlexSearch takes any of these ids; ours are positions, so numbers.
    find: (field, term) => indexes[field].search(term, sections.length) as number[],
  };
}

function getFieldText(section: Section, field: Field, records: readonly SearchRecord[]): string {
  switch (field) {
    case 'keywords':
      return section.keywords.join(' ');
    case 'page':
      return section.id ? [records[section.page]?.title, ...section.above].join(' ') : '';
    default:
      return section[field];
  }
}
