import type { Step } from '../../rspress/inOrder';
import { codeAsHtml } from './codeAsHtml';
import { codeBlocks } from './codeBlocks';
import { highlightedLanguages } from '../../read/languages';
import { tokenClasses } from './tokenClasses';

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
        // All at once: code within code is colored where its language is there, whichever page came first.
        langs: highlightedLanguages,
        transformers: [tokenClasses()],
      },
    },
  }),
  markdown: { rehypePlugins: [codeBlocks, codeAsHtml] },
});
