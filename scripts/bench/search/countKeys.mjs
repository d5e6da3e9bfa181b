import { readGrades } from './judgeAnswer.mjs';
import { normalizeHref } from './normalizeHref.mjs';

/** Results that are seen without looking for them. */
const glance = 3;

/**
 * How many characters of a query must be typed until one of the first three results leads to the right
 * page; one more than the query has where none ever does.
 * @param {string} query
 * @param {Readonly<Record<string, number>>} relevant
 * @param {(query: string) => string[] | Promise<string[]>} search
 * @returns {Promise<number>}
 */
export async function countKeys(query, relevant, search) {
  const { rightPages } = readGrades(relevant);
  const keys = Array.from(query);
  for (let typed = 1; typed <= keys.length; typed++) {
    const hrefs = await search(keys.slice(0, typed).join(''));
    if (hrefs.slice(0, glance).some((href) => rightPages.has(normalizeHref(href).page)))
      return typed;
  }
  return keys.length + 1;
}
