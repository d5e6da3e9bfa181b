import { storageKey } from '../lib/storageKey';

const isBot = /bot|spider|crawl|lighthouse/i;

/**
 * Brings a reader once to the language of their browser (spec.md §5). The page names its translations
 * on its root (`zh=/zh/guide/`, theme/layout/useFrameAttributes.ts), so the target exists; query and
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
