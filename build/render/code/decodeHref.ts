/** The id that a link of the page itself names (`#a%20b` → `a b`); a malformed escape stays. */
export function decodeHref(href: string): string {
  const id = href.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
