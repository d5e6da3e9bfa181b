import type { Language } from './site';

/** Pages that a search offers before anything is typed: where most readers begin. Titles are theirs. */
export const popularPages: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '/guide/start/quick-start',
    '/config/',
    '/config/lib/dts',
    '/guide/basic/output-format',
    '/guide/migration/tsup',
    '/guide/faq/exceptions',
  ],
  // The same until there are pages in Chinese.
  zh: [
    '/guide/start/quick-start',
    '/config/',
    '/config/lib/dts',
    '/guide/basic/output-format',
    '/guide/migration/tsup',
    '/guide/faq/exceptions',
  ],
};
