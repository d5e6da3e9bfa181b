import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { PageAt, usePlace } from './PageAt';

/** The page's text is painted by then, in milliseconds: some three frames. */
const delay = 50;

/** What stands around the text: drawn for another page once readers see that page's text. */
export function Later({ children }: { children: ReactNode }) {
  const place = usePlace();
  const [drawn, setDrawn] = useState(place);
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setDrawn(place)), delay);
    return () => window.clearTimeout(timer);
  }, [place.page, place.location]);
  return <PageAt {...drawn}>{children}</PageAt>;
}
