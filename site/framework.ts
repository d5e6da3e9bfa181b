/** The element that Rspress (2.0.22) renders a page into. The build fails where a page has none of this id. */
export const rootId = '__rspress_root';
