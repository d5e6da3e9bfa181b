import type { FaultClass, FaultRow } from '../FaultRow';
import { closeSearch, openSearch, showsFirstTab, toggleScheme } from '../steps/controls';
import { expectInPage, hydrate } from '../steps/page';
import { store } from '../steps/storage';

const hostile = '"><img src=x onerror="window.__xss=1">';

const stored = (
  key: string,
  value: string,
  check: FaultRow['check'],
  row: Partial<FaultRow> = {},
): FaultRow => ({
  id: `stored-${key}-${value}`,
  fault: `${JSON.stringify(value)} is stored under ${key}`,
  before: [store('localStorage', key, value)],
  act: check,
  // The head script reads it: React is not needed to see what comes of it.
  isStatic: true,
  ...row,
});

const inSession = (key: string, value: string): FaultRow =>
  stored(key, value, [toggleScheme, hydrate], { before: [store('sessionStorage', key, value)] });

const tabValues = [
  '99',
  '-1',
  'NaN',
  'abc',
  '1e999',
  '0.5',
  '',
  '<img>',
  '00000000001e5',
  '٣',
  hostile,
];
const schemeValues = ['purple', 'DARK', '{"a":1}', 'null', '', 'dark ', hostile];

const isAuto = expectInPage(
  'the colors are the system’s',
  () => !document.documentElement.matches('.dark'),
);

const isDark = expectInPage('the colors are the system’s', () =>
  document.documentElement.matches('.dark'),
);

export const storedValues: FaultClass = {
  name: 'Stored values that mean nothing',
  rows: [
    ...tabValues.map((value) =>
      stored('rspress.tabs.package.manager', value, [showsFirstTab], {
        path: '/guide/start/quick-start',
      }),
    ),
    ...schemeValues.map((value) =>
      stored('rspress-theme-appearance', value, [isAuto, toggleScheme]),
    ),
    stored('rspress-theme-appearance', 'purple', [isDark, toggleScheme], {
      id: 'stored-scheme-on-dark-system',
      visitor: 'dark',
    }),
    ...['false', '', '{}', hostile].map((value) => stored('rspress-visited', value, [])),
    ...['wrap no-wrap wrap', '[]', hostile].map((value) => stored('rslib-docs-code', value, [])),
    ...['{', 'null', '{"open":{"__proto__":true},"tree":{},"top":"x"}'].map((value) =>
      inSession('rslib-docs-sidebar', value),
    ),
    ...['{', 'null'].map((value) => inSession('rslib-docs-scroll', value)),
    ...['{', '{"a":1}', '[1,null,{}]', `["${'x'.repeat(500)}"]`, JSON.stringify([hostile])].map(
      (value) => stored('rslib-docs-recent-searches', value, [openSearch, closeSearch]),
    ),
  ],
};
