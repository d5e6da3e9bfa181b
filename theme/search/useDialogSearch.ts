import { useLocation } from '@rspress/core/runtime';
import { useState } from 'react';
import type { Facet } from './facets';
import type { SearchProvider } from './SearchProvider';
import { type RecentSearches, useRecentSearches } from './recentSearches';
import { type Results, useResults } from './useResults';
import { type FieldValue, type SearchState, useSearch } from './useSearch';

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

/** All that an open dialog knows. */
export function useDialogSearch(provider: SearchProvider, field: FieldValue): DialogSearch {
  const [shown, setShown] = useState(0);
  const [facet, setFacet] = useState<Facet>();
  const { pathname } = useLocation();
  const search = useSearch(provider, { ...field, facet, from: pathname, shown });
  const results = useResults(JSON.stringify([field.query.trim(), facet, shown]), search.group);
  const recent = useRecentSearches();
  return { search, results, recent, facet, setFacet, shown, setShown };
}
