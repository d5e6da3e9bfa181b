import type { SpecRow } from '../SpecRow';

/** Section 1.5 of the specification: page types. */
export const pageTypes: readonly SpecRow[] = [
  {
    row: 89,
    rule: 'The home page has a name, lines of text, a tagline and actions.',
    test: [
      'tests/unit/theme/home/Hero.test.tsx › the hero › shows a name, lines of text, a tagline and two actions',
      'tests/e2e/plainSite.test.ts › the home page shows what its front matter says, cards as wide as they ask to be',
    ],
  },
  {
    row: 90,
    rule: 'It may have an image of 375 by 375 for each scheme.',
    test: 'tests/e2e/versionsSite.test.ts › the home image is 375 by 375, and only that of the colour scheme is fetched',
  },
  {
    row: 91,
    rule: 'Its cards have icon, title, details, link, and 2, 3, 4 or 6 columns, else 4.',
    test: [
      'tests/e2e/plainSite.test.ts › the home page shows what its front matter says, cards as wide as they ask to be',
      'tests/e2e/home.test.ts › a card with a link is a link',
    ],
  },
  {
    row: 92,
    rule: 'Its hero has logo, title, subtitle and description.',
    test: [
      'tests/unit/theme/home/Hero.test.tsx › the hero › shows the texts of spec.md where it is told none',
      'tests/unit/theme/home/Hero.test.tsx › the hero › shows stars, oval, logo and picture where it is asked to',
    ],
  },
  {
    row: 93,
    rule: 'Its two buttons say Get Started and Learn More.',
    test: [
      'tests/unit/theme/home/Hero.test.tsx › the hero › shows the texts of spec.md where it is told none',
      'tests/e2e/home.test.ts › / says what the tool is and leads on',
    ],
  },
  {
    row: 94,
    rule: 'An oval may stand behind the hero.',
    test: 'tests/unit/theme/home/Hero.test.tsx › the hero › shows stars, oval, logo and picture where it is asked to',
  },
  {
    row: 95,
    rule: '35 stars may evade a pointer within 100 px.',
    test: [
      'tests/unit/theme/home/Hero.test.tsx › the hero › shows stars, oval, logo and picture where it is asked to',
      'tests/unit/theme/home/starField.test.ts › the stars › lean towards a mouse within 100 px, and not beyond',
    ],
  },
  {
    row: 96,
    rule: 'It has a background image.',
    test: 'tests/e2e/home.test.ts › the background is fetched where there is room for it, and nothing else of its kind',
  },
  {
    row: 97,
    rule: 'A page of documentation has its text and the page tree.',
    test: 'tests/e2e/navigation.test.ts › a sidebar link opens its page without a page load, at its top',
  },
  {
    row: 98,
    rule: 'Its headings are listed under ON THIS PAGE.',
    test: [
      'tests/e2e/navigation.test.ts › a hash stops below the bar, on a click and on load',
      'tests/unit/specTexts.test.ts › i18n.json › says at outlineTitle what the specification says',
    ],
  },
  {
    row: 99,
    rule: 'Its end says when it was last changed.',
    test: [
      'tests/e2e/docFurniture.test.ts › a reader in Tokyo › sees the date in UTC, and the own time in its tooltip',
      'tests/unit/plugins/lastUpdated/readFileDates.test.ts › gives each file below the folder the date of its last commit, in UTC',
    ],
  },
  {
    row: 100,
    rule: 'Its end links to its source for editing.',
    test: 'tests/e2e/docFurniture.test.ts › a page says where it can be edited and where its source is',
  },
  {
    row: 101,
    rule: 'Its end leads to the pages before and after.',
    test: 'tests/e2e/navigation.test.ts › next and previous lead there and back',
  },
  {
    row: 102,
    rule: 'An overview is a grid of pages in groups.',
    test: 'tests/e2e/overview.test.ts › an overview is a grid of grouped pages, and its filter says what is left of it',
  },
  {
    row: 103,
    rule: 'Its filter is labelled Filter.',
    test: [
      'tests/e2e/overview.test.ts › an overview is a grid of grouped pages, and its filter says what is left of it',
      'tests/unit/specTexts.test.ts › i18n.json › says at overviewFilter what the specification says',
    ],
  },
  {
    row: 104,
    rule: 'The filter invites to enter a keyword.',
    test: [
      'tests/e2e/overview.test.ts › an overview is a grid of grouped pages, and its filter says what is left of it',
      'tests/unit/specTexts.test.ts › i18n.json › says at overviewPlaceholder what the specification says',
    ],
  },
  {
    row: 105,
    rule: 'It ignores case and takes dashes for spaces.',
    test: 'tests/unit/theme/overview/overviewGroups.test.ts › filterGroups › reads dashes as spaces and ignores case',
  },
  {
    row: 106,
    rule: 'Where nothing matches it says so and names the keyword.',
    test: [
      'tests/e2e/overview.test.ts › an overview is a grid of grouped pages, and its filter says what is left of it',
      'tests/unit/specTexts.test.ts › i18n.json › says at overviewNoMatch what the specification says',
    ],
  },
  {
    row: 107,
    rule: 'A group without a title is called Others.',
    test: [
      'tests/unit/theme/overview/OverviewSection.test.tsx › pages that are in no group stand under Others',
      'tests/unit/theme/overview/overviewGroups.test.ts › getOverviewGroups › groups as the sidebar does, the rest last, itself and empty groups left out',
    ],
  },
  {
    row: 108,
    rule: 'The 404 page shows 404.',
    test: 'tests/e2e/notFound.test.ts › /nope gets the 404 page, and its links work',
  },
  {
    row: 109,
    rule: 'It says PAGE NOT FOUND.',
    test: [
      'tests/e2e/notFound.test.ts › /nope gets the 404 page, and its links work',
      'tests/unit/specTexts.test.ts › i18n.json › says at notFoundText what the specification says',
    ],
  },
  {
    row: 110,
    rule: 'It leads home, in the reader’s language and version.',
    test: 'tests/e2e/versionsSite.test.ts › the 404 page leads home in the version and the language of the address',
  },
  {
    row: 111,
    rule: 'Custom pages show their content only; blank ones have no bar either.',
    test: 'tests/e2e/plainSite.test.ts › custom pages have the bar and their content, blank ones their content alone',
  },
];
