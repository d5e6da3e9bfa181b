import type { RspressPlugin } from '@rspress/core';
import { expandParts } from './expandParts';
import { importParts } from './importParts';

/** Brings the components of `site/parts.ts` to the pages that name them, and into their Markdown. */
export function parts(): RspressPlugin {
  return {
    name: 'parts',
    markdown: { remarkPlugins: [importParts] },
    // What reads the source of pages, the `.md` files and the search index, runs no remark plugins.
    modifySearchIndexData(pages) {
      for (const page of pages) page._flattenContent = expandParts(page._flattenContent ?? '');
    },
  };
}
