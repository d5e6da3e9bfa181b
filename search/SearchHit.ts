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
  /** How the text begins, if the excerpt is not from it. */
  lead?: string;
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

/** Results of an index that are found at most. */
export const maxHits = 100;

/** In characters. Longer input is cut: nobody asks so much, and each word costs time. */
export const maxQueryLength = 256;
