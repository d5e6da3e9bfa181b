import { pageTypes } from './pageTypes';

/** The page types, and a plain guide, that fewer tests look at. */
export const everyPageType = {
  ...pageTypes,
  guide: '/guide/start/quick-start',
} as const;
