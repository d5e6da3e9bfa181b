import type { SearchGroup, SearchProvider } from './SearchProvider';

/** Answers kept: a word deleted again costs nothing. */
const maxAnswers = 100;

/**
 * The same provider, which is not asked again for what it has answered before. Failures and answers
 * that are not complete are forgotten.
 */
export function rememberAnswers(provider: SearchProvider): SearchProvider {
  const answers = new Map<string, SearchGroup[]>();
  return {
    async search(query, options) {
      options.signal.throwIfAborted();
      const key = JSON.stringify([query, options.facet]);
      const groups = answers.get(key) ?? (await provider.search(query, options));
      const isWhole = groups.every(({ hasFailed, isPending }) => !hasFailed && !isPending);
      if (answers.size === maxAnswers) answers.clear();
      if (query && isWhole) answers.set(key, groups);
      return groups;
    },
  };
}
