import { type ReactNode, useEffect } from 'react';
import { PageBoundary } from './PageBoundary';

/** The whole page. Tells the scripts that ran before it when React has taken over, so that they replay events. */
export function Root({ children }: { children: ReactNode }) {
  useEffect(() => {
    // In a task of its own: the text hydrates after the frame around it. React hydrates it at once for a
    // click, but a click within the task of an effect would be lost.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      // From here on links prefetch less than a whole page: its script (theme/ui/Link.tsx).
      document.querySelector('script[type=speculationrules]')?.remove();
      document.dispatchEvent(new Event('appready'));
    };
    port2.postMessage(undefined);
  }, []);
  return <PageBoundary>{children}</PageBoundary>;
}
