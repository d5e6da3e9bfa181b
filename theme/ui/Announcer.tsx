import styles from './VisuallyHidden.module.css';

/** The live region of `announce` (an output is one): empty in the HTML, and never changed by React. */
export const Announcer = () => <output id="announcer" className={styles.hidden} />;

export function announce(sentence: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = sentence;
}
