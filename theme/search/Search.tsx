import { useLang, useVersion } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { getLocalProvider } from './local/getLocalProvider';
import { SearchDialog } from './SearchDialog';

export interface SearchProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * All of search but the trigger, which loads it at the first sign that the reader will search; it then
 * fetches the index for the page's language, so that the dialog finds it there.
 */
export function Search({ isOpen, onClose }: SearchProps) {
  const provider = getLocalProvider(useLang(), useVersion());
  useEffect(() => {
    const { signal } = new AbortController();
    // Nobody has asked yet: whoever opens the dialog is told.
    provider.search('', { signal }).catch(() => undefined);
  }, [provider]);
  return isOpen ? <SearchDialog provider={provider} onClose={onClose} /> : null;
}
