import { useText } from '../lib/text';
import styles from './SkipLink.module.css';

/** Takes keyboard readers past the bar to `#content`; shown only when focused. */
export function SkipLink() {
  const text = useText();
  return (
    <a className={styles.link} href="#content">
      {text('skipToContent')}
    </a>
  );
}
