import path from 'node:path';
import type { Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { listOptionRows } from './listOptionRows';

/** Remark plugin: gives rows of migration pages the ids that notes of the converter lead to. */
export function markRows() {
  return (tree: Root, file: VFile): void => {
    if (!isMigration(file.path ?? '')) return;
    for (const { row, id } of listOptionRows(tree)) {
      row.data = { ...row.data, hProperties: { ...row.data?.hProperties, id } };
    }
  };
}

const isMigration = (file: string): boolean =>
  path.basename(path.dirname(file)) === 'migration' && file.endsWith('.mdx');
