import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useModal } from '../hooks/useModal';
import { useText } from '../hooks/useText';
import { isSearchShortcut } from '../lib/isSearchShortcut';
import { SearchField } from './SearchField';
import styles from './SearchPanel.module.css';
import type { LazySearch } from './useLazySearch';

export interface SearchPanelProps extends Pick<
  LazySearch,
  'Search' | 'query' | 'start' | 'setQuery' | 'resume' | 'close'
> {
  isOpen: boolean;
}

/**
 * The dialog of the search and its field. Both stand in the page, closed: the head script opens them
 * before React is there (theme/boot/intentLoader.ts), and what answers comes when the reader will search.
 */
export function SearchPanel({ Search, isOpen, query, start, setQuery, ...on }: SearchPanelProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const handleKeys = useRef<(event: KeyboardEvent<HTMLElement>) => void>(null);
  const { dialog, close } = useModal({
    isOpen,
    onClose: on.close,
    isClosingKey: (event) => isSearchShortcut(event, true),
  });
  useEffect(() => {
    if (dialog.current?.open) on.resume(input.current?.value ?? '');
  }, []);
  useEffect(() => {
    if (isOpen && start) input.current?.select();
  }, [isOpen, start]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-late=""
      aria-label={text('searchPlaceholderText')}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is in it */}
      <div className={styles.panel} onKeyDown={(event) => handleKeys.current?.(event)}>
        <SearchField ref={input} value={query} onValueChange={setQuery} onCancel={close} />
        {Search && (
          <Search
            isOpen={isOpen}
            query={query}
            setQuery={setQuery}
            input={input}
            handleKeys={handleKeys}
            close={close}
          />
        )}
      </div>
    </dialog>
  );
}
