import type { SpecRow } from '../SpecRow';

/** Section 1.3 of the specification: top navigation. */
export const topNavigation: readonly SpecRow[] = [
  {
    row: 48,
    rule: 'Guide leads to its introduction and is active in the guide.',
    test: [
      'tests/site/topBar.test.ts › the bar of every page › leads to guide, configuration and API: to the pages in its language where they exist',
      'tests/site/topBar.test.ts › the bar of every page › marks the section of the page, and no other',
    ],
  },
  {
    row: 49,
    rule: 'Config leads to its overview and is active there.',
    test: [
      'tests/site/topBar.test.ts › the bar of every page › leads to guide, configuration and API: to the pages in its language where they exist',
      'tests/site/topBar.test.ts › the bar of every page › marks the section of the page, and no other',
    ],
  },
  {
    row: 50,
    rule: 'API leads to the functions and is active in the API.',
    test: [
      'tests/site/topBar.test.ts › the bar of every page › leads to guide, configuration and API: to the pages in its language where they exist',
      'tests/site/topBar.test.ts › the bar of every page › marks the section of the page, and no other',
    ],
  },
  {
    row: 51,
    rule: 'The bar shows the logo or the title.',
    test: 'tests/site/topBar.test.ts › the bar of every page › begins with the mark and the name, which lead home',
  },
  {
    row: 52,
    rule: 'Items stand left or right.',
    test: 'tests/e2e/versionsBar.test.ts › items of the bar › stand at its start or at its end, and carry tags',
  },
  {
    row: 53,
    rule: 'Items may be groups that drop down.',
    test: 'tests/e2e/versionsBar.test.ts › items of the bar › open groups, by keyboard too',
  },
  {
    row: 54,
    rule: 'The bar has a search box.',
    test: 'tests/e2e/searchDialog.test.ts › opening and closing › a click opens it, Escape closes it and gives the focus back',
  },
  {
    row: 55,
    rule: 'The search box is absent where search is off.',
    test: 'tests/e2e/plainSite.test.ts › without search there is no search box, and no shortcut for one',
  },
  {
    row: 56,
    rule: 'A menu switches the language, to pages that exist.',
    test: [
      'tests/e2e/language.test.ts › the language link goes to the same page where it is translated, without a page load, by keyboard',
      'tests/e2e/language.test.ts › the language link of a page without translation leads to the Chinese home',
    ],
  },
  {
    row: 57,
    rule: 'A menu switches the version.',
    test: [
      'tests/e2e/versionsSite.test.ts › versions › the menu on guide/ leads to the same page, else to the version’s home',
      'tests/e2e/versionsSite.test.ts › versions › the menu on guide/new leads to the same page, else to the version’s home',
      'tests/e2e/versionsSite.test.ts › versions › another version opens by keyboard, without a page load, and is the one chosen then',
    ],
  },
  {
    row: 58,
    rule: 'A button flips the colour scheme.',
    test: 'tests/e2e/colorScheme.test.ts › the button flips the scheme, stores it, and says what it will do next',
  },
  {
    row: 59,
    rule: 'The button is absent where there is no dark scheme.',
    test: 'tests/e2e/plainSite.test.ts › without dark mode the page is light in every state, and nothing offers another scheme',
  },
  {
    row: 60,
    rule: 'The bar links to social networks.',
    test: [
      'tests/site/topBar.test.ts › the bar of every page › links to the social networks, in a new tab',
      'tests/e2e/versionsBar.test.ts › social links › three show in the bar, the rest opens below a mouse',
    ],
  },
  {
    row: 61,
    rule: 'Three of these stand in the bar, the rest in a popover.',
    test: 'tests/e2e/versionsBar.test.ts › social links › three show in the bar, the rest opens below a mouse',
  },
  {
    row: 62,
    rule: 'They come as links, texts, images or elements.',
    test: [
      'tests/e2e/versionsBar.test.ts › social links › three show in the bar, the rest opens below a mouse',
      'tests/e2e/versionsBar.test.ts › social links › show a text, a picture or HTML, by their mode',
    ],
  },
  {
    row: 63,
    rule: 'The footer leads to the repository, a social network and a chat.',
    test: 'tests/e2e/docFurniture.test.ts › the footer leads to the repository, the social network and the chat',
  },
  {
    row: 64,
    rule: 'At 1024 px and less a button opens a full-screen menu.',
    test: [
      'tests/e2e/narrowScreen.test.ts › an open menu fills the screen and closes when the window grows past 1024 px',
      'tests/e2e/narrowScreen.test.ts › Menu opens natively, closes with Escape and gives focus back (before React)',
    ],
  },
  {
    row: 65,
    rule: 'The menu closes when the page changes.',
    test: 'tests/e2e/narrowScreen.test.ts › a link of Menu leads on, and nothing stays open',
  },
  {
    row: 66,
    rule: 'The menu closes when the window grows to 768 px.',
    test: 'tests/e2e/narrowScreen.test.ts › an open menu fills the screen and closes when the window grows past 767 px',
  },
  {
    row: 67,
    rule: 'Escape closes the menu.',
    test: [
      'tests/e2e/narrowScreen.test.ts › Menu opens natively, closes with Escape and gives focus back (before React)',
      'tests/e2e/narrowScreen.test.ts › Menu opens natively, closes with Escape and gives focus back (after React)',
    ],
  },
  {
    row: 68,
    rule: 'At the top of the landing page the bar is transparent.',
    test: [
      'tests/e2e/landingBar.test.ts › the bar of the home page is opaque from 100 px on (before React)',
      'tests/e2e/landingBar.test.ts › the bar of the home page is opaque from 100 px on (after React)',
    ],
  },
  {
    row: 69,
    rule: 'From 100 px on it is opaque.',
    test: [
      'tests/e2e/landingBar.test.ts › the bar of the home page is opaque from 100 px on (before React)',
      'tests/e2e/landingBar.test.ts › the bar of the home page is opaque from 100 px on (after React)',
    ],
  },
  {
    row: 70,
    rule: 'The bar hides while scrolling down, never or always.',
    test: [
      'tests/e2e/versionsBar.test.ts › the bar › goes away on the way down and comes back on the way up',
      'tests/e2e/plainSite.test.ts › the mode `never` keeps the bar in view on the way down',
      'tests/e2e/plainSite.test.ts › the mode `always` leaves the bar out of the page',
    ],
  },
  {
    row: 71,
    rule: 'An announcement that can be closed may stand on top.',
    test: [
      'tests/e2e/announcement.test.ts › the announcement › is on top, and there again for whoever stored something else',
      'tests/e2e/announcement.test.ts › the announcement › is closed for good by keyboard (before React)',
      'tests/e2e/announcement.test.ts › the announcement › is closed for good by keyboard (after React)',
    ],
  },
];
