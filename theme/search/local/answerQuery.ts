import type { SearchRecord } from '../../../site/searchRecord';
import { createExcerpt } from '../ranking/createExcerpt';
import { findMarks } from '../ranking/findMarks';
import { orderByPage } from '../ranking/orderByPage';
import { parseQuery } from '../ranking/parseQuery';
import { rankSections } from '../ranking/rankSections';
import type { SearchIndex } from '../ranking/SearchIndex';
import type { Section } from '../ranking/Section';
import type { SearchHit } from '../SearchProvider';
import { getPageTrail, listTitles } from './getPageTrail';

export interface LocalSearch {
  records: readonly SearchRecord[];
  index: SearchIndex;
}

/** The pages and sections that answer a query, as they are shown. */
export function answerQuery(input: string, { records, index }: LocalSearch): SearchHit[] {
  const { ranked, matches } = rankSections(parseQuery(input), index);
  const titles = listTitles(records);
  return orderByPage(ranked, index.sections).flatMap((section) => {
    const record = records[section.page];
    return record ? [createHit(section, record, titles, matches)] : [];
  });
}

function createHit(
  { id, heading, above, text }: Section,
  record: SearchRecord,
  titles: ReadonlyMap<string, string>,
  matches: ReadonlyMap<string, number>,
): SearchHit {
  const { routePath, title, lang } = record;
  return {
    href: id ? `${routePath}#${id}` : routePath,
    title: { text: heading, marks: findMarks(heading, matches) },
    excerpt: createExcerpt(text, findMarks(text, matches)),
    page: { href: routePath, title, trail: getPageTrail(record, titles) },
    above: id ? above : undefined,
    lang,
  };
}
