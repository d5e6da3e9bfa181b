/** A page of each type, and with each part that readers work with, by what it has. */
export const pageTypes = {
  home: '/',
  guide: '/guide/start/quick-start',
  chapter: '/guide/start/',
  overview: '/config/',
  option: '/config/lib/format',
  tabs: '/config/rsbuild/plugins',
  wide: '/proof/search',
  'all pages': '/all-pages',
  converter: '/tools/config-converter',
  parts: '/parts',
  chinese: '/zh/',
} as const;
