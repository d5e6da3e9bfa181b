import { useRef, useState } from 'react';
import { useText } from '../hooks/useText';
import styles from './CopyButton.module.css';
import { copyText } from './copyText';

/** How long the answer stays, in ms (spec.md §9, "Copy success indicator"). */
const answerDuration = 2000;

type CopyState = 'idle' | 'copied' | 'refused';
const labels = { idle: 'copyCode', copied: 'copiedCode', refused: 'copyRefused' } as const;

/** Copies the code of its block; selects it where the clipboard is refused, and says which. */
export function CopyButton() {
  const text = useText();
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <button
      type="button"
      className={styles.button}
      data-needs-script=""
      onClick={async (event) => {
        const code = event.currentTarget.closest('figure')?.querySelector('code');
        if (!code) return;
        setState((await copyText(code)) ? 'copied' : 'refused');
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setState('idle'), answerDuration);
      }}
    >
      <span role="status">{text(labels[state])}</span>
    </button>
  );
}
