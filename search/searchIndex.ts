import { createSplitter, type Section } from './sections';
import { addTo, type PlacedWord, type KnownWords, listWords, stemWord } from './words';
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
 * Where each word is, by field, of pages that are added as they arrive. FlexSearch, which the framework uses,
 * was measured (bench/search/README.md): its own words answer less than half of the questions, since names
 * and Chinese need other ones, and as a store for ours it is slower and larger than a Map.
 */
export function createSearchIndex(synonyms?: Synonyms) {
  const split = createSplitter(synonyms);
  const sections: Section[] = [];
  let pageCount = 0;
  const known: KnownWords = new Map();
  const postings = new Map<string, Postings>();
  const findPostings = (term: string): Postings => {
    let found = postings.get(term);
    if (!found) postings.set(term, (found = {}));
    return found;
  };

  const add = (record: SearchRecord): void => {
    for (const section of split(record, pageCount++)) {
      const position = sections.push(section) - 1;
      for (const field of fields) {
        for (const { word } of listWords(getFieldText(section, field, record), known)) {
          for (const { term } of word.terms) {
            const ofTerm = findPostings(term);
            const list = (ofTerm[field] ??= []);
            if (list[list.length - 1] !== position) list.push(position);
            else if (field === 'text' && (ofTerm.often ??= []).at(-1) !== position)
              ofTerm.often.push(position);
          }
        }
      }
    }
  };

  const finish = (): SearchIndex => {
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
  };
  return { add, finish };
}

function getFieldText(section: Section, field: Field, { title }: SearchRecord): string {
  switch (field) {
    case 'searchTerms':
      return section.searchTerms.join(' ');
    case 'page':
      return section.id ? [title, ...section.above].join(' ') : '';
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
