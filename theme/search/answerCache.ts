import type { SearchGroup, SearchOptions, SearchProvider } from './SearchProvider';

/** Answers kept: a word deleted again costs nothing. */
const maxAnswers = 100;

/** What an answer depends on. */
const getQuestion = (query: string, { facet }: SearchOptions): string =>
  JSON.stringify([query, facet]);

/**
 * The same provider, which is not asked again for what it has answered before. Failures and answers
 * that are not complete are forgotten.
 */
export function rememberAnswers(
  provider: SearchProvider,
  getKey: (query: string, options: SearchOptions) => string = getQuestion,
): SearchProvider {
  // In the order of use, the oldest first.
  const answers = new Map<string, SearchGroup[]>();
  const remember = (key: string, groups: SearchGroup[]) => {
    answers.delete(key);
    answers.set(key, groups);
    const [oldest] = answers.keys();
    if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
  };
  return {
    async search(query, options) {
      options.signal.throwIfAborted();
      const key = getKey(query, options);
      const groups = answers.get(key) ?? (await provider.search(query, options));
      const isWhole = groups.every(({ hasFailed, isPending }) => !hasFailed && !isPending);
      if (query && isWhole) remember(key, groups);
      return groups;
    },
  };
}
