import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { expandCode } from './expandCode';
import { expandCodeText } from './expandCodeText';

/**
 * Brings code from files and their regions into pages (` ```ts file="<root>/…" region="…" `), and
 * what marks code out of their Markdown. Highlighting itself is set up by `plugins/markdown`.
 */
export function code({ root }: { root: string }): RspressPlugin {
  const docs = path.resolve(root);
  return {
    name: 'code',
    markdown: { remarkPlugins: [expandCode] },
    // What reads the source of pages, the `.md` files and the search index, runs no remark plugins.
    modifySearchIndexData(pages) {
      for (const page of pages) {
        const folder = path.dirname(page._filepath);
        page._flattenContent = expandCodeText(page._flattenContent ?? '', { docs, folder });
      }
    },
  };
}
