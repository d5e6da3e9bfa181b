import mark from '../../site/mark.json';
import styles from './Mark.module.css';

/** The site's mark, inline: no request, and its colours follow the scheme. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox={mark.viewBox} width="28" height="28" aria-hidden="true">
      {mark.parts.map(({ path, role }) => (
        <path key={path} className={styles[role]} d={path} />
      ))}
    </svg>
  );
}
