import { VisuallyHidden } from './VisuallyHidden';

/** The live region of `announce`: empty in the HTML, and never changed by React. */
export const Announcer = () => <VisuallyHidden id="announcer" role="status" />;

export function announce(sentence: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = sentence;
}
