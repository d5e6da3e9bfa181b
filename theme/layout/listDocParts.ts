interface DocPageData {
  frontmatter: { sidebar?: unknown; outline?: unknown; overview?: unknown };
  toc: readonly unknown[];
}

/** What stands beside the text of a page of documentation. */
export function listDocParts({ frontmatter, toc }: DocPageData) {
  const isOverview = frontmatter.overview === true;
  return {
    isOverview,
    // `placeholder` keeps the sidebar's place empty.
    hasSidebar: frontmatter.sidebar !== false && frontmatter.sidebar !== 'placeholder',
    hasOutline: frontmatter.outline !== false && !isOverview && toc.length > 0,
  };
}
