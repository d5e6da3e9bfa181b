import type { Bundle } from './listBundles';

/** Words around the pages of a language (i18n.json). */
export interface BundleTexts {
  heading: string;
  all: string;
  /** With `{{count}}`. */
  pages: string;
  /** The last line of each page. */
  verified: string;
}

/** The bundles of a language, and the list of its pages, which names them. */
export interface BundleList {
  /** Folder of the language's lists: empty, or `zh/`. */
  folder: string;
  bundles: Bundle[];
  texts: BundleTexts;
}
