import { storageKey } from '../lib/storageKey';

const isBot = /bot|spider|crawl|lighthouse/i;

/**
 * Brings a reader once to the language of their browser (spec.md §5). The page names its translations
 * on its root (`zh=/zh/guide/`, theme/layout/PageHead.tsx), so the target exists; query and hash stay.
 * Where the visit cannot be remembered nothing is redirected: it would happen on every page.
 */
export function redirectLanguage(scope: Window, base: string): void {
  const { document, location, navigator, localStorage } = scope;
  const { translations } = document.documentElement.dataset;
  const key = storageKey('rspress-visited', base);
  if (isBot.test(navigator.userAgent) || !(localStorage instanceof Storage)) return;
  try {
    if (localStorage.getItem(key)) return;
    localStorage.setItem(key, '1');
  } catch {
    return;
  }
  const prefix = `${navigator.language.split('-')[0]}=`;
  const target = translations?.split(' ').find((entry) => entry.startsWith(prefix));
  if (target) location.replace(target.slice(prefix.length) + location.search + location.hash);
}
