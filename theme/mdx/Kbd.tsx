import { Fragment, type ReactNode } from 'react';
import styles from './Kbd.module.css';

/** Keys to press at the same time: `Ctrl+K` is two keys, `+` alone is a key. */
export function Kbd({ children }: { children: ReactNode }) {
  const keys = typeof children === 'string' ? children.trim().split(/(?<=.)\+(?=.)/) : [children];
  return (
    <kbd className={styles.keys} data-part="kbd">
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && '+'}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
