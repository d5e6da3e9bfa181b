import path from 'node:path';
import type { Code, Heading, Nodes, Table } from 'mdast';
import { repository } from '../../facts/cases/paths';
import { CommandError } from './commands';
import { listAttributes, type WrittenAttribute } from './component';
import { type PageMessage, readMessages } from './errorMessages';
import { readWords } from './listContent';
import { findBuildTimeComponent } from './registry';
import { listCommandFences } from './list/packageManagerTabs';
import { cacheReadings } from '../read/cache';
import type { Position } from '../read/issues';
import { type Fence, parseMeta } from '../read/fences';
import { createFileCache, listFiles, toRoute } from '../read/files';
import { splitHeading } from '../read/headings';
import { getText } from '../read/located';
import { getPosition, isCommandElement, isJsxElement, listNodes } from '../read/mdx';
import { readPage } from '../read/page';
import { readStatements, type Statement } from '../read/statements';

/** Where readers of pages, and the checks of their code, keep what they know between runs. */
export const codeCacheFolder = path.join(repository, 'node_modules/.cache/rslib-docs/code');

export interface PageReader {
  /** The docs folder. */
  root: string;
  readPages: () => DocsPage[];
  /** The page of a file, relative to the docs folder; undefined where that is none. */
  readPage: (file: string) => DocsPage | undefined;
}

/** A reader of pages that parses what changed since the last time, in this run or an earlier one. */
export function createPageReader(docs: string, cacheFolder: string = codeCacheFolder): PageReader {
  const root = path.resolve(docs);
  const readings = cacheReadings(path.join(cacheFolder, 'pages.json'), readPageContent);
  const read = createFileCache((source) => readings.read(source, undefined));
  const readPage = (file: string): DocsPage | undefined => {
    if (!file.endsWith('.mdx') || file.startsWith('public/')) return undefined;
    const content = read(path.join(root, file));
    if (!content) return undefined;
    return { ...content, file, ...toRoute(file) };
  };
  return {
    root,
    readPage,
    readPages: () => {
      const pages = listFiles(root).flatMap((file) => readPage(file) ?? []);
      readings.saveOnce();
      return pages;
    },
  };
}

/** Reads all that is to be proved from a page's source. A page that is no MDX gives nothing. */
export function readPageContent(source: string): PageContent {
  const page = readPage(source);
  const { frontMatter, body, isBroken, nodes, headings } = page;
  const lines = body.split('\n');
  const ids = headings.map(({ id }) => id);
  return {
    isBroken,
    title: getText(frontMatter, 'title'),
    pageType: getText(frontMatter, 'pageType') ?? 'doc',
    fences: nodes.flatMap(readFences),
    codes: nodes.flatMap((node) =>
      node.type === 'inlineCode'
        ? [
            {
              ...getPosition(node),
              text: node.value,
              context: lines[getPosition(node).line - 1] ?? '',
            },
          ]
        : [],
    ),
    sections: nodes
      .filter((node) => node.type === 'heading')
      .map((node, index) => readHeading(node, ids[index] ?? '')),
    tables: nodes.flatMap((node) => (node.type === 'table' ? [readTable(node)] : [])),
    components: nodes.flatMap(readComponent),
    steps: nodes.flatMap(countSteps),
    statements: readStatements(source),
    messages: readMessages(page),
  };
}

function readHeading(node: Heading, id: string): Section {
  return {
    id,
    ...getPosition(node),
    depth: node.depth,
    text: splitHeading(node).text,
    codes: listCodes(node),
  };
}

function readTable(node: Table): TableUse {
  return {
    ...getPosition(node),
    rows: node.children.map((row) =>
      row.children.map((cell) => ({
        ...getPosition(cell),
        text: readWords([cell]).trim(),
        codes: listCodes(cell),
      })),
    ),
  };
}

function readComponent(node: Nodes): ComponentUse[] {
  if (!isJsxElement(node) || !findBuildTimeComponent(node.name)) return [];
  return [{ ...getPosition(node), name: node.name ?? '', attributes: listAttributes(node) }];
}

/** The headings in `<Steps>`, or the items of its list. */
function countSteps(node: Nodes): number[] {
  if (!isJsxElement(node) || node.name !== 'Steps') return [];
  const headings = node.children.filter((child) => child.type === 'heading' && child.depth === 3);
  const items = node.children.flatMap((child) => (child.type === 'list' ? child.children : []));
  return [headings.length || items.length];
}

const listCodes = (node: Nodes): string[] =>
  listNodes(node).flatMap((one) => (one.type === 'inlineCode' ? [one.value] : []));

/** What checks need of a page's source; plain data, so that it can be kept between runs. */
export interface PageContent {
  /** Whether the rest is empty, since it is no MDX. */
  isBroken: boolean;
  /** `title` of its front matter. */
  title: string | undefined;
  pageType: string;
  fences: Fence[];
  codes: CodeUse[];
  sections: Section[];
  tables: TableUse[];
  components: ComponentUse[];
  /** How many steps each `<Steps>` has. */
  steps: number[];
  statements: Statement[];
  /** What the error finder takes of it. */
  messages: PageMessage[];
}

/** Code within a sentence. */
export interface CodeUse extends Position {
  text: string;
  /** The line it is on. */
  context: string;
}

/** A heading and where it is. */
export interface Section extends Position {
  depth: number;
  text: string;
  /** What addresses call it. */
  id: string;
  /** Parts of it that are written as code. */
  codes: string[];
}

/** A table by rows of cells, the head first. */
export interface TableUse extends Position {
  rows: TableCellUse[][];
}

export interface TableCellUse extends Position {
  /** Its words, code without backticks. */
  text: string;
  codes: string[];
}

/** A build-time component. */
export interface ComponentUse extends Position {
  name: string;
  attributes: WrittenAttribute[];
}

export interface DocsPage extends PageContent {
  /** Relative to the docs folder: `en/config/lib.mdx`. */
  file: string;
  route: string;
  language: string;
}

/** The fences that a node of a page is or makes. */
function readFences(node: Nodes): Fence[] {
  if (node.type === 'code') return [readFence(node)];
  if (!isJsxElement(node) || !isCommandElement(node)) return [];
  try {
    const fences = listCommandFences(node).map(({ code }) => ({
      ...readFence(code),
      isGenerated: true,
    }));
    // What cannot be run is named once.
    const isRun = fences.every(({ meta }) => meta.attributes['not-run'] === undefined);
    return isRun ? fences : fences.slice(0, 1);
  } catch (error) {
    // build/check/content says what is wrong with the command.
    if (error instanceof CommandError) return [];
    throw error;
  }
}

const readFence = (node: Code): Fence => ({
  ...getPosition(node),
  lang: node.lang ?? '',
  code: node.value,
  meta: parseMeta(node.meta ?? ''),
});
