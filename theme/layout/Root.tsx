import { type ReactNode, useEffect } from 'react';
import { PageBoundary } from './PageBoundary';
import { SettledPage } from './SettledPage';

/** Everything of the page. Tells the scripts before it when React has taken over, to replay held events. */
export function Root({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Not at once: the text of a page comes to life after its frame. React does it there and then for a
    // click on it, but not within the task of an effect, where the click would be lost.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      // From here on links fetch less than a page: its script (theme/ui/Link.tsx).
      document.querySelector('script[type=speculationrules]')?.remove();
      document.dispatchEvent(new Event('appready'));
    };
    port2.postMessage(undefined);
  }, []);
  return (
    <PageBoundary>
      <SettledPage>{children}</SettledPage>
    </PageBoundary>
  );
}
