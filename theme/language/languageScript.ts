import type { ThemeOptions } from '../../site/themeOptions';
import { storageKey } from '../lib/storage';

const isBot = /bot|spider|crawl|lighthouse/i;

/**
 * Brings a reader once to the language of their browser (spec.md §5). The page names its translations
 * on its root (`zh=/zh/guide/`, theme/layout/PageHead.tsx), so the target exists; query and
 * hash stay. A page without any, an address that only leads on among them, is no visit. Where the visit
 * cannot be remembered nothing is redirected: it would happen on every page.
 */
export function redirectLanguage(scope: Window, base: string): void {
  const { document, location, navigator } = scope;
  const { translations } = document.documentElement.dataset;
  if (!translations) return;
  const key = storageKey('rspress-visited', base);
  if (isBot.test(navigator.userAgent)) return;
  try {
    if (!(scope.localStorage instanceof Storage) || scope.localStorage.getItem(key)) return;
    scope.localStorage.setItem(key, '1');
  } catch {
    return;
  }
  const prefix = `${navigator.language.split('-')[0]}=`;
  const target = translations.split(' ').find((entry) => entry.startsWith(prefix));
  if (target) location.replace(target.slice(prefix.length) + location.search + location.hash);
}

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

/**
 * The path without the default language's prefix, or undefined where it has none: `/en/guide/` →
 * `/guide/`, `/base/v1/en/x` → `/base/v1/x`. Always a path of this origin: `/en//host/x` → `/host/x`.
 */
export function dropLanguagePrefix(
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

/**
 * On the 404 page of an address in other letters, asks for it in small ones: hosts tell `/GUIDE/` from
 * `/guide/`, the framework does not, and would draw a page over the 404 page.
 */
export function mendCase({ document, location }: Window): void {
  const { pathname, search, hash } = location;
  const small = pathname.toLowerCase();
  // Escapes are no letters.
  const isMendable = small !== pathname && !pathname.includes('%');
  if (document.documentElement.dataset.pageType === '404' && isMendable) {
    location.replace(small + search + hash);
  }
}

export interface PageLanguage {
  language: string;
  defaultLanguage: string;
  /** Those of the site. */
  languages: readonly string[];
}

/** The languages that a first visit of a page may lead on to, by the site's setting (spec.md §5). */
export function listRedirectLanguages(
  { language, defaultLanguage, languages }: PageLanguage,
  setting: ThemeOptions['languageRedirect'] = 'auto',
): string[] {
  const leadsOn =
    setting === 'auto' || (setting === 'only-default-lang' && language === defaultLanguage);
  return leadsOn ? languages.filter((other) => other !== language) : [];
}
