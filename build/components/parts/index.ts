import type { RspressPlugin } from '@rspress/core';
import { noTextCache, type TextCache } from '../../read/buildCache/openTextCache';
import { drawContents } from './drawContents';
import { drawFootnotes } from '../footnotes';
import { expandParts } from './expandParts';
import { giveTexts, type PartTexts } from './giveTexts';
import { importParts } from './importParts';
import { expandCommands } from '../packageManagerTabs';
import { showExamples } from '../example';
import { restoreSteps, stepRules, wrapSteps } from '../steps';

/** Brings the components of `site/parts.ts` to the pages that name them, and into their Markdown. */
export function parts(texts?: PartTexts, cache: TextCache = noTextCache): RspressPlugin {
  return {
    name: 'parts',
    config: (config) => ({
      ...config,
      replaceRules: [...(config.replaceRules ?? []), ...stepRules],
    }),
    markdown: {
      remarkPlugins: [
        wrapSteps,
        expandCommands,
        importParts,
        [giveTexts, texts],
        showExamples,
        drawContents,
      ],
      rehypePlugins: [drawFootnotes],
    },
    // What reads the source of pages, the `.md` files and the search index, runs no remark plugins. `rspress
    // dev` has no such files, and its search does without names that stand in such code alone: its start
    // need not wait for them.
    modifySearchIndexData(pages, isProduction) {
      if (!isProduction) return;
      for (const page of pages) {
        const source = page._flattenContent ?? '';
        page._flattenContent = cache.remember([source], () => expandParts(restoreSteps(source)));
      }
      cache.save();
    },
  };
}
