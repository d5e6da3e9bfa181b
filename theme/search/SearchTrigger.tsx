import { cleanUrlByConfig, useSite, withBase } from '@rspress/core/runtime';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { site as siteFacts } from '../../site/site';
import { useShortcutLabel } from '../lib/clientOnly';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { Icon } from '../ui/Icon';
import styles from './SearchTrigger.module.css';
import { SearchPanel } from './SearchPanel';
import { useLazySearch, useSearchShortcut } from './useLazySearch';

/** Opens the search dialog; absent where search is off. */
export function SearchTrigger() {
  const { site } = useSite();
  return site.themeConfig.search === false ? null : <Trigger />;
}

/** Without script it is what it is in the page: a link to the list of all pages. */
function Trigger() {
  const text = useText();
  const shortcut = useShortcutLabel();
  const { findHref } = useSitePath();
  const box = useRef<HTMLAnchorElement>(null);
  const { state, open, prepare, ...search } = useLazySearch();
  useSearchShortcut(() => open({ isByShortcut: true }));
  // The pointer may have come before React, which then misses its arrival.
  useEffect(() => {
    if (box.current?.matches(':hover, :focus')) prepare();
    if (/[?&]q=/.test(location.search)) open({ isByShortcut: false });
  }, []);

  const handlePress = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    // Safari does not focus what is clicked: closing would give the focus back to the page.
    event.currentTarget.focus();
    open({ isByShortcut: false });
  };

  return (
    <div className={styles.search}>
      <a
        ref={box}
        className={styles.trigger}
        href={withBase(cleanUrlByConfig(findHref({ rest: siteFacts.allPages })))}
        aria-haspopup="dialog"
        // A button with keys once there is script, as the label of the keys is.
        role={shortcut ? 'button' : undefined}
        aria-keyshortcuts={shortcut ? 'Control+K Meta+K' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={handlePress}
        onKeyDown={(event) => event.key === ' ' && handlePress(event)}
      >
        <Icon name="search" />
        <span className={styles.label}>{text('searchPlaceholderText')}</span>
        {shortcut && (
          <kbd hidden className={styles.shortcut} aria-hidden="true">
            {shortcut}
          </kbd>
        )}
      </a>
      {state === 'failed' && (
        <p className={styles.failure} role="alert">
          {text('searchFailed')}
        </p>
      )}
      <SearchPanel {...search} isOpen={state === 'open'} />
    </div>
  );
}
