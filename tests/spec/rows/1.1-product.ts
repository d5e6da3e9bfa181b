import type { SpecRow } from '../SpecRow';

/** Section 1.1 of the specification: product. */
export const product: readonly SpecRow[] = [
  {
    row: 1,
    rule: 'The site documents a tool that builds libraries as ESM, CJS, UMD and Module Federation.',
    test: 'tests/site/routes.test.ts › the built site › speaks of each of the four formats',
  },
  {
    row: 2,
    rule: 'The landing page says what the tool is based on, and how it creates JavaScript libraries.',
    test: 'tests/e2e/home.test.ts › / says what the tool is and leads on',
  },
  {
    row: 3,
    rule: 'The landing page says what the stack of tools around it is.',
    test: 'tests/e2e/home.test.ts › / says what the tool is and leads on',
  },
  {
    row: 4,
    rule: 'A hero without a title is called after the bundler.',
    test: 'tests/unit/theme/home/Hero.test.tsx › the hero › shows the texts of spec.md where it is told none',
  },
  {
    row: 5,
    rule: 'A hero without a subtitle gives the bundler’s.',
    test: 'tests/unit/theme/home/Hero.test.tsx › the hero › shows the texts of spec.md where it is told none',
  },
  {
    row: 6,
    rule: 'A hero without a description gives the bundler’s.',
    test: 'tests/unit/theme/home/Hero.test.tsx › the hero › shows the texts of spec.md where it is told none',
  },
  {
    row: 7,
    rule: 'Readers read, search, and go from page to page by the bar and by the page tree.',
    test: [
      'tests/e2e/withoutScript.test.ts › /guide/start/ shows all its text and links without script',
      'tests/e2e/searchResults.test.ts › results › open with Enter: the page, scrolled to the section',
      'tests/e2e/narrowScreen.test.ts › a link of Menu leads on, and nothing stays open',
      'tests/e2e/navigation.test.ts › a sidebar link opens its page without a page load, at its top',
    ],
  },
  {
    row: 8,
    rule: 'Readers switch language, version and colour scheme, by keyboard as well.',
    test: [
      'tests/e2e/language.test.ts › the language link goes to the same page where it is translated, without a page load, by keyboard',
      'tests/e2e/versionsSite.test.ts › versions › another version opens by keyboard, without a page load, and is the one chosen then',
      'tests/e2e/colorScheme.test.ts › the menu › is used by keyboard alone, and gives the focus back',
    ],
  },
  {
    row: 9,
    rule: 'A popover in the bar lists the tools of the same family.',
    test: 'tests/e2e/navPopovers.test.ts › a click opens the sibling tools, Escape closes them and gives the focus back (before React)',
  },
  {
    row: 10,
    rule: 'It lists six: bundler, build tool, site generator, library tool, analyzer, list of links.',
    test: 'tests/e2e/navPopovers.test.ts › each tool has a picture at its scale or a blank square, says what it is, and opens in a new tab',
  },
  {
    row: 11,
    rule: 'Each has its logo, name and description in the page’s language, and opens a new tab.',
    test: 'tests/e2e/navPopovers.test.ts › each tool has a picture at its scale or a blank square, says what it is, and opens in a new tab',
  },
  {
    row: 12,
    rule: 'A page shows five of these tools in a section.',
    test: 'tests/e2e/home.test.ts › / lists five tools of the stack, each a link to its site',
  },
  {
    row: 13,
    rule: 'There are no accounts, no data of readers and no server.',
    test: [
      'tests/unit/plugins/deployFiles/buildPolicy.test.ts › buildPolicy › allows this origin alone, and inline scripts by hash',
      'tests/e2e/everyRoute.test.ts › /guide/start/ is quiet, and React changes nothing in either scheme',
    ],
  },
];
