import styles from './SearchHints.module.css';
import { useSearchText } from './useSearchText';

/** The keys of the dialog, for those who see a keyboard under their hands. */
export function SearchHints() {
  const text = useSearchText();
  return (
    <div className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {text('searchKeysMove')}
      </span>
      <span>
        <kbd>↵</kbd> {text('searchKeyOpen')}
      </span>
      <span>
        <kbd>Esc</kbd> {text('searchKeyClose')}
      </span>
    </div>
  );
}
