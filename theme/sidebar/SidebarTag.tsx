import styles from './SidebarTag.module.css';

/** A writer’s word about an entry: `new`, `beta`. The space keeps it apart when it is read aloud. */
export function SidebarTag({ tag }: { tag: string | undefined }) {
  if (!tag) return null;
  return (
    <>
      {' '}
      <span className={styles.tag}>{tag}</span>
    </>
  );
}
