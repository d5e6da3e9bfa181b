import { useActiveMatcher, useSidebar } from '@rspress/core/runtime';
import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import styles from './Sidebar.module.css';
import { SidebarList } from './SidebarList';
import { getSidebarTree } from './sidebarTree';

/** The pages of the section: beside the text on wide screens, a popover on narrow ones. */
export function Sidebar() {
  const text = useText();
  const nodes = getSidebarTree(useSidebar(), useActiveMatcher());
  return (
    <nav className={styles.sidebar} id="sidebar" popover="auto" aria-label={text('sectionPages')}>
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
      <SidebarList nodes={nodes} />
    </nav>
  );
}
