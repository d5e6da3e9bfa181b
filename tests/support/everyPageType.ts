import { pageTypes } from './pageTypes';

/** The page types, and the pages with parts that readers work with. */
export const everyPageType = {
  ...pageTypes,
  guide: '/guide/start/quick-start',
  'all pages': '/all-pages',
  converter: '/tools/config-converter',
  parts: '/parts',
} as const;
