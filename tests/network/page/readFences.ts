import type { Code } from 'mdast';
import { getPosition } from '../../../plugins/docsCheck/page/getPosition';
import { listNodes } from '../../../plugins/docsCheck/page/listNodes';
import { parseMdx } from '../../../plugins/docsCheck/page/parseMdx';
import { isJsxElement } from '../../../plugins/docsCheck/page/jsxAttribute';
import { splitFrontMatter } from '../../../plugins/docsCheck/page/splitFrontMatter';
import {
  isCommandElement,
  listCommandFences,
} from '../../../plugins/parts/packageManagers/listCommandFences';
import { parseFenceMeta, type FenceMeta } from './parseFenceMeta';

export interface Fence extends FenceMeta {
  /** Line of the page it opens at. */
  line: number;
  language: string;
  text: string;
}

/**
 * Every fence of a page in reading order, also those inside containers and components; of a command
 * for several package managers that for npm.
 * Throws with `file:line` where the page or a fence's first line cannot be read.
 */
export function readFences(source: string, file: string): Fence[] {
  const { body } = splitFrontMatter(source);
  const { tree, fault } = parseMdx(body, 'mdx');
  if (!tree) throw new Error(`${file}:${fault.line}: ${fault.message}`);
  return listNodes(tree).flatMap((node) => {
    if (node.type === 'code') return [readFence(node, file)];
    if (!isJsxElement(node) || !isCommandElement(node)) return [];
    return listCommandFences(node).flatMap(({ manager, code }) =>
      manager === 'npm' ? [readFence(code, file)] : [],
    );
  });
}

function readFence(node: Code, file: string): Fence {
  const { line } = getPosition(node);
  try {
    const meta = parseFenceMeta(node.meta ?? '');
    return { line, language: node.lang ?? '', ...meta, text: node.value };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}:${line}: the fence cannot be read: ${reason}`, { cause: error });
  }
}
