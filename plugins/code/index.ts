import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { expandCode } from './expandCode';
import { expandCodeText } from './expandCodeText';

export interface CodeOptions {
  /** The docs folder. */
  root: string;
  /** Words for lines that are marked as wrong or doubtful, by key and language. */
  texts: Readonly<Record<'lineError' | 'lineWarning', Readonly<Record<string, string>>>>;
}

/**
 * Brings code from files and their regions into pages (` ```ts file="<root>/…" region="…" `), and
 * what marks code out of their Markdown. Highlighting itself is set up by `plugins/markdown`.
 */
export function code({ root, texts }: CodeOptions): RspressPlugin {
  const docs = path.resolve(root);
  return {
    name: 'code',
    markdown: { remarkPlugins: [expandCode] },
    // What reads the source of pages, the `.md` files and the search index, runs no remark plugins.
    modifySearchIndexData(pages) {
      for (const page of pages) {
        const folder = path.dirname(page._filepath);
        const words = {
          error: trimColon(texts.lineError[page.lang]),
          warning: trimColon(texts.lineWarning[page.lang]),
        };
        page._flattenContent = expandCodeText(page._flattenContent ?? '', { docs, folder }, words);
      }
    },
  };
}

const trimColon = (text = ''): string => text.replace(/[:：]$/, '');
