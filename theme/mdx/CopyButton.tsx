import { useRef, useState } from 'react';
import { announce } from '../hooks/announce';
import { useText } from '../hooks/useText';
import { copyCode } from './copyCode';

/** How long the answer stays, in ms (spec.md §9, "Copy success indicator"). */
const answerDuration = 2000;

type CopyState = 'idle' | 'copied' | 'refused';
const labels = { idle: 'copyCode', copied: 'copiedCode', refused: 'copyRefused' } as const;

/** Copies the code of its block; selects it where the clipboard is refused, and says which. */
export function CopyButton({ lang }: { lang: string | undefined }) {
  const text = useText();
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answer = (next: CopyState) => {
    setState(next);
    // The same words a second time are only heard if there was nothing between.
    announce(next === 'idle' ? '' : text(labels[next]));
  };
  return (
    <button
      type="button"
      data-needs-script=""
      onClick={async (event) => {
        const code = event.currentTarget.closest('figure')?.querySelector('code');
        if (!code) return;
        answer((await copyCode(code, lang)) ? 'copied' : 'refused');
        clearTimeout(timer.current);
        timer.current = setTimeout(() => answer('idle'), answerDuration);
      }}
    >
      {text(labels[state])}
    </button>
  );
}
