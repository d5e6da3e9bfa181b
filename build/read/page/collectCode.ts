import type { Nodes } from 'mdast';
import { readCodeMeta } from '../../render/code/codeFiles';
import { nameBlocks, type PageItem } from '../../render/code/codeBlocks';
import { packageManagers } from '../../../site/packageManagers';
import { isCommandElement } from '../../components/parts/packageManagers/listCommandFences';
import { getPosition } from './getPosition';
import { isJsxElement } from './jsxAttribute';
import type { CodeFileUse, Heading } from './ParsedPage';

/** The ids of a page's blocks of code, and the files that they name. */
export function collectCode(
  nodes: readonly Nodes[],
  headings: readonly Heading[],
): { blockIds: string[]; codeFiles: CodeFileUse[] } {
  const rest = [...headings];
  const items: PageItem[] = [];
  const codeFiles: CodeFileUse[] = [];
  for (const node of nodes) {
    if (node.type === 'heading') items.push({ id: rest.shift()?.id ?? '' });
    if (isJsxElement(node) && isCommandElement(node)) {
      items.push(...packageManagers.map(() => ({ name: 'bash' })));
    }
    if (node.type !== 'code') continue;
    const meta = readCodeMeta(node.meta ?? '');
    items.push({ name: meta.title || node.lang || '' });
    if (meta.file !== undefined || meta.region !== undefined) {
      codeFiles.push({ ...getPosition(node), meta });
    }
  }
  return { blockIds: nameBlocks(items), codeFiles };
}
