import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SearchGroup, SearchProvider } from './SearchProvider';
import {
  getResults,
  reduceSearch,
  type Results,
  type SearchEvent,
  type SearchState,
  startState,
} from './searchState';

/** Milliseconds that typing must rest before the provider is asked. */
const debounce = 150;

export interface DialogSearch extends Pick<SearchState, 'facet' | 'shown'> {
  results: Results;
  dispatch: (event: SearchEvent) => void;
  showMore: () => void;
}

/**
 * Asks a provider for what is typed, once the typing rests, and hears only the last answer.
 * searchState.ts decides what of it is on show.
 */
export function useDialogSearch(provider: SearchProvider, query: string): DialogSearch {
  const [state, dispatch] = useReducer(reduceSearch, startState);
  const { facet, attempt } = state;
  const asked = query.trim();
  const lastAsked = useRef(asked);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const question = { query: asked, facet, attempt };
    const settle = (event: SearchEvent) => {
      if (signal.aborted) return;
      // At once: left to React's scheduler, the answer waits for a frame that shows nothing new.
      flushSync(() => dispatch(event));
    };
    const show = (groups: SearchGroup[]) => settle({ type: 'answered', question, groups });
    // Only typing comes in bursts. An empty query only makes the provider ready: nothing to wait for.
    const isTyped = asked !== '' && asked !== lastAsked.current;
    const timer = setTimeout(
      () => {
        lastAsked.current = asked;
        provider
          .search(asked, { signal, facet, onProgress: show })
          .then(show, () => settle({ type: 'failed', question }));
      },
      isTyped ? debounce : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [provider, asked, facet, attempt]);

  const results = getResults(state, { query: asked, facet, attempt });
  const showMore = () => {
    const { group } = results;
    if (!group?.loadHits || state.known.length >= results.total) {
      dispatch({ type: 'moreShown', group });
      return;
    }
    group.loadHits().then(
      (known) => dispatch({ type: 'moreShown', group, known }),
      () => dispatch({ type: 'moreFailed', group }),
    );
  };
  return { facet, shown: state.shown, results, dispatch, showMore };
}
