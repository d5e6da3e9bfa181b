import { VisuallyHidden } from './VisuallyHidden';

/** The live region of `announce`: empty in the HTML, and never changed by React. */
export function Announcer() {
  return <VisuallyHidden id={announcerId} role="status" />;
}

export const announcerId = 'announcer';

export function announce(sentence: string): void {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = sentence;
}
