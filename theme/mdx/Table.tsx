import type { ComponentProps } from 'react';
import { useText } from '../lib/text';
import { useScrollStop } from '../ui/useScrollStop';
import styles from './Table.module.css';

/** A table that scrolls by itself where the screen is too narrow. */
export function Table(props: ComponentProps<'table'>) {
  const text = useText();
  return (
    <div ref={useScrollStop(text('wideTable'))} className={styles.scroll}>
      <table {...props} />
    </div>
  );
}
