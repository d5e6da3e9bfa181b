import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { toImport } from '../../components/parts/toImport';

export interface MarkPageOptions {
  /** The docs folder. */
  root: string;
  /** Name of a page's hovers and the marks of its blocks; undefined where it has none. */
  findPage: (file: string) => { name: string; marks: readonly string[] } | undefined;
}

/**
 * Remark plugin: ends a page that has hovers with `<TypeHovers … />`, which shows nothing and waits
 * for the reader to reach a block. No other page carries its script, and no HTML a word of it.
 */
export function markPage({ root, findPage }: MarkPageOptions) {
  return (tree: Root, file: VFile): void => {
    const name = file.path && path.relative(root, file.path).replaceAll(path.sep, '/');
    const page = name ? findPage(name) : undefined;
    if (!page) return;
    const attributes = { name: page.name, blocks: page.marks.join(' ') };
    tree.children.unshift(toImport('TypeHovers'));
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'TypeHovers',
      attributes: Object.entries(attributes).map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value,
      })),
      children: [],
    } as RootContent);
  };
}
