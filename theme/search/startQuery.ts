import { readSelectedLine } from '../lib/readSelectedLine';
import { maxQueryLength } from './SearchProvider';

/**
 * What is in the field when the search opens (readStartQuery). A `q` is taken out of the address:
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

export interface StartQueryInput {
  /** The address's query: `?q=format`. */
  search: string;
  /** What the reader has selected on the page. */
  selection: string;
  /** Whether a key opened the search; who presses the search box has left the text. */
  isByShortcut: boolean;
}

/**
 * What is in the field when the search opens: `?q=` of the address, else the word or line selected
 * when the shortcut was pressed, else nothing. Any address and any selection will do.
 */
export function readStartQuery({ search, selection, isByShortcut }: StartQueryInput): string {
  const linked = new URLSearchParams(search).get('q');
  if (linked !== null) return replaceSurrogates(toOneLine(linked).slice(0, maxQueryLength));
  return isByShortcut ? toOneLine(readSelectedLine(selection)) : '';
}

const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Replaces halves of characters, which addresses cannot hold: `encodeURIComponent` throws at them. */
export const replaceSurrogates = (text: string): string =>
  text.replace(/\p{Surrogate}/gu, '\ufffd');
