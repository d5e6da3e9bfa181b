import type { Facet } from './facets';

/** Part of a text, from `start` up to but not including `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** A text with the parts that match the query, in order and without overlaps. */
export interface MarkedText {
  text: string;
  marks: TextRange[];
}

export interface Excerpt extends MarkedText {
  /** Where it is from, if not from the text of what was found: a key of i18n.json. */
  source?: 'searchInCode' | 'searchRelated' | 'searchOnPage';
}

/** The page a result is on. */
export interface SearchPage {
  /** Route, without base; hits of one page are shown together. */
  href: string;
  title: string;
  /** What it belongs to, outermost first. */
  trail: string[];
}

/** One result: a page or a section of one. */
export interface SearchHit {
  /** Route with anchor, without base; for other indexes a full address. */
  href: string;
  /** What the result is called. */
  title: MarkedText;
  /** Why it was found. */
  excerpt: Excerpt;
  page: SearchPage;
  /** Headings over it on its page, outermost first; absent for the page itself. */
  above?: string[];
  /** Language of its text. */
  lang: string;
}

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

/** Results of an index that are found at most, and those that are on show at first. */
export const maxHits = 100;
export const firstHits = 7;

/** In characters. Longer input is cut: nobody asks so much, and each word costs time. */
export const maxQueryLength = 256;
