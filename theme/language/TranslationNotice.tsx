import { usePage } from '@rspress/core/runtime';
import { site } from '../../site/site';
import { useSitePath, useUntranslated } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';

/** Says that a page is not translated, or that its source has changed since (build/check/translation knows). */
export function TranslationNotice() {
  const text = useText();
  const { page } = usePage();
  const { language, findHref } = useSitePath();
  const isMissing = useUntranslated().includes(language);
  const { url, branch, translating } = site.repository;
  if (!isMissing && !('translationIsStale' in page && page.translationIsStale)) return null;
  return (
    <p className={controls.remark} data-type="warning">
      {text(isMissing ? 'translationMissing' : 'translationStale')}{' '}
      <Link href={findHref({ language: site.defaultLanguage })} hrefLang={site.defaultLanguage}>
        {text('translationStaleLink')}
      </Link>{' '}
      <Link href={`${url}/blob/${branch}/${translating}`}>{text('translationHelp')}</Link>
    </p>
  );
}
