import styles from './SidebarTag.module.css';

/** A writer's word about an entry: `new`, `beta`. */
export function SidebarTag({ tag }: { tag: string | undefined }) {
  return tag ? <span className={styles.tag}>{tag}</span> : null;
}
