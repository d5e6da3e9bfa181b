/** What the index of this site's own pages is called. */
export const ownIndex = 'local';

/** Where search looks besides the pages of this site. */
export interface SearchSettings {
  remote: RemoteSearch;
}

/** A service that answers for other indexes. */
export interface RemoteSearch {
  /** Requested with GET and `keyword`, `limit`, `searchIndexes`, `lang`: https, or http on this machine. */
  url: string;
  /** Indexes to request: a tab for each, in this order, after the tab of this site. */
  indexes: readonly RemoteIndex[];
}

export interface RemoteIndex {
  /** What the service calls it. */
  value: string;
  /** What its tab says: a name, the same in every language. */
  label: string;
  /** Whether it holds pages of this site, which open here; others open in a new window. */
  isCurrent?: boolean;
}

/** The service that a site has set up; most have none. */
export function findRemoteSearch(
  search: boolean | SearchSettings | undefined,
): RemoteSearch | undefined {
  return typeof search === 'object' ? search.remote : undefined;
}
