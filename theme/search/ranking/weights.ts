/** Where a word of a section may stand. */
export const fields = ['heading', 'keywords', 'page', 'text', 'names'] as const;
export type Field = (typeof fields)[number];

// Each constant with a question it decides.

/**
 * What a word is worth by the place it stands in. `heading`: the section's own ("format": the page
 * named so, not those that mention it). `keywords`: words of the front matter and the address
 * ("scaffold": the quick start). `page`: the title above a section ("dts bundle": the section "bundle"
 * of that page). `names`: names found only in code ("createRslib": where it is explained, then used).
 */
export const fieldWorth: Readonly<Record<Field, number>> = {
  heading: 1,
  keywords: 0.8,
  page: 0.45,
  text: 0.35,
  names: 0.25,
};

/** "redirct" finds `redirect`, but behind whatever has the word as typed. */
export const typoWorth = 0.5;

/** "modules" finds `module` nearly as well. */
export const singularWorth = 0.9;

/** The more of a word is typed the surer it is: "migr" is `migration` before "m" is. */
export const prefixWorth = (share: number): number => 0.5 + 0.35 * share;

/** "css" is not a slip of "cjs". */
export const minTypoLength = 4;

/** "e" does not stand for every word with e. */
export const maxCompletions = 64;

/** "auto external" written as one name: its parts together are worth a little less than the name. */
export const partsWorth = 0.85;

/** "how to keep __dirname in esm" asks about two words, not seven. */
export const stopWordImportance = 0.1;

/** Added where the query is literally this, in any spelling of names. */
export const bonus = {
  /** "auto-external": the page `autoExternal`; "dts": the page `lib.dts`. */
  name: 1,
  /** "lib.bundle": the page `bundle` in the folder `lib`; "dts.bundle": the section of the page. */
  path: 0.9,
  /** "umd global": a keyword says exactly this. */
  keyword: 0.5,
  /** "quick st": the heading begins so; times the share that is typed. */
  nameStart: 0.4,
  /** "--no-dts": the heading holds it with its signs. */
  heading: 0.2,
  /** "import.meta.url": the text holds it with its signs. */
  text: 0.1,
} as const;

/** "banner": the page of that name before a section of that name on another page. */
export const pageAdvantage = 1.1;

/** More sections of one page than this only repeat it: its outline shows the rest. */
export const maxSectionsPerPage = 4;

/** spec.md §9, "Search result limit". */
export const maxHits = 100;

/** In characters. Longer input is cut: nobody asks so much, and each word costs time. */
export const maxQueryLength = 256;
