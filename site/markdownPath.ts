/** Where the Markdown of a page is: `/guide/` → `/guide/index.md`, `/config/lib` → `/config/lib.md`. */
export function getMarkdownPath(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}
