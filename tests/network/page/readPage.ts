import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Code, Nodes, RootContent } from 'mdast';
import { listCommandFences } from '../../../build/components/list/packageManagerTabs';
import { getFenceClass, parseMeta } from '../../../build/read/fences';
import { splitFrontMatter } from '../../../build/read/frontMatter';
import {
  isCommandElement,
  getPosition,
  isJsxElement,
  listNodes,
  parseMdx,
} from '../../../build/read/mdx';

export interface Fence {
  /** Line of the page it opens at. */
  line: number;
  language: string;
  /** Its classes and the words next to them. */
  words: string[];
  /** Values of `name="value"`, by name. */
  attributes: Record<string, string>;
  text: string;
}

/**
 * Every fence of a page in reading order, also those inside containers and components; of a command
 * for several package managers that for npm. `isRead` leaves sections out.
 * Throws with `file:line` where the page or a fence's first line cannot be read.
 */
export function readFences(
  source: string,
  file: string,
  isRead: SectionFilter = () => true,
): Fence[] {
  return readNodes(source, file, isRead).flatMap((node) => {
    if (node.type === 'code') return [readFence(node, file)];
    if (!isJsxElement(node) || !isCommandElement(node)) return [];
    return listCommandFences(node).flatMap(({ manager, code }) =>
      manager === 'npm' ? [readFence(code, file)] : [],
    );
  });
}

function readFence(node: Code, file: string): Fence {
  const { line } = getPosition(node);
  const meta = parseMeta(node.meta ?? '');
  const { classes, words, attributes, unknown } = meta;
  const language = node.lang ?? '';
  const usual = getFenceClass({ lang: language, meta })?.split(' ');
  if (unknown.length > 0)
    throw new Error(`${file}:${line}: the fence says “${unknown.join(' ')}”.`);
  return {
    line,
    language,
    words: [...(classes.length > 0 ? classes : (usual ?? [])), ...words],
    attributes,
    text: node.value,
  };
}

/** Whether readers do what is below an h2; the text above the first one has the name ''. */
export type SectionFilter = (section: string) => boolean;

/**
 * Every node of a page in reading order, of all its sections or some.
 * Throws with `file:line` where the page cannot be read.
 */
export function readNodes(source: string, file: string, isRead: SectionFilter): Nodes[] {
  const { body } = splitFrontMatter(source);
  const { tree, issue } = parseMdx(body, 'mdx');
  if (!tree) throw new Error(`${file}:${issue.line}: ${issue.message}`);
  let section = '';
  const children = tree.children.filter((node) => {
    section = getSection(node) ?? section;
    return isRead(section);
  });
  return listNodes({ ...tree, children });
}

/** The text of an h2; undefined for every other node. */
function getSection(node: RootContent): string | undefined {
  if (node.type !== 'heading' || node.depth !== 2) return undefined;
  return node.children.map((child) => ('value' in child ? child.value : '')).join('');
}

export interface Page {
  /** File name without its ending. */
  name: string;
  /** Path below the repository. */
  file: string;
  source: string;
}

/** Every page of a folder but its overview, so that one added later is followed too. */
export function listPages(folder: string): Page[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .sort()
    .map((name) => {
      const file = path.posix.join(folder, name);
      return { name: path.parse(name).name, file, source: readFileSync(file, 'utf8') };
    });
}
