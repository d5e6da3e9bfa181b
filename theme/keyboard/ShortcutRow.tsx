import styles from './ShortcutRow.module.css';

export interface ShortcutRowProps {
  /** What stands on the key, or on the keys pressed together. */
  keys: string;
  action: string;
  /** Whether it is a key without a modifier, which the reader can switch off. */
  isSingle?: boolean;
}

/** A key and what it does. */
export function ShortcutRow({ keys, action, isSingle = false }: ShortcutRowProps) {
  return (
    <div className={styles.row} data-single={isSingle || undefined}>
      <dt>
        <kbd className={styles.key}>{keys}</kbd>
      </dt>
      <dd>{action}</dd>
    </div>
  );
}
