import type { ThemeOptions } from '../../site/themeOptions';
import { getRootData, languageLinks, storageNames } from '../lib/contract';
import { readStored, storageKey, writeStored } from '../lib/storage';

const isBot = /bot|spider|crawl|lighthouse/i;

/**
 * Redirects a reader once to the language of their browser, if the page lists a translation on its root
 * (`zh=/zh/guide/`). Where the visit cannot be stored and read nothing is redirected: it would happen on every page.
 */
export function redirectLanguage({ location, navigator }: Window, base: string): void {
  const { translations } = getRootData();
  if (!translations) return;
  const key = storageKey(storageNames.visited, base);
  if (isBot.test(navigator.userAgent)) return;
  if (readStored(key) || !writeStored(key, '1') || !readStored(key)) return;
  // Some browsers say no language.
  const prefix = `${String(navigator.language).split('-')[0]}=`;
  const target = translations.split(' ').find((entry) => entry.startsWith(prefix));
  if (target) location.replace(target.slice(prefix.length) + location.search + location.hash);
}

export interface PageLanguage {
  language: string;
  defaultLanguage: string;
  languages: readonly string[];
}

/** The languages that a first visit of a page may be redirected to, by the site's setting. */
export function listRedirectLanguages(
  { language, defaultLanguage, languages }: PageLanguage,
  setting: ThemeOptions['languageRedirect'] = 'auto',
): string[] {
  const isEnabled =
    setting === 'auto' || (setting === 'only-default-lang' && language === defaultLanguage);
  return isEnabled ? languages.filter((other) => other !== language) : [];
}

/** Has a click on the link to this page in another language keep query and section, also without React. */
export function keepPlace({ document, location }: Window): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(languageLinks);
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
    },
    true,
  );
}

/** Redirects from the default language's prefix, which no page has; for hosts that do not. */
export function leaveDefaultPrefix({ location }: Window, base: string, language: string): void {
  if (getRootData().pageType !== '404') return;
  const path = stripDefaultLanguage(location.pathname, base, language);
  if (path) location.replace(path + location.search + location.hash);
}

/**
 * The path without the default language's prefix, if it has one: `/base/v1/en/x` → `/base/v1/x`. Always a
 * path of this origin: `/en//host/x` → `/host/x`.
 */
export function stripDefaultLanguage(
  path: string,
  base: string,
  language: string,
): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const segments = path.slice(base.length).split('/');
  const index = segments.indexOf(language);
  if (index < 0 || index > 1) return undefined;
  const rest = segments.toSpliced(index, 1).join('/');
  return base + rest.replace(/^\/+/, '');
}

/** Redirects from `/GUIDE/` to `/guide/`, where the framework would show the page in place of the 404 page. */
export function normalizeCase({ location }: Window): void {
  const { pathname, search, hash } = location;
  const lowerCase = pathname.toLowerCase();
  // Percent escapes are not letters.
  if (getRootData().pageType !== '404' || pathname.includes('%')) return;
  if (lowerCase !== pathname) location.replace(lowerCase + search + hash);
}
