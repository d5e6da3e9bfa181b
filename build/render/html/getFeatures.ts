import type { UserConfig } from '@rspress/core';
import { findRemoteSearch } from '../../../site/searchSettings';
import type { ThemeOptions } from '../../../site/themeOptions';

/** What a site has, for `define`: code of what it has not is left out. */
export function getFeatures({ themeConfig = {}, multiVersion }: UserConfig) {
  const hasAnnouncement = 'announcement' in themeConfig && themeConfig.announcement !== undefined;
  return {
    HAS_ANNOUNCEMENT: `${hasAnnouncement}`,
    HAS_REMOTE_SEARCH: `${findRemoteSearch((themeConfig as ThemeOptions).search) !== undefined}`,
    HAS_VERSIONS: `${(multiVersion?.versions.length ?? 0) > 1}`,
  };
}
