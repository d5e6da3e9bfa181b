/** A heading of a page in the search index. */
export interface SearchHeading {
  /** Its anchor on the page. */
  id: string;
  text: string;
  /** 2 to 4. */
  depth: number;
  /** Where the heading stands in `content`; -1 where the framework could not tell. */
  charIndex: number;
  /** Words of the front matter for what stands below it. */
  keywords?: string[];
}

/** One page of the framework's search index: what the search worker (theme/search/local) works with. */
export interface SearchRecord {
  routePath: string;
  lang: string;
  title: string;
  description?: string;
  frontmatter: { keywords?: string[] };
  toc: SearchHeading[];
  /** The text without markup and without code blocks; the headings of `toc` stand in it. */
  content: string;
  /**
   * Words that are found but not shown, separated by spaces: first those before any heading, then those
   * under each heading of `toc`. Names that stand in code, and what tables say. Ends with the last that
   * there are.
   */
  names?: string[];
}

/**
 * The same as it is fetched: build/publish/searchIndex writes it, `parseRecords` reads it. The headings stand
 * in `content` alone, each on a line that begins with `headingMark` once per level: a list of their
 * texts, anchors and places would be an eighth of the file.
 */
export interface PackedRecord extends Omit<SearchRecord, 'toc' | 'frontmatter' | 'names'> {
  /** Anchors that `getHeadingId` does not give, by position of the heading. */
  ids?: Record<string, string>;
  /** In the first entry, for all of them. */
  words?: PackedWords;
}

/** What is found but not shown, of all pages: text between text of its kind is a twentieth less to fetch. */
export interface PackedWords {
  /** By page: a line for the page and one for each of its headings, the keywords parted by tabs. */
  keywords: string[];
  /** By page, as in `SearchRecord`. */
  names: string[][];
  /**
   * Words that stand as one sign each in texts, descriptions, keywords and names (site/commonWords.ts),
   * a line each: a sixteenth less to fetch.
   */
  common?: string;
}

/** Stands in no text: browsers take it for a space. */
export const headingMark = '\f';
