import { Index } from 'flexsearch';
import type { SearchRecord } from '../../../site/searchRecord';
import { groupByStem } from '../ranking/groupByStem';
import { indexNames } from '../ranking/indexNames';
import type { SearchIndex } from '../ranking/SearchIndex';
import type { Section } from '../ranking/Section';
import { type KnownWords, listWords, type PlacedWord, visitWords } from '../ranking/visitWords';
import { type Field, fields } from '../ranking/weights';
import { splitSections } from './splitSections';

/** About 3 MB of memory. */
const maxKeptTexts = 1500;

/** Terms come ready from `visitWords`: FlexSearch only keeps where they stand. */
const createField = () =>
  new Index({ tokenize: 'strict', encode: (terms: string) => terms.split(' ') });

/** One FlexSearch index per field over the sections of the site. */
export function buildSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const sections = splitSections(records);
  const indexes = fields.map(createField);
  /** Words of the index with the fields they stand in, a bit each. */
  const places = new Map<string, number>();
  const known: KnownWords = new Map();
  for (const [position, section] of sections.entries()) {
    for (const [at, field] of fields.entries()) {
      const terms = listTerms(getFieldText(section, field, records), known, field === 'often');
      for (const term of terms) places.set(term, (places.get(term) ?? 0) | (1 << at));
      if (terms.size > 0) indexes[at]?.add(position, [...terms].join(' '));
    }
  }
  const vocabulary = [...places.keys()].sort();
  const names = indexNames(sections);
  const found = new Map<string, readonly number[]>();
  return {
    sections,
    pages: Uint32Array.from(sections, ({ page }) => page),
    lengths: Uint32Array.from(sections, ({ text }) => text.length),
    vocabulary,
    stems: groupByStem(vocabulary),
    names,
    sortedNames: [...names.keys()].sort(),
    readWords: createReader(known),
    has: (term) => places.has(term),
    find: (field, term) => {
      const at = fields.indexOf(field);
      if (((places.get(term) ?? 0) & (1 << at)) === 0) return [];
      const key = `${at}${term}`;
      // FlexSearch takes any ids; ours are positions, so numbers.
      const list = found.get(key) ?? (indexes[at]?.search(term, sections.length) as number[]);
      found.set(key, list);
      return list;
    },
  };
}

/** Reads a text once, as long as not too many are kept: those found by one letter are by the next. */
function createReader(known: KnownWords): (text: string) => readonly PlacedWord[] {
  const read = new Map<string, readonly PlacedWord[]>();
  return (text) => {
    if (read.size >= maxKeptTexts) read.clear();
    const words = read.get(text) ?? listWords(text, known);
    read.set(text, words);
    return words;
  };
}

/** Each term of a text once; of those that are said twice or more only, if asked so. */
function listTerms(text: string, known: KnownWords, isOften: boolean): Set<string> {
  const terms = new Set<string>();
  const often = new Set<string>();
  visitWords(text, known, (word) => {
    for (const { term } of word.terms) (terms.has(term) ? often : terms).add(term);
  });
  return isOften ? often : terms;
}

function getFieldText(section: Section, field: Field, records: readonly SearchRecord[]): string {
  switch (field) {
    case 'keywords':
      return section.keywords.join(' ');
    case 'page':
      return section.id ? [records[section.page]?.title, ...section.above].join(' ') : '';
    case 'often':
      return section.text;
    default:
      return section[field];
  }
}
