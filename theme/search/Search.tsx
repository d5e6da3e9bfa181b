import { useLang, useVersion, withBase } from '@rspress/core/runtime';
import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { findRemoteSearch, ownIndex } from '../../site/searchSettings';
import { useThemeOptions } from '../lib/siteHooks';
import { getLocalProvider } from './local/getLocalProvider';
import type { SearchTabsProps } from './remote/SearchTabs';
import { SearchAnswer } from './SearchAnswer';
import type { SearchProvider } from './SearchProvider';
import type { QueuedOpening } from './useDialogKeys';

export interface SearchProps {
  isOpen: boolean;
  query: string;
  setQuery: (query: string) => void;
  /** The field, which is in the page. */
  input: RefObject<HTMLInputElement | null>;
  /** Is given what the keys of the dialog do. */
  handleKeys: RefObject<((event: KeyboardEvent<HTMLElement>) => void) | null>;
  /** An Enter from before this was there. */
  queued: RefObject<QueuedOpening | undefined>;
  /** Closes the dialog. */
  close: () => void;
}

/**
 * All of search but its dialog and field, loaded at the first sign that the reader will search; it then
 * fetches the index for the page's language, so that a question finds it there.
 */
export function Search({ isOpen, ...props }: SearchProps) {
  const { provider, Tabs } = useSource();
  useEffect(() => {
    const { signal } = new AbortController();
    // Not asked yet: the dialog shows the error once it is open.
    provider.search('', { signal }).catch(() => undefined);
  }, [provider]);
  return isOpen ? <SearchAnswer provider={provider} Tabs={Tabs} {...props} /> : null;
}

/** What the dialog asks, and how it lets the reader choose between several answers. */
interface SearchSource {
  provider: SearchProvider;
  Tabs?: ComponentType<SearchTabsProps> | undefined;
}

/** The pages of this site in the language and version being read. */
function useThisSite(): SearchSource {
  return { provider: getLocalProvider(useLang(), useVersion()) };
}

type RemoteCode = typeof import('./remote/remoteSearch');

/**
 * The pages of this site, and the indexes of its remote search. Their code comes by itself; until it
 * is there, and where it cannot be had, this site alone is searched.
 */
function useAllIndexes(): SearchSource {
  const { provider } = useThisSite();
  const remote = findRemoteSearch(useThemeOptions().search);
  const lang = useLang();
  const [code, setCode] = useState<RemoteCode>();
  useEffect(() => {
    // Says so to the bundler, which writes the chunk otherwise, though nobody calls this.
    if (!HAS_REMOTE_SEARCH) return;
    import('./remote/remoteSearch').then(setCode, (error: unknown) => {
      // eslint-disable-next-line no-console -- a failure of remote search is logged, whatever it is.
      console.error('Remote search:', error);
    });
  }, []);
  return useMemo(() => {
    if (!code || !remote) return { provider };
    const home = new URL(withBase('/'), window.location.href).href;
    const joined = code.joinProviders([
      { provider, groups: [{ index: ownIndex, isCurrent: true }] },
      {
        provider: code.createRemoteProvider({ ...remote, lang, home }),
        groups: remote.indexes.map(({ value, isCurrent = false }) => ({ index: value, isCurrent })),
      },
    ]);
    return { provider: joined, Tabs: code.SearchTabs };
  }, [provider, remote, lang, code]);
}

const useSource = HAS_REMOTE_SEARCH ? useAllIndexes : useThisSite;
