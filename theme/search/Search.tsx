import { useEffect } from 'react';
import { SearchDialog } from './SearchDialog';
import { useAllIndexes } from './useAllIndexes';
import { useThisSite } from './useThisSite';

export interface SearchProps {
  isOpen: boolean;
  onClose: () => void;
}

const useSource = HAS_REMOTE_SEARCH ? useAllIndexes : useThisSite;

/**
 * All of search but the trigger, which loads it at the first sign that the reader will search; it then
 * fetches the index for the page's language, so that the dialog finds it there.
 */
export function Search({ isOpen, onClose }: SearchProps) {
  const { provider, Tabs } = useSource();
  useEffect(() => {
    const { signal } = new AbortController();
    // Nobody has asked yet: whoever opens the dialog is told.
    provider.search('', { signal }).catch(() => undefined);
  }, [provider]);
  return isOpen ? <SearchDialog provider={provider} Tabs={Tabs} onClose={onClose} /> : null;
}
