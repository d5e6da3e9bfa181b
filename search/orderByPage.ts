import { maxHits } from './SearchHit';
import type { RankedSection, Section } from './sections';
import { addTo } from './words';

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
