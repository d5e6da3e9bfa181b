import type { RankedSection, Section } from './Section';
import { maxHits, maxSectionsPerPage } from './weights';

/**
 * Puts sections of one page together: pages in the order of their best section, at most four sections
 * each, so that more results can only follow those already shown.
 */
export function orderByPage(
  ranked: readonly RankedSection[],
  sections: readonly Section[],
): Section[] {
  const pages = new Map<number, RankedSection[]>();
  for (const one of ranked) {
    const page = sections[one.section]?.page;
    if (page === undefined) continue;
    const ofPage = pages.get(page);
    if (ofPage) ofPage.push(one);
    else pages.set(page, [one]);
  }
  return [...pages.values()]
    .flatMap((ofPage) => ofPage.sort(byPlace).slice(0, maxSectionsPerPage))
    .slice(0, maxHits)
    .flatMap(({ section }) => sections[section] ?? []);
}

const getPlace = ({ score, inPage = score }: RankedSection): number => inPage;
const byPlace = (left: RankedSection, right: RankedSection): number =>
  getPlace(right) - getPlace(left) || left.section - right.section;
