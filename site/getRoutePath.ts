/** The route of a link as the framework writes it into sidebars: `/a/index.html` → `/a/`, `/b.html` → `/b`. */
export function getRoutePath(link: string): string {
  return link.replace(/(^|\/)index(\.html)?$/, '$1').replace(/\.html$/, '');
}
