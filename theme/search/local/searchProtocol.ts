import type { SearchHit } from '../SearchProvider';

/** What the page asks of the worker. The index travels by address: another address, another index. */
export interface SearchRequest {
  id: number;
  indexUrl: string;
  /** Empty to fetch the index only. */
  query: string;
}

/** What the worker answers, with the id of the request. */
export type SearchReply = { id: number; hits: SearchHit[] } | { id: number; error: string };
