import { queryNames } from '../lib/contract';
import { readSelectedLine } from '../lib/readSelectedLine';
import { maxQueryLength } from '../../search/SearchHit';

/**
 * What is in the field when the search opens (readStartQuery). A `q` is taken out of the address:
 * it opens the search once, and a page that is loaded again stays as it is.
 * @param isByShortcut whether a key opened the search; who presses the search box has left the text
 */
export function takeStartQuery(isByShortcut: boolean): string {
  const selection = isByShortcut ? getSelection()?.toString() : undefined;
  const query = readStartQuery(location.search, selection);
  const url = new URL(location.href);
  if (url.searchParams.has(queryNames.search)) {
    url.searchParams.delete(queryNames.search);
    history.replaceState(history.state, '', url);
  }
  return query;
}

/** `?q=` of an address, else the word or line selected, else nothing. Any address and selection will do. */
export function readStartQuery(search: string, selection = ''): string {
  const linked = new URLSearchParams(search).get(queryNames.search);
  if (linked !== null) return replaceSurrogates(toOneLine(linked).slice(0, maxQueryLength));
  return toOneLine(readSelectedLine(selection));
}

const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Replaces halves of characters, which addresses cannot hold: `encodeURIComponent` throws at them. */
export const replaceSurrogates = (text: string): string =>
  text.replace(/\p{Surrogate}/gu, '\ufffd');
