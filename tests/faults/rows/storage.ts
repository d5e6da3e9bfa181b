import type { FaultClass, FaultRow, Step } from '../FaultRow';
import { chooseTab, showsFirstTab, toggleScheme } from '../steps/controls';
import { holds, hydrate, reload } from '../steps/page';
import {
  blockStorage,
  breakStorage,
  emptyStorage,
  fillStorage,
  storedElsewhere,
} from '../steps/storage';

const tabsPage = '/guide/start/quick-start';

/** The page works, and what the reader chooses lasts for the visit. */
const without = (
  id: string,
  fault: string,
  steps: Step[],
  row: Partial<FaultRow> = {},
): FaultRow => ({
  id: `storage-${id}`,
  fault,
  by: 'storage',
  path: tabsPage,
  before: steps,
  act: [toggleScheme, showsFirstTab, chooseTab],
  ends: { documents: 0 },
  ...row,
});

const stock = { breaksStock: true, path: undefined, act: [toggleScheme] };

export const storage: FaultClass = {
  name: 'Storage that is not there',
  rows: [
    without('blocked', 'Site data are blocked', [blockStorage('localStorage', 'sessionStorage')], {
      from: [17, 18],
    }),
    without(
      'blocked-scheme',
      'Site data are blocked, and the colours are changed',
      [blockStorage('localStorage', 'sessionStorage')],
      {
        from: [17, 18],
        ...stock,
      },
    ),
    without('local-blocked', 'Local storage is blocked', [blockStorage('localStorage')], {
      from: [17],
    }),
    without('session-blocked', 'Session storage is blocked', [blockStorage('sessionStorage')]),
    without('local-null', 'Local storage is null', [emptyStorage('null', 'localStorage')]),
    without('local-undefined', 'There is no local storage', [
      emptyStorage('undefined', 'localStorage'),
    ]),
    without('session-null', 'Session storage is null', [emptyStorage('null', 'sessionStorage')]),
    without('session-undefined', 'There is no session storage', [
      emptyStorage('undefined', 'sessionStorage'),
    ]),
    without('quota', 'Nothing more can be written', [breakStorage('setItem')], { from: [20] }),
    without(
      'quota-scheme',
      'Nothing more can be written, and the colours are changed',
      [breakStorage('setItem')],
      {
        from: [20],
        ...stock,
      },
    ),
    without('unreadable', 'What is stored cannot be read', [breakStorage('getItem')]),
    without('no-removal', 'Nothing stored can be removed', [breakStorage('removeItem')]),
    without('full', 'Local storage is full to the last byte', [fillStorage('localStorage')], {
      from: [20],
    }),
    without('session-full', 'Session storage is full to the last byte', [
      fillStorage('sessionStorage'),
    ]),
    without('cleared-elsewhere', 'Another tab clears what is stored', [], {
      from: [23],
      act: [toggleScheme, storedElsewhere(null, null), toggleScheme, chooseTab],
    }),
    without('garbage-elsewhere', 'Another tab stores garbage', [], {
      act: [
        storedElsewhere('rspress-theme-appearance', '{"a":1}'),
        storedElsewhere('rspress.tabs.package.manager', 'NaN'),
        storedElsewhere('rslib-docs-code', '<img>'),
        toggleScheme,
        showsFirstTab,
      ],
    }),
    without('scheme-elsewhere', 'Another tab chooses the dark colours', [], {
      from: [23],
      act: [
        storedElsewhere('rspress-theme-appearance', 'dark'),
        holds('the colours follow', () => document.documentElement.classList.contains('dark')),
      ],
    }),
    without(
      'unwritable-chinese',
      'The visit cannot be remembered, and the browser is Chinese',
      [breakStorage('setItem')],
      {
        from: [24],
        visitor: 'chinese',
        path: '/',
        isStatic: true,
        act: [reload],
        ends: { documents: 1 },
      },
    ),
    without(
      'blocked-chinese',
      'Site data are blocked, and the browser is Chinese',
      [blockStorage('localStorage')],
      {
        from: [24],
        visitor: 'chinese',
        path: '/',
        act: [reload, hydrate],
        ends: { documents: 1 },
      },
    ),
    without('no-indexed-db', 'There are no databases, caches and workers of the site', [], {
      act: [toggleScheme],
      before: [
        ({ page }) =>
          page.addInitScript(() => {
            for (const name of ['indexedDB', 'caches']) {
              Object.defineProperty(window, name, { configurable: true, value: undefined });
            }
          }),
      ],
    }),
  ],
};
