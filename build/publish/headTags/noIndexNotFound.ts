import type { RsbuildPlugin } from '@rsbuild/core';
import { renderTag } from './renderTag';

const notFoundPage = '404.html';
const noIndex = renderTag({ name: 'meta', attributes: { name: 'robots', content: 'noindex' } });

/** A page's HTML with one more tag in its head. */
export function addToHead(html: string, tag: string): string {
  return html.replace('</head>', () => `${tag}</head>`);
}

/** Keeps the 404 page out of search engines: the framework's `head` functions do not see that page. */
export function noIndexNotFound(): RsbuildPlugin {
  return {
    name: 'no-index-not-found',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources }) => {
          const page = assets[notFoundPage];
          if (!page || compilation.errors.length > 0) return;
          const html = addToHead(page.source().toString(), noIndex);
          compilation.updateAsset(notFoundPage, new sources.RawSource(html));
        },
      );
    },
  };
}
