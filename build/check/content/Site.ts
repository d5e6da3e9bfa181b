import type { ParsedPage } from '../../read/page/ParsedPage';

/** Pages, routes and files of the docs folder, as one check sees them. */
export interface Site {
  /** The default language first. */
  languages: readonly string[];
  /** Files of the docs folder, relative to it. */
  files: ReadonlySet<string>;
  /** Pages and fragments by file. */
  pages: ReadonlyMap<string, SitePage>;
  /** Pages that have an address, by it. */
  routes: ReadonlyMap<string, SitePage>;
}

export interface SitePage {
  /** Relative to the docs folder: `en/config/lib.mdx`. */
  file: string;
  route: string;
  language: string;
  /** Fragments have no address: they are drawn inside pages. */
  isFragment: boolean;
  /** Undefined for pages that are components (`.tsx`). */
  parsed: ParsedPage | undefined;
}
