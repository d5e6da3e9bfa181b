import { dropLanguagePrefix } from '../lib/dropLanguagePrefix';

/**
 * Leads from the default language's prefix, which no page has, to the same path without it, keeping
 * query and hash (spec.md §2, "Route building"); hosts with redirects do so before.
 */
export function leaveDefaultPrefix(
  { document, location }: Window,
  base: string,
  language: string,
): void {
  if (document.documentElement.dataset.pageType !== '404') return;
  const path = dropLanguagePrefix(location.pathname, base, language);
  if (path) location.replace(path + location.search + location.hash);
}
