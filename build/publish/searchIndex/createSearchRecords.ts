import type { PageIndexInfo } from '@rspress/core';
import { isOfLinks, messagesRoute } from '../../../site/sharedHeadings';
import type { SearchHeading, SearchRecord } from '../../../site/searchRecord';
import { original } from '../../../site/site';
import { isFallback } from '../../read/translationState';
import { getText } from '../../rspress/pages';
import { extractNames } from './extractNames';
import type { IndexedPage } from './searchTerms';

/** Pages whose tables are lists of messages, which readers paste word for word. */
const isOfMessages = (route: string): boolean =>
  route.endsWith(messagesRoute) || route.endsWith('/experiments');

/** Words of more pages tell none of them apart: a tenth of the site, but not of a small one. */
const commonPages = { share: 0.1, least: 8 };

/** A page, or what is below one of its headings. */
interface TextSection {
  /** Absent for what is before any heading. */
  heading?: Pick<SearchHeading, 'id' | 'text' | 'depth'>;
  terms: string[] | undefined;
  /** Without empty lines. */
  lines: string[];
  /** Rows of tables, which are not shown. */
  rows: string[];
  /** Names in its code. */
  names: string[];
  /** Flags that its tables list. */
  flags: string[];
  /** Words of messages, labels of tabs and values of options: those that other pages say lead away from these. */
  shown: string[];
}

interface WholePage extends Pick<SearchRecord, 'routePath' | 'lang' | 'title' | 'description'> {
  sections: TextSection[];
}

/**
 * The framework's search index, cut to what is searched for: without sections that lead elsewhere,
 * names in code that a text says anyway, and tables but for the words they add.
 * @param pages of one language
 */
export function createSearchRecords(
  pages: readonly PageIndexInfo[],
  findTerms: (page: IndexedPage, anchor?: string) => string[] | undefined,
): SearchRecord[] {
  const whole = pages.map((page) => splitPage(page, findTerms));
  const pagesSaying = countPages(whole);
  const most = Math.max(commonPages.least, commonPages.share * whole.length);
  const isCommon = (word: string): boolean =>
    /^[A-Z]?[a-z]+$/.test(word) && (pagesSaying.get(fold(word)) ?? 0) > most;

  return whole.map((page, id) => {
    const sections = page.sections.filter(({ heading }) => !isOfLinks(heading?.id ?? ''));
    const here = new Set(listSaid({ ...page, sections }, ({ lines }) => lines));
    const names = sections.map(({ names: inCode, flags: listed, shown, rows }) => {
      const kept = inCode.filter(
        (one) => isFlag(one) || (isName(one) && !pagesSaying.has(fold(one))),
      );
      const inRows = listWords(rows.join(' ')).filter((one) => !isCommon(one));
      // A flag is looked for where it is listed, even if the page speaks of it elsewhere.
      const flags = new Set([...listed, ...inRows.filter(isFlag)]);
      const rare = shown.filter((one) => isName(one) && (pagesSaying.get(fold(one)) ?? 0) < 2);
      const words = [...kept, ...inRows, ...rare];
      const added = words.filter((one) => !flags.has(one) && isNew(one, here));
      return [...flags, ...added].join(' ');
    });
    return joinSections(page, id, sections, names);
  });
}

function splitPage(
  page: PageIndexInfo,
  findTerms: (page: IndexedPage, anchor?: string) => string[] | undefined,
): WholePage {
  const { routePath, title, toc, content } = page;
  // A page without one has its first paragraph from the framework, which would be said twice.
  const isFirstText = content.trimStart().startsWith(page.description ?? '');
  const description = isFirstText ? undefined : page.description;
  // A page that is not translated has a Chinese address, and English hits.
  const lang = isFallback(page) ? original : page.lang;
  const hasMessages = isOfMessages(routePath);
  const names = extractNames(getText(page));
  const hasNames = names.length === toc.length + 1;

  const createSection = (
    text: string,
    index: number,
    heading?: TextSection['heading'],
  ): TextSection => {
    const lines = text.split('\n').map(dropEmptyCells).filter(hasText);
    const isRow = (line: string): boolean => !hasMessages && line.includes('\t');
    return {
      heading,
      terms: findTerms(page, heading?.id),
      lines: lines.filter((line) => !isRow(line)),
      rows: lines.filter(isRow),
      names: hasNames ? (names[index]?.inCode ?? []) : [],
      flags: hasNames ? (names[index]?.flags ?? []) : [],
      shown: hasNames ? (names[index]?.shown ?? []) : [],
    };
  };

  const getEnd = (from: number): number | undefined =>
    toc.slice(from).find(({ charIndex }) => charIndex >= 0)?.charIndex;
  const sections = toc.map(({ id, text, depth, charIndex }, index) => {
    const below = charIndex < 0 ? '' : content.slice(charIndex, getEnd(index + 1));
    // `toc` has the heading with its Markdown (`` `lib.dts` ``), the text has it as it is read.
    const [line = ''] = charIndex < 0 ? [stripMarks(text)] : below.split('\n', 1);
    return createSection(below.slice(line.length), index + 1, { id, text: line, depth });
  });
  const first = createSection(content.slice(0, getEnd(0)), 0);
  return { routePath, lang, title: stripMarks(title), description, sections: [first, ...sections] };
}

const stripMarks = (text: string): string => text.replaceAll('`', '');
const hasText = (line: string): boolean => line.trim() !== '';

/** Cells that hold links to cases, which are no text, are empty but for commas and dashes. */
const dropEmptyCells = (line: string): string =>
  line.replaceAll('``', '').replace(/(?:\t[\s,–]*)+$/, '');

function joinSections(
  { sections: _, ...page }: WholePage,
  id: number,
  sections: readonly TextSection[],
  names: readonly string[],
): SearchRecord {
  let content = '';
  const toc: SearchHeading[] = [];
  for (const { heading, terms, lines } of sections) {
    if (heading) toc.push({ ...heading, charIndex: content.length, terms });
    content += lines.map((line) => `${line}\n`).join('');
  }
  const last = names.findLastIndex(Boolean);
  return {
    id,
    ...page,
    domain: '',
    terms: sections[0]?.terms,
    toc,
    content,
    names: last < 0 ? undefined : names.slice(0, last + 1),
  };
}

const word = /(?:@|--|\.)?[\p{L}\p{N}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}\p{N}_$]+)*/gu;
const listWords = (text: string): string[] => text.match(word) ?? [];
const fold = (name: string): string => name.toLowerCase();

/** `@rslib/core`, `.d.ts`; not `src/index.ts`, `index.ts:1:2` and `.toLowerCase` of an example. */
const isName = (name: string): boolean =>
  /^@[\w-]+\/[\w-]+$/.test(name) || !/[/:]|^\.\w{4}/.test(name);
/** The list of flags comes from here, whatever the text says. */
const isFlag = (name: string): boolean => /^--?[a-z]/.test(name);

/** Whether a word has not been said yet, and notes that it has been now; figures are no words. */
function isNew(text: string, here: Set<string>): boolean {
  const isSaid = here.has(fold(text));
  here.add(fold(text));
  return !isSaid && /\p{L}{2}/u.test(text) && !/^(?:[a-z]{1,2}|[\d.]+[A-Za-z]+)$/.test(text);
}

/** All words that a page says in these lines, in its headings and in its head, and their parts. */
function listSaid(
  { title, description = '', sections }: WholePage,
  getLines: (section: TextSection) => readonly string[],
): string[] {
  const texts = sections.flatMap((section) => [...(section.terms ?? []), ...getLines(section)]);
  return [title, description, ...texts]
    .flatMap(listWords)
    .map(fold)
    .flatMap((one) => [one, ...one.split(/[./:]/)]);
}

/** How many pages say a word, in tables and headings too. */
function countPages(pages: readonly WholePage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const said = listSaid(page, ({ heading, lines, rows }) => [
      ...(heading ? [heading.text] : []),
      ...lines,
      ...rows,
    ]);
    for (const one of new Set(said)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}
