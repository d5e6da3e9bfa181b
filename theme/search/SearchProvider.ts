import type { Facet } from '../../search/facets';
import type { SearchHit } from '../../search/SearchHit';

/** The answer of one index. */
export interface SearchGroup {
  /** Name of the index. */
  index: string;
  /** Whether its hits are pages of this site, which open here. */
  isCurrent: boolean;
  /** The best first; hits of one page follow each other. */
  hits: SearchHit[];
  /** How many hits there are, where more than `hits` can be had. */
  total?: number | undefined;
  /** Gives all hits, those of `hits` first; rejects where they cannot be had. */
  loadHits?: () => Promise<SearchHit[]>;
  /** Names and words like what was asked for, where there are no hits. */
  suggestions?: string[];
  /** Whether its answer is still to come; until then its hits are those of the question before. */
  isPending?: boolean;
  /** Whether it could not be asked, while others could; another try may help. */
  hasFailed?: boolean;
}

export interface SearchOptions {
  signal: AbortSignal;
  /** Only hits of this facet; without one, all. */
  facet?: Facet;
  /** Called with what is known so far, where some indexes answer later than others. */
  onProgress?: (groups: SearchGroup[]) => void;
}

/** Anything that answers questions. An empty query is answered without hits; asking it makes ready. */
export interface SearchProvider {
  /** @throws the signal's reason when aborted, otherwise an error; another try may help. */
  search(query: string, options: SearchOptions): Promise<SearchGroup[]>;
}

/** Results of an index that are on show at first. */
export const firstHits = 7;
