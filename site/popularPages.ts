import { messagesRoute } from './sharedHeadings';
import { languages, site } from './site';

/** Pages that a search offers before anything is typed: where most readers begin. Titles are theirs. */
export const popularPages: readonly string[] = [
  '/guide/start/quick-start',
  '/config/',
  '/config/lib/dts',
  '/guide/basic/output-format',
  '/guide/migration/tsup',
  messagesRoute,
];

/** All of them as routes, in every language. */
export const listPopularPages = (): string[] =>
  languages.flatMap((language) =>
    popularPages.map((route) =>
      language === site.defaultLanguage ? route : `/${language}${route}`,
    ),
  );
