import type { OptionFact, RsbuildOptionFact } from '../../facts/tool/toolFacts';
import { getPageOption, getPlainRoute, listParents, listSectionOptions } from './optionHeadings';
import type { DocsPage, Section } from './docsPages';

/** What a name is called where it is documented. */
export interface Subject {
  /** `option`: a path below the configuration; `api`: an export, or a method of the instance. */
  type: 'option' | 'api';
  name: string;
}

/** Where something is documented: address without base, names of page and heading. */
export interface Place {
  href: string;
  label: string;
}

/** Places by what they document (`option dts.bundle`), the first page that has a heading for it. */
export type Places = ReadonlyMap<string, Place>;

const getPlaceKey = ({ type, name }: Subject): string => `${type} ${name}`;

const apiFolder = 'api/';

export interface NamedOptions {
  options: readonly OptionFact[];
  rsbuildOptions: readonly Pick<RsbuildOptionFact, 'path'>[];
}

/**
 * The headings of some pages that are about an option, or about something the tool exports. What
 * Rslib declares itself comes before what it takes from Rsbuild.
 */
export function listPlaces(pages: readonly DocsPage[], named: NamedOptions): Places {
  const places = new Map<string, Place>();
  const add = (subject: Subject, place: Place) => {
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
  page: DocsPage,
  section: Section,
  { options, rsbuildOptions }: NamedOptions,
): Subject[] {
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

function toPlace(page: DocsPage, { depth, text, id }: Section): Place {
  const title = getTitle(page);
  return depth === 1
    ? { href: page.route, label: title }
    : { href: `${page.route}#${id}`, label: `${title} › ${text}` };
}

const getTitle = ({ sections, title = '' }: DocsPage): string =>
  sections.find(({ depth }) => depth === 1)?.text ?? title;

/** Where a name is documented: itself, else the option it is a part of. */
export function findPlace(subject: Subject, places: Places): Place | undefined {
  const { type, name } = subject;
  for (const candidate of type === 'option' ? [name, ...listParents(name)] : [name]) {
    const place = places.get(getPlaceKey({ type, name: candidate }));
    if (place) return place;
  }
  return undefined;
}

/** The page about what Rslib takes from Rsbuild, and the folder with a page for each group of it. */
const overview = 'config/rsbuild';

type Option = Pick<RsbuildOptionFact, 'path'>;

/** Whether a page is about options of Rsbuild. */
function isRsbuildPage({ file }: DocsPage): boolean {
  const route = getPlainRoute(file);
  return route === overview || route.startsWith(`${overview}/`);
}

/**
 * The options that a heading of such a page names: all of it in code (`source.include` and
 * `source.exclude`), or the h1 as it is (`# dev and server`).
 */
function listRsbuildSubjects(
  { depth, text, codes }: Section,
  options: readonly Option[],
): string[] {
  const names = text.split(/,\s*|\s+and\s+/);
  const isAboutThem = depth === 1 || names.every((name) => codes.includes(name));
  return isAboutThem ? names.filter((name) => isOption(name, options)) : [];
}

/** Options one level below a page's own that have no heading anywhere: the page is their place. */
function listRsbuildMembers(page: DocsPage, options: readonly Option[]): string[] {
  const heading = page.sections.find(({ depth }) => depth === 1);
  const roots = heading ? listRsbuildSubjects(heading, options) : [];
  return options
    .map(({ path }) => path)
    .filter((path) => roots.some((root) => path.startsWith(`${root}.`)))
    .filter((path) => path.split('.').length === 2);
}

/** `output.distPath` is one, and so is `output`, which only begins the paths of others. */
const isOption = (name: string, options: readonly Option[]): boolean =>
  options.some(({ path }) => path === name || path.startsWith(`${name}.`));
