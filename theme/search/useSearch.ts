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
  /** Whether the answer to the query as it now stands is still to come. */
  isPending: boolean;
  /** Whether the last question could not be answered. */
  hasFailed: boolean;
  retry: () => void;
}

/** Asks a provider for what is typed: once the typing rests, and hears only the last answer. */
export function useSearch(provider: SearchProvider): SearchState {
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
        provider.search(asked, { signal }).then(
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

  return {
    query,
    setQuery,
    groups: asked ? answer.groups : [],
    isPending: answer.query !== asked || answer.attempt !== attempt,
    hasFailed: answer.hasFailed,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
