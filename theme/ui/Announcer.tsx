import { VisuallyHidden } from './VisuallyHidden';

/** Where `announce` puts what screen readers say; empty in the HTML, and React leaves it alone. */
export function Announcer() {
  return <VisuallyHidden id={announcerId} role="status" />;
}

/** The live region of the page (theme/ui/Announcer.tsx). */
export const announcerId = 'announcer';

/** Has screen readers say a sentence once they are done with what they are saying. */
export function announce(sentence: string): void {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = sentence;
}
