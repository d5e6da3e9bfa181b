import { type ComponentType, useId, useRef, useState } from 'react';
import { useModal } from '../hooks/useModal';
import { useText } from '../hooks/useText';
import { isSearchShortcut } from '../lib/isSearchShortcut';
import styles from './SearchDialog.module.css';
import type { SearchTabsProps } from './remote/SearchTabs';
import { SearchField } from './SearchField';
import { SearchHints } from './SearchHints';
import type { SearchProvider } from './SearchProvider';
import { SearchResults } from './SearchResults';
import { SearchStatus } from './SearchStatus';
import { useOpenHit } from './useOpenHit';
import { useResults } from './useResults';
import { useSearch } from './useSearch';
import { useSearchKeys } from './useSearchKeys';

export interface SearchDialogProps {
  provider: SearchProvider;
  /** Chooses whose answer is on show, where several indexes answer. */
  Tabs?: ComponentType<SearchTabsProps> | undefined;
  /** Called once the dialog is closed, by whatever means. */
  onClose: () => void;
}

/** The search: a field and what answers it, over the page. */
export function SearchDialog({ provider, Tabs, onClose }: SearchDialogProps) {
  const text = useText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { dialog, close } = useModal({
    onClose,
    isClosingKey: (event) => isSearchShortcut(event, true),
  });
  const panelId = useId();
  const [shown, setShown] = useState(0);
  const search = useSearch(provider, shown);
  const results = useResults(search.group);
  const { group, hits, active, setActive } = results;
  const openHit = useOpenHit();

  const getOptionId = (position: number) => `${listId}-${position}`;
  const handleOpen = (position: number, inNewTab: boolean) => {
    const hit = hits[position];
    if (!hit || !group) return;
    // Closed first: the page does not scroll while the dialog is open.
    if (!inNewTab && group.isCurrent) close();
    openHit(hit, group, inNewTab);
  };
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
      <div className={styles.panel}>
        <SearchField
          ref={input}
          value={search.query}
          listId={listId}
          activeId={hits.length > 0 ? getOptionId(active) : undefined}
          onValueChange={search.setQuery}
          onKeyDown={handleKeyDown}
          onCancel={close}
        />
        {Tabs && <Tabs groups={search.groups} shown={shown} panelId={panelId} onShow={setShown} />}
        <div
          className={styles.answer}
          id={panelId}
          role={Tabs && 'tabpanel'}
          aria-labelledby={Tabs && `${panelId}-${shown}`}
        >
          <SearchStatus
            search={search}
            total={results.total}
            onRetry={() => {
              search.retry();
              input.current?.focus();
            }}
          />
          <SearchResults
            id={listId}
            results={results}
            getOptionId={getOptionId}
            onOpen={handleOpen}
            onMore={() => {
              results.showMore();
              input.current?.focus();
            }}
          />
        </div>
        <SearchHints />
      </div>
    </dialog>
  );
}
