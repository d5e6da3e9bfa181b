import { usePage, useSite } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { absoluteUrl } from '../../site/address';
import { tool } from '../../site/toolVersion';
import { useText } from '../lib/text';
import { getIssueHref, getIssueSearchHref } from '../lib/issueHref';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { type Facet, facetTexts } from '../../search/facets';
import type { RecentSearches } from './recentSearches';
import styles from './SearchAnswer.module.css';
import { AllPagesLink, SearchStart } from './SearchStart';
import { maxHits } from '../../search/SearchHit';
import {
  getSearchStage,
  type Results,
  type SearchEvent,
  type SearchStage,
  shortenQuery,
} from './searchState';
import { replaceSurrogates } from './startQuery';
import type { DialogSearch } from './useDialogSearch';

export interface SearchNoticeProps {
  search: DialogSearch;
  query: string;
  setQuery: (query: string) => void;
  recent: RecentSearches;
  /** What the results on show are narrowed to. */
  facet: Facet | undefined;
  /** Opens a page of this site by its route. */
  onOpenPage: (href: string) => void;
  /** Called where what had the focus may be gone. */
  onLeave: () => void;
}

/** What the dialog says besides results: what it is doing, where to start, what to do instead. */
export function SearchNotice({ search, query, recent, facet, ...on }: SearchNoticeProps) {
  const text = useText();
  const { results, dispatch } = search;
  const { suggestions = [] } = results.group ?? {};
  const stage = getSearchStage(query, results);
  const message = useMessage(stage, query, results, facet);
  const names =
    suggestions.length > 0 ? `. ${text('searchNearest')} ${suggestions.join(', ')}` : '';
  const handleAsk = (asked: string) => {
    on.setQuery(asked);
    on.onLeave();
  };
  const change = (event: SearchEvent) => {
    dispatch(event);
    on.onLeave();
  };
  return (
    <>
      {/* One element that stays: screen readers announce only changes inside it. */}
      <VisuallyHidden role="status">
        {stage === 'hint' ? '' : message + (stage === 'none' ? names : '')}
      </VisuallyHidden>
      {stage !== 'found' && message && (
        <div className={styles.message}>
          <p>{message}</p>
          {stage === 'none' && (
            <NoResultsActions
              query={query}
              suggestions={suggestions}
              onWiden={facet && (() => change({ type: 'narrowed', facet: undefined }))}
              onAsk={handleAsk}
            />
          )}
          {stage === 'failed' && (
            <button
              type="button"
              className={controls.framed}
              data-stop=""
              onClick={() => change({ type: 'retried' })}
            >
              {text('retry')}
            </button>
          )}
          {/* The list of all pages needs neither index nor worker; the start offers it anyway. */}
          {stage === 'failed' && query.trim() && <AllPagesLink onOpen={on.onOpenPage} />}
        </div>
      )}
      {(stage === 'none' || !query.trim()) && (
        <SearchStart
          recent={stage === 'none' ? [] : recent.queries}
          onAsk={handleAsk}
          onRemove={(removed) => {
            recent.remove(removed);
            on.onLeave();
          }}
          onOpen={on.onOpenPage}
        />
      )}
    </>
  );
}

/** What the search says at a stage. */
function useMessage(
  stage: SearchStage,
  query: string,
  { group, total, isPending }: Results,
  facet: Facet | undefined,
): string {
  const text = useText();
  const isSlow = useIsSlow(stage === 'waiting');
  const results = text(total === 1 ? 'searchOneResult' : 'searchResultCount', {
    // More than these are not looked for.
    count: total < maxHits ? `${total}` : `${maxHits}+`,
  });
  switch (stage) {
    case 'hint':
      return text('searchHint');
    case 'waiting':
      // An index that has answered is here: those of other pages are on their way.
      return isSlow ? text(group ? 'searchGoesOn' : 'searchLoading') : '';
    case 'failed':
      return text('searchFailed');
    case 'none':
      return `${text('searchNoResultsText')} "${shortenQuery(query)}"`;
    case 'found':
      if (isPending) return '';
      return facet ? text('searchCountIn', { results, facet: text(facetTexts[facet]) }) : results;
  }
}

/** Milliseconds, longer than an answer usually takes: shorter waits are not worth a word. */
const slow = 500;

/** Whether something has been awaited for so long that the reader should be told. */
function useIsSlow(isAwaited: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsSlow(true), slow);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isAwaited]);
  return isSlow;
}

interface NoResultsActionsProps {
  query: string;
  /** Names of the tool like the one asked for. */
  suggestions: readonly string[];
  /** Shows the results of all parts; absent where all were searched. */
  onWiden: (() => void) | undefined;
  /** Called with a name to ask for it. */
  onAsk: (query: string) => void;
}

/** What to do where nothing was found: another keyword, a name like it, another part, an issue. */
function NoResultsActions({ query, suggestions, onWiden, onAsk }: NoResultsActionsProps) {
  const text = useText();
  const issueHref = useMissingHref(query);
  return (
    <>
      <p>{text('searchSuggestedQueryText')}</p>
      {suggestions.length > 0 && (
        <>
          <p>{text('searchNearest')}</p>
          <ul className={styles.names}>
            {suggestions.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={clsx(controls.framed, styles.name)}
                  data-stop=""
                  onClick={() => onAsk(name)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {onWiden && (
        <button type="button" className={styles.link} data-stop="" onClick={onWiden}>
          {text('searchWiden')}
        </button>
      )}
      {/* No stops of the arrows: Enter is pressed for a result, and would lead away. */}
      <p className={styles.names}>
        <IssueLink href={getIssueSearchHref(replaceSurrogates(query))}>
          {text('searchIssues')}
        </IssueLink>
        <IssueLink href={issueHref}>{text('searchReport')}</IssueLink>
      </p>
    </>
  );
}

/** A link to the issues of the repository, in a new tab: the question stays. */
function IssueLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" width="16" height="16" />
    </a>
  );
}

/** Address of a new issue that says what was not found, and from which page it was searched. */
function useMissingHref(query: string): string {
  const { routePath } = usePage().page;
  const { base, siteOrigin = '' } = useSite().site;
  const asked = replaceSurrogates(query);
  return getIssueHref({
    // In English, as the form is.
    title: `the search finds nothing for "${shortenQuery(asked)}"`,
    url: absoluteUrl({ origin: siteOrigin, base }, routePath),
    quote: asked,
    versions: tool,
  });
}
