import type { ComponentProps } from 'react';
import { useText } from '../lib/text';
import { useScrollStop } from '../ui/useScrollStop';
import styles from './Table.module.css';

/** A table that scrolls by itself where the screen is too narrow, or whose rows are cards there. */
export function Table(props: ComponentProps<'table'> & { 'data-cards'?: string }) {
  const text = useText();
  // Another `ref` each time: rows may have come since.
  return (
    <div ref={useScrollStop(text('wideTable'))} className={styles.scroll} tabIndex={0}>
      <table ref={(table) => setRoles(table, props['data-cards'])} {...props} />
    </div>
  );
}

/**
 * The first cell of a row is its title. Some browsers forget what the parts of a table are that is laid out
 * otherwise, so each part says it.
 */
function setRoles(table: HTMLTableElement | null, cards: string | undefined) {
  if (!table || cards === undefined) return;
  table.role = 'table';
  for (const row of table.rows) {
    row.role = 'row';
    for (const cell of row.cells) {
      if (row.parentElement === table.tHead)
        cell.role = cell.matches('th') ? 'columnheader' : 'cell';
      else cell.role = cell.cellIndex === 0 ? 'rowheader' : 'cell';
    }
  }
}
