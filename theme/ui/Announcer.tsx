import { announcerId } from '../hooks/announce';
import { VisuallyHidden } from './VisuallyHidden';

/** Where `announce` puts what screen readers say; empty in the HTML, and React leaves it alone. */
export function Announcer() {
  return <VisuallyHidden id={announcerId} role="status" />;
}
