import { useIsInteractive } from '../lib/clientOnly';
import { VisuallyHidden } from './VisuallyHidden';

/** The live region of `announce`: empty, and never changed by React once it is there. */
export function Announcer() {
  return useIsInteractive() && <VisuallyHidden id="announcer" role="status" />;
}

export function announce(sentence: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = sentence;
}
