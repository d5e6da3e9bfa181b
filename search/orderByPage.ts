import { maxHits } from './SearchHit';
import { duplicateShare } from './weights';
import type { RankedSection, Section } from './sections';
import { addTo } from './words';

/**
 * Puts sections of one page together: pages in the order of their best section, so many sections of
 * each at most, so that more results can only follow those already shown. What says the same is shown once.
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
  const ordered = [...pages.values()]
    .flatMap((ofPage) => ofPage.sort(byPlace).slice(0, sectionsPerPage))
    .flatMap(({ section }) => sections[section] ?? []);
  return dropDuplicates(ordered).slice(0, maxHits);
}

/** Of sections that say nearly the same, the first. */
function dropDuplicates(sections: readonly Section[]): Section[] {
  const kept: Section[] = [];
  for (const section of sections.slice(0, 2 * maxHits)) {
    if (!kept.some((other) => isNearDuplicate(other, section))) kept.push(section);
  }
  return kept;
}

const getPlace = ({ score, inPage = score }: RankedSection): number => inPage;
const byPlace = (left: RankedSection, right: RankedSection): number =>
  getPlace(right) - getPlace(left) || left.section - right.section;

/** Shorter texts are alike by chance. */
const minWords = 8;

/**
 * Whether two sections of different pages say nearly the same under the same heading, so that one of
 * them will do: "Node.js is too old" on seven pages. Pages themselves stay, whatever they are called.
 */
function isNearDuplicate(left: Section, right: Section): boolean {
  if (left.heading !== right.heading || !left.id || !right.id || left.page === right.page) {
    return false;
  }
  const [fewer, more] = [collectWords(left), collectWords(right)].sort((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size < minWords) return false;
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared / more.size >= duplicateShare;
}

const collectWords = ({ lower }: Section): ReadonlySet<string> =>
  new Set(lower.text.match(/[\p{L}\p{N}]+/gu));
