import { useEffect, useState } from 'react';

/** Longer than an answer usually takes, in milliseconds: shorter waits are not worth a word. */
const patience = 500;

/** Whether something has been awaited for so long that the reader should be told. */
export function useIsSlow(isAwaited: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isAwaited]);
  return isSlow;
}
