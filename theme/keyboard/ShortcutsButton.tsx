import type { MouseEvent } from 'react';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';

/** Opens the list of keys; the way back for readers who have switched single keys off. */
export function ShortcutsButton({ onOpen, hasFailed }: { onOpen: () => void; hasFailed: boolean }) {
  const text = useText();
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button: closing would return the focus to the page.
    currentTarget.focus();
    onOpen();
  };
  return (
    <>
      <button
        type="button"
        className={controls.plainLink}
        data-needs-script=""
        onClick={handleClick}
      >
        {text('shortcuts')}
      </button>
      {hasFailed && <p role="alert">{text('shortcutsFailed')}</p>}
    </>
  );
}
