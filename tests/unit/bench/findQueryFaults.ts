import { normalizeHref } from '../../../bench/search/judge.mjs';
import type { Query } from './queryFiles';

/** What there is to lead to, in the language of a question. */
export interface KnownPages {
  /** The ids of a page; undefined for a page that does not exist, or `'unknown'`. */
  getIds: (page: string, language?: string) => ReadonlySet<string> | 'unknown' | undefined;
  classes: readonly string[];
}

/** Everything that keeps questions from being scored, one line each, beginning with the question. */
export function findQueryFaults(queries: readonly Query[], known: KnownPages): string[] {
  const seen = new Set<string>();
  return queries.flatMap((one) => {
    const faults = [...findOwnFaults(one, known.classes), ...findLinkFaults(one, known)];
    const key = `${one.lang} ${one.query.toLowerCase()}`;
    if (seen.has(key)) faults.push('it is asked twice');
    seen.add(key);
    return faults.map((fault) => `“${one.query}”: ${fault}`);
  });
}

function findOwnFaults({ query, relevant, ...one }: Query, classes: readonly string[]): string[] {
  const grades = Object.values(relevant);
  const keys = Object.keys(one).filter((key) => !['class', 'lang', 'answer'].includes(key));
  return [
    ...(query.trim() === query && query ? [] : ['it is empty, or has spaces around it']),
    ...(classes.includes(one.class) ? [] : [`there is no class “${one.class}”`]),
    ...(grades.includes(3) ? [] : ['no page answers it (grade 3)']),
    ...(grades.every((grade) => [1, 2, 3].includes(grade)) ? [] : ['grades are 1, 2 and 3']),
    ...keys.map((key) => `“${key}” means nothing here`),
  ];
}

function findLinkFaults({ relevant, lang }: Query, { getIds }: KnownPages): string[] {
  return Object.keys(relevant).flatMap((href) => {
    const { page, anchor } = normalizeHref(href);
    const ids = getIds(page, lang);
    if (!ids) return [`there is no page ${page}`];
    return !anchor || ids === 'unknown' || ids.has(anchor) ? [] : [`there is no ${href}`];
  });
}
