import type { SpecRow } from '../SpecRow';

/** Section 1.11 of the specification: constants of the frame. */
export const constantsOfTheFrame: readonly SpecRow[] = [
  {
    row: 224,
    rule: 'The languages are en and zh.',
    test: 'tests/unit/specTexts.test.ts › i18n.json › says everything in every language of the site',
  },
  {
    row: 225,
    rule: 'The bar turns opaque at 100 px.',
    test: [
      'tests/e2e/landingBar.test.ts › the bar of the home page is opaque from 100 px on (before React)',
      'tests/e2e/landingBar.test.ts › the bar of the home page is opaque from 100 px on (after React)',
    ],
  },
  {
    row: 226,
    rule: 'There are 35 stars, near at 100 px.',
    test: [
      'tests/unit/theme/home/starField.test.ts › the stars › are 35, all inside the hero, none on another, the same each time',
      'tests/unit/theme/home/starField.test.ts › the stars › lean towards a mouse within 100 px, and not beyond',
    ],
  },
  {
    row: 227,
    rule: 'Anchors stop 72 px below the top.',
    test: 'tests/e2e/anchors.test.ts › a heading that a hash names stops 72 px below the top',
  },
  {
    row: 228,
    rule: 'Handlers of scrolling run every 200 ms at most.',
    test: [
      'tests/unit/theme/lib/throttleScroll.test.ts › a handler of scrolling runs every 200 ms at most',
      'tests/unit/houseRules.test.ts › code › follows scrolling through `throttleScroll` only',
    ],
  },
  {
    row: 229,
    rule: 'Headings are watched after 100 ms.',
    test: 'tests/e2e/outline.test.ts › headings are watched 100 ms after React has come; the one being read is marked, its entry in view',
  },
  {
    row: 230,
    rule: 'Screens up to 1024 px are small.',
    test: 'tests/e2e/narrowScreen.test.ts › an open menu fills the screen and closes when the window grows past 1024 px',
  },
  {
    row: 231,
    rule: 'The menu closes at 768 px and wider.',
    test: 'tests/e2e/narrowScreen.test.ts › an open menu fills the screen and closes when the window grows past 767 px',
  },
  {
    row: 232,
    rule: 'Three social links stand in the bar.',
    test: 'tests/e2e/versionsBar.test.ts › social links › three show in the bar, the rest opens below a mouse',
  },
  {
    row: 233,
    rule: 'A card takes 4 columns, or 2, 3 or 6.',
    test: [
      'tests/e2e/home.test.ts › cards take 4 of 12 columns where the page says nothing',
      'tests/unit/site/frontMatter.test.ts › a card of the home page is 2, 3, 4 or 6 columns wide',
    ],
  },
  {
    row: 234,
    rule: 'The home image is 375 by 375.',
    test: 'tests/e2e/versionsSite.test.ts › the home image is 375 by 375, and only that of the colour scheme is fetched',
  },
];
