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

/** spec.md §9, "Search cache": answers kept. */
const maxAnswers = 100;

export interface AnswerCache<Answer> {
  get: (question: string) => Answer | undefined;
  set: (question: string, answer: Answer) => void;
}

/** Keeps the last hundred answers that were asked for, so that a word deleted again costs nothing. */
export function createAnswerCache<Answer>(): AnswerCache<Answer> {
  // In the order of use, the oldest first.
  const answers = new Map<string, Answer>();
  const set = (question: string, answer: Answer) => {
    answers.delete(question);
    answers.set(question, answer);
    if (answers.size <= maxAnswers) return;
    for (const oldest of answers.keys()) {
      answers.delete(oldest);
      break;
    }
  };
  return {
    get: (question) => {
      const answer = answers.get(question);
      if (answer !== undefined) set(question, answer);
      return answer;
    },
    set,
  };
}
