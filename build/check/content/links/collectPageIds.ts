import path from 'node:path';
import type { Site, SitePage } from '../Site';

/**
 * Every id of a page, those of the fragments it draws among them; undefined where that cannot be
 * known, since one of them is broken or a component.
 */
export function collectPageIds(
  page: SitePage,
  site: Site,
  seen = new Set<string>(),
): ReadonlySet<string> | undefined {
  if (!page.parsed || page.parsed.isBroken) return undefined;
  // Most pages draw no fragment: asked for by every link, a copy would cost more than the check.
  if (page.parsed.imports.length === 0) return page.parsed.ids;
  seen.add(page.file);
  const ids = new Set(page.parsed.ids);
  for (const specifier of page.parsed.imports) {
    const file = path.posix.join(path.posix.dirname(page.file), specifier);
    const fragment = site.pages.get(file);
    if (!fragment || seen.has(file)) continue;
    const inner = collectPageIds(fragment, site, seen);
    if (!inner) return undefined;
    for (const id of inner) ids.add(id);
  }
  return ids;
}
