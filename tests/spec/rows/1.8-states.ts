import type { SpecRow } from '../SpecRow';

/** Section 1.8 of the specification: states. */
export const states: readonly SpecRow[] = [
  {
    row: 178,
    rule: 'An announcement shows until it is closed, then never again.',
    test: [
      'tests/e2e/announcement.test.ts › the announcement › is closed for good by keyboard (before React)',
      'tests/e2e/announcement.test.ts › the announcement › is closed for good by keyboard (after React)',
      'tests/e2e/announcement.test.ts › the announcement › that was closed is never drawn, and the page never moves for it',
    ],
  },
  {
    row: 179,
    rule: 'That is kept as the string `true` under the given key.',
    test: [
      'tests/e2e/announcement.test.ts › the announcement › is closed for good by keyboard (before React)',
      'tests/e2e/announcement.test.ts › the announcement › is closed for good by keyboard (after React)',
      'tests/unit/theme/lib/storageKey.test.ts › is the plain name at the root of an origin',
    ],
  },
  {
    row: 180,
    rule: 'The scheme is light, dark or auto; anything else counts as auto.',
    test: [
      'tests/e2e/colorScheme.test.ts › a stored "purple" counts as no choice',
      'tests/e2e/colorScheme.test.ts › the menu › offers light, dark and the system’s, and shows which is chosen (after React)',
    ],
  },
  {
    row: 181,
    rule: 'Auto follows the system.',
    test: 'tests/e2e/colorScheme.test.ts › follows the system, also while the page is open',
  },
  {
    row: 182,
    rule: 'The choice is kept, and other tabs follow.',
    test: [
      'tests/e2e/colorScheme.test.ts › a chosen scheme is there before the first paint of the next page',
      'tests/e2e/colorScheme.test.ts › another tab follows',
    ],
  },
  {
    row: 183,
    rule: 'Without a dark scheme the site is always light.',
    test: [
      'tests/e2e/plainSite.test.ts › without dark mode the page is light in every state, and nothing offers another scheme',
      'tests/e2e/plainSite.test.ts › without dark mode the page is light without script too',
    ],
  },
  {
    row: 184,
    rule: 'The new scheme is revealed in a circle of 400 ms, where the browser can and the reader wants motion.',
    test: [
      'tests/e2e/colorScheme.test.ts › the circular reveal › takes 400 ms',
      'tests/e2e/colorScheme.test.ts › the circular reveal › is left out for readers who want less motion',
      'tests/e2e/colorScheme.test.ts › the circular reveal › is left out where the browser has no View Transitions',
    ],
  },
  {
    row: 185,
    rule: 'Content changes in a view transition.',
    test: [
      'tests/e2e/contentSwitch.test.ts › the content is exchanged in one view transition, and the page says so once',
      'tests/e2e/contentSwitch.test.ts › the content is exchanged at once where less motion is wanted',
      'tests/e2e/contentSwitch.test.ts › the content is exchanged at once where there are no View Transitions',
      'tests/e2e/contentFade.test.ts › no fade is waited for on a slow machine',
      'tests/e2e/contentFade.test.ts › the content fades on a browser that reports no long tasks',
    ],
  },
  {
    row: 186,
    rule: 'An event follows each change of content.',
    test: [
      'tests/e2e/contentSwitch.test.ts › the content is exchanged in one view transition, and the page says so once',
      'tests/e2e/contentSwitch.test.ts › a link followed by a full page load fades as well, and says so',
    ],
  },
  {
    row: 187,
    rule: 'Some parts are drawn only after the first mount.',
    reason:
      'None is: what a page shows stands in its HTML, and React changes nothing that is seen (tests/e2e/everyRoute.test.ts).',
  },
  {
    row: 188,
    rule: 'Each navigation brings the data of its page.',
    test: 'tests/e2e/navigation.test.ts › a page reached by a click is the page its address serves',
  },
  {
    row: 189,
    rule: 'A page that came as HTML is hydrated, not drawn anew.',
    test: [
      'tests/e2e/everyRoute.test.ts › /guide/start/ is quiet, and React changes nothing in either scheme',
      'tests/e2e/watch.test.ts › the watch sees a page that React draws otherwise than the server',
    ],
  },
];
