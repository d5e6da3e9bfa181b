import { usePage } from '@rspress/core/runtime';
import { site } from '../../site/site';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';

/** Says that a page's English source has changed since it was translated (build/check/content knows). */
export function TranslationNotice() {
  const text = useText();
  const { page } = usePage();
  const { findHref } = useSitePath();
  if (!('translationIsStale' in page) || !page.translationIsStale) return null;
  return (
    <p className={controls.remark} data-type="warning">
      {text('translationStale')}{' '}
      <Link href={findHref({ language: site.defaultLanguage })} hrefLang={site.defaultLanguage}>
        {text('translationStaleLink')}
      </Link>
    </p>
  );
}
