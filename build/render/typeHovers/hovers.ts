import path from 'node:path';
import { languages } from '../../../site/site';
import { repository } from '../../../facts/cases/paths';
import type { OptionFact, ToolFacts } from '../../../facts/tool/toolFacts';
import { hashText } from '../../../site/hashText';
import type { HoverText, PageHovers } from '../../../site/pageHovers';
import { hashParts, hashFiles } from '../../read/cache';
import type { DocsPage, PageReader } from '../../components/docsPages';
import { type Snippet, listSnippets, getHead } from '../../read/snippets';
import { findPlace, listPlaces, type Places, type Subject } from '../../components/places';
import { getStatedDefault } from '../../components/list/options';
import { computeHovers } from './computeHovers';
import { formatComment } from './signature';

/** A page whose code has names to look up. */
export interface HoverPage {
  /** Relative to the docs folder. */
  file: string;
  /** Name of its hovers, by which the page requests them: another one whenever they change. */
  name: string;
  blocks: readonly HoverBlock[];
  places: Places;
}

export interface Hovers {
  root: string;
  listPages: () => HoverPage[];
  /** The hovers of pages by name; asks the compiler for what is not known. */
  readPages: (pages: readonly HoverPage[]) => Promise<Map<string, PageHovers>>;
  /** A page with hovers, by its file, without reading others: the hash in its name is another one. */
  findPage: (file: string) => Pick<HoverPage, 'name' | 'blocks'> | undefined;
}

/**
 * What decides an answer and the words around it: packages, how fences are compiled, the questions, and
 * what the tool says of its options. Only what is committed: the names of files have its hash.
 */
const sources = [
  'package-lock.json',
  'build/components/list/options.ts',
  'build/components/places.ts',
  'build/read/snippets.ts',
  'build/render/typeHovers',
  'facts/results/tool.json',
];
/** Where answers are kept between runs. */
const cacheFile = path.join(repository, 'node_modules', '.cache', 'rslib-docs', 'hovers.json');

/** Opens the hovers of a docs folder. */
export function openHovers(source: PageReader, tool: ToolFacts): Hovers {
  const toolchain = hashFiles(repository, sources);
  const listPages = (): HoverPage[] => {
    const pages = source.readPages();
    const byLanguage = new Map(
      languages.map((language: string) => {
        const places = listPlaces(sortPages(pages, language), tool);
        return [language, { places, key: hashParts(JSON.stringify([...places])) }];
      }),
    );
    return pages.flatMap((page) => {
      const blocks = listBlocks(page, toolchain);
      if (blocks.length === 0) return [];
      const { places = new Map(), key = '' } = byLanguage.get(page.language) ?? {};
      const keys = blocks.map((block) => block.key);
      const hash = hashParts(toolchain, key, ...keys).slice(0, 10);
      return [{ file: page.file, name: `${getSlug(page)}.${hash}`, blocks, places }];
    });
  };
  return {
    root: source.root,
    findPage: (file) => {
      const page = source.readPage(file);
      const blocks = page ? listBlocks(page, toolchain) : [];
      if (!page || blocks.length === 0) return undefined;
      const hash = hashParts(...blocks.map(({ key }) => key)).slice(0, 10);
      return { name: `${getSlug(page)}.${hash}`, blocks };
    },
    listPages,
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
  };
}

/** A language's own pages come first; what is not translated is read in another one. */
const sortPages = (pages: readonly DocsPage[], language: string): DocsPage[] => [
  ...pages.filter((page) => page.language === language),
  ...pages.filter((page) => page.language !== language),
];

const getSlug = ({ route }: DocsPage): string =>
  route.split('/').filter(Boolean).join('-') || 'index';

/** A fence whose names are looked up: a file of the project that its page shows. */
export interface HoverBlock {
  /** Decides what is known of it: code, what it needs, versions. */
  key: string;
  /** Mark of its text, by which the page finds it. */
  mark: string;
  /** Path in the page's project. */
  path: string;
  code: string;
  /** Lines that are checked before it and not shown. */
  head: string;
  /** Other files it imports: path and content. */
  siblings: readonly (readonly [path: string, code: string])[];
}

/** A name in a block and what the compiler knows of it. */
export interface NameHover {
  start: number;
  length: number;
  signature: readonly string[];
  about?: string;
  default?: string;
  deprecated?: string;
  subject?: Subject;
}

/** The fences of a page whose names are worth a hover: whole configurations and modules in TypeScript or JavaScript. */
export function listBlocks({ fences }: DocsPage, toolchain: string): HoverBlock[] {
  const blocks = listSnippets(fences)
    .filter(hasHovers)
    .map((snippet) => toBlock(snippet, toolchain));
  return [...new Map(blocks.map((block) => [block.mark, block])).values()];
}

/** A part of a file, and what was never run, cannot be looked up. */
const hasHovers = ({ fence, fenceClass, path }: Snippet): boolean =>
  (fenceClass === 'config' || fenceClass === 'module') &&
  /\.[cm]?[jt]sx?$/.test(path) &&
  !fence.meta.words.includes('part') &&
  fence.meta.attributes['not-run'] === undefined;

function toBlock(snippet: Snippet, toolchain: string): HoverBlock {
  const { path, fence } = snippet;
  const { code } = fence;
  const head = getHead(snippet);
  const siblings = /['"]\.\.?\//.test(code) ? [...snippet.siblings] : [];
  const key = hashParts(toolchain, path, head, code, ...siblings.flat());
  return { key, mark: hashText(code), path, code, head, siblings };
}

export interface PageHoverSources {
  /** What is known of each block's names, by its key. */
  known: ReadonlyMap<string, readonly NameHover[]>;
  places: Places;
  options: readonly OptionFact[];
}

/** The hovers of a page: each text once, and where in which block it belongs. */
export function buildPageHovers(
  blocks: readonly HoverBlock[],
  { known, places, options }: PageHoverSources,
): PageHovers {
  const indices = new Map<string, number>();
  const texts: HoverText[] = [];
  const getIndex = (hover: NameHover): number => {
    const text = toText(hover, places, options);
    const key = JSON.stringify(text);
    const index = indices.get(key) ?? texts.length;
    if (index === texts.length) texts.push(text);
    indices.set(key, index);
    return index;
  };
  const entries = blocks.map(({ mark, key }): [string, number[]] => [
    mark,
    (known.get(key) ?? []).flatMap((hover) => [hover.start, hover.length, getIndex(hover)]),
  ]);
  return { texts, blocks: Object.fromEntries(entries.filter(([, ranges]) => ranges.length > 0)) };
}

function toText(
  { signature, about, deprecated, subject, default: tag }: NameHover,
  places: Places,
  options: readonly OptionFact[],
): HoverText {
  const option =
    subject?.type === 'option' ? options.find(({ path }) => path === subject.name) : undefined;
  const stated = option ? formatComment(getStatedDefault(option) ?? '') : asCode(tag);
  const page = subject && findPlace(subject, places);
  return {
    signature,
    ...(about && { about }),
    // “undefined” says that nothing is set, not what then happens.
    ...(stated && stated !== '`undefined`' && { default: stated }),
    ...(deprecated !== undefined && { deprecated }),
    ...(page && { page }),
  };
}

/** Comments write values with backticks and without. */
const asCode = (value = ''): string => (/^[^\s`]+$/.test(value) ? `\`${value}\`` : value);
