import { useLang, useLocation, usePage } from '@rspress/core/runtime';
import { site } from '../../site/site';
import { useText } from '../lib/text';
import { Link } from '../ui/Link';
import styles from './TranslationNotice.module.css';

/** Says that a page's English source has changed since it was translated (build/check/content knows). */
export function TranslationNotice() {
  const text = useText();
  const language = useLang();
  const { page } = usePage();
  const { pathname } = useLocation();
  if (!('translationIsStale' in page) || !page.translationIsStale) return null;
  return (
    <p className={styles.notice}>
      {text('translationStale')}{' '}
      <Link
        className={styles.link}
        href={stripLanguage(pathname, language)}
        hrefLang={site.defaultLanguage}
      >
        {text('translationStaleLink')}
      </Link>
    </p>
  );
}

/** Removes a language's prefix: `/zh/guide/` → `/guide/`; other paths stay. */
export function stripLanguage(path: string, language: string): string {
  return path === `/${language}` || path.startsWith(`/${language}/`)
    ? path.slice(language.length + 1) || '/'
    : path;
}
