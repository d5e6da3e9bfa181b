import { normalizeBase } from '../../../site/normalizeBase';
import type { HeadTag } from './renderTag';

export interface SiteTagsInput {
  base: string;
  /** Page background, one per colour scheme. */
  themeColor: { light: string; dark: string };
}

/**
 * What is the same on every page, the 404 page included. The framework adds the SVG icon;
 * theme/boot/afterPaintScript.ts the manifest, which browsers would fetch before the first paint.
 */
export function siteTags({ base, themeColor }: SiteTagsInput): HeadTag[] {
  const file = (name: string) => normalizeBase(base) + name;
  const color = (scheme: 'light' | 'dark'): HeadTag => ({
    name: 'meta',
    attributes: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: themeColor[scheme],
    },
  });
  const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });
  return [
    color('light'),
    color('dark'),
    link({ rel: 'icon', href: file('favicon.ico'), sizes: '32x32' }),
    link({ rel: 'apple-touch-icon', href: file('apple-touch-icon.png') }),
  ];
}
