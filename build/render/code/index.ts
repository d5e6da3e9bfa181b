import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { noTextCache, type TextCache } from '../../read/buildCache/openTextCache';
import { expandCode } from './codeFiles';
import { expandCodeText } from './codeText';
import { openHighlighter } from './highlighter';

export interface CodeOptions {
  /** The docs folder. */
  root: string;
  /** Words for lines that are marked as wrong or doubtful, by key and language. */
  texts: Readonly<Record<'lineError' | 'lineWarning', Readonly<Record<string, string>>>>;
  /** Of the Markdown of pages. */
  cache?: TextCache;
}

/**
 * Brings code from files and their regions into pages (` ```ts file="<root>/…" region="…" `), and
 * what marks code out of their Markdown. Highlighting itself is set up by rspress.config.ts.
 */
export function code({ root, texts, cache = noTextCache }: CodeOptions): RspressPlugin {
  const docs = path.resolve(root);
  return {
    name: 'code',
    markdown: { remarkPlugins: [expandCode] },
    // In dev a page is highlighted when it is first asked for.
    beforeBuild: async (_config, isProduction) => {
      if (isProduction) await openHighlighter();
    },
    // What reads the source of pages, the `.md` files and the search index, runs no remark plugins. `rspress
    // dev` has no such files, and its search does without names that stand in such code alone: its start
    // need not wait for them.
    modifySearchIndexData(pages, isProduction) {
      if (!isProduction) return;
      for (const page of pages) {
        const folder = path.dirname(page._filepath);
        const words = {
          error: trimColon(texts.lineError[page.lang]),
          warning: trimColon(texts.lineWarning[page.lang]),
        };
        const { _flattenContent: source = '', lang } = page;
        const expand = () => expandCodeText(source, { docs, folder }, words);
        // What is in a file may change while the source stays.
        const namesFile = /\bfile=/.test(source);
        page._flattenContent = namesFile ? expand() : cache.remember([lang, source], expand);
      }
      cache.save();
    },
  };
}

const trimColon = (text = ''): string => text.replace(/[:：]$/, '');
