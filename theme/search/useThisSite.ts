import { useLang, useVersion } from '@rspress/core/runtime';
import type { ComponentType } from 'react';
import { getLocalProvider } from './local/getLocalProvider';
import type { SearchTabsProps } from './remote/SearchTabs';
import type { SearchProvider } from './SearchProvider';

/** What the dialog asks, and how it lets the reader choose between several answers. */
export interface SearchSource {
  provider: SearchProvider;
  Tabs?: ComponentType<SearchTabsProps> | undefined;
}

/** The pages of this site in the language and version being read. */
export function useThisSite(): SearchSource {
  return { provider: getLocalProvider(useLang(), useVersion()) };
}
