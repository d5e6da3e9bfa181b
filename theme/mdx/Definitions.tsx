import type { ReactNode } from 'react';
import styles from './Definitions.module.css';

/** Terms and their explanations; the build makes the list between the tags a `<dl>`. */
export function Definitions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.definitions} data-part="definitions">
      {children}
    </div>
  );
}
