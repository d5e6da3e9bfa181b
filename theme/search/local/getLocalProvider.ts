import { withBase } from '@rspress/core/runtime';
import { searchIndexHash } from 'page-data';
import { findSearchIndex } from '../../../site/framework';
import { languages, site } from '../../../site/site';
import { rememberAnswers } from '../answerCache';
import type { SearchProvider } from '../SearchProvider';
import { addOtherLanguage } from './addOtherLanguage';
import { createLocalProvider } from './createLocalProvider';

const providers = new Map<string, SearchProvider>();

/**
 * The provider for the pages of a language and version, which asks the other language where that has
 * little; the same one, with its worker, each time.
 */
export function getLocalProvider(language: string, version: string): SearchProvider {
  const find = (asked: readonly string[]) => findSearchIndex(searchIndexHash, version, asked);
  const own = find([language, site.defaultLanguage]);
  const other = find(languages.filter((one) => one !== language));
  if (!other || other === own) return getProvider(own);
  return getOnce(`${own} ${other}`, () => addOtherLanguage(getProvider(own), getProvider(other)));
}

/** Searches one index. */
const getProvider = (path: string | undefined): SearchProvider =>
  getOnce(`${path}`, () =>
    rememberAnswers(
      createLocalProvider({ indexUrl: path && withBase(path), createWorker: takeWorker }),
    ),
  );

function takeWorker(): Worker {
  const { searchWorker } = document;
  document.searchWorker = undefined;
  return searchWorker ?? new Worker(SEARCH_WORKER);
}

function getOnce(key: string, create: () => SearchProvider): SearchProvider {
  const provider = providers.get(key) ?? create();
  providers.set(key, provider);
  return provider;
}
