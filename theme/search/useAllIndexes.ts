import { useLang, withBase } from '@rspress/core/runtime';
import { useEffect, useMemo, useState } from 'react';
import { findRemoteSearch, ownIndex } from '../../site/searchSettings';
import { useThemeOptions } from '../lib/siteHooks';
import { type SearchSource, useThisSite } from './useThisSite';

type RemoteCode = typeof import('./remote/remoteSearch');

/**
 * The pages of this site, and the indexes of its remote search. Their code comes by itself; until it
 * is there, and where it cannot be had, this site alone is searched.
 */
export function useAllIndexes(): SearchSource {
  const { provider } = useThisSite();
  const remote = findRemoteSearch(useThemeOptions().search);
  const lang = useLang();
  const [code, setCode] = useState<RemoteCode>();
  useEffect(() => {
    // Says so to the bundler, which writes the chunk otherwise, though nobody calls this.
    if (!HAS_REMOTE_SEARCH) return;
    import('./remote/remoteSearch').then(setCode, (error: unknown) => {
      // eslint-disable-next-line no-console -- spec.md §8: a failure of remote search is logged.
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
