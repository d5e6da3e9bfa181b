import { useSite } from '@rspress/core/runtime';
import { useState } from 'react';
import { storageNames } from '../lib/contract';
import { readStored, storageKey } from '../lib/storage';
import { maxQueryLength } from '../../search/SearchHit';

export interface RecentSearches {
  /** The newest first. */
  queries: string[];
  /** For a query whose hit was opened: what found nothing is not worth keeping. */
  add: (query: string) => void;
  /** Forgets one, or all. */
  remove: (query?: string) => void;
}

/** What this reader has searched for, kept in the browser and nowhere else. */
export function useRecentSearches(): RecentSearches {
  const key = storageKey(storageNames.searches, useSite().site.base);
  const [queries, setQueries] = useState(() => parseRecent(readStored(key)));
  // Read again: another tab may have searched meanwhile.
  const change = (next: (stored: string[]) => string[]) => {
    const changed = next(parseRecent(readStored(key)));
    setQueries(changed);
    try {
      if (changed.length > 0) localStorage.setItem(key, JSON.stringify(changed));
      else localStorage.removeItem(key);
    } catch {
      // Blocked or full: the list lasts for this page.
    }
  };
  return {
    queries,
    add: (query) => {
      const added = query.trim();
      if (added) change((stored) => [added, ...removeRecent(stored, added)].slice(0, maxRecent));
    },
    remove: (query) => change((stored) => (query ? removeRecent(stored, query) : [])),
  };
}

/** More are no longer recent. */
const maxRecent = 8;

/** Queries from storage, the newest first. Anything but a list of queries is none. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return Array.isArray(value) ? value.filter(isQuery).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxQueryLength;

/** Leaves a query out, whatever its case. */
const removeRecent = (recent: readonly string[], query: string): string[] =>
  recent.filter((known) => known.toLowerCase() !== query.toLowerCase());
