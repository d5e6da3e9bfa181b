import { useEffect, useState } from 'react';
import { readStartQuery } from './readStartQuery';

/**
 * What stands in the field when the search opens (readStartQuery). A `q` is taken out of the address:
 * it opens the search once, and a page that is loaded again stays as it is.
 */
export function useStartQuery(): string {
  const [query] = useState(() =>
    readStartQuery({
      search: location.search,
      selection: getSelection()?.toString() ?? '',
      // The search box takes the focus when it is pressed (SearchTrigger.tsx).
      isByShortcut: !document.activeElement?.matches('[aria-haspopup]'),
    }),
  );
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has('q')) return;
    url.searchParams.delete('q');
    history.replaceState(history.state, '', url);
  }, []);
  return query;
}
