import type { SpecRow } from '../SpecRow';

/** Section 1.8 of the specification: states of parts. */
export const statesOfParts: readonly SpecRow[] = [
  {
    row: 190,
    rule: 'Menu, groups of the tree and list of headings are open or closed.',
    test: [
      'tests/e2e/narrowScreen.test.ts › Menu opens natively, closes with Escape and gives focus back (after React)',
      'tests/e2e/narrowScreen.test.ts › ON THIS PAGE opens natively, closes with Escape and gives focus back (after React)',
      'tests/a11y/keyboard.test.ts › folds of the page tree open and close by keyboard',
    ],
  },
  {
    row: 191,
    rule: 'The list of headings opens in 300 ms.',
    test: 'tests/e2e/outline.test.ts › the popup of smaller screens takes 300 ms, and no time without motion',
  },
  {
    row: 192,
    rule: 'Popovers open on hover or click and close after a short while.',
    test: [
      'tests/e2e/navPopovers.test.ts › a mouse opens after 0.1 s and closes 0.1 s after it has left',
      'tests/e2e/navPopovers.test.ts › a click opens the sibling tools, Escape closes them and gives the focus back (after React)',
    ],
  },
  {
    row: 193,
    rule: 'A growing image is closed, opening or open.',
    test: 'tests/e2e/imageZoom.test.ts › keys open it, it is said, and the focus stays with its reader',
  },
  {
    row: 194,
    rule: 'A bar of progress runs from 0.08 to its end.',
    test: [
      'tests/e2e/contentSwitch.test.ts › a slow page shows a bar that starts at 8 of 100 and ends with the page',
      'tests/unit/theme/navigation/progress.test.ts › the progress bar › has the numbers of spec.md §9',
    ],
  },
  {
    row: 195,
    rule: 'A copy says for 2 s that it was made.',
    test: 'tests/e2e/codeBlocks.test.ts › the copy button › copies the code and says so for 2000 ms',
  },
  {
    row: 196,
    rule: 'Search is made ready once.',
    test: [
      'tests/unit/theme/search/local/createSearchServer.test.ts › createSearchServer › fetches an index once, however many ask at once',
      'tests/e2e/searchFetching.test.ts › what is fetched › hovering fetches the index, once for all questions',
    ],
  },
  {
    row: 197,
    rule: 'Its index is fetched only when it is wanted.',
    test: 'tests/e2e/searchFetching.test.ts › what is fetched › nothing of search comes before the reader turns to it',
  },
  {
    row: 198,
    rule: 'Another language or version has another index.',
    test: [
      'tests/e2e/versionsSite.test.ts › versions › search looks in the version and the language that are read, without a page load',
      'tests/unit/theme/search/local/findIndexAddress.test.ts › findIndexAddress › is the file of the language',
      'tests/unit/theme/search/local/findIndexAddress.test.ts › findIndexAddress › replaces the first dot of a version, as the framework does',
      'tests/unit/theme/search/local/createSearchServer.test.ts › createSearchServer › fetches another index when its address changes',
    ],
  },
  {
    row: 199,
    rule: 'Tabs of a group remember the choice.',
    test: [
      'tests/unit/theme/lib/tabs/tabsKey.test.ts › the tabs of a group are kept under the generator’s name and `.tabs.`',
      'tests/unit/theme/lib/tabs/readTabIndex.test.ts › the tab that is stored › is the first where these tabs are fewer',
      'tests/e2e/tabs.test.ts › tabs of package managers › show the kept choice in the first paint, and after React',
    ],
  },
  {
    row: 200,
    rule: 'Tabs of package managers are one group.',
    test: [
      'tests/unit/plugins/parts/packageManagers/expandCommands.test.ts › a command becomes tabs of its group with a block of code for each package manager',
      'tests/e2e/tabs.test.ts › tabs of package managers › work by pointer before React, for the whole group, and keep the choice',
    ],
  },
  {
    row: 201,
    rule: 'A reader is led to another language once per browser, by a flag.',
    test: 'tests/e2e/language.test.ts › the first visit › of a Chinese browser › opens the Chinese page once, keeping query and hash',
  },
];
