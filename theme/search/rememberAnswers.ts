import { createAnswerCache } from './createAnswerCache';
import type { SearchGroup, SearchOptions, SearchProvider } from './SearchProvider';

/** What an answer depends on. */
const getQuestion = (query: string, { facet, from }: SearchOptions): string =>
  JSON.stringify([query, facet, from]);

/**
 * The same provider, which is not asked again for what it has answered before. Failures and answers
 * that are not complete are forgotten.
 */
export function rememberAnswers(
  provider: SearchProvider,
  getKey: (query: string, options: SearchOptions) => string = getQuestion,
): SearchProvider {
  const cache = createAnswerCache<SearchGroup[]>();
  return {
    async search(query, options) {
      options.signal.throwIfAborted();
      const key = getKey(query, options);
      const known = cache.get(key);
      if (query && known) return known;
      const groups = await provider.search(query, options);
      const isWhole = groups.every(({ hasFailed, isPending }) => !hasFailed && !isPending);
      if (query && isWhole) cache.set(key, groups);
      return groups;
    },
  };
}
