import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import styles from './SearchTrigger.module.css';

/** Opens the search dialog. */
export function SearchTrigger() {
  const text = useText();
  return (
    <button type="button" className={styles.trigger} data-needs-script="">
      <Icon name="search" />
      <span className={styles.label}>{text('searchPlaceholderText')}</span>
    </button>
  );
}
