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
  const pages = new Map<number, Section[]>();
  for (const { section: position } of ranked) {
    const section = sections[position];
    if (!section) continue;
    const ofPage = pages.get(section.page) ?? [];
    if (ofPage.length < maxSectionsPerPage) pages.set(section.page, [...ofPage, section]);
  }
  return [...pages.values()].flat().slice(0, maxHits);
}
