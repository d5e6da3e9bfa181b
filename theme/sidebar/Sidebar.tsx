import { useActiveMatcher, useSidebar } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import { countPages } from './filterTree';
import styles from './Sidebar.module.css';
import { SidebarFilter } from './SidebarFilter';
import { SidebarList } from './SidebarList';
import { getSidebarTree } from './sidebarTree';
import { useRevealCurrent } from './useRevealCurrent';

/** A tree of so many pages takes more than a screen: it gets a box to narrow it. */
const longTree = 40;

/** The pages of the section: beside the text on wide screens, a popover on narrow ones. */
export function Sidebar() {
  const text = useText();
  const sidebar = useSidebar();
  const isCurrent = useActiveMatcher();
  const nodes = useMemo(() => getSidebarTree(sidebar, isCurrent), [sidebar, isCurrent]);
  useRevealCurrent();
  // Another tree is another list: its folds are its own.
  const list = <SidebarList key={JSON.stringify(sidebar[0])} nodes={nodes} />;
  return (
    <nav
      className={styles.sidebar}
      id="sidebar"
      popover="auto"
      data-late-open=""
      aria-label={text('sectionPages')}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.close}
          popoverTarget="sidebar"
          popoverTargetAction="hide"
          aria-label={text('closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      {countPages(nodes) < longTree ? list : <SidebarFilter nodes={nodes}>{list}</SidebarFilter>}
    </nav>
  );
}
