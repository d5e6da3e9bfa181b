import { useSite } from '@rspress/core/runtime';
import { useState } from 'react';
import { storageKey } from '../lib/storage';
import { addRecent, parseRecent, removeRecent } from './recentSearches';

export interface RecentSearches {
  /** The newest first. */
  queries: string[];
  /** For a query whose hit was opened: what found nothing is not worth keeping. */
  add: (query: string) => void;
  remove: (query: string) => void;
  clear: () => void;
}

/** What this reader has searched for, kept in the browser and nowhere else. */
export function useRecentSearches(): RecentSearches {
  const key = storageKey('rslib-docs-recent-searches', useSite().site.base);
  const [queries, setQueries] = useState(() => parseRecent(localStorage.getItem(key)));
  // Read anew: another tab may have searched meanwhile.
  const change = (next: (stored: string[]) => string[]) => {
    const changed = next(parseRecent(localStorage.getItem(key)));
    setQueries(changed);
    try {
      if (changed.length > 0) localStorage.setItem(key, JSON.stringify(changed));
      else localStorage.removeItem(key);
    } catch {
      // Quota: the list lasts for this page.
    }
  };
  return {
    queries,
    add: (query) => change((stored) => addRecent(stored, query)),
    remove: (query) => change((stored) => removeRecent(stored, query)),
    clear: () => change(() => []),
  };
}
