import { type ComponentType, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useOpenHit } from './openHit';
import { useRecentSearches } from './recentSearches';
import type { SearchTabsProps } from './remote/SearchTabs';
import { type Facet, facets, facetTexts } from '../../search/facets';
import type { SearchProps } from './Search';
import styles from './SearchAnswer.module.css';
import { PastedLog } from './PastedLog';
import { SearchNotice } from './SearchNotice';
import type { SearchProvider } from './SearchProvider';
import { SearchResults } from './SearchResults';
import { useDialogKeys } from './useDialogKeys';
import { useDialogSearch } from './useDialogSearch';
import { useText } from '../lib/text';

export interface SearchAnswerProps extends Omit<SearchProps, 'isOpen'> {
  provider: SearchProvider;
  /** Chooses whose answer is on show, where several indexes answer. */
  Tabs?: ComponentType<SearchTabsProps> | undefined;
}

/** What is below the field of the open search: what it is narrowed to, and what answers it. */
export function SearchAnswer({ provider, Tabs, query, input, close, ...props }: SearchAnswerProps) {
  const listId = useId();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const search = useDialogSearch(provider, query);
  const recent = useRecentSearches();
  const openHit = useOpenHit();
  const { results, shown, dispatch } = search;
  const { group, hits, active } = results;
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [group]);
  // Only the first, this site's, is known in parts.
  const facet = shown === 0 ? search.facet : undefined;

  const focusField = () => input.current?.focus();
  const getOptionId = (position: number) => `${listId}-${position}`;
  const handleOpen = (position: number, inNewTab: boolean) => {
    const hit = hits[position];
    if (!hit || !group) return;
    // Closed first: the page does not scroll while the dialog is open.
    if (!inNewTab && group.isCurrent) close();
    recent.add(query);
    openHit(hit, group, inNewTab);
  };
  const handleOpenPage = (href: string) => {
    close();
    openHit({ href }, { isCurrent: true }, false);
  };
  const handleKeys = useDialogKeys({
    input,
    query,
    isPending: results.isPending,
    count: hits.length,
    active,
    listId,
    getOptionId,
    queued: props.queued,
    onMove: (position) => {
      dispatch({ type: 'moved', position });
      document.getElementById(getOptionId(position))?.scrollIntoView({ block: 'nearest' });
    },
    onOpen: handleOpen,
  });
  useImperativeHandle(props.handleKeys, () => handleKeys);

  return (
    <>
      {Tabs && (
        <Tabs
          groups={results.groups}
          shown={shown}
          panelId={panelId}
          onShow={(position) => dispatch({ type: 'tabShown', position })}
          onPress={focusField}
        />
      )}
      {shown === 0 && (
        <FacetChoice
          value={facet}
          onChange={(value) => dispatch({ type: 'narrowed', facet: value })}
        />
      )}
      <div
        ref={panel}
        className={styles.answer}
        id={panelId}
        role={Tabs && 'tabpanel'}
        aria-labelledby={Tabs && `${panelId}-${shown}`}
      >
        <PastedLog input={input} query={query} onOpenPage={handleOpenPage} />
        <SearchNotice
          search={search}
          query={query}
          setQuery={props.setQuery}
          recent={recent}
          facet={facet}
          onOpenPage={handleOpenPage}
          onLeave={focusField}
        />
        <SearchResults
          id={listId}
          results={results}
          getOptionId={getOptionId}
          onActiveChange={(position) => dispatch({ type: 'moved', position })}
          onOpen={handleOpen}
          onOpenInNewTab={() => recent.add(query)}
          onMore={() => {
            search.showMore();
            // On a phone the field brings its keyboard, over what was asked for.
            if (matchMedia('(hover: hover)').matches) focusField();
          }}
        />
      </div>
      <KeyHints />
    </>
  );
}

interface FacetChoiceProps {
  /** `undefined`: everything. */
  value: Facet | undefined;
  onChange: (facet: Facet | undefined) => void;
}

/** Narrows the results to a part of the site: one stop of the Tab key, arrows choose. */
function FacetChoice({ value, onChange }: FacetChoiceProps) {
  const text = useText();
  const name = useId();
  return (
    <fieldset className={styles.facets} aria-label={text('searchFacets')}>
      {[undefined, ...facets].map((facet) => (
        <label key={facet ?? ''} className={styles.facet}>
          <input
            type="radio"
            name={name}
            checked={facet === value}
            onChange={() => onChange(facet)}
          />
          {text(facetTexts[facet ?? 'all'])}
        </label>
      ))}
    </fieldset>
  );
}

/** The keys of the dialog, for those who see a keyboard under their hands. */
function KeyHints() {
  const text = useText();
  return (
    <div className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {text('searchKeysMove')}
      </span>
      <span>
        <kbd>↵</kbd> {text('searchKeyOpen')}
      </span>
      <span>
        <kbd>Esc</kbd> {text('searchKeyClose')}
      </span>
    </div>
  );
}
