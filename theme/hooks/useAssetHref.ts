import { useSite } from '@rspress/core/runtime';
import { getAssetHref } from '../lib/getAssetHref';
import { useThemeOptions } from './useThemeOptions';

/** Addresses of pictures, from the assets host where one is configured (`ASSETS_ORIGIN`). */
export function useAssetHref(): (path: string) => string {
  const { base } = useSite().site;
  const { assetsOrigin } = useThemeOptions();
  return (path) => getAssetHref(path, base, assetsOrigin);
}
