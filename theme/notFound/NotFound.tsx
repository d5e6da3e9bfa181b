import { useLang, useLocation, useSite, withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { site as siteFacts } from '../../site/site';
import { emit } from '../lib/contract';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import type { NearPage } from './nearestPages';
import styles from './NotFound.module.css';

/** `children` come at the end, out of the flow. */
export function NotFound({ children }: { children: ReactNode }) {
  const text = useText();
  const { findHref } = useSitePath();
  const { pathname } = useLocation();
  const hasSearch = useSite().site.themeConfig.search !== false;
  const nearest = useNearestPages();
  return (
    <main id="content" className={styles.frame}>
      <p className={styles.code}>404</p>
      <h1>{text('notFoundText')}</h1>
      <Link className={clsx(controls.primary, styles.home)} href={findHref({ rest: '/' })}>
        {text('takeMeHomeText')}
      </Link>
      <p className={styles.ways}>
        {hasSearch && (
          <button
            type="button"
            className={clsx(controls.framed, styles.search)}
            data-needs-script=""
            onClick={() => {
              import('./nearestPages').then(
                ({ getLastWords }) => emit('searchfor', getLastWords(pathname)),
                () => emit('searchfor', ''),
              );
            }}
          >
            <Icon name="search" />
            {text('searchPlaceholderText')}
          </button>
        )}
        <Link href={findHref({ rest: siteFacts.allPages })}>{text('footerAllPages')}</Link>
      </p>
      <div role="status" className={styles.nearest}>
        {nearest.length > 0 && (
          <>
            <p>{text('nearestPages')}</p>
            <ul>
              {nearest.map(({ routePath, title }) => (
                <li key={routePath}>
                  <Link href={routePath}>
                    {renderInlineCode(title)} <span className={styles.path}>{routePath}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {children}
    </main>
  );
}

/**
 * Pages with addresses like the requested one, after the first render: one file answers every unknown path.
 * An old address redirects at once, for hosts that do not redirect.
 */
function useNearestPages(): readonly NearPage[] {
  const language = useLang();
  const { pathname, search, hash } = useLocation();
  const [nearest, setNearest] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const [{ findOldAddress, listNearestPages }, { pageData }] = await Promise.all([
        import('./nearestPages'),
        import('page-titles'),
      ]);
      if (!isWanted) return;
      const target = findOldAddress({ pathname, search, hash }, pageData.pages);
      if (target) window.location.replace(withBase(target));
      else setNearest(listNearestPages(pathname, pageData.pages, language));
    };
    // Offline there are no suggestions; the way home stays.
    show().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language, pathname, search, hash]);
  return nearest;
}
