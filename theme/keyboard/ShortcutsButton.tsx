import type { MouseEvent } from 'react';
import { useText } from '../hooks/useText';
import styles from './ShortcutsButton.module.css';

/** Opens the list of keys; the way back for readers who have switched single keys off. */
export function ShortcutsButton({ onOpen }: { onOpen: () => void }) {
  const text = useText();
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button: closing would give the focus back to the page.
    currentTarget.focus();
    onOpen();
  };
  return (
    <button
      type="button"
      className={styles.button}
      data-needs-script=""
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={handleClick}
    >
      {text('shortcuts')}
    </button>
  );
}
