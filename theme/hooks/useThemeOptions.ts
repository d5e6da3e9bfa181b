import { useSite } from '@rspress/core/runtime';
import type { ThemeOptions } from '../../site/themeOptions';

/** What the site's configuration switches in the frame. */
export function useThemeOptions(): ThemeOptions {
  return useSite().site.themeConfig as ThemeOptions;
}
