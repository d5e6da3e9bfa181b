/** Results further down are not looked at. */
const depth = 10;
/** Grades of bench/search/README.md: what helps much is right, what answers is best. */
const right = 2;
const best = 3;

/**
 * What one list of results is worth to the reader who asked.
 * `rank`: place of the first right page, 0 past ten pages. `gain`: nDCG of the first ten pages.
 * `isBestFirst`: whether the first page is one of the best. `isSectionFirst`: whether the very first
 * result is one of the best sections; undefined where none answers the question. `keys`: characters
 * typed until the right page is among the first three results, where they were counted.
 * @typedef {{
 *   rank: number,
 *   gain: number,
 *   isBestFirst: boolean,
 *   isSectionFirst: boolean | undefined,
 *   isEmpty: boolean,
 *   keys?: number | undefined,
 * }} Judgement
 */

/**
 * @param {readonly string[]} hrefs the results in the order in which the reader sees them
 * @param {Readonly<Record<string, number>>} relevant
 * @returns {Judgement}
 */
export function judgeAnswer(hrefs, relevant) {
  const { pages, rightPages, bestPages, bestSections } = readGrades(relevant);
  const results = hrefs.map(normalizeHref);
  const seen = [...new Set(results.map(({ page }) => page))].slice(0, depth);
  const [first] = results;
  return {
    rank: 1 + seen.findIndex((page) => rightPages.has(page)),
    gain: getGain(seen.map((page) => pages.get(page) ?? 0)) / getGain(listBest(pages)),
    isBestFirst: bestPages.has(seen[0] ?? ''),
    isSectionFirst:
      bestSections.size > 0 ? bestSections.has(`${first?.page}#${first?.anchor}`) : undefined,
    isEmpty: hrefs.length === 0,
  };
}

/**
 * Grades by page and by section, as a question names them.
 * @param {Readonly<Record<string, number>>} relevant
 */
function readGrades(relevant) {
  /** @type {Map<string, number>} */
  const pages = new Map();
  /** @type {Map<string, number>} */
  const sections = new Map();
  for (const [href, grade] of Object.entries(relevant)) {
    const { page, anchor } = normalizeHref(href);
    pages.set(page, Math.max(grade, pages.get(page) ?? 0));
    if (anchor) sections.set(`${page}#${anchor}`, grade);
  }
  // Where nothing answers a question outright, the best that there is will do.
  const top = Math.max(0, ...pages.values());
  return {
    pages,
    rightPages: keepFrom(pages, Math.min(right, top)),
    bestPages: keepFrom(pages, Math.min(best, top)),
    bestSections: keepFrom(sections, best),
  };
}

/**
 * Those of this grade or a better one.
 * @param {ReadonlyMap<string, number>} grades
 * @param {number} least
 */
const keepFrom = (grades, least) =>
  new Set([...grades].filter(([, grade]) => grade >= least).map(([href]) => href));

/** @param {ReadonlyMap<string, number>} pages */
const listBest = (pages) => [...pages.values()].sort((a, b) => b - a).slice(0, depth);

/**
 * Discounted cumulative gain: a page of grade 3 counts 7, of grade 2 counts 3, less the later it comes.
 * @param {readonly number[]} grades
 */
const getGain = (grades) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * The address of a result as questions name it, page and anchor apart: without language, ending or
 * last slash. `/zh/guide/start/index.html#use` → `{ page: '/guide/start', anchor: 'use' }`.
 * @param {string} href
 * @returns {{ page: string, anchor: string }}
 */
export function normalizeHref(href) {
  const [path = '', anchor = ''] = href.split('#', 2);
  const page = path
    .replace(/^\/(?:en|zh|ja|ko|ru)(?=\/|$)/, '')
    .replace(/(?:\/index)?\.html$|\/index$/, '')
    .replace(/\/$/, '');
  return { page: page || '/', anchor: decodeURIComponent(anchor) };
}

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
    if (hrefs.slice(0, 3).some((href) => rightPages.has(normalizeHref(href).page))) return typed;
  }
  return keys.length + 1;
}

/**
 * Means over the questions of a part; `sectionFirst` over those which a section answers, `sections` in
 * number; `keys` undefined where they were not counted.
 * @typedef {{
 *   count: number,
 *   mrr: number,
 *   ndcg: number,
 *   first: number,
 *   bestFirst: number,
 *   five: number,
 *   sections: number,
 *   sectionFirst: number | undefined,
 *   none: number,
 *   keys: number | undefined,
 * }} Summary
 */

/**
 * @param {readonly Judgement[]} judged
 * @returns {Summary}
 */
export function summarize(judged) {
  const bySection = judged.flatMap(({ isSectionFirst }) => isSectionFirst ?? []);
  const mean = (/** @type {(one: Judgement) => number | boolean} */ read) =>
    getMean(judged.map((one) => Number(read(one)))) ?? 0;
  return {
    count: judged.length,
    mrr: mean(({ rank }) => (rank > 0 ? 1 / rank : 0)),
    ndcg: mean(({ gain }) => gain),
    first: mean(({ rank }) => rank === 1),
    bestFirst: mean(({ isBestFirst }) => isBestFirst),
    five: mean(({ rank }) => rank > 0 && rank <= 5),
    sections: bySection.length,
    sectionFirst: getMean(bySection.map(Number)),
    none: mean(({ isEmpty }) => isEmpty),
    keys: getMean(judged.flatMap((one) => one.keys ?? [])),
  };
}

/**
 * Undefined of nothing.
 * @param {readonly number[]} numbers
 */
const getMean = (numbers) =>
  numbers.length > 0
    ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    : undefined;
