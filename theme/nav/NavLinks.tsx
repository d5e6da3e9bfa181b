import { matchNavbar, useLang, useLocation } from '@rspress/core/runtime';
import type { useNav } from '@rspress/core/runtime';
import { site } from '../../site/site';
import { hasRoute } from '../hooks/hasRoute';
import { useText } from '../hooks/useText';
import { stripLanguage } from '../lib/languageHref';
import { resolveRoute } from '../lib/resolveRoute';
import { Link } from '../ui/Link';
import styles from './NavLinks.module.css';

/** The sections of the site; the one being read is marked. */
export function NavLinks({ items }: { items: ReturnType<typeof useNav> }) {
  const text = useText();
  const language = useLang();
  const { pathname } = useLocation();
  return (
    <nav aria-label={text('mainNavigation')}>
      <ul className={styles.list}>
        {items.map((item) => {
          if (!('link' in item)) return null;
          const { href, isFallback } = resolveRoute(item.link, language, hasRoute);
          const isActive = matchNavbar(item, stripLanguage(pathname, language));
          return (
            <li key={item.link}>
              <Link
                className={styles.link}
                href={href}
                hrefLang={isFallback ? site.defaultLanguage : undefined}
                aria-current={isActive ? 'true' : undefined}
              >
                {item.text}
                {isFallback && <span className={styles.language}>{text('englishPage')}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
