import { escapePattern } from '../../../site/escapePattern';
import type { SearchRecord } from '../../../site/searchRecord';
import { createExcerpt, findMarks, findPattern } from '../ranking/excerpt';
import type { Synonyms } from '../ranking/synonyms';
import { orderByPage } from '../ranking/orderByPage';
import { parseQuery } from '../ranking/query';
import { rankSections } from '../ranking/rankSections';
import type { SearchIndex } from '../ranking/searchIndex';
import type { Section } from '../ranking/sections';
import { type Facet, getFacet } from '../facets';
import type { SearchHit, SearchPage, TextRange } from '../SearchProvider';
import { sections } from '../../../site/sections';
import { type Language, languages, original } from '../../../site/site';

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
  const { ranked, matches, paired, sectionsPerPage } = rankSections(query, index, accepts);
  const mark = (text: string): TextRange[] =>
    matches.size > 0
      ? findMarks(text, matches, { paired, readWords: index.readWords })
      : findPattern(text, new RegExp(escapePattern(query.literal), 'giu'));
  const titles = new Map(records.map(({ routePath, title }) => [routePath, title]));
  const ordered = orderByPage(ranked, index.sections, sectionsPerPage);
  const hits = ordered.slice(0, limit).flatMap((section) => {
    const record = records[section.page];
    if (!record) return [];
    const { routePath, title, lang } = record;
    const page = { href: routePath, title, trail: getPageTrail(record, titles) };
    return [createHit(section, page, lang, mark)];
  });
  return { hits, total: ordered.length };
}

function createHit(
  section: Section,
  page: SearchPage,
  lang: string,
  mark: (text: string) => TextRange[],
): SearchHit {
  const { id, heading, above, text } = section;
  return {
    href: id ? `${page.href}#${id}` : page.href,
    title: { text: heading, marks: mark(heading) },
    excerpt: createExcerpt(text, mark(text)),
    page,
    above: id ? above : undefined,
    lang,
  };
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
