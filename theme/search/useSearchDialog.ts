import { useLang, useVersion } from '@rspress/core/runtime';
import { type ComponentType, useCallback, useState } from 'react';
import type { SearchDialogProps } from './SearchDialog';

/** Everything of search but the trigger: fetched at the first sign that the reader will search. */
const loadSearch = () => import('./searchChunk');

export interface SearchDialogState {
  /** The dialog's component once it is loaded and while it is open. */
  Dialog: ComponentType<SearchDialogProps> | undefined;
  /** Whether the last try to open failed, for want of the network. */
  hasFailed: boolean;
  open: () => void;
  close: () => void;
  /** Fetches code and index before they are needed. */
  prepare: () => void;
}

/** The dialog's life before and after it is open. A failed load can be tried again. */
export function useSearchDialog(): SearchDialogState {
  const language = useLang();
  const version = useVersion();
  const [loaded, setLoaded] = useState<ComponentType<SearchDialogProps>>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');

  const open = useCallback(() => {
    setState('open');
    loadSearch().then(
      ({ SearchDialog }) => setLoaded(() => SearchDialog),
      () => setState('failed'),
    );
  }, []);
  const close = useCallback(() => setState('closed'), []);
  const prepare = useCallback(() => {
    const { signal } = new AbortController();
    loadSearch()
      .then(({ getLocalProvider }) => getLocalProvider(language, version).search('', { signal }))
      // Nobody has asked yet: whoever opens the dialog is told.
      .catch(() => undefined);
  }, [language, version]);

  return {
    Dialog: state === 'open' ? loaded : undefined,
    hasFailed: state === 'failed',
    open,
    close,
    prepare,
  };
}
