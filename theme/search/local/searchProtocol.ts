import type { Facet } from '../facets';
import type { SearchHit } from '../SearchProvider';

/** What the page asks of the worker. The index travels by address: another address, another index. */
export interface SearchRequest {
  id: number;
  indexUrl: string;
  /** Empty to fetch the index only. */
  query: string;
  facet?: Facet | undefined;
  /** Route being read. */
  from?: string | undefined;
  /** How many hits are needed; all there are without it. */
  limit?: number | undefined;
}

/** What the worker answers, with the id of the request. */
export type SearchReply = SearchAnswer | { id: number; error: string };

export interface SearchAnswer {
  id: number;
  hits: SearchHit[];
  total: number;
  suggestions?: string[];
  /** Whether a better answer follows, once the synonyms have come. */
  isProvisional?: boolean;
}
