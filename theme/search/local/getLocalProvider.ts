import { withBase } from '@rspress/core/runtime';
import { searchIndexHash } from 'page-data';
import { site } from '../../../site/site';
import { rememberAnswers } from '../answerCache';
import type { SearchProvider } from '../SearchProvider';
import { createLocalProvider, findIndexAddress } from './createLocalProvider';

const providers = new Map<string | undefined, SearchProvider>();

/** The provider for the pages of a language and version; the same one, with its worker, each time. */
export function getLocalProvider(language: string, version: string): SearchProvider {
  const path = findIndexAddress(searchIndexHash, version, [language, site.defaultLanguage]);
  const known = providers.get(path);
  if (known) return known;
  const provider = rememberAnswers(
    createLocalProvider({
      indexUrl: path && withBase(path),
      createWorker: () => new Worker(new URL('./searchWorker.ts', import.meta.url)),
    }),
  );
  providers.set(path, provider);
  return provider;
}
