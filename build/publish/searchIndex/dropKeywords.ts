interface PageMeta {
  frontmatter?: { keywords?: unknown; sectionKeywords?: unknown };
}

/**
 * Remark plugin: takes the words that only the search index needs out of a page's front matter, which
 * the framework writes into the page's script after this.
 */
export function dropKeywords(this: { data(): object }) {
  const { pageMeta } = this.data() as { pageMeta?: PageMeta };
  return (): void => {
    delete pageMeta?.frontmatter?.keywords;
    delete pageMeta?.frontmatter?.sectionKeywords;
  };
}
