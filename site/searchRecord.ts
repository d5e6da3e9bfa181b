/** A heading of a page in the search index. */
export interface SearchHeading {
  /** Its anchor on the page. */
  id: string;
  text: string;
  /** 2 to 4. */
  depth: number;
  /** Where the text below it begins in `content`. */
  charIndex: number;
  /** What readers type for the section (site/searchTerms). */
  terms?: string[] | undefined;
}

/** One page of the search index: build/publish/searchIndex writes it, the search worker reads it. */
export interface SearchRecord {
  /** Position in the index. */
  id: number;
  title: string;
  /** The text without markup, code blocks and headings. */
  content: string;
  toc: SearchHeading[];
  /** Without base. */
  routePath: string;
  /** Empty for pages of this site. */
  domain: string;
  lang: string;
  description?: string | undefined;
  /** What readers type for the page (site/searchTerms). */
  terms?: string[] | undefined;
  /**
   * Words that are found but not shown, separated by spaces: names in code, and what tables say. First
   * those before any heading, then those under each heading of `toc`, up to the last that has some.
   */
  names?: string[] | undefined;
}
