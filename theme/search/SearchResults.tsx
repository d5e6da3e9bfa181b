import { useEffect, useRef } from 'react';
import { groupByPage } from './groupByPage';
import { SearchResult } from './SearchResult';
import styles from './SearchResults.module.css';
import { getHitHref } from './useOpenHit';
import type { Results } from './useResults';
import { useSearchText } from './useSearchText';

export interface SearchResultsProps {
  id: string;
  results: Results;
  getOptionId: (position: number) => string;
  onOpen: (position: number, inNewTab: boolean) => void;
  /** Called when the browser opens one beside this page. */
  onOpenBeside: () => void;
  onMore: () => void;
}

/** The hits, each under the page it is on. */
export function SearchResults({
  id,
  results,
  getOptionId,
  onOpen,
  onOpenBeside,
  onMore,
}: SearchResultsProps) {
  const text = useSearchText();
  const scroller = useRef<HTMLDivElement>(null);
  const { group, hits, total, active, setActive, hasMoreFailed } = results;
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [group]);
  if (!group || hits.length === 0) return null;
  return (
    <div className={styles.scroller} ref={scroller}>
      <div className={styles.list} role="listbox" id={id} aria-label={text('searchResults')}>
        {groupByPage(hits).map(({ caption, label, lang, hits: ofPage }) => (
          <div
            key={ofPage[0]?.position}
            className={styles.group}
            role="group"
            aria-label={label.join(' › ')}
            lang={lang}
          >
            {caption.length > 0 && (
              <p className={styles.caption} role="presentation">
                {caption.map((step) => (
                  <span key={step} className={styles.step}>
                    {step}
                  </span>
                ))}
              </p>
            )}
            {ofPage.map(({ hit, position }) => (
              <SearchResult
                key={hit.href}
                id={getOptionId(position)}
                hit={hit}
                href={getHitHref(hit, group)}
                isActive={position === active}
                isElsewhere={!group.isCurrent}
                onPointerMove={() => position !== active && setActive(position)}
                onOpen={() => onOpen(position, false)}
                onOpenBeside={onOpenBeside}
              />
            ))}
          </div>
        ))}
      </div>
      {total > hits.length && (
        <button type="button" className={styles.more} onClick={onMore}>
          {text('searchMore')}
        </button>
      )}
      {hasMoreFailed && (
        <p className={styles.failed} role="alert">
          {text('searchFailed')}
        </p>
      )}
    </div>
  );
}
