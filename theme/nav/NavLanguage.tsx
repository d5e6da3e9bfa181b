import { useLang, useLocation } from '@rspress/core/runtime';
import { languages, site } from '../../site/site';
import { hasRoute } from '../hooks/hasRoute';
import { useText } from '../hooks/useText';
import { getLanguageHref } from '../lib/languageHref';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './NavLanguage.module.css';

/** Leads to this page in the other language, or to that language's home. */
export function NavLanguage() {
  const text = useText();
  const current = useLang();
  const { pathname } = useLocation();
  const other = languages.find((language) => language !== current) ?? site.defaultLanguage;
  return (
    <Link
      className={styles.link}
      href={getLanguageHref(pathname, current, other, site.defaultLanguage, hasRoute)}
      hrefLang={other}
      lang={other}
    >
      <Icon name="globe" />
      {text('languageLink')}
    </Link>
  );
}
