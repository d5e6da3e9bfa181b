import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { hasSingleKeys, isSearchShortcut, isTypingTarget } from '../lib/shortcuts';
import type { SearchProps } from './Search';
import { takeStartQuery } from './startQuery';

const loadSearch = () => import('./Search');

export interface LazySearch {
  /** What answers, once it is loaded. */
  Search: ComponentType<SearchProps> | undefined;
  state: 'closed' | 'open' | 'failed';
  query: string;
  /** What the search was opened with: it is selected, so that typing replaces it. */
  start: string;
  setQuery: (query: string) => void;
  /** Opens the dialog; where it is open already and nothing is typed, it gets the query to start with. */
  open: (by: { isByShortcut: boolean }) => void;
  /** Goes on with a dialog that was opened before React came. */
  resume: (typed: string) => void;
  close: () => void;
  /** Fetches what opening will need. */
  prepare: () => void;
}

/** Keeps the code of search away until it is wanted. A load that failed can be tried again. */
export function useLazySearch(): LazySearch {
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();
  const [state, setState] = useState<LazySearch['state']>('closed');
  const [query, setQuery] = useState('');
  const [start, setStart] = useState('');
  const load = (onFailure?: () => void) => {
    loadSearch().then((loaded) => setSearch(() => loaded.Search), onFailure ?? (() => undefined));
  };
  const show = () => {
    setState('open');
    load(() => setState('failed'));
  };
  return {
    Search,
    state,
    query,
    start,
    setQuery,
    open: ({ isByShortcut }) => {
      const taken = takeStartQuery(isByShortcut);
      setQuery((typed) => typed || taken);
      setStart(taken);
      show();
    },
    resume: (typed) => {
      setQuery(typed);
      show();
    },
    close: () => {
      setState('closed');
      setQuery('');
      setStart('');
    },
    prepare: () => load(),
  };
}

/** Calls back on Ctrl/Cmd+K anywhere and on `/` outside of fields, unless single keys are off. */
export function useSearchShortcut(onShortcut: () => void): void {
  const handleShortcut = useEffectEvent(onShortcut);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isSearchShortcut(event, isTypingTarget(event.target) || !hasSingleKeys())) return;
      event.preventDefault();
      handleShortcut();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
