import { type ComponentType, useState } from 'react';
import type { SearchProps } from './Search';

const loadSearch = () => import('./Search');

export interface LazySearch {
  /** The search once it is loaded. */
  Search: ComponentType<SearchProps> | undefined;
  state: 'closed' | 'open' | 'failed';
  open: () => void;
  close: () => void;
  /** Fetches what opening will need. */
  prepare: () => void;
}

/** Keeps the code of search away until it is wanted. A load that failed can be tried again. */
export function useLazySearch(): LazySearch {
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();
  const [state, setState] = useState<LazySearch['state']>('closed');
  const load = (onFailure?: () => void) => {
    loadSearch().then((loaded) => setSearch(() => loaded.Search), onFailure ?? (() => undefined));
  };
  return {
    Search,
    state,
    open: () => {
      setState('open');
      load(() => setState('failed'));
    },
    close: () => setState('closed'),
    prepare: () => load(),
  };
}
