import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { createJiti } from 'jiti';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toImport } from '../components';
import { listFiles } from '../read/files';
import { isJsxElement } from '../read/mdx';

/** A fence that shows its component next to its code: ` ```tsx preview `. */
const previewFence = /^\s*```[jt]sx\b.*\spreview\b/m;

/**
 * Component previews in the page itself, without frames. Of the official plugin only what reads the
 * fences is taken: its own component puts 7 kB of script on every page, ours (theme/mdx/Preview)
 * comes with the pages that show one.
 */
export async function preview({ root }: { root: string }): Promise<RspressPlugin[]> {
  const isUsed = listFiles(root).some(
    (file) =>
      file.endsWith('.mdx') && previewFence.test(readFileSync(path.join(root, file), 'utf8')),
  );
  if (!isUsed) return [];
  // The plugin reads `__dirname` in an ES module, which Node's own import does not give.
  const jiti = createJiti(import.meta.url, { tryNative: false });
  const { pluginPreview } =
    await jiti.import<typeof import('@rspress/plugin-preview')>('@rspress/plugin-preview');
  const { routeGenerated, markdown } = pluginPreview({
    defaultRenderMode: 'pure',
    defaultPreviewMode: 'internal',
  });
  return [
    {
      name: 'preview',
      routeGenerated,
      markdown: { remarkPlugins: [...(markdown?.remarkPlugins ?? []), importPreview] },
    },
  ];
}

/** Remark plugin: brings our component to the pages where the official plugin has put it. */
function importPreview() {
  return (tree: Root): void => {
    let isUsed = false;
    visit(tree, (node) => {
      isUsed ||= isJsxElement(node) && node.name === 'Preview';
    });
    if (isUsed) tree.children.unshift(toImport('Preview'));
  };
}
