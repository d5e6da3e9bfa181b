import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

/** Folders and files; the build says of each item of the list between the tags what it is. */
export function FileTree({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tree} data-part="file-tree">
      {children}
    </div>
  );
}
