/** What the build knows of the names in a page's code (build/render/typeHovers), for the theme to show. */
export interface PageHovers {
  texts: readonly HoverText[];
  /** By the hash of a block's text: start, length and index of a text, for each name in turn. */
  blocks: Readonly<Record<string, readonly number[]>>;
}

export interface HoverText {
  /** What the name is, in pieces: plain ones, and colored ones after a letter (theme/styles/code.css), in turn. */
  signature: readonly string[];
  /** What it is for: text with code spans. */
  about?: string;
  /** Its default: text with code spans. */
  default?: string;
  /** What to use instead, where it is deprecated; may be empty. */
  deprecated?: string;
  /** Where it is documented: address without base, and the names of page and heading. */
  page?: { href: string; label: string };
}

/** Where a page's hovers are, below the base: `config-lib-dts.0123456789` → its file. */
export const getHoversPath = (name: string): string => `/static/hovers/${name}.json`;
