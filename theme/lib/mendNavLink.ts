/**
 * A link of the bar as it was written: the framework takes `//host/x` for a path, puts a language or a
 * version before it and `.html` behind it. `/v1//host/x.html` → `//host/x`; other links stay.
 */
export function mendNavLink(link: string): string {
  const [mangled] = /^(?:\/[^:]*)?(?=\/\/)/.exec(link) ?? [];
  return mangled === undefined ? link : link.slice(mangled.length).replace(/\.html$/, '');
}
