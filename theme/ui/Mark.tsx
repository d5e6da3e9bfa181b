import styles from './Mark.module.css';

/** The site's mark, inline: no request, and its colours follow the scheme (docs/public/mark.svg). */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path className={styles.ink} d="M4 4A2 2 0 0 1 6 2H12V30H6A2 2 0 0 1 4 28Z" />
      <path className={styles.ink} d="M14 2H22A6 6 0 0 1 22 14H14Z" />
      <path className={styles.accent} d="M14 16A14 14 0 0 1 28 30H14Z" />
    </svg>
  );
}
