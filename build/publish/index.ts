import path from 'node:path';
import type { KnownMessage } from '../../errorFinder/KnownMessage';
import type { SiteAddress } from '../../site/address';
import { oldPages } from '../../site/oldAddresses';
import { findRemoteSearch } from '../../site/searchSettings';
import { themeOptions } from '../../site/themeOptions';
import { type FactStore, listOptionPaths } from '../components/factStore';
import { toReleaseRoute } from '../../site/sharedHeadings';
import type { Step } from '../rspress/inOrder';
import { writeFacts } from './factsFile';
import { feed } from './feed';
import { headTags } from './headTags';
import { hostFiles } from './hostFiles';
import { llms } from './llms';
import { offline } from './offline';
import { searchIndex } from './searchIndex';
import { readSearchTerms } from './searchIndex/searchTerms';
import { siteFiles } from './siteFiles';
import { sitemap } from './sitemap';

export interface PublishOptions extends SiteAddress {
  /** Another origin that images may come from. */
  assetsOrigin?: string | undefined;
  /** Writes the Content-Security-Policy into each page too, for hosts that send no headers of ours. */
  hasMetaPolicy: boolean;
  /** What pages are verified with: `@rslib/core 1.0.1`. */
  tool: string;
  /** With the pages of this site. */
  facts: FactStore;
  /** Messages that pages explain. */
  messages: (language: string) => readonly KnownMessage[];
}

/** What is made of finished pages, and the files next to them. */
export function publish({
  origin,
  base,
  assetsOrigin,
  hasMetaPolicy,
  tool,
  facts,
  messages,
}: PublishOptions): Step[] {
  const address = { origin, base };
  return [
    searchIndex({
      optionPaths: listOptionPaths(),
      pageNames: new Map(
        facts
          .listMinors()
          .map(({ name, changes }) => [
            toReleaseRoute(name),
            [...new Set(changes.filter(({ kind }) => kind !== 'message').map((one) => one.name))],
          ]),
      ),
      terms: readSearchTerms(path.resolve('site/searchTerms')),
    }),
    headTags(address),
    // From finished HTML, in memory; named by headTags.
    feed(address, facts.listMinors),
    // Named by llms.txt.
    writeFacts(address, facts, messages),
    // What `pageMarkdown` wrote.
    llms(address, tool),
    // On the disk.
    sitemap(address),
    siteFiles(address),
    // Reads every page for the Content-Security-Policy, and may write it into them.
    hostFiles({
      ...address,
      oldPages,
      assetsOrigin,
      searchUrl: findRemoteSearch(themeOptions.search)?.url,
      metaPolicy: hasMetaPolicy,
    }),
    // Last: lists all files with what they hold.
    offline(path.resolve('theme/offline/offlineWorker.ts')),
  ];
}
