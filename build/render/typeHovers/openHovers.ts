import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import type { PageHovers } from '../../../site/pageHovers';
import { hashFiles } from '../../read/buildCache/hashFiles';
import type { Proof } from '../../check/code';
import { hashParts } from '../../check/cacheKey';
import type { ProofPage } from '../../check/code/pages';
import { buildPageHovers } from './buildPageHovers';
import { computeHovers } from './computeHovers';
import type { HoverBlock } from './HoverBlock';
import { listBlocks } from './listBlocks';
import { hashHeadings, mayHoldPlaces } from './places/hashHeadings';
import { listPlaces, type Places } from './places/listPlaces';

/** A page whose code has names to look up. */
export interface HoverPage {
  /** Relative to the docs folder. */
  file: string;
  /** Name of its hovers, by which the page asks for them: another one whenever they change. */
  name: string;
  blocks: readonly HoverBlock[];
  places: Places;
}

export interface Hovers {
  root: string;
  listPages: () => HoverPage[];
  /** The page of a file, relative to the docs folder, if its code has names to look up. */
  findPage: (file: string) => HoverPage | undefined;
  /** The hovers of pages by name; asks the compiler for what is not known. */
  readPages: (pages: readonly HoverPage[]) => Promise<Map<string, PageHovers>>;
  /**
   * Changes when a heading does that hovers lead to: every page's name does then. Known before any
   * page is parsed.
   */
  getPlacesKey: () => string;
}

export interface HoversOptions {
  /** The default language first. */
  languages: readonly string[];
  /** Where answers are kept between runs. */
  cacheFile?: string;
}

/**
 * What decides an answer: packages, how fences are compiled, and the questions. Not the Node.js that
 * asks: pages that the framework keeps from an older build name their file as it was called then.
 */
const sources = [
  'package-lock.json',
  'build/check/code/types.ts',
  'build/check/code/compilers.ts',
  'build/render/typeHovers',
];
const defaultFile = path.join(repository, 'node_modules', '.cache', 'rslib-docs', 'hovers.json');

/** Opens the hovers of a docs folder. */
export function openHovers(
  proof: Proof,
  { languages, cacheFile = defaultFile }: HoversOptions,
): Hovers {
  const { tool } = proof.openStore();
  const toolchain = hashFiles(repository, sources);
  const openPlaces = keepWhile(hasSamePlaces, (pages: readonly ProofPage[]) => {
    const byLanguage = new Map(
      languages.map((language) => {
        const places = listPlaces(sortPages(pages, language), tool);
        return [language, { places, key: hashPlaces(places) }];
      }),
    );
    return (language: string): KeyedPlaces => byLanguage.get(language) ?? noPlaces;
  });
  const listSome = (isWanted: (page: ProofPage) => boolean): HoverPage[] => {
    const pages = proof.readPages();
    const getPlaces = openPlaces(pages);
    return pages.filter(isWanted).flatMap((page) => {
      const blocks = listBlocks(page, toolchain);
      if (blocks.length === 0) return [];
      const { places, key } = getPlaces(page.language);
      const keys = blocks.map((block) => block.key);
      const hash = hashParts(toolchain, key, ...keys).slice(0, 10);
      return [{ file: page.file, name: `${getSlug(page)}.${hash}`, blocks, places }];
    });
  };
  const listPages = () => listSome(() => true);
  return {
    root: proof.root,
    listPages,
    findPage: (file) => listSome((page) => page.file === file)[0],
    readPages: async (pages) => {
      const blocks = pages.flatMap((page) => page.blocks);
      const kept = listPages().flatMap((page) => page.blocks);
      const known = await computeHovers(blocks, { cacheFile, kept });
      return new Map(
        pages.map((page) => [
          page.name,
          buildPageHovers(page.blocks, { known, places: page.places, options: tool.options }),
        ]),
      );
    },
    getPlacesKey: () => hashHeadings(proof.root),
  };
}

/** What was made last, for as long as what it was made of is the same. */
function keepWhile<From, Made>(
  isSame: (before: From, now: From) => boolean,
  make: (from: From) => Made,
): (from: From) => Made {
  let last: { from: From; made: Made } | undefined;
  return (from) => {
    if (!last || !isSame(last.from, from)) last = { from, made: make(from) };
    return last.made;
  };
}

/** Whether pages have the same headings: those of a page that has not changed are kept by its reader. */
function hasSamePlaces(before: readonly ProofPage[], now: readonly ProofPage[]): boolean {
  const [old, fresh] = [before, now].map((pages) =>
    pages.filter(({ file }) => mayHoldPlaces.test(file)),
  );
  return (
    old?.length === fresh?.length &&
    old?.every(({ file, sections }, nth) => {
      const other = fresh?.[nth];
      return file === other?.file && sections === other.sections;
    }) === true
  );
}

/** A language's own pages come first; what is not translated is read in another one. */
const sortPages = (pages: readonly ProofPage[], language: string): ProofPage[] => [
  ...pages.filter((page) => page.language === language),
  ...pages.filter((page) => page.language !== language),
];

interface KeyedPlaces {
  places: Places;
  /** Another one where a place is. */
  key: string;
}

const hashPlaces = (places: Places): string => hashParts(JSON.stringify([...places]));

const noPlaces: KeyedPlaces = { places: new Map(), key: hashPlaces(new Map()) };

const getSlug = ({ route }: ProofPage): string =>
  route.split('/').filter(Boolean).join('-') || 'index';
