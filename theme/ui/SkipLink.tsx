import { useText } from '../lib/text';
import styles from './SkipLink.module.css';

export function SkipLink() {
  const text = useText();
  return (
    <a className={styles.link} href="#content">
      {text('skipToContent')}
    </a>
  );
}
