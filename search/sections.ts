import type { SearchHeading, SearchRecord } from '../site/searchRecord';
import { compactText, stemWord, type KnownWords, listWords } from './words';
import { stopWords } from './stopWords';
import { noSynonyms, type Synonyms } from './synonyms';

/** A page or what is below one of its headings: the unit that is searched. */
export interface Section {
  /** Position of its page in the records. */
  page: number;
  /** Route of its page, without base. */
  route: string;
  /** Its anchor; empty for the page itself. */
  id: string;
  /** Its heading; the title for the page itself. */
  heading: string;
  /** Whether other pages have a section of the same heading, which says little then: "Install it", "Errors". */
  isShared: boolean;
  /** Headings over it on its page, outermost first. */
  above: string[];
  /** Their ids and its own; none for the page itself. */
  ids: string[];
  text: string;
  /** Words of code and tables that are found, but not shown. */
  hiddenWords: string;
  /** Those of a page with those of its sections. */
  searchTerms: string[];
  /** Of each of its own search terms, the words that do not only ask, by stem. */
  searchTermStems: readonly (readonly string[])[];
  /** The same in lower case, its own search terms only: queries are compared with all of them. */
  lower: { heading: string; text: string; searchTerms: string[] };
  /**
   * What it is called, in letters and digits only: the heading, whole, after its last dot, and after the
   * name of what it belongs to: `dtsbundle`, `bundle`, `libdtsbundle`.
   */
  spellings: string[];
}

export interface RankedSection {
  /** Position among the sections of the index. */
  section: number;
  score: number;
  /** Place among those of its page; as `score` where absent. */
  inPage?: number;
}

/** The best first; equal ones in reading order, so that the order is the same every time. */
export const byScore = (left: RankedSection, right: RankedSection): number =>
  right.score - left.score || left.section - right.section;

/**
 * Divides pages into sections in reading order: each page, then its headings.
 * @param synonyms divide the search terms into words as they do questions
 */
export function createSplitter({ splitChinese }: Synonyms = noSynonyms) {
  const known: KnownWords = new Map();
  const pages = new Map<string, Set<number>>();
  return (record: SearchRecord, page: number): Section[] => {
    const { toc } = record;
    for (const { text } of toc) pages.set(text, (pages.get(text) ?? new Set()).add(page));
    const headings = toc.map((one, index) => createHeadingSection(record, page, one, index));
    return [createPageSection(record, page), ...headings].map(({ own, ...section }) => ({
      ...section,
      // Known when all pages are there.
      get isShared() {
        return section.id !== '' && (pages.get(section.heading)?.size ?? 0) > 1;
      },
      lower: {
        heading: section.heading.toLowerCase(),
        text: section.text.toLowerCase(),
        searchTerms: own.map((searchTerm) => searchTerm.toLowerCase()),
      },
      // Only the best sections for a query need them.
      get searchTermStems() {
        const stems = own.map((searchTerm) => listStems(splitChinese(searchTerm), known));
        Object.defineProperty(this, 'searchTermStems', { value: stems });
        return stems;
      },
    }));
  };
}

interface PlainSection extends Omit<Section, 'isShared' | 'lower' | 'searchTermStems'> {
  /** Search terms that a question is compared with as a whole. */
  own: string[];
}

function createPageSection(record: SearchRecord, page: number): PlainSection {
  const { routePath, title, description = '', content, toc, terms = [], names } = record;
  const folders = routePath.split('/').filter(Boolean);
  return {
    page,
    route: routePath,
    id: '',
    heading: title,
    above: [],
    ids: [],
    text: joinLines(`${description} ${content.slice(0, toc[0]?.charIndex)}`),
    hiddenWords: names?.[0] ?? '',
    // Those of its sections as well: a question may ask for words of two. What says one of those as a
    // whole asks for the section.
    searchTerms: [...terms, ...toc.flatMap((one) => one.terms ?? []), ...folders],
    own: [...terms, ...folders],
    // "third-party-deps": the address, unless it is that of a folder.
    spellings: listSpellings(folders.at(-2) ?? '', title, routePath.split('/').at(-1)),
  };
}

function createHeadingSection(
  record: SearchRecord,
  page: number,
  heading: SearchHeading,
  index: number,
): PlainSection {
  const { routePath, title, content, toc, names } = record;
  const { terms: searchTerms = [] } = heading;
  const above = listAbove(toc, index);
  return {
    page,
    route: routePath,
    id: heading.id,
    heading: heading.text,
    above: above.map(({ text }) => text),
    ids: [...above, heading].map(({ id }) => id),
    text: joinLines(content.slice(heading.charIndex, toc[index + 1]?.charIndex)),
    hiddenWords: names?.[index + 1] ?? '',
    searchTerms,
    own: searchTerms,
    spellings: listSpellings(title, heading.text),
  };
}

function listSpellings(parent: string, heading: string, address = ''): string[] {
  const code = errorCode.exec(heading)?.[0] ?? '';
  const names = [heading, heading.split('.').at(-1) ?? '', code, address];
  return [...new Set([...names, joinNames(parent, heading)].map(compactText).filter(Boolean))];
}

/** `TS9007: Function must …`: what people search for of it. */
const errorCode = /^(?:TS\d{4,5}|ERR_\w+|E[A-Z]{4,})\b/;

/** The full name of an option: `lib.dts` and `dts.bundle` → `lib.dts.bundle`, not `lib.dtsdts.bundle`. */
function joinNames(parent: string, name: string): string {
  const last = parent.split('.').at(-1) ?? '';
  const before = name.startsWith(`${last}.`) ? parent.slice(0, -last.length) : parent;
  return before + name;
}

/** Headings of lower level before it: `## Types` over `### Options`. */
function listAbove(toc: readonly SearchHeading[], index: number): SearchHeading[] {
  const above: SearchHeading[] = [];
  let depth = toc[index]?.depth ?? 0;
  for (const heading of toc.slice(0, index).reverse()) {
    if (heading.depth >= depth) continue;
    depth = heading.depth;
    above.unshift(heading);
  }
  return above;
}

/** One line; the cells of a table, which the framework parts by tabs, stay apart. */
const joinLines = (text: string): string =>
  text
    .trim()
    .replace(/\t+/g, ' · ')
    .replace(/[^\S ]\s*| \s+/g, ' ');

/** The words of a search term that do not only ask, by stem. */
function listStems(searchTerm: string, known: KnownWords): string[] {
  const terms = listWords(searchTerm, known).map(({ word }) => word.term);
  return [...new Set(terms.filter((term) => !stopWords.has(term)).map(stemWord))];
}
