import { type ReactNode, useEffect } from 'react';

/** Everything of the page. Tells the head script when React has taken over, to replay held events. */
export function Root({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event('appready'));
  }, []);
  return children;
}
