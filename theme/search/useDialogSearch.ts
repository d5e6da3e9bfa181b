import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useState } from 'react';
import type { Facet } from './facets';
import type { SearchProvider } from './SearchProvider';
import { type RecentSearches, useRecentSearches } from './useRecentSearches';
import { type Results, useResults } from './useResults';
import { type SearchState, useSearch } from './useSearch';
import { useStartQuery } from './useStartQuery';

export interface DialogSearch {
  search: SearchState;
  results: Results;
  recent: RecentSearches;
  /** What the results are narrowed to, for as long as the dialog is open. */
  facet: Facet | undefined;
  setFacet: (facet: Facet | undefined) => void;
  /** Position of the index on show. */
  shown: number;
  setShown: (position: number) => void;
}

/** All that an open dialog knows. What it starts with is selected: typing replaces it. */
export function useDialogSearch(
  provider: SearchProvider,
  input: RefObject<HTMLInputElement | null>,
): DialogSearch {
  const [shown, setShown] = useState(0);
  const [facet, setFacet] = useState<Facet>();
  const startQuery = useStartQuery();
  useEffect(() => {
    if (startQuery) input.current?.select();
  }, []);
  const { pathname } = useLocation();
  const search = useSearch(provider, { startQuery, facet, from: pathname, shown });
  const results = useResults(search.group);
  const recent = useRecentSearches();
  return { search, results, recent, facet, setFacet, shown, setShown };
}
