/** One route of each page type, and of what only some pages of a type have. */
export const pageTypes = {
  home: '/',
  chapter: '/guide/start/',
  overview: '/config/',
  option: '/config/lib/format',
  tabs: '/config/rsbuild/plugins',
  wide: '/all-pages',
  converter: '/tools/config-converter',
  chinese: '/zh/',
} as const;

/** The page types, and a plain guide, that fewer tests look at. */
export const everyPageType = { ...pageTypes, guide: '/guide/start/quick-start' } as const;
