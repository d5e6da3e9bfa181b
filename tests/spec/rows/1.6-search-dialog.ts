import type { SpecRow } from '../SpecRow';

/** Section 1.6 of the specification: search dialog. */
export const searchDialog: readonly SpecRow[] = [
  {
    row: 140,
    rule: 'A button of the bar opens search.',
    test: 'tests/e2e/searchDialog.test.ts › opening and closing › a click opens it, Escape closes it and gives the focus back',
  },
  {
    row: 141,
    rule: 'So does Ctrl or Cmd with K.',
    test: [
      'tests/e2e/searchDialog.test.ts › opening and closing › the shortcut that opened it closes it',
      'tests/unit/theme/lib/isSearchShortcut.test.ts › isSearchShortcut › knows Ctrl+K and Cmd+K, also in a field',
    ],
  },
  {
    row: 142,
    rule: 'Arrows move the highlight.',
    test: 'tests/e2e/searchResults.test.ts › results › are walked through with the arrows, round the ends',
  },
  {
    row: 143,
    rule: 'Enter opens what is highlighted.',
    test: [
      'tests/e2e/searchResults.test.ts › results › open with Enter: the page, scrolled to the section',
      'tests/e2e/searchResults.test.ts › results › Enter after closing does nothing',
    ],
  },
  {
    row: 144,
    rule: 'Escape closes it.',
    test: 'tests/e2e/searchDialog.test.ts › opening and closing › a click opens it, Escape closes it and gives the focus back',
  },
  {
    row: 145,
    rule: 'Results come in groups.',
    test: 'tests/e2e/searchResults.test.ts › results › are grouped under their page, marked in their own case, and counted',
  },
  {
    row: 146,
    rule: 'Several indexes are tabs.',
    test: [
      'tests/e2e/remoteSearch.test.ts › several indexes › are tabs, this site first, each with its number of hits',
      'tests/e2e/remoteSearch.test.ts › several indexes › tabs are walked through with the keyboard',
      'tests/e2e/remoteSearch.test.ts › several indexes › the chosen tab is kept, under the key of the specification',
    ],
  },
  {
    row: 147,
    rule: 'Hits of this site open here, those of another index in a new window.',
    test: 'tests/e2e/remoteSearch.test.ts › several indexes › their hits open in a new window, those of this site here',
  },
  {
    row: 148,
    rule: 'Small screens have a Cancel.',
    test: [
      'tests/e2e/searchTouch.test.ts › it fills the screen and Cancel closes it',
      'tests/unit/specTexts.test.ts › i18n.json › says at searchPanelCancelText what the specification says',
    ],
  },
  {
    row: 149,
    rule: 'The empty field says Search Docs.',
    test: 'tests/e2e/searchField.test.ts › the field says what it searches',
  },
  {
    row: 150,
    rule: 'Without a hit it says so and quotes the question.',
    test: 'tests/e2e/searchAnswers.test.ts › nothing found, strange input › says what was not found and what to do',
  },
  {
    row: 151,
    rule: 'It then asks for another keyword.',
    test: [
      'tests/e2e/searchAnswers.test.ts › nothing found, strange input › says what was not found and what to do',
      'tests/unit/specTexts.test.ts › i18n.json › says at searchSuggestedQueryText what the specification says',
    ],
  },
  {
    row: 152,
    rule: 'Search is a dialog to assistive technology.',
    test: [
      'tests/e2e/searchDialog.test.ts › opening and closing › the page behind does not scroll, and does so again',
      'tests/a11y/openStates.test.ts › search keeps every rule of axe in the light scheme at 1440',
    ],
  },
];
