/** Where the Markdown of a page stands: `/guide/` → `/guide/index.md`, `/config/lib` → `/config/lib.md`. */
export function getMarkdownPath(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}
