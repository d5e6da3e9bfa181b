import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { pageData } from 'virtual-page-data?picked';
import { popularPages } from '../../site/popularPages';
import { languages, site } from '../../site/site';
import { hasRoute, useSitePath } from '../lib/siteHooks';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { renderInlineCode } from '../ui/renderInlineCode';
import { isPlainPress } from './openHit';
import type { RecentSearches } from './recentSearches';
import styles from './SearchAnswer.module.css';
import { useText } from '../lib/text';

export interface SearchStartProps {
  recent: RecentSearches;
  /** Called with a query to ask it again. */
  onAsk: (query: string) => void;
  onOpen: (href: string) => void;
  /** Called once something was removed: what had the focus may be gone. */
  onRemove: () => void;
}

/** Before anything is typed: what this reader looked for, and where most begin. */
export function SearchStart({ recent, onAsk, onOpen, onRemove }: SearchStartProps) {
  const text = useText();
  const popular = usePopularPages();
  const allPages = useAllPagesHref();
  return (
    <div className={styles.start}>
      {recent.queries.length > 0 && (
        <RecentList recent={recent} onAsk={onAsk} onRemove={onRemove} />
      )}
      {popular.length > 0 && (
        <section>
          <h2 className={styles.title}>{text('searchPopular')}</h2>
          <ul className={styles.popular}>
            {popular.map(({ href, title, lang }) => (
              <li key={href}>
                <SearchPageLink className={styles.entry} href={href} lang={lang} onOpen={onOpen}>
                  {title}
                </SearchPageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {allPages && (
        <SearchPageLink className={styles.link} href={allPages} onOpen={onOpen}>
          {text('searchAllPages')}
        </SearchPageLink>
      )}
    </div>
  );
}

/** Queries that led somewhere, each to ask again or to remove. */
function RecentList({ recent, onAsk, onRemove }: Omit<SearchStartProps, 'onOpen'>) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text('searchRecent')}
        </h2>
        <button
          type="button"
          className={clsx(controls.quiet, styles.clear)}
          onClick={() => {
            recent.clear();
            onRemove();
          }}
        >
          {text('searchRecentClear')}
        </button>
      </div>
      <ul>
        {recent.queries.map((query) => (
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
              onClick={() => {
                recent.remove(query);
                onRemove();
              }}
            >
              <Icon name="close" width="16" height="16" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface SearchPageLinkProps extends ComponentProps<'a'> {
  /** Route, without base. */
  href: string;
  children: string;
  onOpen: (href: string) => void;
}

/** A page of this site among what the dialog offers; the dialog closes before it opens. */
export function SearchPageLink({ href, children, onOpen, ...props }: SearchPageLinkProps) {
  return (
    <a
      {...props}
      href={withBase(cleanUrlByConfig(href))}
      data-stop=""
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onOpen(href);
      }}
    >
      {renderInlineCode(children)}
    </a>
  );
}

/** Route of the list of all pages in the reader's language; `undefined` where the site has none. */
export function useAllPagesHref(): string | undefined {
  const { href } = useSitePath().resolve(site.allPages);
  return href.endsWith(site.allPages) && hasRoute(href) ? href : undefined;
}

interface PopularPage {
  /** Route, without base. */
  href: string;
  title: string;
  lang: string;
}

/** The hand-picked pages for readers of this language, as far as the site has them. */
function usePopularPages(): PopularPage[] {
  const { language, resolve } = useSitePath();
  const picked = popularPages[languages.find((known) => known === language) ?? languages[0]];
  return picked.flatMap((route) => {
    // Where a page is missing this is the home page.
    const { href } = resolve(route);
    const page = href.endsWith(route) && pageData.pages.find(({ routePath }) => routePath === href);
    return page ? [{ href, title: page.title, lang: page.lang }] : [];
  });
}
