import { pageTypes } from './pageTypes';

/** The page types, and two pages that fewer tests look at: a plain guide and the list of all pages. */
export const everyPageType = {
  ...pageTypes,
  guide: '/guide/start/quick-start',
  'all pages': '/all-pages',
} as const;
