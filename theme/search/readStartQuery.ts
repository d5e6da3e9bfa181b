import { readSelectedLine } from '../lib/readSelectedLine';
import { mendSurrogates } from './mendSurrogates';
import { maxQueryLength } from './ranking/limits';

export interface StartQueryInput {
  /** The address's query: `?q=format`. */
  search: string;
  /** What the reader has selected on the page. */
  selection: string;
  /** Whether a key opened the search; who presses the search box has left the text. */
  isByShortcut: boolean;
}

/**
 * What stands in the field when the search opens: `?q=` of the address, else the word or line selected
 * when the shortcut was pressed, else nothing. Any address and any selection will do.
 */
export function readStartQuery({ search, selection, isByShortcut }: StartQueryInput): string {
  const linked = new URLSearchParams(search).get('q');
  if (linked !== null) return mendSurrogates(toOneLine(linked).slice(0, maxQueryLength));
  return isByShortcut ? toOneLine(readSelectedLine(selection)) : '';
}

const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
