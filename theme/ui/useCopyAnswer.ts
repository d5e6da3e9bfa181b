import { useEffect, useRef, useState } from 'react';
import { announce } from './Announcer';

type CopyState = 'idle' | 'copied' | 'refused';

const answerDuration = 2000;

/** Copies a text in answer to a press, also to one before React; `false` where the clipboard is refused. */
export async function copyText(text: string): Promise<boolean> {
  const { startedCopy } = document;
  document.startedCopy = undefined;
  try {
    await (startedCopy ? startedCopy(text) : navigator.clipboard.writeText(text));
    return true;
  } catch {
    return false;
  }
}

/** What a copy button says: its own label, and for 2 s what a copy came to, which is also announced. */
export function useCopyAnswer(
  labels: Readonly<Record<CopyState, string>>,
): [label: string, copy: (isCopied: Promise<boolean>) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const answer = (next: CopyState) => {
    setState(next);
    // The same words a second time are only heard if there was nothing between.
    announce(next === 'idle' ? '' : labels[next]);
  };
  const copy = async (isCopied: Promise<boolean>) => {
    answer((await isCopied) ? 'copied' : 'refused');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => answer('idle'), answerDuration);
  };
  return [labels[state], copy];
}
