import { useLang, useLocation, usePage } from '@rspress/core/runtime';
import { site } from '../../site/site';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';

/** Says that a page's English source has changed since it was translated (build/check/content knows). */
export function TranslationNotice() {
  const text = useText();
  const language = useLang();
  const { page } = usePage();
  const { pathname } = useLocation();
  if (!('translationIsStale' in page) || !page.translationIsStale) return null;
  return (
    <p className={controls.remark} data-type="warning">
      {text('translationStale')}{' '}
      <Link href={stripLanguage(pathname, language)} hrefLang={site.defaultLanguage}>
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
