import type { OptionFact } from '../../../facts/tool/toolFacts';
import { getPageOption, listSectionOptions } from '../../proof/names/sectionOption';
import type { ProofPage, Section } from '../../proof/page/ProofPage';
import type { HoverSubject } from '../HoverBlock';

/** Where something is documented: address without base, names of page and heading. */
export interface Place {
  href: string;
  label: string;
}

/** Places by what they document (`option dts.bundle`), the first page that has a heading for it. */
export type Places = ReadonlyMap<string, Place>;

export const getPlaceKey = ({ type, name }: HoverSubject): string => `${type} ${name}`;

const apiFolder = 'api/';

/** The headings of some pages that are about an option, or about something the tool exports. */
export function listPlaces(pages: readonly ProofPage[], options: readonly OptionFact[]): Places {
  const places = new Map<string, Place>();
  for (const page of pages) {
    for (const section of page.sections) {
      for (const subject of listSubjects(page, section, options)) {
        const key = getPlaceKey(subject);
        if (!places.has(key)) places.set(key, toPlace(page, section));
      }
    }
  }
  return places;
}

function listSubjects(
  page: ProofPage,
  section: Section,
  options: readonly OptionFact[],
): HoverSubject[] {
  const pageOption = getPageOption(page);
  if (pageOption !== undefined) {
    // The page about all of them is about the list that holds them.
    const own = pageOption === '' && section.depth === 1 ? ['lib'] : [];
    const names = [...own, ...listSectionOptions(section, pageOption, options)];
    return names.map((name) => ({ type: 'option', name }));
  }
  const isApi = page.file.replace(/^[^/]+\//, '').startsWith(apiFolder);
  if (!isApi || section.depth === 1) return [];
  return section.text.split(/,\s*|\s+and\s+/).map((name) => ({ type: 'api', name }));
}

function toPlace(page: ProofPage, { depth, text, id }: Section): Place {
  const title = page.sections.find((section) => section.depth === 1)?.text ?? page.title ?? '';
  return depth === 1
    ? { href: page.route, label: title }
    : { href: `${page.route}#${id}`, label: `${title} › ${text}` };
}
