import { normalizeHref } from './normalizeHref.mjs';

/** Results further down are not looked at. */
const depth = 10;
/** Grades of bench/search/README.md: what helps much is right, what answers is best. */
const right = 2;
const best = 3;

/**
 * What one list of results is worth to the reader who asked.
 * `reciprocalRank`: 1 for a right page at first, 1/2 for second, 0 past ten pages. `gain`: nDCG of the
 * first ten pages. `isFirst`, `isInFive`: whether the first page, or one of the first five, is right;
 * `isBestFirst`: whether the first is one of the best. `isSectionFirst`, `isSectionInThree`: whether
 * the very first result, or one of the first three, is one of the best sections; undefined where none
 * answers the question.
 * @typedef {{
 *   reciprocalRank: number,
 *   gain: number,
 *   isFirst: boolean,
 *   isBestFirst: boolean,
 *   isInFive: boolean,
 *   isSectionFirst: boolean | undefined,
 *   isSectionInThree: boolean | undefined,
 *   isEmpty: boolean,
 * }} Judgement
 */

/**
 * Grades by page and by section, as a question names them.
 * @param {Readonly<Record<string, number>>} relevant
 */
export function readGrades(relevant) {
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

/**
 * @param {readonly string[]} hrefs the results in the order in which the reader sees them
 * @param {Readonly<Record<string, number>>} relevant
 * @returns {Judgement}
 */
export function judgeAnswer(hrefs, relevant) {
  const { pages, rightPages, bestPages, bestSections } = readGrades(relevant);
  const results = hrefs.map(normalizeHref);
  const seen = [...new Set(results.map(({ page }) => page))].slice(0, depth);
  const place = seen.findIndex((page) => rightPages.has(page));
  const isSection = (/** @type {ReturnType<typeof normalizeHref>[]} */ list) =>
    bestSections.size > 0
      ? list.some(({ page, anchor }) => bestSections.has(`${page}#${anchor}`))
      : undefined;
  return {
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    gain: getGain(seen.map((page) => pages.get(page) ?? 0)) / getGain(listBest(pages)),
    isFirst: place === 0,
    isBestFirst: bestPages.has(seen[0] ?? ''),
    isInFive: place >= 0 && place < 5,
    isSectionFirst: isSection(results.slice(0, 1)),
    isSectionInThree: isSection(results.slice(0, 3)),
    isEmpty: hrefs.length === 0,
  };
}

/** @param {ReadonlyMap<string, number>} pages */
const listBest = (pages) => [...pages.values()].sort((a, b) => b - a).slice(0, depth);

/**
 * Discounted cumulative gain: a page of grade 3 counts 7, of grade 2 counts 3, less the later it comes.
 * @param {readonly number[]} grades
 */
const getGain = (grades) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
