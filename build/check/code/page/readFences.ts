import type { Code, Nodes } from 'mdast';
import { getPosition } from '../../../read/page/getPosition';
import { isJsxElement } from '../../../read/page/jsxAttribute';
import { CommandError } from '../../../components/parts/packageManagers/CommandError';
import {
  isCommandElement,
  listCommandFences,
} from '../../../components/parts/packageManagers/listCommandFences';
import type { Fence } from './Fence';
import { parseMeta } from './parseMeta';

/** The fences that a node of a page is or stands for. */
export function readFences(node: Nodes): Fence[] {
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
