import {
  type ChangeEvent,
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../lib/text';
import { Icon } from '../ui/Icon';
import { useModal } from '../ui/useModal';
import { getKeyAction } from './getKeyAction';
import type { SearchProps } from './Search';
import styles from './SearchPanel.module.css';
import { maxQueryLength } from '../../search/SearchHit';
import type { QueuedOpening } from './useDialogKeys';

export interface SearchPanelProps {
  /** What answers, once it is loaded. */
  Search: ComponentType<SearchProps> | undefined;
  isOpen: boolean;
  query: string;
  /** What the search was opened with: it is selected, so that typing replaces it. */
  start: string;
  /** What is searched, for the worker that starts before React (theme/boot/loadReact.ts). */
  indexUrl: string | undefined;
  setQuery: (query: string) => void;
  /** Goes on with a dialog that was opened before React came. */
  resume: (typed: string) => void;
  close: () => void;
}

/**
 * The dialog of the search and its field. Both are in the page, closed: the head script opens them
 * before React is there (theme/boot/captureEvents.ts), and what answers comes when the reader will search.
 */
export function SearchPanel({
  Search,
  isOpen,
  query,
  start,
  indexUrl,
  setQuery,
  ...on
}: SearchPanelProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const handleKeys = useRef<(event: KeyboardEvent<HTMLElement>) => void>(null);
  const queued = useRef<QueuedOpening>(undefined);
  // What an input method still turns into other words.
  const [draft, setDraft] = useState<string>();
  const { dialog, close } = useModal(isOpen, on.close);
  useEffect(() => {
    if (dialog.current?.open) on.resume(input.current?.value ?? '');
  }, []);
  useEffect(() => {
    if (!isOpen) queued.current = undefined;
    else if (start) input.current?.select();
  }, [isOpen, start]);

  const takeInput = (value: string, isDraft: boolean) => {
    const typed = value.slice(0, maxQueryLength);
    setDraft(isDraft ? typed : undefined);
    if (!isDraft) setQuery(typed);
  };
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    takeInput(target.value, nativeEvent instanceof InputEvent && isUnfinished(nativeEvent));
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (handleKeys.current) {
      handleKeys.current(event);
      return;
    }
    // What answers is still on its way.
    const action = getKeyAction(event.nativeEvent);
    if (isOpen && action?.type === 'open' && event.target === input.current) {
      queued.current = { query: input.current.value, inNewTab: action.inNewTab };
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-deferred=""
      data-index={indexUrl}
      aria-label={text('searchPlaceholderText')}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is in it */}
      <div className={styles.panel} onKeyDown={handleKeyDown}>
        <div className={styles.field}>
          <Icon name="search" className={styles.icon} />
          <input
            ref={input}
            className={styles.input}
            role="combobox"
            aria-label={text('searchPlaceholderText')}
            // useDialogKeys.ts tells it that it has a list below it, and which of it is meant.
            aria-expanded="false"
            aria-controls={undefined}
            placeholder={text('searchPlaceholderText')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            value={draft ?? query}
            onChange={handleChange}
            onCompositionEnd={({ currentTarget }) => takeInput(currentTarget.value, false)}
          />
          {/* A form closes the dialog that it is in, before React is there as well. */}
          <form method="dialog">
            <button className={styles.cancel}>{text('searchPanelCancelText')}</button>
          </form>
        </div>
        {Search ? (
          <Search
            isOpen={isOpen}
            query={query}
            setQuery={setQuery}
            input={input}
            handleKeys={handleKeys}
            queued={queued}
            close={close}
          />
        ) : (
          <p>{text('searchLoading')}</p>
        )}
      </div>
    </dialog>
  );
}

/**
 * The letters of Pinyin are no query. Hangul grows into the word itself, and so does any word on a phone,
 * whose keyboard composes them all.
 */
const isUnfinished = ({ isComposing, data }: InputEvent): boolean =>
  isComposing && matchMedia('(hover: hover)').matches && !/^\p{Script=Hangul}*$/u.test(data ?? '');
