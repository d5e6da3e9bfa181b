/** A heading of a page in the search index. */
export interface SearchHeading {
  /** Its anchor on the page. */
  id: string;
  text: string;
  /** 2 to 4. */
  depth: number;
  /** Where the heading stands in `content`; -1 where the framework could not tell. */
  charIndex: number;
}

/**
 * One page of the framework's search index: plugins/searchIndex leaves this much of it at build, the
 * search worker (theme/search/local) reads it.
 */
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
   * Names that stand in code blocks, separated by spaces: first those before any heading, then those
   * under each heading of `toc`. Absent where a page has no code.
   */
  names?: string[];
}
