import { cleanUrlByConfig, useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { searchIndexHash } from 'page-data';
import { findSearchIndex } from '../../site/framework';
import { site as siteFacts } from '../../site/site';
import { useShortcutLabel } from '../lib/clientOnly';
import { on, queryNames } from '../lib/contract';
import { isSearchShortcut } from '../lib/shortcuts';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import type { SearchProps } from './Search';
import styles from './SearchTrigger.module.css';
import { SearchPanel } from './SearchPanel';
import { takeStartQuery } from './startQuery';

const fetchSearch = () => import('./Search');
// Opened before React: fetched while the page hydrates. A component that does it sets its state before it is
// mounted, and React hydrates from the start, again and again.
if (typeof document !== 'undefined' && document.searchWorker) fetchSearch().catch(() => undefined);

/** Opens the search dialog; absent where search is off. */
export function SearchTrigger() {
  const { site } = useSite();
  return site.themeConfig.search === false ? null : <Trigger />;
}

const closed = { state: 'closed' as 'closed' | 'open' | 'failed', query: '', start: '' };

/** Without script it is what it is in the page: a link to the list of all pages. */
function Trigger() {
  const text = useText();
  const shortcut = useShortcutLabel();
  const { findHref } = useSitePath();
  const box = useRef<HTMLAnchorElement>(null);
  // The code of search, kept away until it is wanted. A load that failed can be tried again.
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();
  const [{ state, query, start }, setSearching] = useState(closed);
  const change = (part: Partial<typeof closed>) =>
    setSearching((before) => ({ ...before, ...part }));

  const prepare = (onFailure: () => void = () => undefined) => {
    fetchSearch().then((loaded) => setSearch(() => loaded.Search), onFailure);
  };
  const index = findSearchIndex(searchIndexHash, useVersion(), [
    useLang(),
    siteFacts.defaultLanguage,
  ]);
  const load = () => prepare(() => change({ state: 'failed' }));
  /** Where the dialog is open already and nothing is typed, it gets the query to start with. */
  const open = (isByShortcut: boolean, taken = takeStartQuery(isByShortcut)) => {
    setSearching((before) => ({ state: 'open', query: before.query || taken, start: taken }));
    load();
  };
  const resume = (typed: string) => {
    change({ state: 'open', query: typed });
    load();
  };

  useSearchShortcut(() => open(true));
  // The pointer may have come before React, which then misses its arrival.
  useEffect(() => {
    if (box.current?.matches(':hover, :focus')) prepare();
    if (new URLSearchParams(location.search).has(queryNames.search)) open(false);
    return on('searchfor', ({ detail }) => open(false, detail));
  }, []);

  const handlePress = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    // Safari does not focus what is clicked: closing would give the focus back to the page.
    event.currentTarget.focus();
    open(false);
  };

  return (
    <search className={styles.search}>
      <a
        ref={box}
        className={clsx(controls.quiet, styles.trigger)}
        href={withBase(cleanUrlByConfig(findHref({ rest: siteFacts.allPages })))}
        aria-haspopup="dialog"
        // A button with keys once there is script, as the label of the keys is.
        role={shortcut ? 'button' : undefined}
        aria-keyshortcuts={shortcut ? 'Control+K Meta+K' : undefined}
        onPointerEnter={() => prepare()}
        onFocus={() => prepare()}
        onTouchStart={() => prepare()}
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
      <SearchPanel
        Search={Search}
        isOpen={state === 'open'}
        query={query}
        start={start}
        indexUrl={index && withBase(index)}
        setQuery={(typed) => change({ query: typed })}
        resume={resume}
        close={() => setSearching(closed)}
      />
    </search>
  );
}

/** Calls back on Ctrl/Cmd+K anywhere. */
function useSearchShortcut(onShortcut: () => void): void {
  const handleShortcut = useEffectEvent(onShortcut);
  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      handleShortcut();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
