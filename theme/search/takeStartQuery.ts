import { readStartQuery } from './readStartQuery';

/**
 * What stands in the field when the search opens (readStartQuery). A `q` is taken out of the address:
 * it opens the search once, and a page that is loaded again stays as it is.
 */
export function takeStartQuery(isByShortcut: boolean): string {
  const selection = getSelection()?.toString() ?? '';
  const query = readStartQuery({ search: location.search, selection, isByShortcut });
  const url = new URL(location.href);
  if (url.searchParams.has('q')) {
    url.searchParams.delete('q');
    history.replaceState(history.state, '', url);
  }
  return query;
}
