import { escapePattern } from '../site/escapePattern';
import type { SearchRecord } from '../site/searchRecord';
import { findMarks, findPattern } from './excerpt';
import type { Synonyms } from './synonyms';
import { parseQuery } from './query';
import { rankSections } from './rankSections';
import type { SearchIndex } from './searchIndex';
import { type Facet, getFacet } from './facets';
import { type SearchHit, maxHits } from './SearchHit';
import { explainHit } from './explainHit';
import { sections } from '../site/sections';
import { type Language, languages, original } from '../site/site';
import type { RankedSection, Section } from './sections';
import { addTo } from './words';

export interface LocalSearch {
  records: readonly SearchRecord[];
  index: SearchIndex;
  synonyms: Synonyms;
}

export interface AnswerOptions {
  facet?: Facet | undefined;
  /** How many hits are needed; all there are without it. */
  limit?: number | undefined;
}

export interface LocalAnswer {
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
}

/** The pages and sections that answer a query, as they are shown. Reading them is what takes time. */
export function answerQuery(
  input: string,
  { records, index, synonyms }: LocalSearch,
  { facet, limit }: AnswerOptions = {},
): LocalAnswer {
  const query = parseQuery(input, synonyms);
  const accepts = (position: number): boolean => {
    const section = index.sections[position];
    if (!facet || !section) return !facet;
    const { route, ids } = section;
    return getFacet(route, ids) === facet;
  };
  const { ranked, matches, stopWords, paired, sectionsPerPage } = rankSections(
    query,
    index,
    accepts,
  );
  const markWith = (words: ReadonlyMap<string, number>) => (text: string) =>
    findMarks(text, words, { paired, readWords: index.readWords });
  const markLiteral = (text: string) =>
    findPattern(text, new RegExp(escapePattern(query.literal), 'giu'));
  const known = [matches, stopWords].filter(({ size }) => size > 0);
  const marks = known.length > 0 ? known.map(markWith) : [markLiteral];
  const titles = new Map(records.map(({ routePath, title }) => [routePath, title]));
  const ordered = orderByPage(ranked, index.sections, sectionsPerPage);
  const hits = ordered.slice(0, limit).flatMap((section): SearchHit | [] => {
    const record = records[section.page];
    if (!record) return [];
    const { routePath, title, lang } = record;
    const page = { href: routePath, title, trail: getPageTrail(record, titles) };
    const { id, above } = section;
    return {
      href: id ? `${routePath}#${id}` : routePath,
      ...explainHit(section, record, marks),
      page,
      above: id ? above : undefined,
      lang,
    };
  });
  return { hits, total: ordered.length };
}

/**
 * What a page belongs to, outermost first: `/config/lib/dts` → `Config`, `lib`.
 * @param titles by route: a page belongs to `/config/lib`, not to `/guide/start/`, the first of its folder
 */
export function getPageTrail(
  { routePath }: SearchRecord,
  titles: ReadonlyMap<string, string>,
): string[] {
  const route = routePath.replace(/\/$/, '');
  const language = languages.find((one) => route.startsWith(`/${one}/`));
  const prefix = language ? `/${language}` : '';
  const folders = route.slice(prefix.length).split('/').filter(Boolean);
  return folders.slice(0, -1).flatMap((_, index) => {
    const path = `${prefix}/${folders.slice(0, index + 1).join('/')}`;
    const title = index === 0 ? getSectionName(folders[0], language ?? original) : undefined;
    return title ?? titles.get(path) ?? [];
  });
}

function getSectionName(folder: string | undefined, language: Language): string | undefined {
  return folder && Object.hasOwn(sections, folder) ? sections[folder]?.[language] : undefined;
}

/**
 * Puts sections of one page together: pages in the order of their best section, so many sections of
 * each at most, so that more results can only follow those already shown.
 */
export function orderByPage(
  ranked: readonly RankedSection[],
  sections: readonly Section[],
  sectionsPerPage: number,
): Section[] {
  const pages = new Map<number, RankedSection[]>();
  for (const one of ranked) {
    const page = sections[one.section]?.page;
    if (page !== undefined) addTo(pages, page, one);
  }
  return [...pages.values()]
    .flatMap((ofPage) => ofPage.sort(byPlace).slice(0, sectionsPerPage))
    .flatMap(({ section }) => sections[section] ?? [])
    .slice(0, maxHits);
}

const getPlace = ({ score, inPage = score }: RankedSection): number => inPage;
const byPlace = (left: RankedSection, right: RankedSection): number =>
  getPlace(right) - getPlace(left) || left.section - right.section;
