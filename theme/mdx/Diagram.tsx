import type { ReactNode } from 'react';
import styles from './Diagram.module.css';

/** A drawing that the build makes of the list between the tags, with its title below. */
export function Diagram({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.diagram} data-part="diagram">
      {children}
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  );
}
