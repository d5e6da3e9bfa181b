import type { FaultClass, FaultRow, Step } from '../FaultRow';
import { chooseTab, closeSearch, openSearch, showsFirstTab, toggleScheme } from '../steps/controls';
import { beforeScripts, click, expectInPage, hydrate, reload } from '../steps/page';
import {
  blockStorage,
  breakStorage,
  emptyStorage,
  fillStorage,
  store,
  storedElsewhere,
} from '../steps/storage';

/** The page works, and what the reader chooses lasts for the visit. */
const without = (
  id: string,
  fault: string,
  before: Step | undefined,
  row: Partial<FaultRow> = {},
): FaultRow => ({
  id: `storage-${id}`,
  fault,
  path: '/guide/start/quick-start',
  before: before && [before],
  act: [toggleScheme, showsFirstTab, chooseTab, click('#sidebar summary')],
  ...row,
});

const chinese = { visitor: 'chinese', path: '/', documents: 1 } as const;
const areas = ['local', 'session'] as const;

export const storage: FaultClass = {
  name: 'Storage that is not there',
  rows: [
    without('blocked', 'Site data are blocked', blockStorage('localStorage', 'sessionStorage')),
    ...areas.flatMap((area) => [
      without(`${area}-blocked`, `The ${area} storage is blocked`, blockStorage(`${area}Storage`)),
      without(`${area}-null`, `The ${area} storage is null`, emptyStorage('null', area)),
      without(`${area}-undefined`, `There is no ${area} storage`, emptyStorage('undefined', area)),
      without(`${area}-full`, `The ${area} storage is full to the last byte`, fillStorage(area)),
    ]),
    without('quota', 'Nothing more can be written', breakStorage('setItem')),
    without('unreadable', 'What is stored cannot be read', breakStorage('getItem')),
    without('no-removal', 'Nothing stored can be removed', undefined, {
      before: [
        breakStorage('removeItem'),
        store('localStorage', 'rslib-docs-recent-searches', '["a"]'),
      ],
      act: [openSearch, click('dialog[open] h2 + button'), closeSearch],
    }),
    without('cleared-elsewhere', 'Another tab clears what is stored', undefined, {
      act: [toggleScheme, storedElsewhere(null, null), toggleScheme, chooseTab],
    }),
    without('garbage-elsewhere', 'Another tab stores garbage', undefined, {
      act: [
        storedElsewhere('rspress-theme-appearance', '{"a":1}'),
        storedElsewhere('rspress.tabs.package.manager', 'NaN'),
        storedElsewhere('rslib-docs-code', '<img>'),
        toggleScheme,
        showsFirstTab,
      ],
    }),
    without('scheme-elsewhere', 'Another tab chooses the dark colors', undefined, {
      act: [
        storedElsewhere('rspress-theme-appearance', 'dark'),
        expectInPage('the colors follow', () =>
          document.documentElement.classList.contains('dark'),
        ),
      ],
    }),
    without(
      'unwritable-chinese',
      'The visit cannot be remembered, and the browser is Chinese',
      breakStorage('setItem'),
      { ...chinese, isStatic: true, act: [reload] },
    ),
    without(
      'blocked-chinese',
      'Site data are blocked, and the browser is Chinese',
      blockStorage('localStorage'),
      { ...chinese, act: [reload, hydrate] },
    ),
    without(
      'no-indexed-db',
      'There are no databases, caches and workers of the site',
      beforeScripts(() => {
        for (const name of ['indexedDB', 'caches']) {
          Object.defineProperty(window, name, { configurable: true, value: undefined });
        }
      }),
      { act: [toggleScheme] },
    ),
  ],
};
