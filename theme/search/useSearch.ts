import { useCallback, useEffect, useState } from 'react';
import type { SearchGroup, SearchProvider } from './SearchProvider';

/** spec.md §9, "Search input debounce", in milliseconds. */
const debounce = 150;

interface Answer {
  /** The query that is answered. */
  query: string;
  attempt: number;
  groups: SearchGroup[];
  hasFailed: boolean;
}

const noAnswer: Answer = { query: '', attempt: -1, groups: [], hasFailed: false };

export interface SearchState {
  query: string;
  setQuery: (query: string) => void;
  /** The last answer; it stays while the next is awaited. */
  groups: SearchGroup[];
  /** The one on show. */
  group: SearchGroup | undefined;
  /** Whether its answer to the query as it now stands is still to come. */
  isPending: boolean;
  /** Whether it could not answer the last question. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Asks a provider for what is typed: once the typing rests, and hears only the last answer.
 * @param shown position of the index on show
 */
export function useSearch(provider: SearchProvider, shown: number): SearchState {
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(noAnswer);
  const asked = query.trim();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (groups: SearchGroup[], hasFailed: boolean) => {
      if (!signal.aborted) setAnswer({ query: asked, attempt, groups, hasFailed });
    };
    // An empty query only makes the provider ready: nothing to wait for.
    const timer = setTimeout(
      () => {
        provider.search(asked, { signal, onProgress: (groups) => settle(groups, false) }).then(
          (groups) => settle(groups, false),
          () => settle([], true),
        );
      },
      asked ? debounce : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [provider, asked, attempt]);

  const groups = asked ? answer.groups : [];
  const group = groups[shown];
  const isAwaited = answer.query !== asked || answer.attempt !== attempt;
  return {
    query,
    setQuery,
    groups,
    group,
    isPending: isAwaited || group?.isPending === true,
    hasFailed: answer.hasFailed || group?.hasFailed === true,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
