import type { RspressPlugin } from '@rspress/core';
import { expandFacts } from './expandFacts';
import { expandText } from './expandText';
import { openFactStore } from './factStore';

/** Hands what the installed tool said and did to pages (`Output`, `OptionTable`, `Since` …). */
export function facts(): RspressPlugin {
  const store = openFactStore();
  return {
    name: 'facts',
    markdown: { remarkPlugins: [[expandFacts, { store }]] },
    // What reads the source of pages, the `.md` files and the search index, runs no remark plugins.
    modifySearchIndexData(pages) {
      for (const page of pages) {
        page._flattenContent = expandText(page._flattenContent ?? '', store);
      }
    },
  };
}
