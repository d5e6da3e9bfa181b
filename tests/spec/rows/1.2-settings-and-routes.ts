import type { SpecRow } from '../SpecRow';

/** Section 1.2 of the specification: settings and routes. */
export const settingsAndRoutes: readonly SpecRow[] = [
  {
    row: 14,
    rule: 'The site lies at `/` unless told otherwise.',
    test: [
      'tests/unit/scripts/serve/readBase.test.ts › readBase › puts a slash at both ends',
      'tests/site/head.test.ts › names its own address as the canonical one',
    ],
  },
  {
    row: 15,
    rule: 'Addresses are clean.',
    test: [
      'tests/site/routes.test.ts › the built site › links to clean addresses only',
      'tests/site/answers.test.ts › the built site › names every page once by one address',
    ],
  },
  {
    row: 16,
    rule: 'Pages are generated at build.',
    test: 'tests/e2e/withoutScript.test.ts › /guide/start/ shows all its text and links without script',
  },
  {
    row: 17,
    rule: 'Search is on.',
    test: [
      'tests/unit/plugins/searchIndex/searchIndex.test.ts › searchIndex › tells the theme whether search is on',
      'tests/e2e/searchDialog.test.ts › opening and closing › a click opens it, Escape closes it and gives the focus back',
    ],
  },
  {
    row: 18,
    rule: 'The site is English, with a Chinese home.',
    test: [
      'tests/e2e/language.test.ts › every page says its language, before and after React',
      'tests/site/routes.test.ts › the built site › has every page of home in both languages',
    ],
  },
  {
    row: 19,
    rule: 'The site has a title.',
    test: 'tests/site/routes.test.ts › the built site › names itself in every title, and home is the name alone',
  },
  {
    row: 20,
    rule: '`/` is home.',
    test: 'tests/site/routes.test.ts › the built site › has every page of home in both languages',
  },
  {
    row: 21,
    rule: '`/zh/` is the Chinese home.',
    test: 'tests/site/routes.test.ts › the built site › has every page of home in both languages',
  },
  {
    row: 22,
    rule: 'The Chinese home calls itself English.',
    reason:
      'A fault of the old site: screen readers and search engines must be told that it is Chinese. It says `zh` (tests/site/head.test.ts).',
  },
  {
    row: 23,
    rule: 'The JavaScript API has a page of functions and one of types.',
    test: 'tests/site/routes.test.ts › the built site › has every page of the JavaScript API',
  },
  {
    row: 24,
    rule: '`/config/` and `/config/lib` with a page for each of twelve options.',
    test: [
      'tests/site/routes.test.ts › the built site › has every page of the options of a library',
      'tests/site/routes.test.ts › the built site › has every page of the overview of the configuration',
    ],
  },
  {
    row: 25,
    rule: '`/config/rsbuild` with plugins, source, output and tools.',
    test: 'tests/site/routes.test.ts › the built site › has every page of the options of Rsbuild',
  },
  {
    row: 26,
    rule: '`/framework/typescript` and `/framework/vue`.',
    test: 'tests/site/routes.test.ts › the built site › has every page of the frameworks',
  },
  {
    row: 27,
    rule: '`/guide/start/` with four pages beside it.',
    test: 'tests/site/routes.test.ts › the built site › has every page of the start of the guide',
  },
  {
    row: 28,
    rule: 'A page for each of four formats below `/guide/start/components/`, in capitals.',
    test: 'tests/site/routes.test.ts › the built site › has every page of the formats',
  },
  {
    row: 29,
    rule: '`/guide/solution` with Node.js, React and Preact.',
    test: 'tests/site/routes.test.ts › the built site › has every page of the solutions',
  },
  {
    row: 30,
    rule: '`/guide/basic/` has six pages.',
    test: 'tests/site/routes.test.ts › the built site › has every page of the basics of the guide',
  },
  {
    row: 31,
    rule: '`/guide/advanced/` has nine pages.',
    test: 'tests/site/routes.test.ts › the built site › has every page of the advanced guide',
  },
  {
    row: 32,
    rule: '`/guide/faq/` has three pages, `/guide/migration/` four.',
    test: [
      'tests/site/routes.test.ts › the built site › has every page of the questions',
      'tests/site/routes.test.ts › the built site › has every page of the migrations',
    ],
  },
  {
    row: 33,
    rule: 'Any other path shows the 404 page.',
    test: [
      'tests/e2e/notFound.test.ts › /nope gets the 404 page, and its links work',
      'tests/site/answers.test.ts › the built site › answers /nope with 404 and the error page',
    ],
  },
  {
    row: 34,
    rule: 'The 404 page has its type, route and title, and the language and version of the address.',
    test: [
      'tests/e2e/notFound.test.ts › the 404 page says what it is, and search engines are asked to leave it out',
      'tests/e2e/notFound.test.ts › /zh/nope gets the 404 page, and its links work',
      'tests/e2e/versionsSite.test.ts › the 404 page has the version of the address',
    ],
  },
  {
    row: 35,
    rule: 'Folders of shared fragments and the theme’s folder are no pages.',
    test: 'tests/full/basePath.test.ts › a fragment is part of the page that imports it, and no page',
  },
  {
    row: 36,
    rule: 'A page’s script is fetched when the page is wanted.',
    test: 'tests/e2e/navigation.test.ts › a page whose script cannot be fetched comes by exactly one full navigation',
  },
  {
    row: 37,
    rule: 'Pages can be fetched before they are wanted, when a link is hovered.',
    test: 'tests/e2e/sidebar.test.ts › a page is fetched on hover: true where saving data is false',
  },
];
