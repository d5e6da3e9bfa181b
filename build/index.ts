import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { tool } from '../site/toolVersion';
import { buildCache, hashPages, hashSources } from './buildCache';
import { contentCheck, pageCache } from './check/content';
import { findStaleTranslations } from './check/translation';
import { openFacts } from './components';
import { createPageReader } from './components/docsPages';
import { listMessages } from './components/errorMessages';
import { publish, type PublishOptions } from './publish';
import { lastUpdated } from './read/lastUpdated';
import { translationState } from './read/translationState';
import { render } from './render';
import { isContentError } from './rspress/pages';
import { inOrder } from './rspress/inOrder';

export interface DocsOptions extends Omit<PublishOptions, 'tool' | 'facts' | 'messages'> {
  /** The docs folder. */
  root: string;
  /** A build rather than `rspress dev`. */
  isProd: boolean;
  /** Pages without an address, relative to it. */
  excludedPages: readonly string[];
  /** Another process checks the content meanwhile (scripts/build.mjs). */
  isCheckedSeparately: boolean;
}

/**
 * All that we add to Rspress, in four stages. Each is a list of steps that are awaited in this order,
 * hook by hook (build/rspress/inOrder.ts). One that uses what others made comes after them, and says so; it
 * works without them, too, with less: without `pageMarkdown`, the `.md` files are sources of pages. What one
 * lists of another, such as the link to the feed in the head of pages, stays where that is left out.
 */
export async function docs(options: DocsOptions): Promise<RspressPlugin> {
  const { root, isProd, excludedPages, isCheckedSeparately, ...address } = options;
  const { base } = address;
  const pages = createPageReader(root);
  const facts = openFacts(pages);
  const digest = hashSources(root);
  const messages = (language: string) => listMessages(pages.readPages(), facts, language);
  const settings = {
    ...address,
    // Pages are read in dev when one needs it of others: all take seconds.
    pages: hashPages(root, isProd ? facts.listPageChecks() : undefined),
  };
  const openChecks = async () => {
    const { createCodeCheck, createProseCheck } = await import('./check');
    return [createCodeCheck({ root, pages }), createProseCheck({ root })];
  };
  return inOrder('docs', [
    // Read: sources and history; pages are parsed when the other stages ask for them.
    buildCache(digest, settings),
    lastUpdated(),
    translationState({
      root,
      exclude: excludedPages,
      findStale: () => findStaleTranslations(root),
    }),
    // Check content, code and prose. In `npm run build` another process does it meanwhile.
    contentCheck({
      root,
      cacheFile: path.resolve(pageCache),
      isCheckedSeparately,
      isContentError,
      others: isProd && !isCheckedSeparately ? await openChecks() : [],
    }),
    ...(await render({ root, base, pages, messages, facts, tool, digest })),
    ...publish({ ...options, tool, facts, messages }),
  ]);
}
