import { useText } from '../hooks/useText';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { getSearchStage, type SearchStage } from './getSearchStage';
import styles from './SearchStatus.module.css';
import { shortenQuery } from './shortenQuery';
import { useIsSlow } from './useIsSlow';
import type { SearchState } from './useSearch';

export interface SearchStatusProps {
  search: SearchState;
  /** Number of results. */
  total: number;
  onRetry: () => void;
}

/** Says how the search stands, and what to do where it has found nothing or has failed. */
export function SearchStatus({ search, total, onRetry }: SearchStatusProps) {
  const text = useText();
  const { query, isPending, hasFailed } = search;
  const stage = getSearchStage({ query, isPending, hasFailed, total });
  const isSlow = useIsSlow(stage === 'waiting');
  const count = total === 1 ? 'searchOneResult' : 'searchResultCount';
  const messages: Record<SearchStage, string> = {
    hint: text('searchHint'),
    waiting: isSlow ? text('searchLoading') : '',
    failed: text('searchFailed'),
    none: `${text('searchNoResultsText')} "${shortenQuery(query)}"`,
    found: isPending ? '' : text(count, { count: `${total}` }),
  };
  const message = messages[stage];
  return (
    <>
      {/* One element that stays: screen readers announce only changes inside it. */}
      <VisuallyHidden role="status">{stage === 'hint' ? '' : message}</VisuallyHidden>
      {stage !== 'found' && message && (
        <div className={styles.message}>
          <p className={styles.line}>{message}</p>
          {stage === 'none' && <p>{text('searchSuggestedQueryText')}</p>}
          {stage === 'failed' && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              {text('retry')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
