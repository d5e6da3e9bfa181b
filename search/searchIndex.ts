import { type Section, splitSections } from './sections';
import {
  addTo,
  describeOnce,
  type PlacedWord,
  type KnownWords,
  listSources,
  listWords,
  stemWord,
} from './words';
import { type Field, fields } from './weights';
import type { Synonyms } from './synonyms';
import type { SearchRecord } from '../site/searchRecord';

/** What ranking asks of an index. */
export interface SearchIndex {
  sections: readonly Section[];
  /** Of each section its page. Sections are many: numbers are read fast. */
  pages: Uint32Array;
  /** Every word of it, sorted by code unit. */
  vocabulary: readonly string[];
  /** Its words by what is left of them without endings. */
  stems: ReadonlyMap<string, readonly string[]>;
  /** Sections by what they are called, in letters and digits only. */
  sectionsByName: ReadonlyMap<string, readonly number[]>;
  /** These names, sorted by code unit. */
  sortedNames: readonly string[];
  /** The words of one of its texts. */
  readWords(text: string): readonly PlacedWord[];
  /** Whether a word is in it. */
  has(term: string): boolean;
  /** Positions of the sections that hold a word in a field. */
  find(field: Field, term: string): readonly number[];
}

/** Sections that hold a word, by the field that it is in. */
type Postings = Partial<Record<Field, number[]>>;

/**
 * Where each word is, by field. FlexSearch, which the framework uses, was measured (bench/search/README.md):
 * its own words answer less than half of the questions, since names and Chinese need other ones, and as
 * a store for ours it is slower and larger than a Map.
 */
export function buildSearchIndex(
  records: readonly SearchRecord[],
  synonyms?: Synonyms,
): SearchIndex {
  const sections = splitSections(records, synonyms);
  const known: KnownWords = new Map();
  const postings = new Map<string, Postings>();
  // Texts repeat their words: each is divided into terms, and these are looked up, once: a fifth of the time of an English index.
  const bySource = new Map<string, Postings[]>();
  const findPostings = (source: string): Postings[] => {
    let found = bySource.get(source);
    if (!found) {
      found = describeOnce(source, known).flatMap(({ terms }) =>
        terms.map(({ term }) => {
          let ofTerm = postings.get(term);
          if (!ofTerm) postings.set(term, (ofTerm = {}));
          return ofTerm;
        }),
      );
      bySource.set(source, found);
    }
    return found;
  };
  for (const [position, section] of sections.entries()) {
    for (const field of fields) {
      for (const source of listSources(getFieldText(section, field, records))) {
        for (const ofTerm of findPostings(source)) {
          const list = (ofTerm[field] ??= []);
          if (list[list.length - 1] !== position) list.push(position);
          else if (field === 'text' && (ofTerm.often ??= []).at(-1) !== position)
            ofTerm.often.push(position);
        }
      }
    }
  }
  const vocabulary = [...postings.keys()].sort();
  const sectionsByName = indexNames(sections);
  return {
    sections,
    pages: Uint32Array.from(sections, ({ page }) => page),
    vocabulary,
    stems: groupByStem(vocabulary),
    sectionsByName,
    sortedNames: [...sectionsByName.keys()].sort(),
    readWords: (text) => listWords(text, known),
    has: (term) => postings.has(term),
    find: (field, term) => postings.get(term)?.[field] ?? [],
  };
}

function getFieldText(section: Section, field: Field, records: readonly SearchRecord[]): string {
  switch (field) {
    case 'searchTerms':
      return section.searchTerms.join(' ');
    case 'page':
      return section.id ? [records[section.page]?.title, ...section.above].join(' ') : '';
    case 'often':
      return '';
    default:
      return section[field];
  }
}

/** The words of an index by what is left of them without endings. */
export function groupByStem(vocabulary: readonly string[]): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const term of vocabulary) addTo(stems, stemWord(term), term);
  return stems;
}

/** Sections by each name they have; a name may be that of several: `bundle` of `lib` and of `dts`. */
function indexNames(sections: readonly Section[]): Map<string, number[]> {
  const names = new Map<string, number[]>();
  for (const [section, { spellings }] of sections.entries()) {
    for (const name of spellings) addTo(names, name, section);
  }
  return names;
}
