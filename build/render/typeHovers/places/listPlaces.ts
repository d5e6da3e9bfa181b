import type { OptionFact, RsbuildOptionFact } from '../../../../facts/tool/toolFacts';
import { getPageOption, listSectionOptions } from '../../../check/code/optionPages';
import type { ProofPage, Section } from '../../../check/code/pages';
import type { HoverSubject } from '../HoverBlock';
import { isRsbuildPage, listRsbuildMembers, listRsbuildSubjects } from './listRsbuildSubjects';

/** Where something is documented: address without base, names of page and heading. */
export interface Place {
  href: string;
  label: string;
}

/** Places by what they document (`option dts.bundle`), the first page that has a heading for it. */
export type Places = ReadonlyMap<string, Place>;

export const getPlaceKey = ({ type, name }: HoverSubject): string => `${type} ${name}`;

const apiFolder = 'api/';

export interface NamedOptions {
  options: readonly OptionFact[];
  rsbuildOptions: readonly Pick<RsbuildOptionFact, 'path'>[];
}

/**
 * The headings of some pages that are about an option, or about something the tool exports. What
 * Rslib declares itself comes before what it takes from Rsbuild.
 */
export function listPlaces(pages: readonly ProofPage[], named: NamedOptions): Places {
  const places = new Map<string, Place>();
  const add = (subject: HoverSubject, place: Place) => {
    const key = getPlaceKey(subject);
    if (!places.has(key)) places.set(key, place);
  };
  const rsbuildPages = pages.filter(isRsbuildPage);
  for (const page of [...pages.filter((one) => !isRsbuildPage(one)), ...rsbuildPages]) {
    for (const section of page.sections) {
      for (const subject of listSubjects(page, section, named))
        add(subject, toPlace(page, section));
    }
  }
  for (const page of rsbuildPages) {
    for (const name of listRsbuildMembers(page, named.rsbuildOptions)) {
      add({ type: 'option', name }, { href: page.route, label: getTitle(page) });
    }
  }
  return places;
}

function listSubjects(
  page: ProofPage,
  section: Section,
  { options, rsbuildOptions }: NamedOptions,
): HoverSubject[] {
  if (isRsbuildPage(page)) {
    return listRsbuildSubjects(section, rsbuildOptions).map((name) => ({ type: 'option', name }));
  }
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
  const title = getTitle(page);
  return depth === 1
    ? { href: page.route, label: title }
    : { href: `${page.route}#${id}`, label: `${title} › ${text}` };
}

const getTitle = ({ sections, title = '' }: ProofPage): string =>
  sections.find(({ depth }) => depth === 1)?.text ?? title;
