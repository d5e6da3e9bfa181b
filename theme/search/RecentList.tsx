import { useId } from 'react';
import { Icon } from '../ui/Icon';
import styles from './SearchStart.module.css';
import type { RecentSearches } from './recentSearches';
import { useSearchText } from './useSearchText';

export interface RecentListProps {
  recent: RecentSearches;
  onAsk: (query: string) => void;
  onRemove: () => void;
}

/** Queries that led somewhere, each to ask again or to remove. */
export function RecentList({ recent, onAsk, onRemove }: RecentListProps) {
  const text = useSearchText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text('searchRecent')}
        </h2>
        <button
          type="button"
          className={styles.clear}
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
              className={styles.remove}
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
