import { maxHits } from '../SearchProvider';
import { duplicateShare } from './weights';
import type { RankedSection, Section } from './sections';
import { compactText } from './words';

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
    if (page === undefined) continue;
    const ofPage = pages.get(page);
    if (ofPage) ofPage.push(one);
    else pages.set(page, [one]);
  }
  const ordered = [...pages.values()]
    .flatMap((ofPage) => ofPage.sort(byPlace).slice(0, sectionsPerPage))
    .flatMap(({ section }) => sections[section] ?? []);
  return dropDuplicates(ordered).slice(0, maxHits);
}

/** Of sections that say nearly the same, the first. */
function dropDuplicates(sections: readonly Section[]): Section[] {
  const byHeading = new Map<string, Section[]>();
  const known = new Map<Section, ReadonlySet<string>>();
  const readWords = (section: Section): ReadonlySet<string> => {
    const words = known.get(section) ?? listWords(section);
    known.set(section, words);
    return words;
  };
  return sections.slice(0, 2 * maxHits).filter((section) => {
    const alike = byHeading.get(section.heading) ?? [];
    if (alike.some((other) => isNearDuplicate(other, section, readWords))) return false;
    byHeading.set(section.heading, [...alike, section]);
    return true;
  });
}

const getPlace = ({ score, inPage = score }: RankedSection): number => inPage;
const byPlace = (left: RankedSection, right: RankedSection): number =>
  getPlace(right) - getPlace(left) || left.section - right.section;

/** Shorter texts are alike by chance. */
const minWords = 8;

/**
 * Whether two sections of different pages say nearly the same under the same heading, so that one of
 * them will do: "Node.js is too old" on seven pages. Pages themselves stay, whatever they are called.
 * @param readWords the words of a section's text, each once: a section is compared with many
 */
export function isNearDuplicate(
  left: Section,
  right: Section,
  readWords: (section: Section) => ReadonlySet<string> = listWords,
): boolean {
  if (!left.id || !right.id || left.page === right.page) return false;
  if (compactText(left.heading) !== compactText(right.heading)) return false;
  const [fewer, more] = [readWords(left), readWords(right)].sort(
    (one, other) => one.size - other.size,
  );
  if (!fewer || !more || fewer.size < minWords) return false;
  if (fewer.size / more.size < duplicateShare) return false;
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared / more.size >= duplicateShare;
}

/** The words of a section's text, in lower case, each once. */
export const listWords = ({ lower }: Section): ReadonlySet<string> =>
  new Set(lower.text.match(/[\p{L}\p{N}]+/gu));
