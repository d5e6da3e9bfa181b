import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useModal } from '../ui/useModal';
import { useText } from '../lib/text';
import { isSearchShortcut } from '../lib/shortcuts';
import { getKeyAction } from './getKeyAction';
import { SearchField } from './SearchField';
import styles from './SearchPanel.module.css';
import type { LazySearch } from './useLazySearch';
import type { HeldOpening } from './useDialogKeys';

export interface SearchPanelProps extends Pick<
  LazySearch,
  'Search' | 'query' | 'start' | 'setQuery' | 'resume' | 'close'
> {
  isOpen: boolean;
}

/**
 * The dialog of the search and its field. Both are in the page, closed: the head script opens them
 * before React is there (theme/boot/captureEvents.ts), and what answers comes when the reader will search.
 */
export function SearchPanel({ Search, isOpen, query, start, setQuery, ...on }: SearchPanelProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const handleKeys = useRef<(event: KeyboardEvent<HTMLElement>) => void>(null);
  const held = useRef<HeldOpening>(undefined);
  const { dialog, close } = useModal({
    isOpen,
    onClose: on.close,
    isClosingKey: (event) => isSearchShortcut(event, true),
  });
  useEffect(() => {
    if (dialog.current?.open) on.resume(input.current?.value ?? '');
  }, []);
  useEffect(() => {
    if (!isOpen) held.current = undefined;
    else if (start) input.current?.select();
  }, [isOpen, start]);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (handleKeys.current) {
      handleKeys.current(event);
      return;
    }
    // What answers is still on its way.
    const action = getKeyAction(event.nativeEvent);
    if (isOpen && action?.type === 'open' && event.target === input.current) {
      held.current = { query: input.current.value, inNewTab: action.inNewTab };
    }
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-deferred=""
      aria-label={text('searchPlaceholderText')}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is in it */}
      <div className={styles.panel} onKeyDown={handleKeyDown}>
        <SearchField ref={input} value={query} onValueChange={setQuery} />
        {Search && (
          <Search
            isOpen={isOpen}
            query={query}
            setQuery={setQuery}
            input={input}
            handleKeys={handleKeys}
            held={held}
            close={close}
          />
        )}
      </div>
    </dialog>
  );
}
