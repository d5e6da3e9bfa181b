import type { RspressPlugin } from '@rspress/core';
import type { ToolFacts } from '../../../facts/tool/toolFacts';
import type { OverviewPage } from '../../../site/overview';
import { addOverview } from './addOverview';

export interface OverviewOptions {
  /** Options of the tool: the pages about them list these rather than their headings. */
  tool: Pick<ToolFacts, 'options' | 'rsbuildOptions'>;
}

/**
 * Gives each page with `overview: true` the headings of the pages below it, inside that page's own
 * module: nothing of it reaches the scripts of other pages.
 */
export function overview({ tool: { options, rsbuildOptions } }: OverviewOptions): RspressPlugin {
  const pages = new Map<string, OverviewPage>();
  return {
    name: 'overview',
    extendPageData({ routePath, title, toc }) {
      pages.set(routePath, {
        routePath,
        title,
        headings: toc.map(({ id, text, depth }) => ({ id, text, depth })),
      });
    },
    markdown: { remarkPlugins: [[addOverview, { pages, options, rsbuildOptions }]] },
  };
}
