/** A page or what stands under one of its headings: the unit that is searched. */
export interface Section {
  /** Position of its page in the records. */
  page: number;
  /** Route of its page, without base. */
  route: string;
  /** Its anchor; empty for the page itself. */
  id: string;
  /** Its heading; the title for the page itself. */
  heading: string;
  /** Headings over it on its page, outermost first. */
  above: string[];
  text: string;
  names: string;
  /** Those of a page with those of its sections. */
  keywords: string[];
  /** Of each keyword of its own, the words that do not only ask, by stem (stemWord.ts). */
  keywordStems: readonly (readonly string[])[];
  /** The same in lower case, keywords of its own only: queries are compared with all of them. */
  lower: { heading: string; text: string; keywords: string[] };
  /** The heading in letters and digits only, whole and after its last dot: `libdts`, `dts`. */
  spellings: string[];
  /** The same after the names of what it belongs to: `lib` + `bundle`, `dts` + `autoExtension`. */
  paths: string[];
}

export interface RankedSection {
  /** Position among the sections of the index. */
  section: number;
  score: number;
  /** Place among those of its page; as `score` where absent. */
  inPage?: number;
}

/** The best first; equal ones in reading order, so that the order is the same every time. */
export const byScore = (left: RankedSection, right: RankedSection): number =>
  right.score - left.score || left.section - right.section;
