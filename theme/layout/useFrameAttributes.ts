import { useSite, withBase } from '@rspress/core/runtime';
import { useSitePath } from '../hooks/useSitePath';
import { useThemeOptions } from '../hooks/useThemeOptions';
import { hasRoute } from '../hooks/hasRoute';
import { listRedirectLanguages } from '../lib/listRedirectLanguages';
import { storageKey } from '../lib/storageKey';

/** What the head script must know of a page before its first paint, as attributes of the root. */
export function useFrameAttributes(): Record<string, string | undefined> {
  const { darkMode, announcement, languageRedirect } = useThemeOptions();
  const { base, lang, locales } = useSite().site;
  const { language, rest, findHref } = useSitePath();
  const languages = locales.map((locale) => locale.lang);
  const translations = listRedirectLanguages(
    { language, defaultLanguage: lang, languages },
    languageRedirect,
  )
    .map((to) => ({ to, href: findHref({ language: to }) }))
    .filter(
      ({ to, href }) => hasRoute(href) && isSamePage(href, to === lang ? rest : `/${to}${rest}`),
    )
    .map(({ to, href }) => `${to}=${withBase(href)}`);
  return {
    'data-scheme': darkMode === false ? 'light' : undefined,
    'data-announcement': announcement && storageKey(announcement.localStorageKey, base),
    'data-translations': translations.join(' ') || undefined,
  };
}

/** Whether a link leads to the page itself rather than to a home in its place. */
const isSamePage = (href: string, path: string): boolean => href.endsWith(path);
