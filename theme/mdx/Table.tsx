import type { ComponentProps } from 'react';
import { useText } from '../lib/text';
import styles from './Table.module.css';

/** A table that scrolls by itself where the screen is too narrow; focusable, so that keys scroll it. */
export function Table(props: ComponentProps<'table'>) {
  const text = useText();
  return (
    <div
      ref={followWidth}
      className={styles.scroll}
      role="group"
      aria-label={text('wideTable')}
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}

/** Takes a table that fits out of the tab order: there is nothing to scroll. */
function followWidth(scroller: HTMLDivElement) {
  const observer = new ResizeObserver(() => {
    scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1;
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}
