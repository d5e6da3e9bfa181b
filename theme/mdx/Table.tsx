import type { ComponentProps } from 'react';
import { useText } from '../hooks/useText';
import styles from './Table.module.css';

/** A table that scrolls by itself where the screen is too narrow; focusable, so that keys scroll it. */
export function Table(props: ComponentProps<'table'>) {
  const text = useText();
  return (
    <div className={styles.scroll} role="group" aria-label={text('wideTable')} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
