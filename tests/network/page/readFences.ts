import type { Code } from 'mdast';
import { getPosition, isJsxElement } from '../../../build/read/mdx';
import { isCommandElement, listCommandFences } from '../../../build/components/packageManagerTabs';
import { parseFenceMeta, type FenceMeta } from './parseFenceMeta';
import { readNodes, type SectionFilter } from './readNodes';

export interface Fence extends FenceMeta {
  /** Line of the page it opens at. */
  line: number;
  language: string;
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
  try {
    const meta = parseFenceMeta(node.meta ?? '');
    return { line, language: node.lang ?? '', ...meta, text: node.value };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}:${line}: the fence cannot be read: ${reason}`, { cause: error });
  }
}
