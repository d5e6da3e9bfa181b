// Names that Rspress (2.0.22) writes into pages, where code of ours looks for them.

/** The element that a page is rendered into. The build fails where a page has none of this id. */
export const rootId = '__rspress_root';

/** The class that its script for the color scheme sets. The build fails where no script has it. */
export const schemeClass = 'rp-dark';

/** The class of the link that it adds to headings. `npm test` finds links in links if it has another. */
export const permalinkClass = 'rp-header-anchor';
