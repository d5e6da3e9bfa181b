import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { pageData } from 'popular-titles';
import { popularPages } from '../../site/popularPages';
import { site } from '../../site/site';
import { isPlainClick } from '../lib/linkKind';
import { hasRoute, useSitePath } from '../lib/siteHooks';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './SearchAnswer.module.css';
import { useText } from '../lib/text';

export interface SearchStartProps {
  /** Queries that led somewhere, the newest first. */
  recent: readonly string[];
  /** Called with a query to ask it again. */
  onAsk: (query: string) => void;
  /** Called with a query to forget it, and without one to forget them all. */
  onRemove: (query?: string) => void;
  onOpen: (href: string) => void;
}

/** Before anything is typed: what this reader looked for, and where most begin. */
export function SearchStart({ recent, onAsk, onRemove, onOpen }: SearchStartProps) {
  const text = useText();
  const popular = usePopularPages();
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <section aria-label={text('searchRecent')}>
          <div className={styles.head}>
            <h2 className={styles.title}>{text('searchRecent')}</h2>
            <button
              type="button"
              className={clsx(controls.quiet, styles.clear)}
              onClick={() => onRemove()}
            >
              {text('searchRecentClear')}
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query} className={styles.recent}>
                <button
                  type="button"
                  className={styles.entry}
                  data-stop=""
                  onClick={() => onAsk(query)}
                >
                  <Icon name="search" />
                  <span className={styles.query}>{query}</span>
                </button>
                <button
                  type="button"
                  className={controls.iconButton}
                  aria-label={text('searchRecentRemove', { query })}
                  onClick={() => onRemove(query)}
                >
                  <Icon name="close" width="16" height="16" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section>
          <h2 className={styles.title}>{text('searchPopular')}</h2>
          <ul className={styles.popular}>
            {popular.map(({ routePath, title, lang }) => (
              <li key={routePath}>
                <PageLink className={styles.entry} href={routePath} lang={lang} onOpen={onOpen}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AllPagesLink onOpen={onOpen} />
    </div>
  );
}

/** The list of all pages in the reader's language, where the site has one. */
export function AllPagesLink({ onOpen }: Pick<SearchStartProps, 'onOpen'>) {
  const text = useText();
  const href = useSitePath().resolve(site.allPages);
  if (!href.endsWith(site.allPages) || !hasRoute(href)) return null;
  return (
    <PageLink className={styles.link} href={href} onOpen={onOpen}>
      {text('searchAllPages')}
    </PageLink>
  );
}

interface PageLinkProps extends ComponentProps<'a'> {
  /** Route, without base. */
  href: string;
  children: string;
  onOpen: (href: string) => void;
}

/** A page of this site among what the dialog offers; the dialog closes before it opens. */
export function PageLink({ href, children, onOpen, ...props }: PageLinkProps) {
  return (
    <a
      {...props}
      href={withBase(cleanUrlByConfig(href))}
      data-stop=""
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(href);
      }}
    >
      {renderInlineCode(children)}
    </a>
  );
}

/** The hand-picked pages in the language of the page, as far as the site has them. */
function usePopularPages() {
  const { resolve } = useSitePath();
  return popularPages.flatMap((route) => {
    // Where a page is missing this is the home page.
    const href = resolve(route);
    return (
      (href.endsWith(route) && pageData.pages.find(({ routePath }) => routePath === href)) || []
    );
  });
}
