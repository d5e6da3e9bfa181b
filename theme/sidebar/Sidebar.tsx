import { useActiveMatcher, useSidebar } from '@rspress/core/runtime';
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { emit } from '../lib/contract';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './Sidebar.module.css';
import { SidebarList } from './SidebarList';
import { getSidebarTree, type SidebarNode } from './sidebarTree';

/** The pages of the section: next to the text on wide screens, a popover on narrow ones. */
export function Sidebar() {
  const text = useText();
  const sidebar = useSidebar();
  const isCurrent = useActiveMatcher();
  const tree = useMemo(() => getSidebarTree(sidebar, isCurrent), [sidebar, isCurrent]);
  // A change of page shows its text first: a long sidebar takes as long to render.
  const nodes = useDeferredValue(tree);
  useSidebarChange(nodes);
  // Another section is another list, with other groups.
  const list = useMemo(() => <SidebarList key={getKey(nodes)} nodes={nodes} />, [nodes]);
  return (
    <nav
      className={styles.sidebar}
      id="sidebar"
      popover="auto"
      data-deferred-open=""
      aria-label={text('sectionPages')}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={controls.iconButton}
          popoverTarget="sidebar"
          popoverTargetAction="hide"
          aria-label={text('closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      {list}
    </nav>
  );
}

const getKey = ([first]: readonly SidebarNode[]): string =>
  first && 'title' in first ? first.title : '';

/** Has sidebarScript.ts restore the groups and scroll to the current page; the first time it has done so. */
function useSidebarChange(nodes: readonly SidebarNode[]): void {
  const shown = useRef(nodes);
  useLayoutEffect(() => {
    if (shown.current === nodes) return;
    shown.current = nodes;
    emit('sidebarchange');
  }, [nodes]);
}
