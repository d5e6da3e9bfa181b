import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { SearchAnswer } from './SearchAnswer';
import { useAllIndexes } from './useAllIndexes';
import type { FieldValue } from './useSearch';
import type { HeldOpening } from './useSearchKeys';
import { useThisSite } from './useThisSite';

export interface SearchProps extends FieldValue {
  isOpen: boolean;
  /** The field, which stands in the page. */
  input: RefObject<HTMLInputElement | null>;
  /** Is given what the keys of the dialog do. */
  handleKeys: RefObject<((event: KeyboardEvent<HTMLElement>) => void) | null>;
  /** An Enter from before this was there. */
  held: RefObject<HeldOpening | undefined>;
  /** Closes the dialog. */
  close: () => void;
}

const useSource = HAS_REMOTE_SEARCH ? useAllIndexes : useThisSite;

/**
 * All of search but its dialog and field, loaded at the first sign that the reader will search; it then
 * fetches the index for the page's language, so that a question finds it there.
 */
export function Search({ isOpen, ...props }: SearchProps) {
  const { provider, Tabs } = useSource();
  useEffect(() => {
    const { signal } = new AbortController();
    // Nobody has asked yet: whoever opens the dialog is told.
    provider.search('', { signal }).catch(() => undefined);
  }, [provider]);
  return isOpen ? <SearchAnswer provider={provider} Tabs={Tabs} {...props} /> : null;
}
