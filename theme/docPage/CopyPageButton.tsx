import { useEffect, useRef, useState } from 'react';
import { announce } from '../hooks/announce';
import { useText } from '../hooks/useText';
import { copyAddress } from './copyAddress';

/** How long the answer stays, in ms (spec.md §9, "Copy success indicator"). */
const answerDuration = 2000;

type CopyState = 'idle' | 'copied' | 'refused';
const labels = { idle: 'copyPage', copied: 'copiedCode', refused: 'copyPageRefused' } as const;

export interface CopyPageButtonProps {
  /** Where the page's Markdown is. */
  path: string;
  className?: string | undefined;
}

/** Copies the page's Markdown and says so; where that is refused, the link below it is the way. */
export function CopyPageButton({ path, className }: CopyPageButtonProps) {
  const text = useText();
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className={className}
      data-needs-script=""
      onClick={async () => {
        const answer = (await copyAddress(path)) ? 'copied' : 'refused';
        setState(answer);
        announce(text(labels[answer]));
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setState('idle'), answerDuration);
      }}
    >
      {text(labels[state])}
    </button>
  );
}
