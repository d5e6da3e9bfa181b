import path from 'node:path';
import type { Step } from '../../rspress/inOrder';
import { codeAsHtml } from './codeAsHtml';
import { codeBlocks } from './codeBlocks';
import { expandCode } from './codeFiles';
import { codeTransformers } from './codeMarks';
import { expandCodeText } from './codeText';
import { openHighlighter } from './highlighter';
import { highlightedLanguages } from './languages';

export interface CodeOptions {
  /** The docs folder. */
  root: string;
  /** Words for lines that are marked as wrong or doubtful, by key and language. */
  texts: Readonly<Record<'lineError' | 'lineWarning', Readonly<Record<string, string>>>>;
}

/** Sets up the highlighter, and makes of its blocks what theme/code/CodeBlock renders. */
export const highlight = (): Step => ({
  name: 'highlight',
  config: (config) => ({
    ...config,
    markdown: {
      ...config.markdown,
      shiki: {
        // By default a line is cut short after half a second: on a busy machine it comes out otherwise.
        tokenizeTimeLimit: 0,
        // All at once: code within code is coloured where its language is there, whichever page came first.
        langs: highlightedLanguages,
        transformers: codeTransformers(),
      },
    },
  }),
  markdown: { rehypePlugins: [codeBlocks, codeAsHtml] },
  // In dev a page is highlighted when it is first asked for.
  beforeBuild: async (_config, isProduction) => {
    if (isProduction) await openHighlighter();
  },
});

/**
 * Brings code from files and their regions into pages (` ```ts file="<root>/…" region="…" `), and
 * what marks code out of their Markdown.
 */
export function code({ root, texts }: CodeOptions): Step {
  const docs = path.resolve(root);
  return {
    name: 'code',
    markdown: { remarkPlugins: [expandCode] },
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
        page._flattenContent = expandCodeText(page._flattenContent ?? '', { docs, folder }, words);
      }
    },
  };
}

const trimColon = (text = ''): string => text.replace(/[:：]$/, '');
