/** What a page says of itself, as far as listing it goes. */
export interface ListablePage {
  routePath: string;
  frontmatter?: object;
}

/**
 * Whether a page stays out of the sitemap, the llms files and search engines: its front matter says
 * `unlisted: true`, or `routes` names it. `/drafts/` stands for everything below, `/proof` for itself.
 */
export function isUnlisted(
  { routePath, frontmatter }: ListablePage,
  routes: readonly string[] = [],
): boolean {
  if (frontmatter && 'unlisted' in frontmatter && frontmatter.unlisted === true) return true;
  return routes.some((route) =>
    route.endsWith('/') ? routePath.startsWith(route) : routePath === route,
  );
}
