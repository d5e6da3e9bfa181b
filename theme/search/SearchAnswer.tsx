import { type ComponentType, useId, useImperativeHandle, useMemo } from 'react';
import type { SearchTabsProps } from './remote/SearchTabs';
import type { SearchProps } from './Search';
import styles from './SearchAnswer.module.css';
import { SearchFacets } from './SearchFacets';
import { SearchHints } from './SearchHints';
import { SearchNotice } from './SearchNotice';
import type { SearchProvider } from './SearchProvider';
import { SearchResults } from './SearchResults';
import { useDialogSearch } from './useDialogSearch';
import { useFieldState } from './useFieldState';
import { useOpenHit } from './useOpenHit';
import { useSearchKeys } from './useSearchKeys';
import { useStopKeys } from './useStopKeys';

export interface SearchAnswerProps extends Omit<SearchProps, 'isOpen'> {
  provider: SearchProvider;
  /** Chooses whose answer is on show, where several indexes answer. */
  Tabs?: ComponentType<SearchTabsProps> | undefined;
}

// One element for ever: what is typed and answered does not draw it again.
const hints = <SearchHints />;

/** What stands below the field of the open search: what it is narrowed to, and what answers it. */
export function SearchAnswer({
  provider,
  Tabs,
  query,
  setQuery,
  input,
  handleKeys,
  held,
  close,
}: SearchAnswerProps) {
  const listId = useId();
  const panelId = useId();
  const dialogSearch = useDialogSearch(provider, { query, setQuery });
  const { search, results, recent, setFacet, shown, setShown } = dialogSearch;
  // Only the first, this site's, is known in parts.
  const facet = shown === 0 ? dialogSearch.facet : undefined;
  const { group, hits, active, setActive } = results;
  const choices = useMemo(
    () => <SearchFacets value={facet} onValueChange={setFacet} />,
    [facet, setFacet],
  );
  const openHit = useOpenHit();
  const handleStopKeys = useStopKeys(hits.length === 0);

  const getOptionId = (position: number) => `${listId}-${position}`;
  useFieldState(input, { listId, activeId: hits.length > 0 ? getOptionId(active) : undefined });
  const handleOpen = (position: number, inNewTab: boolean) => {
    const hit = hits[position];
    if (!hit || !group) return;
    // Closed first: the page does not scroll while the dialog is open.
    if (!inNewTab && group.isCurrent) close();
    recent.add(search.query);
    openHit(hit, group, inNewTab);
  };
  const handleOpenPage = (href: string) => {
    close();
    openHit({ href }, { isCurrent: true }, false);
  };
  const focusField = () => input.current?.focus();
  const handleMove = (position: number) => {
    setActive(position);
    document.getElementById(getOptionId(position))?.scrollIntoView({ block: 'nearest' });
  };
  const handleFieldKeys = useSearchKeys({
    query: search.query,
    isPending: search.isPending,
    count: hits.length,
    active,
    held,
    onMove: handleMove,
    onOpen: handleOpen,
  });
  useImperativeHandle(handleKeys, () => (event) => {
    if (event.target === input.current) handleFieldKeys(event);
    handleStopKeys(event);
  });

  return (
    <>
      {Tabs && (
        <Tabs
          groups={search.groups}
          shown={shown}
          panelId={panelId}
          onShow={setShown}
          onPress={focusField}
        />
      )}
      {shown === 0 && choices}
      <div
        className={styles.answer}
        id={panelId}
        role={Tabs && 'tabpanel'}
        aria-labelledby={Tabs && `${panelId}-${shown}`}
      >
        <SearchNotice
          dialogSearch={dialogSearch}
          facet={facet}
          onOpenPage={handleOpenPage}
          onLeave={focusField}
        />
        <SearchResults
          id={listId}
          results={results}
          getOptionId={getOptionId}
          onOpen={handleOpen}
          onOpenBeside={() => recent.add(search.query)}
          onMore={() => {
            results.showMore();
            // On a phone the field brings its keyboard, over what was asked for.
            if (matchMedia('(hover: hover)').matches) focusField();
          }}
        />
      </div>
      {hints}
    </>
  );
}
