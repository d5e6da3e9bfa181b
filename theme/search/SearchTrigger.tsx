import { useSite } from '@rspress/core/runtime';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useShortcutLabel } from '../hooks/useShortcutLabel';
import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import styles from './SearchTrigger.module.css';
import { useLazySearch } from './useLazySearch';
import { useSearchShortcut } from './useSearchShortcut';

/** Opens the search dialog; absent where search is off. */
export function SearchTrigger() {
  const { site } = useSite();
  return site.themeConfig.search === false ? null : <Trigger />;
}

function Trigger() {
  const text = useText();
  const shortcut = useShortcutLabel();
  const button = useRef<HTMLButtonElement>(null);
  const { Search, state, open, close, prepare } = useLazySearch();
  useSearchShortcut(open);
  // The pointer may have come before React, which then misses its arrival.
  useEffect(() => {
    if (button.current?.matches(':hover, :focus')) prepare();
  }, []);

  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button: closing would give the focus back to the page.
    currentTarget.focus();
    open();
  };

  return (
    <div className={styles.search}>
      <button
        type="button"
        ref={button}
        className={styles.trigger}
        data-needs-script=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={handleClick}
      >
        <Icon name="search" />
        <span className={styles.label}>{text('searchPlaceholderText')}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      {state === 'failed' && (
        <p className={styles.failure} role="alert">
          {text('searchFailed')}
        </p>
      )}
      {Search && <Search isOpen={state === 'open'} onClose={close} />}
    </div>
  );
}
