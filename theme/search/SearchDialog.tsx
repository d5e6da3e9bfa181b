import { type ComponentType, useId, useMemo, useRef } from 'react';
import { useModal } from '../hooks/useModal';
import { isSearchShortcut } from '../lib/isSearchShortcut';
import styles from './SearchDialog.module.css';
import type { SearchTabsProps } from './remote/SearchTabs';
import { SearchFacets } from './SearchFacets';
import { SearchField } from './SearchField';
import { SearchHints } from './SearchHints';
import { SearchNotice } from './SearchNotice';
import type { SearchProvider } from './SearchProvider';
import { SearchResults } from './SearchResults';
import { useDialogSearch } from './useDialogSearch';
import { useOpenHit } from './useOpenHit';
import { useSearchKeys } from './useSearchKeys';
import { useStopKeys } from './useStopKeys';
import { useSearchText } from './useSearchText';

export interface SearchDialogProps {
  provider: SearchProvider;
  /** Chooses whose answer is on show, where several indexes answer. */
  Tabs?: ComponentType<SearchTabsProps> | undefined;
  /** Called once the dialog is closed, by whatever means. */
  onClose: () => void;
}

// One element for ever: what is typed and answered does not draw it again.
const hints = <SearchHints />;

/** The search: a field and what answers it, over the page. */
export function SearchDialog({ provider, Tabs, onClose }: SearchDialogProps) {
  const text = useSearchText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { dialog, close } = useModal({
    onClose,
    isClosingKey: (event) => isSearchShortcut(event, true),
  });
  const panelId = useId();
  const dialogSearch = useDialogSearch(provider, input);
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
  const handleKeyDown = useSearchKeys({
    query: search.query,
    isPending: search.isPending,
    count: hits.length,
    active,
    onMove: handleMove,
    onOpen: handleOpen,
  });

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={text('searchPlaceholderText')}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is in it */}
      <div className={styles.panel} onKeyDown={handleStopKeys}>
        <SearchField
          ref={input}
          value={search.query}
          listId={listId}
          activeId={hits.length > 0 ? getOptionId(active) : undefined}
          onValueChange={search.setQuery}
          onKeyDown={handleKeyDown}
          onCancel={close}
        />
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
            onMore={() => {
              results.showMore();
              focusField();
            }}
          />
        </div>
        {hints}
      </div>
    </dialog>
  );
}
