import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Facet } from './facets';
import type { SearchGroup, SearchProvider } from './SearchProvider';

/** spec.md §9, "Search input debounce", in milliseconds. */
const debounce = 150;

/** What stands in the field. */
export interface FieldValue {
  query: string;
  setQuery: (query: string) => void;
}

export interface SearchQuestion extends FieldValue {
  facet: Facet | undefined;
  /** Route being read, without base. */
  from: string;
  /** Position of the index on show. */
  shown: number;
}

interface Answer {
  /** The query that is answered. */
  query: string;
  facet: Facet | undefined;
  attempt: number;
  groups: SearchGroup[];
  hasFailed: boolean;
}

const noAnswer: Answer = {
  query: '',
  facet: undefined,
  attempt: -1,
  groups: [],
  hasFailed: false,
};

export interface SearchState extends FieldValue {
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

/** Asks a provider for what is typed: once the typing rests, and hears only the last answer. */
export function useSearch(
  provider: SearchProvider,
  { query, setQuery, facet, from, shown }: SearchQuestion,
): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(noAnswer);
  const asked = query.trim();
  const lastAsked = useRef(asked);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (groups: SearchGroup[], hasFailed: boolean) => {
      if (signal.aborted) return;
      // At once: left to React's scheduler, the answer waits for a frame that shows nothing new.
      flushSync(() => setAnswer({ query: asked, facet, attempt, groups, hasFailed }));
    };
    // Only typing comes in bursts. An empty query only makes the provider ready: nothing to wait for.
    const isTyped = asked !== '' && asked !== lastAsked.current;
    const onProgress = (groups: SearchGroup[]) => settle(groups, false);
    const timer = setTimeout(
      () => {
        lastAsked.current = asked;
        provider.search(asked, { signal, facet, from, onProgress }).then(
          (groups) => settle(groups, false),
          () => settle([], true),
        );
      },
      isTyped ? debounce : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [provider, asked, facet, from, attempt]);

  const groups = asked ? answer.groups : [];
  const group = groups[shown];
  const isAwaited = answer.query !== asked || answer.facet !== facet || answer.attempt !== attempt;
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
