import type { SpecRow } from '../SpecRow';

/** Section 1.2 of the specification: route building. */
export const routeBuilding: readonly SpecRow[] = [
  {
    row: 38,
    rule: 'A page’s path has neither `.html` nor `/index` at its end.',
    test: [
      'tests/unit/site/getRoutePath.test.ts › getRoutePath › reads /config/lib/index.html as /config/lib/',
      'tests/site/answers.test.ts › the built site › names every page once by one address',
    ],
  },
  {
    row: 39,
    rule: 'A slash at the end is dropped where the language is read off a path.',
    reason:
      'The language is that of the folder a page is written in; no path is taken apart to find it.',
  },
  {
    row: 40,
    rule: 'Paths may begin with the base, a version and a language.',
    test: [
      'tests/unit/theme/lib/sitePath.test.ts › takes /v1/zh/guide/ apart and puts it together again',
      'tests/e2e/versionsSite.test.ts › versions › the menu on v1/zh/ leads to the same page, else to the version’s home',
    ],
  },
  {
    row: 41,
    rule: 'The setting for clean addresses decides whether `.html` is written.',
    test: [
      'tests/e2e/plainSite.test.ts › without clean addresses every link to a page ends in .html and opens it',
      'tests/site/routes.test.ts › the built site › links to clean addresses only',
    ],
  },
  {
    row: 42,
    rule: 'Links to pages of the site get the base.',
    test: 'tests/full/basePath.test.ts › no link of a site below a base path leaves it or leads nowhere',
  },
  {
    row: 43,
    rule: 'Links that begin with `//` stay as written.',
    test: 'tests/full/basePath.test.ts › a link that begins with // stays as it was written, in Markdown and in JSX',
  },
  {
    row: 44,
    rule: 'Links to other hosts stay as written.',
    test: [
      'tests/site/routes.test.ts › links to other hosts stand as they were written, and open a new tab',
      'tests/site/links.test.ts › a link that opens a new tab gives that page no hold on this one',
    ],
  },
  {
    row: 45,
    rule: 'Relative links stay as written.',
    reason:
      'The framework resolves them to the route they mean, so that they work wherever the page is drawn: same target (tests/unit/plugins/docsCheck/resolveLink.test.ts).',
  },
  {
    row: 46,
    rule: 'A path with the segment `zh` is Chinese, any other English.',
    test: [
      'tests/site/head.test.ts › says its language',
      'tests/site/answers.test.ts › the built site › answers /zh/nope with 404 and the error page',
    ],
  },
  {
    row: 47,
    rule: 'An address with the prefix of the default language leads to the same one without it.',
    test: [
      'tests/e2e/defaultLanguage.test.ts › /en/guide/start/?a=b#text leads to /guide/start/?a=b#text',
      'tests/e2e/defaultLanguage.test.ts › no address with the prefix leads to another host',
      'tests/unit/plugins/deployFiles/listRedirects.test.ts › listRedirects › leads every page of the default language from its prefixed address, with and without slash',
    ],
  },
];
