/** Whether a page says `unlisted: true`: it stays out of the sitemap, the llms files and search engines. */
export const isUnlisted = ({ frontmatter }: { frontmatter?: object }): boolean =>
  frontmatter !== undefined && 'unlisted' in frontmatter && frontmatter.unlisted === true;
