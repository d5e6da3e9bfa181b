import { RecentList } from './RecentList';
import styles from './SearchStart.module.css';
import { SearchPageLink } from './SearchPageLink';
import type { RecentSearches } from './recentSearches';
import { useAllPagesHref } from './useAllPagesHref';
import { usePopularPages } from './usePopularPages';
import { useSearchText } from './useSearchText';

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
  const text = useSearchText();
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
        <SearchPageLink className={styles.all} href={allPages} onOpen={onOpen}>
          {text('searchAllPages')}
        </SearchPageLink>
      )}
    </div>
  );
}
