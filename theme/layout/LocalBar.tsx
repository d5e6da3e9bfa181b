import { clsx } from 'clsx';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './LocalBar.module.css';

/** Opens the page tree and the outline where the screen has no room for them next to the text. */
export function LocalBar({ hasSidebar, hasOutline }: { hasSidebar: boolean; hasOutline: boolean }) {
  const text = useText();
  return (
    <div className={clsx(controls.progress, styles.bar)}>
      {hasSidebar && (
        <button type="button" className={clsx(styles.button, styles.pages)} popoverTarget="sidebar">
          <Icon name="tree" />
          {text('pagesMenu')}
        </button>
      )}
      {hasOutline && (
        <button
          type="button"
          className={clsx(styles.button, styles.outline)}
          popoverTarget="outline"
        >
          {text('outlineTitle')}
          <Icon name="chevron" className={controls.chevron} />
        </button>
      )}
    </div>
  );
}
