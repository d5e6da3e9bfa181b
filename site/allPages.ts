/** A heading of a page and those below it. */
export interface ListedHeading {
  id: string;
  text: string;
  /** Texts of the headings under it. */
  below?: string[];
}

export interface ListedPage {
  /** Route, without base. */
  href: string;
  title: string;
  /** Where it differs from that of the list. */
  lang?: string;
  headings: ListedHeading[];
}

export interface ListedGroup {
  /** As the sidebar calls it; empty for pages without a group. */
  title: string;
  pages: ListedPage[];
}

/** A part of the site in the list of all pages: build/render/generatedPages writes it, the theme renders it. */
export interface ListedSection {
  /** First folder of its routes; empty for pages without one. */
  id: string;
  /** Empty for pages that belong to no section. */
  title: string;
  groups: ListedGroup[];
}
