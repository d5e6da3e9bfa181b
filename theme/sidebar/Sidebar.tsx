import { useActiveMatcher, useLocation, useSidebar } from '@rspress/core/runtime';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { emit } from '../boot/contract';
import { useText } from '../lib/text';
import { Icon } from '../ui/Icon';
import styles from './Sidebar.module.css';
import { SidebarFilter } from './SidebarFilter';
import { SidebarList } from './SidebarList';
import { countPages, getSidebarTree } from './sidebarTree';

/** A tree of so many pages takes more than a screen: it gets a box to narrow it. */
const longTree = 40;

/** The pages of the section: beside the text on wide screens, a popover on narrow ones. */
export function Sidebar() {
  const text = useText();
  const sidebar = useSidebar();
  const isCurrent = useActiveMatcher();
  const nodes = useMemo(() => getSidebarTree(sidebar, isCurrent), [sidebar, isCurrent]);
  useSidebarChange();
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

/**
 * Has sidebarScript.ts restore the open groups and scroll to the current page after each change of page. On
 * the first page it has done so before React.
 */
export function useSidebarChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    emit('sidebarchange');
  }, [pathname]);
}
