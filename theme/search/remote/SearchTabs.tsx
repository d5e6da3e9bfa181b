import { useSite } from '@rspress/core/runtime';
import { type KeyboardEvent, useEffectEvent, useLayoutEffect } from 'react';
import { findRemoteSearch } from '../../../site/searchSettings';
import { findTabByKey } from '../../lib/findByKey';
import { useThemeOptions } from '../../lib/siteHooks';
import { readStored, writeStored } from '../../lib/storage';
import { readTabIndex, tabsKey } from '../../lib/tabChoice';
import type { SearchGroup } from '../SearchProvider';
import styles from './SearchTabs.module.css';
import { useText } from '../../lib/text';

export interface SearchTabsProps {
  /** The last answer, one group per tab; none before the first question. */
  groups: readonly SearchGroup[];
  /** Position of the tab whose hits are on show. */
  shown: number;
  /** Id of the panel with the hits; each tab is named `<panelId>-<position>` for it. */
  panelId: string;
  onShow: (position: number) => void;
  /** Called when a tab was pressed: the focus belongs to the field again. */
  onPress: () => void;
}

/** A tab for this site, then one for each index of the remote search; what is chosen is kept. */
export function SearchTabs({ groups, shown, panelId, onShow, onPress }: SearchTabsProps) {
  const text = useText();
  const { title } = useSite().site;
  const { indexes = [] } = findRemoteSearch(useThemeOptions().search) ?? {};
  const labels = [title, ...indexes.map(({ label }) => label)];
  const choose = useKeptTab(labels.length, onShow);
  const getTabId = (position: number) => `${panelId}-${position}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = findTabByKey([...labels.keys()], shown, event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(getTabId(next))?.focus();
  };

  return (
    <div className={styles.tabs} role="tablist" aria-label={text('searchResults')}>
      {labels.map((label, position) => {
        const group = groups[position];
        return (
          <button
            key={getTabId(position)}
            type="button"
            className={styles.tab}
            role="tab"
            id={getTabId(position)}
            aria-controls={panelId}
            aria-selected={position === shown}
            aria-busy={group?.isPending ?? false}
            tabIndex={position === shown ? 0 : -1}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              choose(position);
              onPress();
            }}
            onKeyDown={handleKeyDown}
          >
            {label}
            {group && <span className={styles.count}>{getCount(group)}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** What a tab says of its hits; while they are awaited the style draws that they are. */
function getCount({ hits, total = hits.length, isPending, hasFailed }: SearchGroup): string {
  if (isPending) return '';
  return hasFailed ? '–' : `${total}`;
}

/** Shows the tab that was chosen last, on whatever page; returns what keeps a choice. */
function useKeptTab(count: number, onShow: (position: number) => void) {
  const key = tabsKey('search.index', useSite().site.base);
  const show = useEffectEvent(onShow);
  useLayoutEffect(() => show(readTabIndex(readStored(key), count)), [key, count]);
  return (position: number) => {
    onShow(position);
    // Where that fails, the choice lasts for as long as the dialog is open.
    writeStored(key, `${position}`);
  };
}
