import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { noTextCache, type TextCache } from '../../read/buildCache/openTextCache';
import { expandFacts } from './expandFacts';
import { expandText } from './expandText';
import { openFactStore, translate } from '../factStore';

export interface FactsOptions {
  /** The docs folder: the first folder of a page's path below it is its language. */
  root: string;
  /** Of the Markdown of pages. */
  cache?: TextCache;
}

/** Hands what the installed tool said and did to pages (`Output`, `OptionTable`, `Since` …). */
export function facts({ root, cache = noTextCache }: FactsOptions): RspressPlugin {
  const store = openFactStore();
  const docs = path.resolve(root);
  return {
    name: 'facts',
    markdown: { remarkPlugins: [[expandFacts, { store, docs }]] },
    // What reads the source of pages, the `.md` files and the search index, runs no remark plugins. `rspress
    // dev` has no such files, and its search does without names that stand in such code alone: its start
    // need not wait for them.
    modifySearchIndexData(pages, isProduction) {
      if (!isProduction) return;
      for (const page of pages) {
        const { _flattenContent: source = '', lang } = page;
        page._flattenContent = cache.remember([lang, source], () =>
          expandText(source, translate(store, lang)),
        );
      }
      cache.save();
    },
  };
}
