import type { ReactNode } from 'react';
import { useText } from '../lib/text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { type Facet, facetTexts } from './facets';
import { maxHits } from './ranking/weights';
import { SearchPageLink } from './SearchPageLink';
import { getSearchStage, type SearchStage } from './getSearchStage';
import styles from './SearchStatus.module.css';
import { shortenQuery } from './shortenQuery';
import { useAllPagesHref } from './useAllPagesHref';
import { useIsSlow } from './useIsSlow';
import type { SearchState } from './useSearch';
import { useSearchText } from './useSearchText';

export interface SearchStatusProps {
  search: SearchState;
  facet: Facet | undefined;
  /** Number of results. */
  total: number;
  /** Names like the one asked for, where nothing was found. */
  suggestions: readonly string[];
  onRetry: () => void;
  /** Opens a page of this site by its route. */
  onOpenPage: (href: string) => void;
  /** What to do where nothing was found. */
  children: ReactNode;
}

/** Says how the search stands, and what to do where it has found nothing or has failed. */
export function SearchStatus({
  search,
  facet,
  total,
  suggestions,
  onRetry,
  onOpenPage,
  children,
}: SearchStatusProps) {
  const text = useSearchText();
  const siteText = useText();
  const { query, isPending, hasFailed } = search;
  const stage = getSearchStage({ query, isPending, hasFailed, total });
  const isSlow = useIsSlow(stage === 'waiting');
  const results = text(total === 1 ? 'searchOneResult' : 'searchResultCount', {
    // More than these are not looked for.
    count: total < maxHits ? `${total}` : `${maxHits}+`,
  });
  const names =
    suggestions.length > 0 ? `. ${text('searchNearest')} ${suggestions.join(', ')}` : '';
  const messages: Record<SearchStage, string> = {
    hint: text('searchHint'),
    waiting: isSlow ? text('searchLoading') : '',
    failed: text('searchFailed'),
    none: `${text('searchNoResultsText')} "${shortenQuery(query)}"`,
    found: isPending
      ? ''
      : facet
        ? text('searchCountIn', { results, facet: text(facetTexts[facet]) })
        : results,
  };
  const message = messages[stage];
  const allPages = useAllPagesHref();
  return (
    <>
      {/* One element that stays: screen readers announce only changes inside it. */}
      <VisuallyHidden role="status">
        {stage === 'hint' ? '' : message + (stage === 'none' ? names : '')}
      </VisuallyHidden>
      {stage !== 'found' && message && (
        <div className={styles.message}>
          <p className={styles.line}>{message}</p>
          {stage === 'none' && children}
          {stage === 'failed' && (
            <>
              <button type="button" className={styles.retry} data-stop="" onClick={onRetry}>
                {siteText('retry')}
              </button>
              {/* Needs neither index nor worker; where nothing is typed, it is offered anyway. */}
              {allPages && query.trim() && (
                <SearchPageLink href={allPages} onOpen={onOpenPage}>
                  {text('searchAllPages')}
                </SearchPageLink>
              )}
            </>
          )}
        </div>
      )}
    </>
  );
}
